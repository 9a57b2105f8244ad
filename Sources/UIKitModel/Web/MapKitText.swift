import Frameworks

enum MapKitText {
  static let all: StaticText = """
    public struct CLLocationCoordinate2D {
      public var latitude: Double
      public var longitude: Double
      public init() {
        latitude = 0
        longitude = 0
      }
      public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
      }
    }
    public typealias CLLocationDegrees = Double
    public typealias CLLocationDistance = Double
    public struct MKCoordinateSpan {
      public var latitudeDelta: Double
      public var longitudeDelta: Double
      public init() {
        latitudeDelta = 0
        longitudeDelta = 0
      }
      public init(latitudeDelta: Double, longitudeDelta: Double) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
      }
    }
    public struct MKCoordinateRegion {
      public var center: CLLocationCoordinate2D
      public var span: MKCoordinateSpan
      public init() {
        center = CLLocationCoordinate2D()
        span = MKCoordinateSpan()
      }
      public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
      }
      public init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {
        self.center = center
        self.span = MKCoordinateSpan(latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000)
      }
    }
    @MainActor public protocol MKAnnotation: NSObjectProtocol {
      var coordinate: CLLocationCoordinate2D { get }
      var title: String? { get }
      var subtitle: String? { get }
    }
    extension MKAnnotation {
      public var title: String? { nil }
      public var subtitle: String? { nil }
    }
    @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
      public override init()
      public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil)
      open var coordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
      open var title: String? = nil
      open var subtitle: String? = nil
    }
    @MainActor public protocol MKOverlay: NSObjectProtocol {
    }
    @MainActor open class MKPolyline: NSObject, MKOverlay {
      public override init()
      public convenience init(coordinates: [CLLocationCoordinate2D], count: Int)
      open var _coordinates: [CLLocationCoordinate2D] = []
    }
    @MainActor open class MKOverlayRenderer: NSObject {
      public init(overlay: MKOverlay)
    }
    @MainActor open class MKPolylineRenderer: MKOverlayRenderer {
      open var strokeColor: UIColor? = nil
      open var lineWidth: CGFloat = 0
    }
    @MainActor open class MKAnnotationView: UIView {
      public init(annotation: MKAnnotation?, reuseIdentifier: String?)
      open var annotation: MKAnnotation? = nil
      open var reuseIdentifier: String? = nil
      open var image: UIImage? = nil
      open var canShowCallout: Bool = false
      open var isDraggable: Bool = false
      open var rightCalloutAccessoryView: UIView? = nil
      open var leftCalloutAccessoryView: UIView? = nil
      open var clusteringIdentifier: String? = nil
      open var centerOffset: CGPoint = CGPoint(x: 0, y: 0)
    }
    @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
      open var markerTintColor: UIColor? = nil
      open var glyphText: String? = nil
      open var glyphImage: UIImage? = nil
    }
    @MainActor open class MKPinAnnotationView: MKAnnotationView {
      open var pinTintColor: UIColor! = nil
      open var animatesDrop: Bool = false
    }
    @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    }
    extension MKMapViewDelegate {
      public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
      public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
      public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
      public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
      public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
      public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
      public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
      public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
      public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
      public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {}
    }
    public enum MKMapType: UInt {
      case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
    }
    @MainActor open class MKMapView: UIView {
      open weak var delegate: MKMapViewDelegate?
      open var region: MKCoordinateRegion = MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), span: MKCoordinateSpan(latitudeDelta: 90, longitudeDelta: 90))
      open var centerCoordinate: CLLocationCoordinate2D { get set }
      open var mapType: MKMapType = .standard
      open var isZoomEnabled: Bool = true
      open var isScrollEnabled: Bool = true
      open var isRotateEnabled: Bool = true
      open var isPitchEnabled: Bool = true
      open var showsUserLocation: Bool = false
      open var showsCompass: Bool = true
      open var showsScale: Bool = false
      open var userTrackingMode: Int = 0
      open func setRegion(_ region: MKCoordinateRegion, animated: Bool)
      open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool)
      open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
      open var annotations: [any MKAnnotation] { get }
      open var selectedAnnotations: [any MKAnnotation] { get }
      open func addAnnotation(_ annotation: any MKAnnotation)
      open func addAnnotations(_ annotations: [any MKAnnotation])
      open func removeAnnotation(_ annotation: any MKAnnotation)
      open func removeAnnotations(_ annotations: [any MKAnnotation])
      open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool)
      open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool)
      open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool)
      open func view(for annotation: any MKAnnotation) -> MKAnnotationView?
      open var overlays: [any MKOverlay] { get }
      open func addOverlay(_ overlay: any MKOverlay)
      open func removeOverlay(_ overlay: any MKOverlay)
      open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String)
      open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
      open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView
      open override func layoutSubviews()
      open var showsTraffic: Bool = false
      open var showsBuildings: Bool = true
      open func addOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { addOverlay(overlay) }
      }
      open func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { removeOverlay(overlay) }
      }
    }
    """
}
