import Frameworks

extension SwiftUIText {
  /// A path as its elements. Arcs are cubic curves of a quarter circle at most.
  static let path: StaticText = """
    public struct Path: Shape, Equatable {
      public enum Element: Equatable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
      }
      var elements: [Path.Element] = []
      var start: CGPoint = CGPoint(x: 0, y: 0)
      public private(set) var currentPoint: CGPoint? = nil
      public init() {}
      public init(_ callback: (inout Path) -> Void) { callback(&self) }
      public init(_ rect: CGRect) { addRect(rect) }
      public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
      public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
      }
      public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
      }
      public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
      }
      /// - Unsimulated: what a path of Core Graphics draws is not known; the path is empty
      public init(_ path: CGPath) {}
      public var isEmpty: Bool { elements.isEmpty }
      /// - Unsimulated: the path of Core Graphics that is given is empty
      public var cgPath: CGPath { CGMutablePath() }
      public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
        start = end
        currentPoint = end
      }
      public mutating func addLine(to end: CGPoint) {
        elements.append(.line(to: end))
        currentPoint = end
      }
      public mutating func addLines(_ lines: [CGPoint]) {
        for (index, point) in lines.enumerated() {
          if index == 0 { move(to: point) } else { addLine(to: point) }
        }
      }
      public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
        currentPoint = end
      }
      public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
        currentPoint = end
      }
      public mutating func closeSubpath() {
        guard !elements.isEmpty else { return }
        elements.append(.closeSubpath)
        currentPoint = start
      }
      public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        _add(transform) { path in
          path.move(to: CGPoint(x: rect.minX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
          path.closeSubpath()
        }
      }
      public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
      }
      public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        _add(transform) { path in
          path._corner(rect.midX, rect.midY, rect.width / 2, rect.height / 2, 0, 2 * .pi, isFirst: true)
          path.closeSubpath()
        }
      }
      public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity) {
        let (w, h) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
        _add(transform) { path in
          path._corner(rect.maxX - w, rect.minY + h, w, h, -.pi / 2, 0, isFirst: true)
          path._corner(rect.maxX - w, rect.maxY - h, w, h, 0, .pi / 2, isFirst: false)
          path._corner(rect.minX + w, rect.maxY - h, w, h, .pi / 2, .pi, isFirst: false)
          path._corner(rect.minX + w, rect.minY + h, w, h, .pi, 1.5 * .pi, isFirst: false)
          path.closeSubpath()
        }
      }
      public mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity) {
        let most = min(rect.width, rect.height) / 2
        let (a, b) = (min(cornerRadii.topTrailing, most), min(cornerRadii.bottomTrailing, most))
        let (c, d) = (min(cornerRadii.bottomLeading, most), min(cornerRadii.topLeading, most))
        _add(transform) { path in
          path._corner(rect.maxX - a, rect.minY + a, a, a, -.pi / 2, 0, isFirst: true)
          path._corner(rect.maxX - b, rect.maxY - b, b, b, 0, .pi / 2, isFirst: false)
          path._corner(rect.minX + c, rect.maxY - c, c, c, .pi / 2, .pi, isFirst: false)
          path._corner(rect.minX + d, rect.minY + d, d, d, .pi, 1.5 * .pi, isFirst: false)
          path.closeSubpath()
        }
      }
      /// Angles grow clockwise on the screen; the parameter says it the other way round, as on a device.
      public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity) {
        let turn = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        if abs(sweep) >= turn {
          sweep = clockwise ? -turn : turn
        } else if clockwise, sweep > 0 {
          sweep -= turn
        } else if !clockwise, sweep < 0 {
          sweep += turn
        }
        let isFirst = isEmpty
        _add(transform) { path in
          path._corner(center.x, center.y, radius, radius, startAngle.radians, startAngle.radians + sweep, isFirst: isFirst)
        }
      }
      public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity) {
        let isFirst = isEmpty
        _add(transform) { path in
          path._corner(center.x, center.y, radius, radius, startAngle.radians, startAngle.radians + delta.radians, isFirst: isFirst)
        }
      }
      /// A line to the first tangent's end, then one to the second's; the rounding between them is left out.
      public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        _add(transform) { path in
          path.addLine(to: tangent1End)
          path.addLine(to: tangent2End)
        }
      }
      public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let other = path.applying(transform)
        elements.append(contentsOf: other.elements)
        start = other.start
        currentPoint = other.currentPoint
      }
      mutating func _add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
        var part = Path()
        draw(&part)
        addPath(part, transform: transform)
      }
      /// A part of an ellipse, in cubic curves.
      mutating func _corner(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ from: Double, _ to: Double, isFirst: Bool) {
        func point(_ angle: Double, _ shift: Double) -> CGPoint {
          CGPoint(x: x + w * (cos(angle) - shift * sin(angle)), y: y + h * (sin(angle) + shift * cos(angle)))
        }
        if isFirst { move(to: point(from, 0)) } else { addLine(to: point(from, 0)) }
        let count = max(1, Int((abs(to - from) / (.pi / 2) - 0.000001).rounded(.up)))
        let step = (to - from) / Double(count)
        let handle = 4.0 / 3 * tan(step / 4)
        for i in 0..<count {
          let (a, b) = (from + Double(i) * step, from + Double(i + 1) * step)
          addCurve(to: point(b, 0), control1: point(a, handle), control2: point(b, -handle))
        }
      }
      public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }
      public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        func moved(_ point: CGPoint) -> CGPoint { point.applying(transform) }
        var result = Path()
        for element in elements {
          switch element {
          case .move(let to): result.move(to: moved(to))
          case .line(let to): result.addLine(to: moved(to))
          case .quadCurve(let to, let control): result.addQuadCurve(to: moved(to), control: moved(control))
          case .curve(let to, let control1, let control2): result.addCurve(to: moved(to), control1: moved(control1), control2: moved(control2))
          case .closeSubpath: result.closeSubpath()
          }
        }
        return result
      }
      public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
      /// The subpaths as corners, each curve in sixteen lines.
      func _lines() -> [[CGPoint]] {
        var result: [[CGPoint]] = []
        var line: [CGPoint] = []
        func mix(_ points: [CGPoint], _ t: Double) -> CGPoint {
          if points.count == 1 { return points[0] }
          var next: [CGPoint] = []
          for i in 1..<points.count {
            let (a, b) = (points[i - 1], points[i])
            next.append(CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
          }
          return mix(next, t)
        }
        func curve(_ controls: [CGPoint]) {
          let all = [line.last ?? CGPoint(x: 0, y: 0)] + controls
          for i in 1...16 { line.append(mix(all, Double(i) / 16)) }
        }
        for element in elements {
          switch element {
          case .move(let to):
            if line.count > 1 { result.append(line) }
            line = [to]
          case .line(let to): line.append(to)
          case .quadCurve(let to, let control): curve([control, to])
          case .curve(let to, let control1, let control2): curve([control1, control2, to])
          case .closeSubpath:
            if let first = line.first {
              line.append(first)
              result.append(line)
              line = [first]
            }
          }
        }
        if line.count > 1 { result.append(line) }
        return result
      }
      /// Of curves what sixteen lines reach: exact for ellipses and rounded corners.
      public var boundingRect: CGRect {
        let points = _lines().flatMap { $0 }
        guard let first = points.first else { return .null }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
          left = min(left, point.x)
          right = max(right, point.x)
          top = min(top, point.y)
          bottom = max(bottom, point.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      }
      public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var (winding, crossings) = (0, 0)
        for line in _lines() {
          for i in 0..<line.count {
            let (a, b) = (line[i], line[(i + 1) % line.count])
            guard (a.y <= p.y) != (b.y <= p.y), a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x else { continue }
            winding += a.y < b.y ? 1 : -1
            crossings += 1
          }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
      }
      public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        func length(_ a: CGPoint, _ b: CGPoint) -> Double {
          let (x, y) = (b.x - a.x, b.y - a.y)
          return (x * x + y * y).squareRoot()
        }
        let lines = _lines()
        var total = 0.0
        for line in lines { for i in 1..<line.count { total += length(line[i - 1], line[i]) } }
        let (first, last) = (total * max(from, 0), total * min(to, 1))
        var result = Path()
        var at = 0.0
        for line in lines {
          var isOpen = false
          for i in 1..<line.count {
            let (a, b) = (line[i - 1], line[i])
            let size = length(a, b)
            let (low, high) = (max(first, at), min(last, at + size))
            if low < high {
              func point(_ place: Double) -> CGPoint {
                CGPoint(x: a.x + (b.x - a.x) * (place - at) / size, y: a.y + (b.y - a.y) * (place - at) / size)
              }
              if !isOpen { result.move(to: point(low)) }
              isOpen = true
              result.addLine(to: point(high))
            }
            at += size
          }
        }
        return result
      }
      /// - Unsimulated: a stroke has no outline of its own; the path itself is given
      public func strokedPath(_ style: StrokeStyle) -> Path { self }
      public func path(in rect: CGRect) -> Path { self }
      public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }
    }
    """
}
