import Interpreter

/// A part of the tree that appears and disappears as a whole while its state lives on: a tab, a level of a navigation
/// stack, the content of a hosting view (L84, L86, L94).
final class Stage {
  private weak var parent: Stage?
  private var children: [WeakStage] = []
  private var performers: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0
  /// Whether it is shown as far as its own container says.
  private var isSelected: Bool
  /// Whether it is shown: it and everything around it.
  private(set) var isOn: Bool
  /// Wrapped views that go off the stage end, and are made anew (L73).
  let endsViews: Bool

  private struct WeakStage { weak var stage: Stage? }
  private struct Entry {
    /// In order of entering.
    let number: Int
    weak var performer: (any StagePerformer)?
  }

  init(parent: Stage?, isSelected: Bool, endsViews: Bool = false) {
    self.parent = parent
    self.endsViews = endsViews
    self.isSelected = isSelected
    isOn = isSelected && (parent?.isOn ?? true)
    parent?.children.append(WeakStage(stage: self))
  }

  /// Takes a performer in; it is told at once where the stage is on.
  func enter(_ performer: any StagePerformer) {
    lastNumber += 1
    performers[ObjectIdentifier(performer)] = Entry(number: lastNumber, performer: performer)
    if isOn { performer.appear() }
  }

  func leave(_ performer: any StagePerformer) { performers[ObjectIdentifier(performer)] = nil }

  /// Shows or hides the whole.
  func select(_ isSelected: Bool) {
    self.isSelected = isSelected
    refresh()
  }

  private func refresh() {
    let isOn = isSelected && (parent?.isOn ?? true)
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    for entry in performers.values.sorted(by: { $0.number < $1.number }) {
      if isOn { entry.performer?.appear() } else { entry.performer?.disappear() }
    }
    children.removeAll { $0.stage == nil }
    for entry in children { entry.stage?.refresh() }
  }
}

/// What happens as a stage comes and goes: onAppear, onDisappear, tasks.
protocol StagePerformer: AnyObject {
  func appear()
  func disappear()
}
