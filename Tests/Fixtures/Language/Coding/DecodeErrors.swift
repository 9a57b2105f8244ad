import Foundation

struct P: Decodable { let x: Int; let name: String }
func attempt(_ s: String) -> String {
  do {
    let p = try JSONDecoder().decode(P.self, from: Data(s.utf8)); return "ok \(p.x)"
  } catch DecodingError.keyNotFound(let key, _) {
    return "missing \(key.stringValue)"
  } catch DecodingError.typeMismatch(let type, let context) {
    return "type \(type) at \(context.codingPath.map(\.stringValue))"
  } catch DecodingError.valueNotFound(let type, _) { return "null for \(type)" } catch DecodingError.dataCorrupted {
    return "corrupted"
  } catch { return "other" }
}
print(
  attempt(#"{"x": 1, "name": "a"}"#), attempt(#"{"x": 1}"#), attempt(#"{"x": "1", "name": "a"}"#),
  attempt(#"{"x": null, "name": "a"}"#), attempt("{"), separator: "\n")
