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

/// One line of the trace. A small value, for a session has hundreds of thousands: its text is made when it is shown, and
/// what few events carry is kept apart.
public struct Event: Sendable {
  /// What happened.
  public var kind: EventKind
  /// The type it happened to.
  public var type: String?
  /// The member that was called, as Swift writes it.
  public var member: String?
  /// What was printed, changed or sent.
  public var text: String?
  /// The handle of the object, `UISearchBar#1`.
  public var object: String?
  private var reason: String?
  private var words: Words?
  private var sizes: Sizes?
  private var counts = Counts()

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
    self.object = object
    if message != nil || change != nil || path != nil || rule != nil {
      words = Words(message: message, change: change, path: path, rule: rule)
    }
    if proposal != nil || size != nil { sizes = Sizes(proposal: proposal, size: size) }
    if because != nil { self.because = because }
    self.position = position
  }

  /// What the event is about in one phrase, as case files and goals write it: its text, else its message, else its
  /// type, else its object.
  public var what: String {
    for candidate in [text, message, type, object] { if let candidate, !candidate.isEmpty { return candidate } }
    return ""
  }
}

extension Event {
  /// What warnings, changes and finds carry.
  private final class Words: Sendable {
    let message: String?
    let change: String?
    let path: String?
    let rule: String?

    init(message: String?, change: String?, path: String?, rule: String?) {
      self.message = message
      self.change = change
      self.path = path
      self.rule = rule
    }
  }

  /// What questions of the layout carry, in points.
  private final class Sizes: Sendable {
    let proposal: EventSize?
    let size: EventSize?

    init(proposal: EventSize?, size: EventSize?) {
      self.proposal = proposal
      self.size = size
    }
  }

  /// Numbers of events, from 1, 0 for none; line and column.
  private struct Counts: Sendable {
    var step: Int32 = 0
    var number: Int32 = 0
    var depth: Int32 = 0
    var cause: Int32 = 0
    var because: Int32 = 0
    var line: Int32 = 0
    var column: Int32 = 0
  }

  /// Why it happened.
  public var because: Because? {
    get { reason.map { Because($0, event: counts.because == 0 ? nil : Int(counts.because)) } }
    set {
      reason = newValue?.text
      counts.because = Int32(clamping: newValue?.event ?? 0)
    }
  }

  /// The words of a warning or an error.
  public var message: String? {
    get { words?.message }
    set { words = Words(message: newValue, change: change, path: path, rule: rule) }
  }

  /// Old and new value of an `onChange`.
  public var change: String? { words?.change }
  /// Where something was found.
  public var path: String? { words?.path }
  /// The rule of a warning.
  public var rule: String? { words?.rule }
  /// What was proposed, in points.
  public var proposal: EventSize? { sizes?.proposal }

  /// What was answered, in points.
  public var size: EventSize? {
    get { sizes?.size }
    set { sizes = Sizes(proposal: proposal, size: newValue) }
  }

  /// The step it belongs to.
  public var step: Int {
    get { Int(counts.step) }
    set { counts.step = Int32(clamping: newValue) }
  }

  /// Its number in the session.
  public var number: Int {
    get { Int(counts.number) }
    set { counts.number = Int32(clamping: newValue) }
  }

  /// How many calls it stands in.
  public var depth: Int {
    get { Int(counts.depth) }
    set { counts.depth = Int32(clamping: newValue) }
  }

  /// Where in the source, `.none` where nowhere.
  public var position: SourcePosition {
    get { SourcePosition(line: Int(counts.line), column: Int(counts.column)) }
    set {
      counts.line = Int32(clamping: newValue.line)
      counts.column = Int32(clamping: newValue.column)
    }
  }

  /// The event that caused it, for `why`.
  public var cause: Int? {
    get { counts.cause == 0 ? nil : Int(counts.cause) }
    set { counts.cause = Int32(clamping: newValue ?? 0) }
  }
}
