import Testing

/// Core Graphics' geometry, printed as on Apple's systems.
struct GeometryTests {
  /// Expected by hand: there is no such module on Linux.
  @Test func rectangles() {
    let output = printed(
      #"""
      import Foundation
      var r = CGRect(x: 1, y: 2, width: 10, height: 20)
      print(r, r.midX, r.maxY, r.insetBy(dx: 1, dy: 2), r.offsetBy(dx: 5, dy: 5))
      r.origin.x = 4
      r.size.width += 1
      print(r.origin, r.size, CGRect.zero == .zero, r == CGRect(x: 4, y: 2, width: 11, height: 20))
      print(r.contains(CGPoint(x: 5, y: 5)), r.intersects(CGRect(x: 0, y: 0, width: 2, height: 2)), r.union(CGRect(x: 0, y: 0, width: 1, height: 1)))
      print([CGPoint(x: 1, y: 2)], Optional(CGSize(width: 3, height: 4)) as Any, "\(CGSize.zero)")
      print(r.intersection(CGRect(x: 100, y: 0, width: 1, height: 1)).isNull, CGRect(x: 0.5, y: 0.5, width: 1, height: 1).integral)
      let side = 7
      print(CGSize(width: side, height: 2), CGRect(origin: .zero, size: CGSize(width: 1, height: 1)), CGRect(x: 10, y: 10, width: -5, height: -5).standardized)
      print(CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 2).tx, CGAffineTransform.identity.isIdentity)
      print(CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 0)), CGVector(dx: 1, dy: 2))
      """#)
    #expect(
      output == #"""
        (1.0, 2.0, 10.0, 20.0) 6.0 22.0 (2.0, 4.0, 8.0, 16.0) (6.0, 7.0, 10.0, 20.0)
        (4.0, 2.0) (11.0, 20.0) true true
        true false (0.0, 0.0, 15.0, 22.0)
        [(1.0, 2.0)] Optional((3.0, 4.0)) (0.0, 0.0)
        true (0.0, 0.0, 2.0, 2.0)
        (7.0, 2.0) (0.0, 0.0, 1.0, 1.0) (5.0, 5.0, 5.0, 5.0)
        1.0 true
        (4.0, 3.0) CGVector(dx: 1.0, dy: 2.0)
        """#)
  }
}
