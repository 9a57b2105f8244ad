import Diagnostics
import Interpreter
import ViewGraph

extension Simulation {
  /// What the checklist finds in what was declared: rules that need no compiler.
  func checklist() -> [Diagnostic] {
    var found: [Diagnostic] = []
    func walk(_ nominal: Nominal) {
      found += neverCalled(in: nominal)
      for name in nominal.nestedNames {
        if case .nominal(let inner)? = nominal.ownNestedType(name), inner.parent === nominal { walk(inner) }
      }
    }
    for name in machine.program.sessionTypeNames {
      if let nominal = machine.program.nominal(named: name), nominal.isLearners { walk(nominal) }
    }
    return found
  }

  /// A method that is called as an optional requirement of a representable is, and is another one: a `static` too many
  /// or too few, other labels. SwiftUI calls its own default instead (L63, L164).
  private func neverCalled(in nominal: Nominal) -> [Diagnostic] {
    machine.representableRequirements(of: nominal).compactMap { requirement in
      let own = nominal.ownMembers.filter { $0.name == requirement.name && $0.kind == .method }
      guard let first = own.first,
        !own.contains(where: { $0.fullName == requirement.fullName && $0.isStatic == requirement.isStatic })
      else { return nil }
      let wanted = "\(requirement.isStatic ? "static func" : "func") \(requirement.fullName)"
      let what =
        first.fullName == requirement.fullName
        ? "'\(first.fullName)' of '\(nominal.name)' is \(first.isStatic ? "a static" : "an instance") method"
        : "'\(first.fullName)' of '\(nominal.name)' is a method of its own"
      return Diagnostic(
        "\(what): SwiftUI never calls it", advice: ["SwiftUI calls '\(wanted)'"], at: first.position,
        severity: .warning, rule: "representable-requirement")
    }
  }
}
