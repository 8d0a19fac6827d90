/// The pending layout of an app, performed at the end of every turn of the run loop, from the windows down.
///
/// Views store the marks (``UIView/needsLayout``, ``UIView/subtreeNeedsLayout``); this stores only whether there are
/// any.
@MainActor
final class LayoutPass {
  /// Whether a view in a window requested layout since the last pass.
  @exclusivity(unchecked) var isPending = false
  /// Whether a view in a window waits for a call of ``UIView/updateConstraints()``.
  @exclusivity(unchecked) var needsConstraints = false
  /// Whether the end of the turn ends a transaction of layers, see ``CATransaction``.
  @exclusivity(unchecked) var endsTransaction = false
  /// How often constraints gave a view another rectangle.
  @exclusivity(unchecked) var rectangleChanges = 0

  /// The systems of constraints of lists' elements that have changed.
  private var waiting: [WaitingSystem] = []
  /// A list's element. It is not kept.
  private struct WaitingSystem {
    weak var root: UIView?
    weak var system: ConstraintSystem?
  }

  /// Brings the constraints of a list's element up to date in the next pass.
  func add(_ system: ConstraintSystem) {
    guard !system.isWaiting else { return }
    system.isWaiting = true
    waiting.append(WaitingSystem(root: system.root, system: system))
  }

  /// Solves the constraints of lists' elements that have changed, in windows and in one tree outside of them.
  func updateWaitingSystems(below root: UIView? = nil) {
    for one in waiting {
      guard let element = one.root, let system = one.system, system.isInUse else { continue }
      if element.enclosingWindow != nil || element.layoutRoot === root { system.updateIfNeeded() }
    }
  }

  /// Whether the constraints of an element that is in no window, or hidden, wait until it is shown.
  var hasWaitingSystems: Bool { !waiting.isEmpty }

  /// Searches the solutions of lists' elements that are shown for ambiguous frames.
  private func noteWaitingSystems() {
    guard !waiting.isEmpty else { return }
    let systems = waiting
    waiting = []
    for one in systems {
      guard let root = one.root, let system = one.system else { continue }
      system.isWaiting = false
      guard system.isInUse else { continue }
      if root.enclosingWindow == nil || root.isBelowHiddenView || system.isOutdated {
        add(system)
      } else {
        system.noteAmbiguity()
      }
    }
  }

  /// Performs the pending layout of the running app; without any it tests one flag.
  @inline(__always)
  static func runPending() {
    let isPending = Engine.pointer?._withUnsafeGuaranteedRef { $0.application.layoutPass.isPending }
    if isPending == true { run() }
  }

  @inline(never)
  private static func run() {
    let app = UIApplication.running
    app.layoutPass.run(in: app)
  }

  /// Layout requested during a pass gets another pass, up to a limit; the rest continues in the next turn.
  private func run(in app: UIApplication) {
    let engine = Engine.current
    var changesBefore = 0
    var passesLeft = engine.platform.layoutPassesPerTurn
    if endsTransaction {
      endsTransaction = false
      CATransaction.flush()
    }
    while isPending, passesLeft > 0 {
      passesLeft -= 1
      isPending = false
      changesBefore = rectangleChanges
      if needsConstraints {
        needsConstraints = false
        for window in app.windows { window.updateConstraintsIfNeeded() }
      }
      if engine.activatedConstraints > 0 {
        for window in app.windows { window.constraintSystem?.updateIfNeeded() }
        updateWaitingSystems()
      }
      for window in app.windows { window.layoutSubtree() }
    }
    guard engine.activatedConstraints > 0 else { return }
    // Checked last, because constraints that are activated during the layout can remove an ambiguity.
    for window in app.windows { window.constraintSystem?.noteAmbiguity() }
    noteWaitingSystems()
    // A view that requests layout in each layout but moves nothing is harmless.
    if isPending, rectangleChanges != changesBefore {
      Unmodelled.note("the layout by constraints does not end: each pass requests another one")
    }
  }
}
