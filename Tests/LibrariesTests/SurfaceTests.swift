import Frameworks
import Interpreter
import Libraries
import Testing

/// Both sides of the surface: what is declared and what is bound.
struct SurfaceTests {
  /// Every member that the modules declare, with its key.
  private static func members(_ session: Session) -> [(key: String, member: Member)] {
    var result: [(String, Member)] = []
    func walk(_ nominal: Nominal) {
      nominal.ensureLoaded()
      for member in nominal.ownMembers { result.append(("\(nominal.name).\(member.fullName)", member)) }
      for name in nominal.nestedNames {
        if case .nominal(let inner)? = nominal.ownNestedType(name), inner.parent === nominal { walk(inner) }
      }
    }
    let program = session.machine.program
    for name in session.surface.declaredTypes { if let nominal = program.nominal(named: name) { walk(nominal) } }
    for name in session.surface.declaredFunctions {
      for member in program.functions(named: name) { result.append((member.fullName, member)) }
    }
    return result
  }

  @Test func everyBindingNamesAMember() {
    let unknown = inSession { session in
      let declared = Set(Self.members(session).map(\.key))
      // Swift's own library binds what sequences do once for each of the protocols that may declare it.
      return session.surface.boundKeys.filter { key in
        let owner = String(key.prefix { $0 != "." && $0 != "(" })
        guard session.machine.program.nominal(named: owner)?.module != "Swift" else { return false }
        return !declared.contains(key) && !(key.hasSuffix("=") && declared.contains(String(key.dropLast())))
      }
    }
    #expect(unknown == [])
  }

  @Test func everyFunctionDoesSomething() {
    let missing = inSession { session in
      Self.members(session).filter { _, member in
        guard member.unsimulated == nil, !member.isRequirement, case .none = member.body else { return false }
        // The enum's own and operators that the interpreter knows are no functions of the library.
        switch member.kind {
        case .stored, .enumCase: return false
        case .initializer: return false
        default: return member.owner.module != "Swift"
        }
      }.map(\.key)
    }
    #expect(missing == [])
  }
}
