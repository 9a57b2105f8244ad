import Interpreter
import Libraries

/// Making values of the types that the modules declare, from the host.
extension Machine {
  /// An object of any class, the learner's included, with one of its initializers by its full name.
  package func make(_ type: Nominal, _ initializer: String, _ arguments: [Value], isTraced: Bool = false) throws(Signal)
    -> Handle
  {
    guard let member = type.members(named: "init").first(where: { $0.fullName == initializer }) else {
      throw .trap("'\(type.name)' has no \(initializer)", at: current.position)
    }
    let value = try current.construct(type, member, arguments, isTraced: isTraced)
    guard let handle = value.unwrapped?.asHandle else {
      throw .trap("\(initializer) of '\(type.name)' gave no object", at: current.position)
    }
    return handle
  }

  /// A type by its path, `UIGestureRecognizer.State`.
  package func type(at path: String) -> Nominal? {
    var parts = path.split(separator: ".").map(String.init)[...]
    guard let first = parts.popFirst(), var found = program.nominal(named: first) else { return nil }
    found.ensureLoaded()
    while let part = parts.popFirst() {
      guard case .nominal(let inner)? = found.nestedType(part) else { return nil }
      inner.ensureLoaded()
      found = inner
    }
    return found
  }

  /// A case of an enum without payload, by the path of the enum.
  package func enumCase(_ path: String, _ name: String) -> Value {
    guard let type = type(at: path), let entry = type.cases.first(where: { $0.name == name }) else { return .void }
    return .enumeration(entry.plain)
  }

  /// A struct by the path of its type, fields in order of declaration.
  package func structure(at path: String, _ fields: [Value]) -> Value {
    guard let type = type(at: path) else { return .void }
    return .structure(StructValue(type, fields))
  }

  package func value(_ place: IndexPlace) -> Value { indexPath([place.section, place.item]) }

  /// The section and the row of an index path.
  package func place(_ path: Value) -> IndexPlace? {
    guard let indices = path.unwrapped?.asStruct?.fields[0].asArray, indices.count >= 2 else { return nil }
    return IndexPlace(section: indices[0].asInt ?? 0, item: indices[1].asInt ?? 0)
  }

  /// An error as a framework gives it.
  package func error(_ domain: String, _ code: Int, _ message: String?) throws(Signal) -> Value {
    let info = DictionaryValue()
    if let message { info[.string("NSLocalizedDescription")] = .string(message) }
    return .object(
      try make(
        program.known("NSError"), "init(domain:code:userInfo:)",
        [.string(domain), .int(code), .some(.dictionary(info))]))
  }

  /// Sets a property of an object as its owner would: observers of any kind hear of it.
  package func set(_ name: String, of handle: Handle, to value: Value) throws(Signal) {
    guard let member = handle.body.type.members(named: name).first(where: { !$0.isStatic && !$0.isCallable }) else {
      return
    }
    var this = Value.object(handle)
    let kind = (try? member.propertyType(program)).flatMap(program.scalarKind)
    try current.write(member, of: &this, kind.map(value.number) ?? value)
  }
}

/// Where a row or an item stands.
package struct IndexPlace: Hashable, Comparable {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  package static func < (a: IndexPlace, b: IndexPlace) -> Bool { (a.section, a.item) < (b.section, b.item) }
}

extension Body {
  /// What a framework keeps with the object beside its payload, made when it is first asked for.
  package func extra<T: AnyObject>(_ type: T.Type, _ make: () -> T) -> T {
    if let found = extras[ObjectIdentifier(type)] as? T { return found }
    let made = make()
    extras[ObjectIdentifier(type)] = made
    return made
  }

  package func existing<T: AnyObject>(_ type: T.Type) -> T? { extras[ObjectIdentifier(type)] as? T }

  /// A UIKit or AppKit view.
  package var isView: Bool { isKind(of: "UIView") || isKind(of: "NSView") }
  /// A UIKit or AppKit controller.
  package var isController: Bool { isKind(of: "UIViewController") || isKind(of: "NSViewController") }
}

extension Value {
  /// The raw value of an option set or of a struct around one number or text.
  package var raw: Int { unwrapped?.asStruct.flatMap { $0.count > 0 ? $0.fields[0].asInt : nil } ?? 0 }
  package var rawText: String { unwrapped?.asStruct.flatMap { $0.count > 0 ? $0.fields[0].asString : nil } ?? "" }
  package var rawNumber: Double { unwrapped?.asStruct.flatMap { $0.count > 0 ? $0.fields[0].asDouble : nil } ?? 0 }
}
