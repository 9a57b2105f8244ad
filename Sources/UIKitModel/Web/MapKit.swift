import Frameworks
import Interpreter
import Layout
import Trace

/// What a map keeps: its annotations with the views that were made for them, and what is selected.
final class MapPart {
  var annotations: [Handle] = []
  var views: [ObjectIdentifier: Handle] = [:]
  var overlays: [Handle] = []
  var classes: [String: Nominal] = [:]
  var selected: Handle?
  var pending: [Handle] = []
  /// The size that was laid out last.
  var size: Size?
}

extension Body {
  fileprivate var map: MapPart { extra(MapPart.self, MapPart.init) }
}

extension Screen {
  /// The region changes: will, once or more while it does, did (L211); animated it takes a moment.
  fileprivate func setRegion(_ map: Body, _ region: Value, animated: Bool) throws(Signal) {
    guard let handle = map.handle else { return }
    if region.isEqual(to: map.field("region")) { return }
    let flag = Value.bool(animated)
    try ask(map, "mapView(_:regionWillChangeAnimated:)", [.object(handle), flag])
    func end() throws(Signal) {
      map.setField("region", region)
      try ask(map, "mapViewDidChangeVisibleRegion(_:)", [.object(handle)])
      try ask(map, "mapView(_:regionDidChangeAnimated:)", [.object(handle), flag])
    }
    guard animated else { return try end() }
    machine.executor.schedule(after: 0.3) { [handle] () throws(Signal) in
      _ = handle
      try end()
    }
  }

  /// A finger moves the map: the centre goes the other way, by what the points are worth.
  fileprivate func pan(_ map: Body, by distance: Point) throws(Signal) {
    let region = map.field("region")
    let center = field("center", of: region)
    let span = field("span", of: region)
    let size = map.view.frame.size
    guard size.width > 0, size.height > 0 else { return }
    let latitude =
      (field("latitude", of: center).asDouble ?? 0)
      + distance.y / size.height * (field("latitudeDelta", of: span).asDouble ?? 0)
    let longitude =
      (field("longitude", of: center).asDouble ?? 0)
      - distance.x / size.width * (field("longitudeDelta", of: span).asDouble ?? 0)
    let moved = machine.structure(
      at: "MKCoordinateRegion",
      [machine.structure(at: "CLLocationCoordinate2D", [.double(latitude), .double(longitude)]), span])
    try setRegion(map, moved, animated: false)
  }

  /// A new size shows another region, which the map reports as any change (L211). The size it came into the window with
  /// changes nothing.
  fileprivate func resizeMap(_ map: Body) throws(Signal) {
    let size = map.view.frame.size
    guard let handle = map.handle, map.window != nil, map.map.size != size else { return }
    let isFirst = map.map.size == nil
    map.map.size = size
    if isFirst { return }
    try ask(map, "mapView(_:regionWillChangeAnimated:)", [.object(handle), .bool(false)])
    try ask(map, "mapViewDidChangeVisibleRegion(_:)", [.object(handle)])
    try ask(map, "mapView(_:regionDidChangeAnimated:)", [.object(handle), .bool(false)])
  }

  /// The views of new annotations are asked for in the next layout.
  fileprivate func showAnnotations(_ map: Body) throws(Signal) {
    let part = map.map
    guard let handle = map.handle, !part.pending.isEmpty, map.window != nil else { return }
    let due = part.pending
    part.pending = []
    var added: [Value] = []
    for annotation in due {
      let answer = try ask(map, "mapView(_:viewFor:)", [.object(handle), .object(annotation)])
      let view: Handle
      if case .object(let given)? = answer?.unwrapped {
        view = given
      } else {
        view = try machine.make("MKMarkerAnnotationView")
      }
      view.body.setField("annotation", .some(.object(annotation)))
      part.views[ObjectIdentifier(annotation.body)] = view
      setFrame(
        view.body, Rect(x: map.view.frame.size.width / 2, y: map.view.frame.size.height / 2, width: 28, height: 28))
      try insert(view, into: map)
      added.append(.object(view))
    }
    try ask(map, "mapView(_:didAdd:)", [.object(handle), .array(added)])
  }

  fileprivate func select(_ annotation: Handle?, on map: Body) throws(Signal) {
    guard let handle = map.handle else { return }
    let part = map.map
    if let old = part.selected, old !== annotation, let view = part.views[ObjectIdentifier(old.body)] {
      part.selected = nil
      try ask(map, "mapView(_:didDeselect:)", [.object(handle), .object(view)])
    }
    guard let annotation, part.selected !== annotation else { return }
    part.selected = annotation
    if let view = part.views[ObjectIdentifier(annotation.body)] {
      try ask(map, "mapView(_:didSelect:)", [.object(handle), .object(view)])
    }
  }
}

/// MapKit and what it needs of CoreLocation.
func mapKitModule() -> Module {
  Module("MapKit", aliases: ["CoreLocation"], exports: ["UIKit"], texts: [MapKitText.all], setUp: installMaps) { b in
    b["MKMapView.region="] = { call in
      guard let body = call.body else { return .void }
      // The setter has stored it already: the callbacks follow at once.
      let new = body.field("region")
      body.setField("region", .void)
      try call.machine.screen.setRegion(body, new, animated: false)
      return .void
    }
    b["MKMapView.setRegion(_:animated:)"] = { call in
      if let body = call.body { try call.machine.screen.setRegion(body, call.value(0), animated: call.bool(1)) }
      return .void
    }
    func recenter(_ call: Call, _ center: Value, animated: Bool) throws {
      guard let body = call.body else { return }
      let region = call.machine.structure(
        at: "MKCoordinateRegion", [center, field("span", of: body.field("region"))])
      try call.machine.screen.setRegion(body, region, animated: animated)
    }
    b["MKMapView.centerCoordinate"] = { call in field("center", of: call.body?.field("region") ?? .void) }
    b["MKMapView.centerCoordinate="] = { call in
      try recenter(call, call.value(0), animated: false)
      return .void
    }
    b["MKMapView.setCenter(_:animated:)"] = { call in
      try recenter(call, call.value(0), animated: call.bool(1))
      return .void
    }
    bindAnnotations(b)
  }
}

private func bindAnnotations(_ b: Bindings) {
  func add(_ call: Call, _ annotations: [Handle]) {
    guard let body = call.body else { return }
    body.map.annotations += annotations
    body.map.pending += annotations
    call.machine.screen.setNeedsLayout(body)
  }
  func remove(_ call: Call, _ annotations: [Handle]) throws {
    guard let part = call.body?.map else { return }
    for annotation in annotations {
      part.annotations.removeAll { $0 === annotation }
      part.pending.removeAll { $0 === annotation }
      if part.selected === annotation { part.selected = nil }
      if let view = part.views.removeValue(forKey: ObjectIdentifier(annotation.body)) {
        try call.machine.screen.remove(view.body)
      }
    }
  }
  b["MKMapView.annotations"] = { call in .array(call.body?.map.annotations.map { .object($0) } ?? []) }
  b["MKMapView.addAnnotation(_:)"] = { call in
    add(call, call.handle(0).map { [$0] } ?? [])
    return .void
  }
  b["MKMapView.addAnnotations(_:)"] = { call in
    add(call, call.array(0).compactMap(\.asHandle))
    return .void
  }
  b["MKMapView.removeAnnotation(_:)"] = { call in
    try remove(call, call.handle(0).map { [$0] } ?? [])
    return .void
  }
  b["MKMapView.removeAnnotations(_:)"] = { call in
    try remove(call, call.array(0).compactMap(\.asHandle))
    return .void
  }
  b["MKMapView.showAnnotations(_:animated:)"] = { call in
    let known = call.body?.map.annotations ?? []
    add(call, call.array(0).compactMap(\.asHandle).filter { new in !known.contains { $0 === new } })
    return .void
  }
  b["MKMapView.selectedAnnotations"] = { call in .array(call.body?.map.selected.map { [.object($0)] } ?? []) }
  b["MKMapView.selectAnnotation(_:animated:)"] = { call in
    if let body = call.body { try call.machine.screen.select(call.handle(0), on: body) }
    return .void
  }
  b["MKMapView.deselectAnnotation(_:animated:)"] = { call in
    if let body = call.body { try call.machine.screen.select(nil, on: body) }
    return .void
  }
  b["MKMapView.view(for:)"] = { call in
    .optional(call.handle(0).flatMap { call.body?.map.views[ObjectIdentifier($0.body)] }.map { .object($0) })
  }
  b["MKMapView.overlays"] = { call in .array(call.body?.map.overlays.map { .object($0) } ?? []) }
  b["MKMapView.addOverlay(_:)"] = { call in
    guard let body = call.body, let handle = body.handle, let overlay = call.handle(0) else { return .void }
    body.map.overlays.append(overlay)
    try call.machine.screen.ask(body, "mapView(_:rendererFor:)", [.object(handle), .object(overlay)])
    return .void
  }
  b["MKMapView.removeOverlay(_:)"] = { call in
    call.body?.map.overlays.removeAll { $0 === call.handle(0) }
    return .void
  }
  b["MKMapView.register(_:forAnnotationViewWithReuseIdentifier:)"] = { call in
    if case .type(let type)? = call.optional(0), let nominal = type.nominal {
      call.body?.map.classes[call.string(1)] = nominal
    }
    return .void
  }
  b["MKMapView.dequeueReusableAnnotationView(withIdentifier:)"] = { _ in .none }
  b["MKMapView.dequeueReusableAnnotationView(withIdentifier:for:)"] = { call in
    let type = call.body?.map.classes[call.string(0)] ?? call.machine.program.known("MKMarkerAnnotationView")
    return .object(
      try call.machine.make(
        type, "init(annotation:reuseIdentifier:)", [.some(call.value(1)), .some(.string(call.string(0)))]))
  }
  b["MKMapView.layoutSubviews()"] = { call in
    guard let body = call.body else { return .void }
    try call.machine.screen.showAnnotations(body)
    try call.machine.screen.resizeMap(body)
    return .void
  }
  b["MKAnnotationView.init(annotation:reuseIdentifier:)"] = { call in
    call.body?.setField("annotation", call.value(0))
    call.body?.setField("reuseIdentifier", call.value(1))
    return .void
  }
  for type in ["MKPointAnnotation", "MKPolyline"] { b["\(type).init()"] = { _ in .void } }
  b["MKPointAnnotation.init(coordinate:title:subtitle:)"] = { call in
    for (place, name) in ["coordinate", "title", "subtitle"].enumerated() {
      call.body?.setField(name, call.value(place))
    }
    return .void
  }
  b["MKPolyline.init(coordinates:count:)"] = { call in
    call.body?.setField("_coordinates", call.value(0))
    return .void
  }
  b["MKOverlayRenderer.init(overlay:)"] = { _ in .void }
}

private func installMaps(_ machine: Machine) {
  let traits = machine.viewTraits
  traits.gestures["MKMapView"] = { body, gesture in
    switch gesture {
    case .pan(let dx, let dy): try body.machine.screen.pan(body, by: Point(x: dx, y: dy))
    case .swipe(let direction):
      try body.machine.screen.pan(
        body,
        by: Point(
          x: direction & 1 != 0 ? 100 : direction & 2 != 0 ? -100 : 0,
          y: direction & 8 != 0 ? 100 : direction & 4 != 0 ? -100 : 0))
    case .pinch(let scale):
      guard scale > 0 else { return false }
      let region = body.field("region")
      let span = field("span", of: region)
      let smaller = body.machine.structure(
        at: "MKCoordinateSpan",
        ["latitudeDelta", "longitudeDelta"].map { .double((field($0, of: span).asDouble ?? 0) / scale) })
      try body.machine.screen.setRegion(
        body, body.machine.structure(at: "MKCoordinateRegion", [field("center", of: region), smaller]), animated: false)
    default: return false
    }
    return true
  }
  // A marker shows its annotation's title.
  traits.texts["MKAnnotationView"] = { body in
    guard case .object(let annotation)? = body.field("annotation").unwrapped,
      let title = try? body.machine.read("title", of: annotation).unwrapped?.asString
    else { return [] }
    return [title]
  }
  traits.touches["MKAnnotationView"] = { body, _ in
    guard let map = body.view.superview, case .object(let annotation)? = body.field("annotation").unwrapped else {
      return false
    }
    try body.machine.screen.select(annotation, on: map)
    return true
  }
}
