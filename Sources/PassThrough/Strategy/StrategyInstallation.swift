import CopyPaper
import DropDown
import ObjectiveCRuntime
public import UIKit

/// An installed strategy. It marks views when they are created.
@MainActor
public final class StrategyInstallation {
  private let strategy: Strategy

  /// Replaces the methods that the strategy replaces.
  init(_ strategy: Strategy) {
    self.strategy = strategy
    let mechanisms = strategy.mechanisms
    guard mechanisms.contains(where: \.replacesMethods) else { return }
    let table = MethodTable(transitionViewOverridesHitTest: strategy.transitionViewOverridesHitTest)
    for case .tag(let tag, .global, _, _) in mechanisms { TagSwizzle.replaceGlobally(in: table, tag: tag) }
    for case .swizzle(let version) in mechanisms {
      CopyPaper.replaceHitTest(in: table, version: version == .head ? .head : .first)
    }
    for case .tag(let tag, .class, let body, _) in mechanisms {
      TagSwizzle.exchange(in: table, tag: tag, body: body == .article ? .article : .head)
    }
    table.install()
  }

  /// Makes a view pass-through with each of the strategy's mechanisms.
  ///
  /// - Throws: ``MissingOverride`` if a mechanism needs an override that the view's class does not have. The other
  ///   mechanisms are applied.
  public func mark(_ view: UIView) throws(MissingOverride) {
    var missing: MissingOverride?
    for mechanism in strategy.mechanisms {
      switch mechanism {
      case .tag(let tag, _, _, _):
        if view.tag == 0 { view.tag = tag }
      case .flag:
        if let view = view as? any OverridingView {
          view.rewrites.append(PassThroughRule())
        } else {
          missing = MissingOverride(strategy: mechanism.description)
        }
      case .swizzle:
        view.passThrough = true
      case .delegate:
        break
      }
    }
    if let missing { throw missing }
  }

  /// Sets the touch delegate that a view's override queries if the strategy uses touch delegates. `nil` removes it.
  ///
  /// - Throws: ``MissingOverride`` if the strategy needs an override that the view's class does not have.
  public func setTouchDelegate(_ delegate: UIView?, of view: UIView) throws(MissingOverride) {
    for case .delegate(let answer) in strategy.mechanisms {
      guard let view = view as? any OverridingView else {
        if delegate == nil { continue }
        throw MissingOverride(strategy: Strategy.Mechanism.delegate(answer: answer).description)
      }
      if let rule = view.rewrites.lazy.compactMap({ $0 as? TouchDelegateRule }).first {
        rule.touchDelegate = delegate
      } else if let delegate {
        view.rewrites.append(TouchDelegateRule(touchDelegate: delegate, answer: answer))
      }
    }
  }
}
