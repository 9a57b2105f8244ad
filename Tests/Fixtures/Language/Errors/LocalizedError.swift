import Foundation

enum AppError: LocalizedError {
  case missing(String), denied
  var errorDescription: String? {
    switch self {
    case .missing(let f): "\(f) is missing";
    case .denied: nil
    }
  }
  var recoverySuggestion: String? { "try again" }
}
struct Plain: Error, CustomStringConvertible { var description: String { "plain text" } }
func fail(_ e: Error) throws { throw e }
do { try fail(AppError.missing("file")) } catch {
  print(error.localizedDescription, (error as? AppError)?.recoverySuggestion ?? "-")
}
do { try fail(Plain()) } catch { print(error, "\(error)") }
do { try fail(NSError(domain: "d", code: 4, userInfo: [NSLocalizedDescriptionKey: "ns text"])) } catch let e as NSError
{ print(e.domain, e.code, e.localizedDescription) }
do { try fail(CancellationError()) } catch is CancellationError { print("cancelled") } catch { print("?") }
let errors: [Error] = [AppError.denied, Plain()]
print(errors.map { $0 is AppError }, errors.compactMap { $0 as? LocalizedError }.count)
