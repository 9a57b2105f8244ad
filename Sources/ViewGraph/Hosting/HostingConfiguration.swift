import Frameworks
import Interpreter
import Layout
import Trace
import UIKitModel

/// The content view of a `UIHostingConfiguration`: a hosting view whose root is the configuration itself, so that
/// another configuration of the same type updates what is there and keeps its state (H B8).
func bindHostingConfiguration(_ b: Bindings) {
  b["UIHostingConfiguration.background(content:)"] = { call in backed(call, try call.call(0)) }
  b["UIHostingConfiguration.background(_:)"] = { call in
    let type = call.machine.program.known("_UIHostingConfigurationBackgroundView")
    return backed(call, .structure(StructValue(type, [call.value(0)])))
  }
  b["_UIHostingContentView.init(configuration:)"] = { call in
    guard let body = call.body else { return .void }
    let hosted = HostedRoot(call.value(0))
    body.extra(HostedConfiguration.self) { HostedConfiguration(hosted) }.root = hosted
    let graph = call.machine.attachGraph(to: body, tracks: false) { [weak hosted] () throws(Signal) in
      hosted?.value ?? .void
    }
    graph.isCellContent = true
    graph.root.usesSafeArea = false
    return .void
  }
  b["_UIHostingContentView.configuration"] = { call in
    call.body?.existing(HostedConfiguration.self)?.root.value ?? .void
  }
  b["_UIHostingContentView.configuration="] = { call in
    guard let body = call.body, let hosted = body.existing(HostedConfiguration.self) else { return .void }
    hosted.root.value = call.value(0)
    body.graph?.invalidateRoot("configuration")
    return .void
  }
  let fitting = "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"
  b["_UIHostingContentView.\(fitting)"] = { call in
    guard let graph = call.body?.graph else { return .void }
    let target = call.machine.size(call.value(0))
    let isHigh = call.value(2).rawNumber >= 1000
    return call.machine.value(
      try graph.size(
        fitting: Proposal(width: target.width > 0 ? target.width : nil, height: isHigh ? target.height : nil)))
  }
}

/// What a hosting content view shows.
private final class HostedConfiguration {
  var root: HostedRoot
  init(_ root: HostedRoot) { self.root = root }
}

private func backed(_ call: Call, _ backing: Value) -> Value {
  guard let structure = call.this.asStruct, let member = structure.type.storedMember("backing") else {
    return call.this
  }
  let copy = structure.copy()
  copy.fields[member.slot] = .some(backing)
  return .structure(copy)
}

/// A row's height and its actions come from what it hosts.
func installHostedRows(_ machine: Machine) {
  let traits = machine.viewTraits
  traits.ownHeights.insert("_UIHostingContentView")
  traits.swipes["_UIHostingContentView"] = { body, isLeading in
    body.graph?.root.openSwipeActions(isLeading: isLeading) ?? false
  }
}
