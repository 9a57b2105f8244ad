import Frameworks
import Glibc
import Interpreter

/// An affine transform as the host computes with it.
package struct TransformMath: Equatable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0

  package init() {}

  package init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  package init(_ value: Value) {
    self.init()
    guard let fields = value.unwrapped?.asStruct, fields.count == 6 else { return }
    let numbers = (0..<6).map { fields.fields[$0].asDouble ?? 0 }
    self = TransformMath(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  static func rotation(_ angle: Double) -> TransformMath {
    TransformMath(cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0)
  }

  /// First this one, then `other`.
  func then(_ o: TransformMath) -> TransformMath {
    TransformMath(
      a * o.a + b * o.c, a * o.b + b * o.d, c * o.a + d * o.c, c * o.b + d * o.d, tx * o.a + ty * o.c + o.tx,
      tx * o.b + ty * o.d + o.ty)
  }

  var inverted: TransformMath {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return TransformMath(
      d / determinant, -b / determinant, -c / determinant, a / determinant, (c * ty - d * tx) / determinant,
      (b * tx - a * ty) / determinant)
  }

  package func value(_ machine: Machine) -> Value {
    machine.structure("CGAffineTransform", .double(a), .double(b), .double(c), .double(d), .double(tx), .double(ty))
  }
}

func bindTransforms(_ b: Bindings) {
  func make(_ name: String, _ make: @escaping (Call, TransformMath) -> TransformMath) {
    b["CGAffineTransform.\(name)"] = { call in
      make(call, call.this.isType ? TransformMath() : TransformMath(call.this)).value(call.machine)
    }
  }
  make("init()") { _, _ in TransformMath(0, 0, 0, 0, 0, 0) }
  make("identity") { _, _ in TransformMath() }
  for name in ["init(a:b:c:d:tx:ty:)", "init(_:_:_:_:_:_:)"] {
    make(name) { call, _ in
      TransformMath(call.double(0), call.double(1), call.double(2), call.double(3), call.double(4), call.double(5))
    }
  }
  make("init(translationX:y:)") { call, _ in TransformMath(1, 0, 0, 1, call.double(0), call.double(1)) }
  make("init(scaleX:y:)") { call, _ in TransformMath(call.double(0), 0, 0, call.double(1), 0, 0) }
  make("init(rotationAngle:)") { call, _ in .rotation(call.double(0)) }
  make("translatedBy(x:y:)") { call, own in TransformMath(1, 0, 0, 1, call.double(0), call.double(1)).then(own) }
  make("scaledBy(x:y:)") { call, own in TransformMath(call.double(0), 0, 0, call.double(1), 0, 0).then(own) }
  make("rotated(by:)") { call, own in TransformMath.rotation(call.double(0)).then(own) }
  make("inverted()") { _, own in own.inverted }
  make("concatenating(_:)") { call, own in own.then(TransformMath(call.value(0))) }
  b["CGAffineTransform.isIdentity"] = { call in .bool(TransformMath(call.this) == TransformMath()) }
}
