import Foundation
import UIKit

/// The calls of methods of an app that wait for their time. Their objects are retained until then, or until the app ends.
@MainActor
final class DelayedCalls: EngineState {
  private struct Call {
    let target: AnyObject
    let selector: Selector
    let token: VirtualClock.Token
  }

  private var pending: [Call] = []

  /// The calls of the current app.
  static var current: DelayedCalls { Engine.current.state() }

  func add(_ selector: Selector, of target: AnyObject, with object: Any?, afterDelay delay: TimeInterval) {
    let nanoseconds = Int64(clamping: Int(max(delay, 0) * 1e9))
    let token = VirtualClock.current.schedule(afterNanoseconds: nanoseconds) { [weak self] in
      self?.pending.removeAll { $0.target === target && $0.selector == selector }
      HandlerLog.runTimer(selector, of: target) { selector._perform(on: target, object) }
    }
    pending.append(Call(target: target, selector: selector, token: token))
  }

  /// Cancels the calls of an object, or only those of one of its methods.
  func cancel(_ target: AnyObject, _ selector: Selector?) {
    let isCancelled = { (call: Call) in call.target === target && (selector == nil || call.selector == selector) }
    for call in pending where isCancelled(call) { VirtualClock.current.cancel(call.token) }
    pending.removeAll(where: isCancelled)
  }
}
