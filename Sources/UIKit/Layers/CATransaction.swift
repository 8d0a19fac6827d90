public import Foundation

/// The settings of the animations of layers. They are stored and have no effect.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private struct Settings {
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var keyed: [String: Any] = [:]
    /// When the animations end that were added after the completion block was set; `nil` if there are none.
    var end: CFTimeInterval?
  }
  /// The open transactions of an app.
  private final class Open: EngineState {
    var transactions: [Settings] = []
  }
  private static var open: [Settings] {
    get { Engine.current.state(of: Open.self).transactions }
    set { Engine.current.state(of: Open.self).transactions = newValue }
  }
  private static var settings: Settings {
    get { open.last ?? Settings() }
    set { if open.isEmpty { open.append(newValue) } else { open[open.count - 1] = newValue } }
  }

  public static func begin() {
    var settings = settings
    settings.completion = nil
    settings.end = nil
    open.append(settings)
  }

  /// Ends the innermost transaction. Its completion block runs when the animations that code added to layers have ended.
  public static func commit() {
    guard let last = open.popLast(), let completion = last.completion else { return }
    guard let end = last.end, end.isFinite else {
      Unmodelled.note(
        "a completion block of CATransaction is waiting for changes of layers or views, whose end is not modelled for it"
      )
      return
    }
    let seconds = max(end - CACurrentMediaTime(), 0)
    Engine.current.clock.schedule(afterNanoseconds: Int64((seconds * 1_000_000_000).rounded())) { completion() }
  }

  /// Notes an animation that code adds.
  static func note(_ animation: LayerAnimation) {
    for index in open.indices where open[index].completion != nil {
      open[index].end = max(open[index].end ?? 0, animation.end)
    }
  }
  public static func flush() { open = [] }
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
    let isOpen = !open.isEmpty
    settings.completion = block
    if block != nil, !isOpen {
      Unmodelled.note("a completion block of CATransaction is set outside of 'begin()', and its call is not modelled")
    }
  }
  public static func completionBlock() -> (() -> Void)? { settings.completion }
}

/// The key under which a layer's transition is added.
public let kCATransition = "transition"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
