import Frameworks
import Interpreter
import Layout
import Libraries

private func store(_ b: Bindings, _ key: String, _ names: [String]) {
  b[key] = { call in
    for (place, name) in names.enumerated() where !name.isEmpty { call.body?.setField(name, call.value(place)) }
    return .void
  }
}

/// The system controllers of UIKit itself.
func bindSystemControllers(_ b: Bindings) {
  store(
    b, "UIActivityViewController.init(activityItems:applicationActivities:)",
    ["activityItems", "applicationActivities"])
  for type in ["UIImagePickerController", "UIFontPickerViewController", "NSItemProvider"] {
    b["\(type).init()"] = { _ in .void }
  }
  b["UIFontPickerViewController.Configuration.init()"] = { _ in .void }
  store(b, "UIFontPickerViewController.init(configuration:)", ["configuration"])
  store(b, "UICloudSharingController.init(share:container:)", ["share"])
  b["UIImagePickerController.takePicture()"] = { call in
    _ = try call.machine.screen.endSystemTask("finish", nil)
    return .void
  }
  for labels in ["forOpeningContentTypes:", "forOpeningContentTypes:asCopy:"] {
    store(b, "UIDocumentPickerViewController.init(\(labels))", ["_types"])
  }
  for labels in ["forExporting:", "forExporting:asCopy:"] {
    store(b, "UIDocumentPickerViewController.init(\(labels))", ["_exported"])
  }
  b["NSItemProvider.init(object:)"] = { call in
    call.body?.setField("_object", .some(call.value(0)))
    return .void
  }
  b["NSItemProvider.canLoadObject(ofClass:)"] = { call in
    guard case .type(let type) = call.value(0), let body = call.body else { return .bool(false) }
    if body.field("_failure").unwrapped != nil { return .bool(true) }
    guard let object = body.field("_object").unwrapped, let own = call.machine.nominal(of: object) else {
      return .bool(false)
    }
    return .bool(type.nominal.map { own.inherits(from: $0) } ?? false)
  }
  b["NSItemProvider.hasItemConformingToTypeIdentifier(_:)"] = { call in
    .bool(["public.image", "public.png", "public.item"].contains(call.string(0)))
  }
  // Loaded elsewhere: the handler comes later, after a moment of virtual time, and not on the main thread.
  b["NSItemProvider.loadObject(ofClass:completionHandler:)"] = { call in
    guard let body = call.body, let handle = body.handle else { return .void }
    let (machine, handler) = (call.machine, call.value(1))
    machine.executor.schedule(after: 0.1) { () throws(Signal) in
      let failure = handle.body.field("_failure")
      let object: Value = failure.unwrapped == nil ? handle.body.field("_object") : .none
      try machine.offMainThread { () throws(Signal) in _ = try machine.current.call(handler, [object, failure]) }
    }
    return .object(try machine.make("NSObject"))
  }
  b["NSItemProvider.loadDataRepresentation(forTypeIdentifier:completionHandler:)"] = { call in
    let (machine, handler) = (call.machine, call.value(1))
    let data = machine.program.known("Data")
    let empty = try data.members(named: "init").first { $0.signature.parameters.isEmpty }.map {
      try call.fiber.construct(data, $0, [])
    }
    machine.executor.schedule(after: 0.1) { () throws(Signal) in
      try machine.offMainThread { () throws(Signal) in _ = try machine.current.call(handler, [.optional(empty), .none])
      }
    }
    return .object(try machine.make("NSObject"))
  }
}

/// The modules of the system's other controllers.
func systemControllerModules() -> [Module] {
  [
    Module("UniformTypeIdentifiers", exports: ["UIKit"], texts: []) { _ in },
    Module("PhotosUI", aliases: ["Photos"], exports: ["UIKit"], texts: [SystemTexts.photosUI]) { b in
      store(b, "PHPickerViewController.init(configuration:)", ["configuration"])
    },
    Module("VisionKit", exports: ["UIKit"], texts: [SystemTexts.visionKit]) { b in
      b["VNDocumentCameraScan.imageOfPage(at:)"] = { call in
        try call.machine.screen.picture("page \(call.int(0) + 1)")
      }
    },
    Module("MessageUI", exports: ["UIKit"], texts: [SystemTexts.messageUI]) { bindMail($0) },
    Module("SafariServices", exports: ["UIKit"], texts: [SystemTexts.safari]) { bindSafari($0) },
    Module("AVKit", aliases: ["AVFoundation", "CoreMedia"], exports: ["UIKit"], texts: [SystemTexts.avKit]) {
      bindPlayers($0)
    },
    Module("ContactsUI", aliases: ["Contacts"], exports: ["UIKit"], texts: [SystemTexts.contacts]) { _ in },
    Module("QuickLook", exports: ["UIKit"], texts: [SystemTexts.quickLook]) { bindPreviews($0) },
    Module("AuthenticationServices", exports: ["UIKit"], texts: [SystemTexts.authentication]) {
      bindAuthentication($0)
    },
  ]
}

private func bindMail(_ b: Bindings) {
  for type in ["MFMailComposeViewController", "MFMessageComposeViewController"] { b["\(type).init()"] = { _ in .void } }
  // What is written stands in the window: the subject and the text can be found.
  func show(_ key: String, _ place: Int = 0) {
    b["MFMailComposeViewController.\(key)"] = { call in
      guard let body = call.body else { return .void }
      body.extra(MailDraft.self, MailDraft.init).texts.append(call.string(place))
      return .void
    }
  }
  show("setSubject(_:)")
  show("setMessageBody(_:isHTML:)")
  show("setPreferredSendingEmailAddress(_:)")
  show("addAttachmentData(_:mimeType:fileName:)", 2)
  for name in ["setToRecipients(_:)", "setCcRecipients(_:)", "setBccRecipients(_:)"] {
    b["MFMailComposeViewController.\(name)"] = { call in
      call.body?.extra(MailDraft.self, MailDraft.init).texts += call.array(0).compactMap(\.asString)
      return .void
    }
  }
}

/// What a mail was filled in with.
final class MailDraft { var texts: [String] = [] }

private func bindSafari(_ b: Bindings) {
  b["SFSafariViewController.Configuration.init()"] = { _ in .void }
  for labels in ["url:", "url:configuration:"] {
    b["SFSafariViewController.init(\(labels))"] = { call in
      if call.arguments.count > 1 { call.body?.setField("configuration", call.value(1)) }
      return .void
    }
  }
  // The page is there a second later.
  b["SFSafariViewController.viewDidLoad()"] = { call in
    guard let handle = call.this.asHandle else { return .void }
    let machine = call.machine
    machine.executor.schedule(after: 1) { [weak handle] () throws(Signal) in
      guard let handle, handle.body.controller.view?.body.window != nil else { return }
      try machine.screen.ask(
        handle.body, "safariViewController(_:didCompleteInitialLoad:)", [.object(handle), .bool(true)])
    }
    return .void
  }
}

private func bindPlayers(_ b: Bindings) {
  for type in ["AVPlayer", "AVCaptureSession"] { b["\(type).init()"] = { _ in .void } }
  b["AVPlayerItem.init(url:)"] = { call in
    call.body?.setField("_url", .some(call.value(0)))
    return .void
  }
  b["AVPlayer.init(url:)"] = { call in
    let item = try call.machine.make("AVPlayerItem")
    item.body.setField("_url", .some(call.value(0)))
    call.body?.setField("currentItem", .some(.object(item)))
    return .void
  }
  b["AVPlayer.init(playerItem:)"] = { call in
    call.body?.setField("currentItem", call.value(0))
    return .void
  }
  bindPlayback(b)
  store(b, "AVPlayerLayer.init(player:)", ["player"])
  b["AVCaptureVideoPreviewLayer.init(session:)"] = { call in
    call.body?.setField("session", .some(call.value(0)))
    return .void
  }
}

private func bindPreviews(_ b: Bindings) {
  func load(_ call: Call) throws {
    guard let body = call.body, let handle = body.handle else { return }
    let screen = call.machine.screen
    let count = try screen.ask(body, "numberOfPreviewItems(in:)", [.object(handle)], field: "dataSource")?.asInt ?? 0
    guard count > 0 else { return }
    try screen.ask(
      body, "previewController(_:previewItemAt:)", [.object(handle), body.field("currentPreviewItemIndex")],
      field: "dataSource")
  }
  b["QLPreviewController.reloadData()"] = { call in
    try load(call)
    return .void
  }
  b["QLPreviewController.viewDidLoad()"] = b["QLPreviewController.reloadData()"]
}

/// A session of signing in by the web.
private final class Authentication {
  let scheme: String
  var handler: Value?
  init(_ scheme: String, _ handler: Value) {
    self.scheme = scheme
    self.handler = handler
  }
}

private func bindAuthentication(_ b: Bindings) {
  func session(_ call: Call) -> Authentication? { call.body?.payload as? Authentication }
  func end(_ handle: Handle, _ end: SystemEnd) throws {
    let machine = handle.body.machine
    machine.systemTasks.running.removeAll { $0.owner == ObjectIdentifier(handle.body) }
    guard let session = handle.body.payload as? Authentication, let handler = session.handler else { return }
    session.handler = nil
    let url = machine.url(end.value ?? "\(session.scheme)://callback?code=1")
    let error =
      end.way == .finish
      ? Value.none
      : .some(
        try machine.error(
          "com.apple.AuthenticationServices.WebAuthenticationSession", end.way == .cancel ? 1 : 2, end.value))
    _ = try machine.current.call(handler, [end.way == .finish ? .some(url) : .none, error])
  }
  b["ASWebAuthenticationSession.init(url:callbackURLScheme:completionHandler:)"] = { call in
    call.body?.payload = Authentication(call.optional(1)?.asString ?? "https", call.value(2))
    return .void
  }
  // The system retains a session that has started.
  b["ASWebAuthenticationSession.start()"] = { call in
    guard let handle = call.this.asHandle, let body = call.body, session(call)?.handler != nil else {
      return .bool(false)
    }
    try call.machine.screen.ask(
      body, "presentationAnchor(for:)", [.object(handle)], field: "presentationContextProvider")
    call.machine.systemTasks.running.append((ObjectIdentifier(body), { try end(handle, $0) }))
    return .bool(true)
  }
  b["ASWebAuthenticationSession.cancel()"] = { call in
    guard let body = call.body else { return .void }
    call.machine.systemTasks.running.removeAll { $0.owner == ObjectIdentifier(body) }
    session(call)?.handler = nil
    return .void
  }
}
