import Diagnostics

/// What happened, one of the kinds of the event contract.
public enum EventKind: String, Sendable, CaseIterable {
  case `init`, makeCoordinator, make, update, sizeThatFits, dismantle, `deinit`, body
  case onAppear, onDisappear, onChange, task, state, binding
  case delegate, action, notification, kvo
  case loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews, willMove, didMove, updateProperties, layoutSubviews
  case didMoveToWindow, didMoveToSuperview, willMoveToWindow, willMoveToSuperview, traitCollectionDidChange
  case prepareForReuse, updateConstraints, updateViewConstraints
  case layout, print, value, warning, error, found, report
}

/// How much of the trace the text form shows.
public enum TraceLevel: String, Sendable, CaseIterable, Comparable {
  case off, calls, full

  /// Whether less is shown at `a` than at `b`.
  public static func < (a: TraceLevel, b: TraceLevel) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

extension EventKind {
  /// The least level at which an event of this kind is shown.
  public var level: TraceLevel {
    switch self {
    case .print, .value, .found, .warning, .error, .report: .off
    case .onChange, .task, .binding, .notification, .kvo, .layout, .layoutSubviews, .updateProperties,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateConstraints, .updateViewConstraints:
      .full
    default: .calls
    }
  }
}

/// The cause of an event in a word or two and, where there is one, the event that it names.
public struct Because: Sendable, Equatable {
  /// The words, without the event's number.
  public var text: String
  /// The number of the event it comes from.
  public var event: Int?

  /// A cause in words, with the number of an event where there is one.
  public init(_ text: String, event: Int? = nil) {
    self.text = text
    self.event = event
  }

  /// `state query (12)`.
  public var description: String { event.map { "\(text) (\($0))" } ?? text }
}

/// A width and a height in points, nil for unspecified.
public struct EventSize: Sendable, Equatable {
  /// The width in points.
  public var width: Double?
  /// The height in points.
  public var height: Double?

  /// A size in points.
  public init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }
}

/// One line of the trace. A small value: its text is made when it is shown.
public struct Event: Sendable {
  /// What happened.
  public var kind: EventKind
  /// The type it happened to.
  public var type: String?
  /// The member that was called, as Swift writes it.
  public var member: String?
  /// What was printed, changed or sent.
  public var text: String?
  /// The words of a warning or an error.
  public var message: String?
  /// The handle of the object, `UISearchBar#1`.
  public var object: String?
  /// Why it happened.
  public var because: Because?
  /// Old and new value of an `onChange`.
  public var change: String?
  /// What was proposed, in points.
  public var proposal: EventSize?
  /// What was answered, in points.
  public var size: EventSize?
  /// Where something was found.
  public var path: String?
  /// The rule of a warning.
  public var rule: String?
  /// The step it belongs to.
  public var step = 0
  /// Its number in the session.
  public var number = 0
  /// How many calls it stands in.
  public var depth = 0
  /// Where in the source, `.none` where nowhere.
  public var position = SourcePosition.none
  /// The event that caused it, for `why`.
  public var cause: Int?

  /// An event of a kind; the recorder fills in number, step, depth and cause.
  public init(
    _ kind: EventKind, type: String? = nil, member: String? = nil, text: String? = nil, message: String? = nil,
    object: String? = nil, because: Because? = nil, change: String? = nil, proposal: EventSize? = nil,
    size: EventSize? = nil, path: String? = nil, rule: String? = nil, at position: SourcePosition = .none
  ) {
    self.kind = kind
    self.type = type
    self.member = member
    self.text = text
    self.message = message
    self.object = object
    self.because = because
    self.change = change
    self.proposal = proposal
    self.size = size
    self.path = path
    self.rule = rule
    self.position = position
  }

  /// What the event is about in one phrase, as case files and goals write it: its text, else its message, else its
  /// type, else its object.
  public var what: String {
    for candidate in [text, message, type, object] { if let candidate, !candidate.isEmpty { return candidate } }
    return ""
  }
}
