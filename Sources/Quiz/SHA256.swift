/// The hash that seeds a paper and, later, chains an attempt: FIPS 180-4, for short texts.
package enum SHA256 {
  /// The first 64 bits of the digest of `bytes`, as a seed.
  package static func seed(_ parts: [String]) -> UInt64 {
    let words = digest(Array(parts.joined(separator: "\u{1F}").utf8))
    return UInt64(words[0]) << 32 | UInt64(words[1])
  }

  /// The digest in hexadecimal.
  package static func hex(_ bytes: [UInt8]) -> String {
    digest(bytes).map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }
    .joined()
  }

  private static func digest(_ bytes: [UInt8]) -> [UInt32] {
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    let length = UInt64(bytes.count) * 8
    message += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
    var hash = initial
    var start = 0
    while start < message.count {
      absorb(message[start..<start + 64], into: &hash)
      start += 64
    }
    return hash
  }

  private static func absorb(_ block: ArraySlice<UInt8>, into hash: inout [UInt32]) {
    let block = Array(block)
    var words = (0..<16).map { i in (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[4 * i + $1]) } }
    for i in 16..<64 {
      let a = words[i - 15]
      let b = words[i - 2]
      let small = turned(a, 7) ^ turned(a, 18) ^ (a >> 3)
      let large = turned(b, 17) ^ turned(b, 19) ^ (b >> 10)
      words.append(words[i - 16] &+ small &+ words[i - 7] &+ large)
    }
    var v = hash
    for i in 0..<64 {
      let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
      let sum = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)
      let first = v[7] &+ sum &+ choice &+ rounds[i] &+ words[i]
      let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      let second = (turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)) &+ majority
      v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for i in 0..<8 { hash[i] = hash[i] &+ v[i] }
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

  private static let primes: [UInt32] = {
    var primes: [UInt32] = []
    var candidate: UInt32 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }()

  /// 32 bits of the fraction of the square roots of the first eight primes: the largest r with r² ≤ p · 2⁶⁴.
  private static let initial: [UInt32] = primes.prefix(8).map { prime in
    UInt32(
      truncatingIfNeeded: largest { root in
        let square = root.multipliedFullWidth(by: root)
        return square.high < UInt64(prime) || (square.high == UInt64(prime) && square.low == 0)
      })
  }

  /// 32 bits of the fraction of the cube roots of the first 64 primes: the largest r with r³ ≤ p · 2⁹⁶.
  private static let rounds: [UInt32] = primes.map { prime in
    UInt32(
      truncatingIfNeeded: largest { root in
        let square = root.multipliedFullWidth(by: root)
        let low = square.low.multipliedFullWidth(by: root)
        let high = square.high * root + low.high
        return high < UInt64(prime) << 32
      })
  }

  /// The largest number below 2³⁶ for which `holds`.
  private static func largest(_ holds: (UInt64) -> Bool) -> UInt64 {
    var low: UInt64 = 0
    var high: UInt64 = 1 << 36
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
