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
    open.append(settings)
  }
  public static func commit() { _ = open.popLast() }
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
  /// The block is not called: the end of such animations is not modelled, and the outcomes that follow are unknown.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    settings.completion = block
    if block != nil {
      Unmodelled.note("a completion block of CATransaction is waiting, and the end of such animations is not modelled")
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
