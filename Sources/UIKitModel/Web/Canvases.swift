import Frameworks
import Interpreter
import Layout
import Libraries

/// Views that others draw: pencil canvases, scenes and the camera's.
enum CanvasText {
  static let pencil: StaticText = """
    public struct PKStroke: Equatable {
      public var _number: Int
      public init(_number: Int) { self._number = _number }
    }
    public struct PKDrawing: Equatable {
      public var strokes: [PKStroke] = []
      public init() {}
      public init(strokes: [PKStroke]) { self.strokes = strokes }
      public init(data: Data) throws {}
      public var bounds: CGRect { strokes.isEmpty ? CGRect(x: 0, y: 0, width: 0, height: 0) : CGRect(x: 0, y: 0, width: 100, height: 100) }
      public func dataRepresentation() -> Data { Data() }
      public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
    }
    @MainActor public protocol PKTool {
    }
    @MainActor public struct PKInkingTool: PKTool {
      public var inkType: PKInkingTool.InkType
      public var color: UIColor
      public var width: CGFloat
      public init(_ type: PKInkingTool.InkType, color: UIColor = UIColor.black, width: CGFloat? = nil) {
        self.inkType = type
        self.color = color
        self.width = width ?? 5
      }
      public enum InkType: String {
        case pen, pencil, marker
      }
    }
    @MainActor public struct PKEraserTool: PKTool {
      public var eraserType: PKEraserTool.EraserType
      public init(_ eraserType: PKEraserTool.EraserType) { self.eraserType = eraserType }
      public enum EraserType {
        case vector, bitmap
      }
    }
    @MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    }
    extension PKCanvasViewDelegate {
      public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
      public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
      public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
      public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    }
    public enum PKCanvasViewDrawingPolicy: Int {
      case `default`, anyInput, pencilOnly
    }
    @MainActor open class PKCanvasView: UIScrollView {
      open var drawing: PKDrawing = PKDrawing()
      open var tool: any PKTool = PKInkingTool(.pen)
      open var drawingPolicy: PKCanvasViewDrawingPolicy = .default
      open var isRulerActive: Bool = false
      open var isDrawingEnabled: Bool = true
    }
    @MainActor open class PKToolPicker: NSObject {
      public override init()
      open var isVisible: Bool = false
      open var selectedTool: any PKTool = PKInkingTool(.pen)
      open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) { isVisible = visible }
      open func addObserver(_ observer: AnyObject) {}
      open func removeObserver(_ observer: AnyObject) {}
    }
    """

  static let scenes: StaticText = """
    open class SCNNode: NSObject {
      public override init()
      open var name: String? = nil
      open var childNodes: [SCNNode] = []
      open func addChildNode(_ child: SCNNode) { childNodes.append(child) }
    }
    open class SCNScene: NSObject {
      public override init()
      public init?(named name: String)
      open var rootNode: SCNNode = SCNNode()
      open var isPaused: Bool = false
    }
    @MainActor open class SCNView: UIView {
      open var scene: SCNScene? = nil
      open var allowsCameraControl: Bool = false
      open var autoenablesDefaultLighting: Bool = false
      open var showsStatistics: Bool = false
      open var isPlaying: Bool = false
      open func play(_ sender: Any?) { isPlaying = true }
      open func pause(_ sender: Any?) { isPlaying = false }
    }
    """

  static let reality: StaticText = """
    @MainActor open class ARConfiguration: NSObject {
      public static var isSupported: Bool { true }
    }
    @MainActor open class ARWorldTrackingConfiguration: ARConfiguration {
      public override init()
      open var planeDetection: Int = 0
    }
    @MainActor public protocol ARSessionDelegate: NSObjectProtocol {
    }
    extension ARSessionDelegate {
      public func session(_ session: ARSession, didFailWithError error: any Error) {}
      public func sessionWasInterrupted(_ session: ARSession) {}
      public func sessionInterruptionEnded(_ session: ARSession) {}
    }
    @MainActor open class ARSession: NSObject {
      open weak var delegate: ARSessionDelegate?
      open var configuration: ARConfiguration? = nil
      open func run(_ configuration: ARConfiguration) { self.configuration = configuration }
      open func pause() { configuration = nil }
    }
    @MainActor public protocol ARSCNViewDelegate: NSObjectProtocol {
    }
    @MainActor open class ARSCNView: SCNView {
      open weak var delegate: ARSCNViewDelegate?
      open var session: ARSession = ARSession()
    }
    """
}

/// The numbers of strokes.
private final class StrokeCount { var next = 0 }

func canvasModules() -> [Module] {
  [
    Module("PencilKit", exports: ["UIKit"], texts: [CanvasText.pencil], setUp: installCanvases) { b in
      b["PKToolPicker.init()"] = { _ in .void }
      // A drawing that code sets reports itself too; later, as rendering does (not verified).
      b["PKCanvasView.drawing="] = { call in
        guard let handle = call.this.asHandle else { return .void }
        let machine = call.machine
        machine.executor.schedule { [weak handle] () throws(Signal) in
          guard let handle else { return }
          try machine.screen.ask(handle.body, "canvasViewDrawingDidChange(_:)", [.object(handle)])
        }
        return .void
      }
    },
    Module("SceneKit", exports: ["UIKit"], texts: [CanvasText.scenes]) { b in
      for type in ["SCNNode", "SCNScene"] { b["\(type).init()"] = { _ in .void } }
      b["SCNScene.init(named:)"] = { call in .some(call.this) }
    },
    Module("ARKit", aliases: ["RealityKit"], exports: ["SceneKit"], texts: [CanvasText.reality]) { b in
      b["ARWorldTrackingConfiguration.init()"] = { _ in .void }
    },
  ]
}

private func installCanvases(_ machine: Machine) {
  // A pan draws a stroke: the tool begins, the drawing changes, the tool ends.
  machine.viewTraits.gestures["PKCanvasView"] = { body, gesture in
    guard case .pan = gesture, let handle = body.handle, body.flag("isDrawingEnabled") else { return false }
    let screen = machine.screen
    try screen.ask(body, "canvasViewDidBeginUsingTool(_:)", [.object(handle)])
    let count = machine.extra(StrokeCount.self, StrokeCount.init)
    count.next += 1
    let strokes = field("strokes", of: body.field("drawing")).asArray ?? []
    let stroke = machine.structure(at: "PKStroke", [.int(count.next)])
    body.setField("drawing", machine.structure(at: "PKDrawing", [.array(strokes + [stroke])]))
    try screen.ask(body, "canvasViewDrawingDidChange(_:)", [.object(handle)])
    try screen.ask(body, "canvasViewDidEndUsingTool(_:)", [.object(handle)])
    return true
  }
}
