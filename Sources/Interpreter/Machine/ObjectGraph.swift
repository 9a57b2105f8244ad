import Diagnostics

/// Who holds whom: the strong references between the objects of a program, found from what is always there.
///
/// The program's own values say what they hold. What a framework keeps with an object is read by reflection: references
/// count there as the host's do, weak ones stand in `WeakReference` or name a `Body`, which holds nobody.
package struct ObjectGraph {
  /// A thing in the host that has a name in a path, as a view of the tree has.
  package protocol Place: AnyObject {
    /// Its name, nil where the path says nothing of it.
    var pathName: String? { get }
    /// Whether it is work that waits, as a timer is, and not something shown.
    var isWaiting: Bool { get }
  }

  /// A reference in a path: who holds, and through what.
  package struct Link {
    /// The object that holds, where one of the program's does.
    package let holder: Body?
    /// In words, as it stands in the path.
    package let words: String
    /// Where the code is that holds: a closure, a property.
    package let position: SourcePosition
    /// The name under which a closure holds, empty where it is none.
    package var captured = ""
    /// Whether it is work that waits: a timer, a queue, a notification, an observation.
    package var isWaiting = false

    package var isCapture: Bool { !captured.isEmpty }
  }

  private let machine: Machine

  package init(_ machine: Machine) { self.machine = machine }

  // MARK: Questions

  /// The shortest way from what is always there to an object; nil where nothing known leads to it.
  package func path(to body: Body) -> [Link]? {
    var search = Search(machine, target: body)
    for (name, value) in roots() { search.begin(value, word: name) }
    // What is shown names its places; all else that lasts is work that waits.
    for host in hosts() {
      let place = host as? any Place
      search.begin(host: host, word: place?.pathName ?? "", isWaiting: place?.isWaiting ?? true)
    }
    search.begin(host: machine.executor, word: "the main queue", isWaiting: true)
    return search.run()
  }

  /// The shortest way from an object back to itself.
  package func cycle(of body: Body) -> [Link]? {
    var search = Search(machine, target: body)
    search.begin(contentOf: body)
    return search.run()
  }

  /// A path as one line: `window → VStack → MapBox's coordinator → onTap: closure captures self`.
  package static func words(_ links: [Link]) -> String {
    var words: [String] = []
    // A place and what it keeps may have one name.
    for word in links.map(\.words) where !word.isEmpty && word != words.last { words.append(word) }
    return words.joined(separator: " → ")
  }

  /// Variables of the session, and static ones of its types.
  private func roots() -> [(String, Value)] {
    var found: [(String, Value)] = []
    for name in machine.program.variableOrder {
      if let variable = machine.program.variable(named: name) { found.append((name, variable.box.value)) }
    }
    for member in machine.program.sessionScope.ownMembers {
      if let box = member.storage { found.append((member.name, box.value)) }
    }
    for name in machine.program.sessionTypeNames.sorted() {
      guard let nominal = machine.program.nominal(named: name) else { continue }
      for member in nominal.ownMembers where member.isStatic {
        if let box = member.storage { found.append(("\(name).\(member.name)", box.value)) }
      }
    }
    return found
  }

  /// What the frameworks keep for the whole session.
  private func hosts() -> [AnyObject] {
    machine.extras.values.map { (name: String(describing: Swift.type(of: $0)), host: $0) }
      .sorted { ($0.host is any Place ? 0 : 1, $0.name) < ($1.host is any Place ? 0 : 1, $1.name) }.map(\.host)
  }
}

extension ObjectGraph.Place {
  package var isWaiting: Bool { false }
}

/// A search by breadth, so that the shortest way is found first.
private struct Search {
  private enum Thing {
    case value(Value)
    case body(Body)
    case host(AnyObject)
  }

  private struct Entry {
    let thing: Thing
    let parent: Int
    let link: ObjectGraph.Link?
  }

  private let machine: Machine
  private let target: Body
  private var entries: [Entry] = []
  private var seen: Set<ObjectIdentifier> = []
  /// The way's last entry, once the target was met.
  private var end: Int?

  init(_ machine: Machine, target: Body) {
    self.machine = machine
    self.target = target
  }

  mutating func begin(_ value: Value, word: String) { add(value, from: -1, holder: nil, word) }

  mutating func begin(host: AnyObject, word: String, isWaiting: Bool) {
    add(host: host, from: -1, holder: nil, word, isWaiting: isWaiting)
  }

  mutating func begin(contentOf body: Body) {
    entries.append(Entry(thing: .body(body), parent: -1, link: nil))
  }

  mutating func run() -> [ObjectGraph.Link]? {
    var next = 0
    while next < entries.count, end == nil {
      expand(next)
      next += 1
    }
    guard var place = end else { return nil }
    var links: [ObjectGraph.Link] = []
    while place >= 0 {
      if let link = entries[place].link { links.append(link) }
      place = entries[place].parent
    }
    return links.reversed()
  }

  private mutating func expand(_ index: Int) {
    switch entries[index].thing {
    case .value(let value): expand(value, index)
    case .body(let body): expand(body, index)
    case .host(let host): expand(host, index)
    }
  }

  private mutating func expand(_ body: Body, _ index: Int) {
    let members = body.type.allStoredMembers
    for slot in 0..<body.count {
      let member = members.first { $0.slot == slot }
      add(
        body.fields[slot], from: index, holder: body, "\(body.name)'s \(member?.plainName ?? "field")",
        at: member?.owner.isLearners == true ? member?.position ?? .none : .none)
    }
    if let watchers = body.watchers {
      add(host: watchers, from: index, holder: body, "\(body.name)'s observers", isWaiting: true)
    }
    if let payload = body.payload { add(host: payload, from: index, holder: body, body.name) }
    let extras = body.extras.values.map { (name: String(describing: Swift.type(of: $0)), extra: $0) }
    for (_, extra) in extras.sorted(by: { $0.name < $1.name }) {
      add(host: extra, from: index, holder: body, body.name)
    }
  }

  private mutating func expand(_ value: Value, _ index: Int) {
    switch value {
    case .structure(let value):
      let members = value.type.allStoredMembers
      for slot in 0..<value.count {
        let name = members.first { $0.slot == slot }?.plainName
        add(value.fields[slot], from: index, holder: nil, name.map { "\(value.type.name)'s \($0)" } ?? value.type.name)
      }
    case .enumeration(let value):
      for part in value.payload { add(part, from: index, holder: nil, ".\(value.entry.name)") }
    case .array(let values): for part in values { add(part, from: index, holder: nil, "") }
    case .tuple(let value): for part in value.elements { add(part, from: index, holder: nil, "") }
    case .set(let value): for part in value.elements { add(part, from: index, holder: nil, "") }
    case .dictionary(let value):
      for (key, part) in value.pairs {
        add(key, from: index, holder: nil, "")
        add(part, from: index, holder: nil, "")
      }
    case .some(let inner): add(inner, from: index, holder: nil, "")
    case .box(let box): add(box.value, from: index, holder: nil, "")
    case .function(let function):
      let line = function.code.position.line
      let place = line > 0 ? "closure (line \(line))" : "closure"
      for (offset, box) in function.captures.enumerated() {
        let name = offset < function.code.captureNames.count ? function.code.captureNames[offset] : "a value"
        add(
          box.value, from: index, holder: nil, "\(place) captures \(name)", at: function.code.position, captured: name)
      }
      if let receiver = function.receiver {
        add(receiver, from: index, holder: nil, "method \(function.code.name) of", at: function.code.position)
      }
    case .native(let host): add(host: host, from: index, holder: nil, "")
    default: break
    }
  }

  private mutating func expand(_ host: AnyObject, _ index: Int) {
    var mirror: Mirror? = Mirror(reflecting: host)
    while let current = mirror {
      for child in current.children { read(child.value, label: child.label ?? "", from: index) }
      mirror = current.superclassMirror
    }
  }

  /// A stored property of a thing in the host.
  private mutating func read(_ value: Any, label: String, from index: Int, depth: Int = 0) {
    switch value {
    case let value as Value: add(value, from: index, holder: nil, word(label, at: index))
    case let handle as Handle: add(.object(handle), from: index, holder: nil, word(label, at: index))
    case let box as Box: add(.box(box), from: index, holder: nil, word(label, at: index))
    case is Body, is String, is Int, is Double, is Bool: return
    default:
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .class: add(host: value as AnyObject, from: index, holder: nil, word(label, at: index))
      case .optional, .collection, .dictionary, .set, .tuple, .struct, .enum:
        guard depth < 6 else { return }
        for child in mirror.children {
          let isElement = mirror.displayStyle != .struct && mirror.displayStyle != .tuple
          let name = isElement || child.label?.first == "." ? label : child.label ?? label
          read(child.value, label: name, from: index, depth: depth + 1)
        }
      default: return
      }
    }
  }

  /// A property of a named place is said with its name: `MapBox's coordinator`.
  private func word(_ label: String, at index: Int) -> String {
    guard case .host(let host) = entries[index].thing, let place = host as? any ObjectGraph.Place,
      let name = place.pathName
    else { return "" }
    return label == "coordinator" ? "\(name)'s coordinator" : name
  }

  private mutating func add(
    _ value: Value, from parent: Int, holder: Body?, _ words: String, at position: SourcePosition = .none,
    captured: String = ""
  ) {
    guard end == nil else { return }
    let link =
      words.isEmpty
      ? nil : ObjectGraph.Link(holder: holder, words: words, position: position, captured: captured)
    switch value {
    case .object(let handle):
      if handle.body === target {
        entries.append(Entry(thing: .value(.void), parent: parent, link: link))
        end = entries.count - 1
      } else if seen.insert(ObjectIdentifier(handle.body)).inserted {
        entries.append(Entry(thing: .body(handle.body), parent: parent, link: link))
      }
    case .structure(let value): note(value, .structure(value), parent, link)
    case .function(let value): note(value, .function(value), parent, link)
    case .box(let value): note(value, .box(value), parent, link)
    case .native(let host): add(host: host, from: parent, holder: holder, words)
    case .enumeration, .array, .tuple, .set, .dictionary, .some:
      entries.append(Entry(thing: .value(value), parent: parent, link: link))
    default: break
    }
  }

  private mutating func note(_ identity: AnyObject, _ value: Value, _ parent: Int, _ link: ObjectGraph.Link?) {
    guard seen.insert(ObjectIdentifier(identity)).inserted else { return }
    entries.append(Entry(thing: .value(value), parent: parent, link: link))
  }

  private mutating func add(
    host: AnyObject, from parent: Int, holder: Body?, _ words: String, isWaiting: Bool = false
  ) {
    switch host {
    case is Machine, is Nominal, is Member, is Code, is Node, is Program, is WeakReference, is Body, is Fiber: return
    default: break
    }
    guard end == nil, seen.insert(ObjectIdentifier(host)).inserted else { return }
    let link =
      words.isEmpty && !isWaiting
      ? nil : ObjectGraph.Link(holder: holder, words: words, position: .none, isWaiting: isWaiting)
    entries.append(Entry(thing: .host(host), parent: parent, link: link))
  }
}

extension Member {
  /// The name as it was declared: a wrapped property's storage under the property's.
  fileprivate var plainName: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
}
