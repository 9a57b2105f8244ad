import Frameworks
import Interpreter
import Simulation
import Testing
import ViewGraph

/// Both sides of UIKit and SwiftUI: what is declared and what is simulated.
struct SurfaceTests {
  /// Every type of the modules, outer before inner.
  private static func types(_ simulation: Simulation) -> [Nominal] {
    var result: [Nominal] = []
    func walk(_ nominal: Nominal) {
      nominal.ensureLoaded()
      result.append(nominal)
      for name in nominal.nestedNames {
        if case .nominal(let inner)? = nominal.ownNestedType(name), inner.parent === nominal { walk(inner) }
      }
    }
    for name in simulation.surface.declaredTypes {
      if let nominal = simulation.machine.program.nominal(named: name) { walk(nominal) }
    }
    return result
  }

  /// Every member of the modules, functions of no type included.
  private static func members(_ simulation: Simulation) -> [Member] {
    let functions = simulation.surface.declaredFunctions.flatMap { simulation.machine.program.functions(named: $0) }
    return types(simulation).flatMap(\.ownMembers) + functions
  }

  private static func key(_ member: Member) -> String {
    member.owner.name.isEmpty ? member.fullName : "\(member.owner.name).\(member.fullName)"
  }

  private static func isApple(_ nominal: Nominal) -> Bool {
    !["Swift", "_Concurrency", "Observation", "Dispatch", "Foundation", "ObjectiveC", "Combine"].contains(
      nominal.module)
  }

  @Test("Every binding names a member")
  func bindings() throws {
    let unknown = try inSimulation { simulation in
      let declared = Set(Self.members(simulation).map(Self.key))
      return simulation.surface.boundKeys.filter { key in
        let owner = String(key.prefix { $0 != "." && $0 != "(" })
        // Swift's own library binds what sequences do once for each of the protocols that may declare it.
        guard simulation.machine.program.nominal(named: owner)?.module != "Swift" else { return false }
        return !declared.contains(key) && !(key.hasSuffix("=") && declared.contains(String(key.dropLast())))
      }
    }
    #expect(unknown == [])
  }

  @Test("Every modifier, kind of view and type with a rule is declared")
  func rules() throws {
    let unknown = try inSimulation { simulation in
      let types = Self.types(simulation)
      let names = Set(types.map(\.name))
      let modifiers = Set(
        types.filter { ["View", "Shape", "InsettableShape", "ShapeView", "DynamicViewContent"].contains($0.name) }
          .flatMap(\.ownMembers).map(\.name))
      return ModifierNodes.handled.filter { !modifiers.contains($0) }
        + NodeFactory.handled.filter { !names.contains($0) }
        + simulation.surface.boundTypes.filter { !names.contains($0) }
    }
    #expect(unknown == [])
  }

  /// A modifier's content has this type in the text only: it is given the view itself.
  private static let typesOnly: Set = ["_ViewModifier_Content"]

  @Test("Every view has a kind or is marked")
  func views() throws {
    let missing = try inSimulation { simulation in
      let view = simulation.machine.program.known("View")
      return Self.types(simulation).filter {
        Self.isApple($0) && $0.kind == .structure && $0.unsimulated == nil && $0.conforms(to: view)
          && !NodeFactory.handled.contains($0.name) && !NodeFactory.isBuilt($0) && !Self.typesOnly.contains($0.name)
      }.map(\.name)
    }
    #expect(missing == [])
  }

  @Test("Every modifier has a rule or is marked")
  func modifiers() throws {
    let missing = try inSimulation { simulation in
      Self.types(simulation).filter { $0.name == "View" || $0.name == "Shape" }.flatMap(\.ownMembers).filter {
        $0.kind == .method && !$0.isStatic && !$0.isRequirement && $0.unsimulated == nil && !$0.isWrittenInSwift
          && !ModifierNodes.handled.contains($0.name)
      }.map(Self.key)
    }
    #expect(missing == [])
  }

  @Test("Every function does something or is marked")
  func functions() throws {
    let missing = try inSimulation { simulation in
      Self.members(simulation).filter { Self.isApple($0.owner) && $0.unsimulated == nil && !Self.isDone($0) }
        .map(Self.key)
    }
    #expect(missing == [])
  }

  /// Whether a member has all that it needs to be used.
  private static func isDone(_ member: Member) -> Bool {
    // A framework's own view has no body to be asked for.
    if member.isRequirement || member.name == "body" { return true }
    var isBound = true
    if case .none = member.body { isBound = false }
    switch member.kind {
    case .enumCase: return true
    case .stored: return !member.isStatic || isBound || member.initialValue != nil
    case .initializer: return isBound || storesItsArguments(member)
    case .computed, .subscription:
      if member.hasSetter, case .none = member.setter { return false }
      return isBound
    case .method: return isBound
    }
  }

  /// An initializer without a body puts its arguments into the properties of their names, in the order of these.
  private static func storesItsArguments(_ member: Member) -> Bool {
    let stored = member.owner.ownMembers.filter { $0.kind == .stored && !$0.isStatic }
    let taken = member.signature.parameters.map { $0.label ?? $0.name }
    return taken.allSatisfy { name in stored.contains { $0.name == name } }
      && stored.allSatisfy { $0.initialValue != nil || $0.hasOptionalType || taken.contains($0.name) }
  }
}

extension Member {
  fileprivate var hasOptionalType: Bool {
    if case .optional? = type { return true }
    return false
  }
}
