public import Foundation

/// Groups of animations that code adds to layers: their duration, and a block that is called when all have ended.
///
/// The animations of views and the changes of layers by themselves belong to a transaction too, but how it waits for them is not modelled.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private struct Settings {
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timingFunction: CAMediaTimingFunction?
    var completion: Completion?
    var keyed: [String: Any] = [:]
  }
  /// A completion block, and what it waits for.
  @MainActor
  final class Completion {
    fileprivate let block: () -> Void
    fileprivate var isCommitted = false
    /// The animations of layers that were added after the block was set and have not ended.
    private var running = 0
    /// Whether it has no animation to wait for: it may wait for changes of layers.
    fileprivate var isUnknown = true
    fileprivate var animatesViews = false

    fileprivate init(_ block: @escaping () -> Void) { self.block = block }

    fileprivate func add() { (running, isUnknown) = (running + 1, false) }

    func animationEnded() {
      running -= 1
      callIfEnded()
    }

    fileprivate func callIfEnded() {
      guard isCommitted, running == 0 else { return }
      isCommitted = false
      Engine.current.clock.schedule(afterNanoseconds: 0) { [block] in block() }
    }
  }
  /// The open transactions of an app.
  private final class Open: EngineState {
    /// Those of ``begin()``, the outermost first.
    var transactions: [Settings] = []
    /// That of the turn, which code gets without ``begin()``.
    var implicit: Settings?
  }
  private static var open: Open { Engine.current.state(of: Open.self) }
  private static var settings: Settings {
    get {
      let open = open
      return open.transactions.last ?? open.implicit ?? Settings()
    }
    set {
      let open = open
      if open.transactions.isEmpty {
        open.implicit = newValue
        // The end of the turn ends it.
        let pass = UIApplication.running.layoutPass
        (pass.endsTransaction, pass.isPending) = (true, true)
      } else {
        open.transactions[open.transactions.count - 1] = newValue
      }
    }
  }

  public static func begin() {
    var settings = settings
    settings.completion = nil
    open.transactions.append(settings)
  }

  /// Ends the innermost transaction. Its completion block runs when the animations that code added to layers have ended.
  public static func commit() {
    guard let last = open.transactions.popLast(), let completion = last.completion else { return }
    guard !completion.isUnknown, !completion.animatesViews else {
      Unmodelled.note(
        "a completion block of CATransaction is waiting for changes of layers or views, whose end is not modelled for it"
      )
      return
    }
    completion.isCommitted = true
    completion.callIfEnded()
  }

  /// The completion blocks that wait for an animation that code adds now.
  static func completionsOfNewAnimation() -> [Completion] {
    let completions = open.transactions.compactMap(\.completion)
    for completion in completions { completion.add() }
    return completions
  }

  /// Notes an animation of a view.
  static func noteViewAnimation() {
    for transaction in open.transactions { transaction.completion?.animatesViews = true }
  }

  /// Ends the transaction of the turn. Those of ``begin()`` stay open.
  public static func flush() { open.implicit = nil }
  public static func lock() {}
  public static func unlock() {}
  public static func setDisableActions(_ flag: Bool) { settings.disablesActions = flag }
  public static func disableActions() -> Bool { settings.disablesActions }
  public static func setAnimationDuration(_ dur: CFTimeInterval) { settings.duration = dur }
  public static func animationDuration() -> CFTimeInterval { settings.duration }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    settings.timingFunction = function
  }
  public static func animationTimingFunction() -> CAMediaTimingFunction? { settings.timingFunction }
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions: settings.disablesActions = anObject as? Bool ?? false
    case kCATransactionAnimationDuration: settings.duration = anObject as? CFTimeInterval ?? 0.25
    default: settings.keyed[key] = anObject
    }
  }
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: settings.disablesActions
    case kCATransactionAnimationDuration: settings.duration
    default: settings.keyed[key]
    }
  }
  /// The block runs when the animations that code adds to layers from now on have ended. Outside of ``begin()`` it is not called, and the
  /// outcomes that follow are unknown.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    settings.completion = block.map { Completion($0) }
    if block != nil, open.transactions.isEmpty {
      Unmodelled.note("a completion block of CATransaction is set outside of 'begin()', and its call is not modelled")
    }
  }
  public static func completionBlock() -> (() -> Void)? { settings.completion?.block }
}

/// The key under which a layer's transition is added.
public let kCATransition = "transition"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
