import Foundation

let d = Data("héy".utf8)
print(
  d.count, d, Array(d), d.first!, String(data: d, encoding: .utf8)!, d.base64EncodedString(),
  Data(base64Encoded: "aGk=").map { String(decoding: $0, as: UTF8.self) } ?? "")
var m = Data([1, 2, 3])
m.append(4)
m[0] = 9
print([UInt8](m), m.map { $0 * 2 }, m == Data([9, 2, 3, 4]), m.isEmpty, m.subdata(in: 1..<3).count)
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(id, id.uuidString.count, UUID() != UUID(), UUID(uuidString: "x") == nil, [id: 1][id]!)
let r = NSRange(location: 2, length: 3)
print(r.location, r.length, NSMaxRange(r))
