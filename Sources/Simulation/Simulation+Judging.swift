import Diagnostics
import Frameworks
import FrontEnd

extension Simulation {
  /// Lets the compiler judge what was declared since it was asked last: its findings are warnings at their places.
  /// Throws where they refuse the last entry, which they do only when that was asked for.
  func judge() throws {
    guard waitsForJudgement else { return }
    waitsForJudgement = false
    do {
      guard options.judging != .off, let judge = try compilerJudge() else { return }
      let found = try judge.judge(languageMode: options.languageMode ?? 5)
      if options.judging == .strict, found.contains(where: { $0.severity == .error }) {
        accepted.removeLast()
        judge.removeLast()
        throw ParseFailure(diagnostics: found)
      }
      for diagnostic in found { record(diagnostic.asWarning) }
    } catch let failure as CompilerFailure {
      record(failure)
    }
  }

  /// Judges what still waits at the end of the input, and tells what never came.
  package func finishJudging() {
    if waitsForJudgement { step {} }
    let missing = evaluator.takeMissing()
    if !missing.isEmpty { step { throw ParseFailure(diagnostics: missing) } }
  }

  /// What the checklist and the compiler have to say about all that was declared.
  package func review() -> [Diagnostic] {
    let own = checklist() + machine.deprecations.found
    do {
      return try own + (compilerJudge()?.review(languageMode: options.languageMode ?? 6) ?? [])
    } catch {
      record(error)
      return own
    }
  }

  /// Begins to make the modules for the compiler in the background, so that the first declaration need not wait.
  package func prepareCompiler() {
    guard options.judging != .off else { return }
    do { try makeCompiler()?.prepare() } catch { record(error) }
  }

  /// The judge with all that was accepted so far.
  private func compilerJudge() throws(CompilerFailure) -> SecondJudge? {
    if secondJudge == nil, try makeCompiler() == nil { return nil }
    guard let judge = secondJudge else { return nil }
    for entry in accepted[judge.count...] { judge.add(entry.text, line: entry.line) }
    return judge
  }

  private func makeCompiler() throws(CompilerFailure) -> Compiler? {
    guard let place = options.compiler else { return nil }
    if let secondJudge { return secondJudge.compiler }
    let modules = try CompilerModules(surface.interfaces() + [sessionModule()], below: place.cache)
    let compiler = Compiler(path: place.path, modules: modules)
    secondJudge = SecondJudge(compiler, always: surface.extending) { [weak self] name in self?.surface.home(of: name) }
    return compiler
  }

  /// The compiler's trouble is no fault of the learner's; it is told once.
  private func record(_ failure: CompilerFailure) {
    options.compiler = nil
    record(
      Diagnostic(
        "the installed compiler cannot judge: \(failure.reason)", advice: ["interop judges alone"], severity: .warning,
        rule: "swiftc"))
  }
}

extension Diagnostic {
  /// The same words, without stopping anything: a gap in our text must not keep a learner from running code.
  package var asWarning: Diagnostic {
    var copy = self
    copy.severity = .warning
    return copy
  }
}
