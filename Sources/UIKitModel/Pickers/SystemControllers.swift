import Diagnostics
import Interpreter
import Layout
import Libraries

/// Every way out of the system's controllers. Those that close themselves are said so; the others wait for their
/// delegate to dismiss them (Apple's pages on each).
func installSystemControllers(_ tasks: SystemTasks, _ machine: Machine) {
  let screen = machine.screen
  func failure(_ end: SystemEnd, _ domain: String) throws(Signal) -> Value {
    try machine.error(domain, -1, end.value ?? "The operation couldn’t be completed.")
  }

  // Dismisses itself, then the handler hears the type and whether it was done.
  tasks.ends["UIActivityViewController"] = { body, end in
    let handler = body.field("completionWithItemsHandler").unwrapped
    try screen.closeItself(body)
    guard let handler else { return true }
    // What a failure names is its message.
    let chosen = end.way == .finish ? end.value : nil
    let name =
      chosen.map { $0.contains(".") ? $0 : "com.apple.UIKit.activity.\($0)" } ?? "com.apple.UIKit.activity.Mail"
    let type = machine.structure(at: "UIActivity.ActivityType", [.string(name)])
    let error = end.way == .fail ? Value.some(try failure(end, "NSCocoaErrorDomain")) : .none
    _ = try machine.current.call(
      handler, [end.way == .cancel ? .none : .some(type), .bool(end.way == .finish), .none, error])
    return true
  }
  // Without the delegate's method it dismisses itself.
  tasks.ends["UIImagePickerController"] = { body, end in
    let picker = body.value
    if end.way == .finish {
      let info = DictionaryValue()
      func key(_ name: String) -> Value {
        machine.structure(at: "UIImagePickerController.InfoKey", [.string("UIImagePickerController\(name)")])
      }
      let image = try screen.picture("photo 1")
      info[key("MediaType")] = .string("public.image")
      info[key("OriginalImage")] = image
      if body.flag("allowsEditing") { info[key("EditedImage")] = try screen.picture("photo 1 edited") }
      let answer = try screen.ask(
        body, "imagePickerController(_:didFinishPickingMediaWithInfo:)", [picker, .dictionary(info)])
      if answer == nil { try screen.closeItself(body) }
    } else if try screen.ask(body, "imagePickerControllerDidCancel(_:)", [picker]) == nil {
      try screen.closeItself(body)
    }
    return true
  }
  tasks.ends["PHPickerViewController"] = { body, end in
    let limit = field("selectionLimit", of: body.field("configuration")).asInt ?? 1
    let count = end.way == .cancel ? 0 : limit == 0 ? end.count : min(limit, end.count)
    var results: [Value] = []
    for number in 0..<max(0, count) {
      let provider = try machine.make("NSItemProvider")
      if end.way == .fail {
        provider.body.setField("_failure", .some(try failure(end, "PHPhotosErrorDomain")))
      } else {
        provider.body.setField("_object", .some(try screen.picture("photo \(number + 1)")))
      }
      results.append(
        machine.structure(at: "PHPickerResult", [.object(provider), .some(.string("asset \(number + 1)"))]))
    }
    try screen.ask(body, "picker(_:didFinishPicking:)", [body.value, .array(results)])
    return true
  }
  // Dismisses itself, then tells.
  tasks.ends["UIDocumentPickerViewController"] = { body, end in
    try screen.closeItself(body)
    guard end.way == .finish else {
      try screen.ask(body, "documentPickerWasCancelled(_:)", [body.value])
      return true
    }
    var urls = body.field("_exported").asArray ?? []
    if urls.isEmpty {
      let type = body.field("_types").asArray?.first ?? .none
      let ending = field("_fileExtension", of: type).asString ?? "txt"
      let count = body.flag("allowsMultipleSelection") ? end.count : 1
      for number in 1...max(1, count) {
        urls.append(machine.url("file:///Documents/document%20\(number).\(ending)"))
      }
    }
    try screen.ask(body, "documentPicker(_:didPickDocumentsAt:)", [body.value, .array(urls)])
    return true
  }
  tasks.ends["VNDocumentCameraViewController"] = { body, end in
    let camera = body.value
    switch end.way {
    case .finish:
      let scan = try machine.make("VNDocumentCameraScan")
      scan.body.setField("pageCount", .int(end.count))
      try screen.ask(body, "documentCameraViewController(_:didFinishWith:)", [camera, .object(scan)])
    case .cancel: try screen.ask(body, "documentCameraViewControllerDidCancel(_:)", [camera])
    case .fail:
      let error = try failure(end, "com.apple.VisionKit")
      try screen.ask(body, "documentCameraViewController(_:didFailWithError:)", [camera, error])
    }
    return true
  }
  installMessages(tasks, machine)
  installViewers(tasks, machine)
}

private func installMessages(_ tasks: SystemTasks, _ machine: Machine) {
  let screen = machine.screen
  func result(_ end: SystemEnd, _ type: String) -> Value? {
    let word = end.way == .finish ? end.value ?? "sent" : end.way == .cancel ? "cancelled" : "failed"
    if case .void = machine.enumCase(type, word) { return nil }
    return machine.enumCase(type, word)
  }
  tasks.ends["MFMailComposeViewController"] = { body, end in
    guard let result = result(end, "MFMailComposeResult") else { return false }
    let error =
      end.way == .fail
      ? Value.some(try machine.error("MFMailComposeErrorDomain", 1, end.value ?? "The message couldn’t be sent."))
      : .none
    try screen.ask(
      body, "mailComposeController(_:didFinishWith:error:)", [body.value, result, error], field: "mailComposeDelegate")
    return true
  }
  tasks.ends["MFMessageComposeViewController"] = { body, end in
    guard let result = result(end, "MessageComposeResult") else { return false }
    try screen.ask(
      body, "messageComposeViewController(_:didFinishWith:)", [body.value, result], field: "messageComposeDelegate")
    return true
  }
  tasks.ends["CNContactPickerViewController"] = { body, end in
    try screen.closeItself(body)
    guard end.way == .finish else {
      try screen.ask(body, "contactPickerDidCancel(_:)", [body.value])
      return true
    }
    let contact = try machine.make("CNContact")
    let names = (end.value ?? "Ann Example").split(separator: " ")
    contact.body.setField("givenName", .string(names.first.map(String.init) ?? ""))
    contact.body.setField("familyName", .string(names.dropFirst().joined(separator: " ")))
    contact.body.setField("identifier", .string("contact 1"))
    try screen.ask(body, "contactPicker(_:didSelect:)", [body.value, .object(contact)])
    return true
  }
  tasks.ends["UICloudSharingController"] = { body, end in
    switch end.way {
    case .finish:
      let isStopped = end.value == "stopped"
      let method = isStopped ? "cloudSharingControllerDidStopSharing(_:)" : "cloudSharingControllerDidSaveShare(_:)"
      try screen.ask(body, method, [body.value])
    case .cancel: try screen.closeItself(body)
    case .fail:
      let error = try machine.error("CKErrorDomain", 1, end.value ?? "The share couldn’t be saved.")
      try screen.ask(body, "cloudSharingController(_:failedToSaveShareWithError:)", [body.value, error])
    }
    return true
  }
}

private func installViewers(_ tasks: SystemTasks, _ machine: Machine) {
  let screen = machine.screen
  // Done dismisses it, then the delegate hears of it.
  tasks.ends["SFSafariViewController"] = { body, end in
    if end.way == .fail {
      try screen.ask(body, "safariViewController(_:didCompleteInitialLoad:)", [body.value, .bool(false)])
      return true
    }
    try screen.closeItself(body)
    try screen.ask(body, "safariViewControllerDidFinish(_:)", [body.value])
    return true
  }
  tasks.ends["AVPlayerViewController"] = { body, end in
    guard end.way != .fail else { return false }
    try screen.closeItself(body)
    return true
  }
  tasks.ends["UIColorPickerViewController"] = { body, end in
    guard end.way != .fail, let handle = body.handle else { return false }
    if end.way == .finish, let name = end.value {
      guard let color = try machine.color(named: name) else {
        throw Diagnostic("'\(name)' is no colour", advice: ["names as in UIColor: systemRed, blue, label"])
      }
      try machine.set("selectedColor", of: handle, to: color)
      let isAsked = try screen.ask(
        body, "colorPickerViewController(_:didSelect:continuously:)", [.object(handle), color, .bool(false)])
      if isAsked == nil { try screen.ask(body, "colorPickerViewControllerDidSelectColor(_:)", [.object(handle)]) }
    }
    try screen.closeItself(body)
    try screen.ask(body, "colorPickerViewControllerDidFinish(_:)", [.object(handle)])
    return true
  }
  tasks.ends["UIFontPickerViewController"] = { body, end in
    guard end.way != .fail else { return false }
    try screen.closeItself(body)
    guard end.way == .finish else {
      try screen.ask(body, "fontPickerViewControllerDidCancel(_:)", [body.value])
      return true
    }
    body.setField("selectedFontDescriptor", .some(.object(try machine.make("UIFontDescriptor"))))
    try screen.ask(body, "fontPickerViewControllerDidPickFont(_:)", [body.value])
    return true
  }
  tasks.ends["QLPreviewController"] = { body, end in
    guard end.way != .fail else { return false }
    try screen.ask(body, "previewControllerWillDismiss(_:)", [body.value])
    try screen.closeItself(body)
    try screen.ask(body, "previewControllerDidDismiss(_:)", [body.value])
    return true
  }
}
