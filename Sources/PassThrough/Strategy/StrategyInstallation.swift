import CopyPaper
import DropDown
import ObjectiveCRuntime
public import UIKit

/// A strategy at work: it is told of marked views as they come to be.
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

  /// Carries out, in the strategy's way, that touches should be let through a view.
  public func mark(_ view: UIView) {
    for mechanism in strategy.mechanisms {
      switch mechanism {
      case .tag(let tag, _, _, _):
        if view.tag == 0 { view.tag = tag }
      case .flag:
        (view as? any OverridingView)?.rewrites.append(PassThroughRule())
      case .swizzle:
        view.passThrough = true
      case .delegate:
        break
      }
    }
  }

  /// Makes a view ask another one, or nobody, where the strategy asks delegates.
  public func setTouchDelegate(_ delegate: UIView?, of view: UIView) {
    guard let view = view as? any OverridingView else { return }
    for case .delegate(let answer) in strategy.mechanisms {
      if let rule = view.rewrites.lazy.compactMap({ $0 as? TouchDelegateRule }).first {
        rule.touchDelegate = delegate
      } else if let delegate {
        view.rewrites.append(TouchDelegateRule(touchDelegate: delegate, answer: answer))
      }
    }
  }
}
