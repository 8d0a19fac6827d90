import Foundation

/// A property whose changes are effects.
enum EffectKind: Hashable {
  // Structure
  case window, keyWindow, windowLevel, rootController
  case presentation, stack, selectedController
  // State
  case isHidden, alpha, takesTouches, isEnabled, isSelected, isOn, value, segment, page, isScrollEnabled, accessory
  case selectedRows, rows, recognizers
  // Text
  case text, placeholder, title, image
  // Place
  case place, order, offset
  // Focus
  case firstResponder

  /// The value that the object has now; `nil` if it has none.
  @MainActor
  func value(of object: AnyObject) -> EffectValue? {
    switch object {
    case let view as UIView: view.effectValue(of: self)
    case let controller as UIViewController: value(of: controller)
    case let item as UIBarItem: value(of: item)
    case let item as UINavigationItem: self == .title ? item.title.map { .text($0) } : nil
    case let recognizer as UIGestureRecognizer: self == .isEnabled ? .flag(recognizer.isEnabled) : nil
    default: nil
    }
  }

  @MainActor
  private func value(of item: UIBarItem) -> EffectValue? {
    switch self {
    case .isEnabled: .flag(item.isEnabled)
    case .title: item.title.map { .text($0) }
    case .image: item.image?.effectName.map { .text($0) }
    default: nil
    }
  }

  @MainActor
  private func value(of controller: UIViewController) -> EffectValue? {
    switch self {
    case .presentation: .flag(controller.presentation.presenting != nil && !controller.presentation.isBeingDismissed)
    case .stack:
      (controller as? UINavigationController).map { navigation in
        .texts(navigation.stack.map { controller.engine.effects.name(of: $0) })
      }
    case .selectedController: (controller as? UITabBarController).map { .number(Double($0.selectedIndex)) }
    case .title: controller.shownTitle.map { .text($0) }
    default: nil
    }
  }

  /// Rounds to thousandths. Smaller differences may come from the mathematical libraries of the machines.
  static func rounded(_ number: Double) -> Double {
    let rounded = (number * 1_000).rounded() / 1_000
    return rounded == 0 ? 0 : rounded
  }

  /// The name of the property in effects.
  var name: String {
    switch self {
    case .window: "entered"
    case .keyWindow: "isKeyWindow"
    case .windowLevel: "windowLevel"
    case .rootController: "rootViewController"
    case .presentation: "presented"
    case .stack: "viewControllers"
    case .selectedController: "selectedIndex"
    case .isHidden: "isHidden"
    case .alpha: "alpha"
    case .takesTouches: "isUserInteractionEnabled"
    case .isEnabled: "isEnabled"
    case .isSelected: "isSelected"
    case .isOn: "isOn"
    case .value: "value"
    case .segment: "selectedSegmentIndex"
    case .page: "currentPage"
    case .isScrollEnabled: "isScrollEnabled"
    case .accessory: "accessoryType"
    case .selectedRows: "selected rows"
    case .rows: "rows"
    case .recognizers: "gestureRecognizers"
    case .text: "text"
    case .placeholder: "placeholder"
    case .title: "title"
    case .image: "image"
    case .place: "moved"
    case .order: "order"
    case .offset: "contentOffset"
    case .firstResponder: "isFirstResponder"
    }
  }
}
