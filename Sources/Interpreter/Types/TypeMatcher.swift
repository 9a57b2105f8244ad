/// Fits types to each other: binds open generic parameters and scores how well an argument suits a parameter.
package struct TypeMatcher {
  package let program: Program
  /// The parameters that may be bound.
  package var open: Set<GenericParameter> = []
  package var bindings: [GenericParameter: SwiftType] = [:]

  package init(program: Program, open: some Sequence<GenericParameter> = []) {
    self.program = program
    self.open = Set(open)
  }

  /// Scores `actual` where `expected` is wanted: 4 exact, 3 a literal or number conversion, 2 a subclass or a
  /// conformance, 1 an optional promotion or `Any`, 0 unknown; nil where it does not fit.
  package mutating func match(_ expected: SwiftType, _ actual: SwiftType) -> Int? {
    switch (expected, actual) {
    case (.unknown, _), (_, .unknown), (_, .never): return 0
    case (.parameter(let parameter), _) where open.contains(parameter):
      if let bound = bindings[parameter] {
        if case .unknown = bound {
          bindings[parameter] = actual
          return 2
        }
        // What it was bound to is settled: where a function calls itself, its own parameters stand in the arguments, and
        // these are not the ones to bind.
        let outer = open
        open = []
        defer { open = outer }
        if let score = match(bound, actual) { return min(score, 2) }
        // `nil ?? 1`, `[Cat(), Dog()]`: the wider of the two.
        if match(actual, bound) != nil {
          bindings[parameter] = actual
          return 1
        }
        return nil
      }
      for constraint in parameter.constraints {
        if case .nominal(let wanted, let wantedArguments) = constraint {
          if parameter.isPack, case .tuple(let elements) = actual {
            // `(repeat each T)`: each of them is to conform.
            guard elements.allSatisfy({ program.conforms($0.type, to: wanted) }) else { return nil }
            continue
          }
          guard program.conforms(actual, to: wanted) else { return nil }
          for (i, argument) in wantedArguments.enumerated() where i < wanted.primaryAssociatedTypes.count {
            _ = match(argument, SwiftType.associatedType(wanted.primaryAssociatedTypes[i], of: actual))
          }
        }
      }
      if !parameter.isPack { bindings[parameter] = actual }
      return 2
    case (.associated(let base, let name), _):
      let resolved = SwiftType.associatedType(name, of: base.substituting(bindings))
      if case .associated = resolved {
        return 0
      }
      return match(resolved, actual)
    case (_, .associated): return 0
    case (.optional(let wanted), .optional(let given)): return match(wanted, given)
    case (.optional(let wanted), _): return match(wanted, actual).map { max($0 - 1, 0) == 0 ? 0 : min($0, 1) }
    case (.existential(let types), _) where types.isEmpty: return 1
    case (.existential(let types), .optional):
      // An optional is a value like others where it conforms, as to Equatable.
      for case .nominal(let proto, _) in types {
        guard proto.name != "Error", program.conforms(actual, to: proto) else { return nil }
      }
      return 1
    case (_, .optional): return nil
    case (.existential(let types), _):
      for type in types {
        guard case .nominal(let proto, let arguments) = type else { continue }
        guard program.conforms(actual, to: proto) else { return nil }
        for (i, argument) in arguments.enumerated() where i < proto.primaryAssociatedTypes.count {
          let own = SwiftType.associatedType(proto.primaryAssociatedTypes[i], of: actual)
          if match(argument, own) == nil { return nil }
        }
      }
      return expected == actual ? 4 : 2
    case (.parameter(let a), .parameter(let b)): return a == b ? 4 : nil
    case (_, .parameter(let parameter)):
      for constraint in parameter.constraints { if let score = match(expected, constraint) { return score } }
      return nil
    case (.nominal(let wanted, let wantedArguments), .nominal(let given, let givenArguments)):
      if wanted === given {
        var score = 4
        for (a, b) in zip(wantedArguments, givenArguments) {
          guard let part = matchInvariant(a, b) else { return nil }
          score = min(score, max(part, 2))
        }
        return score
      }
      if program.isInterchangeable(wanted, given) { return 3 }
      if given.isClass, wanted.isClass, let arguments = given.upcast(to: wanted, arguments: givenArguments) {
        for (a, b) in zip(wantedArguments, arguments) where match(a, b) == nil { return nil }
        return 2
      }
      if program.bridges(given, to: wanted) { return 1 }
      return nil
    case (.nominal(let wanted, _), .existential(let types)):
      // A class-bound existential is used as what it inherits.
      for case .nominal(let proto, _) in types where proto.kind == .class && proto.inherits(from: wanted) { return 2 }
      return nil
    case (.tuple(let a), .tuple(let b)):
      guard a.count == b.count else { return nil }
      var score = 4
      for (x, y) in zip(a, b) {
        guard let part = match(x.type, y.type) else { return nil }
        score = min(score, part)
      }
      return score
    case (.function(let wanted), .function(let given)):
      if wanted.parameters.count != given.parameters.count {
        // A function of one tuple takes the tuple's parts, as closures may.
        return nil
      }
      for (a, b) in zip(wanted.parameters, given.parameters) where match(b, a) == nil && match(a, b) == nil {
        return nil
      }
      if wanted.result.isVoid { return given.result.isVoid ? 4 : (given.result.isUnknown ? 0 : nil) }
      return match(wanted.result, given.result).map { min($0, 3) }
    case (.metatype(let a), .metatype(let b)): return match(a, b)
    case (.never, _): return nil
    default: return expected == actual ? 4 : nil
    }
  }

  package mutating func mayMatch(_ expected: SwiftType, _ actual: SwiftType) -> Bool { match(expected, actual) != nil }

  /// Generic arguments must be the same type, or convert element by element as arrays, sets and optionals do.
  private mutating func matchInvariant(_ expected: SwiftType, _ actual: SwiftType) -> Int? { match(expected, actual) }
}
