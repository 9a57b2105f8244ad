import Quiz
import Testing

@Suite struct PaperTests {
  @Test func `SplitMix64 and SHA-256 give the published numbers`() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
    #expect(SHA256.hex(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(SHA256.hex([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      SHA256.hex(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }

  @Test func `the same seed gives the same paper, another one another`() {
    let quiz = Samples.quiz(Samples.all, "shuffle: questions options\n")
    func ids(_ seed: UInt64) -> [String] { Paper(quiz, seed: seed).items.map { "\($0.question.id)\($0.order)" } }
    #expect(ids(7) == ids(7))
    #expect(Set((0..<20).map(ids)).count > 10)
    #expect(Paper.seed(quiz: quiz, learner: "ann", code: "x") != Paper.seed(quiz: quiz, learner: "bea", code: "x"))
  }

  @Test func `drawing keeps the order of the file unless it is shuffled`() {
    for seed in UInt64(0)..<20 {
      let paper = Paper(Samples.quiz(Samples.all, "pick: 3\n"), seed: seed)
      let places = paper.items.map { item in
        ["who", "which", "order", "many", "name", "predict", "do"].firstIndex(of: item.question.id) ?? -1
      }
      #expect(places.count == 3 && places == places.sorted())
    }
  }

  @Test func `items to put in order are never shown in order`() {
    for seed in UInt64(0)..<50 {
      let order = Paper(Samples.quiz(Samples.order), seed: seed).items[0].order
      #expect(order != [0, 1, 2, 3] && order.sorted() == [0, 1, 2, 3])
    }
  }

  @Test func `so many of each tag`() {
    let questions = "## A {#a type=text tag=x}\n= a\n## B {#b type=text tag=x}\n= b\n## C {#c type=text tag=y}\n= c\n"
    let paper = Paper(Samples.quiz(questions, "pick: x=1 y=1\n"), seed: 3)
    #expect(paper.items.count == 2 && paper.items[1].question.id == "c")
  }

  @Test func `every order is about as likely`() {
    var generator = SeededGenerator(seed: 42)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<6000 { counts[generator.order(of: 3), default: 0] += 1 }
    #expect(counts.count == 6 && counts.values.allSatisfy { (850...1150).contains($0) })
  }
}
