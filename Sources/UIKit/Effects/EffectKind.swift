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
  // Parts, which only sessions with this part of the vocabulary have
  case barItems, titleView, prompt, badge, segments, detents, isModal, alertContent, inset, zoom, superview, zPosition
  case isSecure, isEditable, range, pageCount, mode, pickedRows, isRefreshing, searchButtons, layers
  case arranged, arrangement
  // Looks, which only sessions with this part of the vocabulary have
  case content, subtitle, spinner, menu, isAnimating, contentSize, clipping, mask, path, stroke, supplements, layout
  case backButton

  /// Whether a change of it that only layout makes is none.
  var isPlacedByLayout: Bool { self == .place || self == .inset || self == .contentSize }

  /// The value that the object has now; `nil` if it has none.
  @MainActor
  func value(of object: AnyObject) -> EffectValue? {
    switch object {
    case let view as UIView: view.effectValue(of: self)
    case let controller as UIViewController: value(of: controller)
    case let item as UIBarItem: value(of: item)
    case let item as UINavigationItem: item.effectValue(of: self)
    case let layer as CALayer: layer.effectValue(of: self)
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
    case .isHidden: (item as? UIBarButtonItem).map { .flag($0.isHidden) }
    case .badge: (item as? UITabBarItem)?.badgeValue.map { .text($0) }
    case .menu: (item as? UIBarButtonItem)?.menu.map { .texts($0.textsInEffects) }
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
    case .isModal: .flag(controller.isModalInPresentation)
    case .detents: (controller.presentation.controller as? UISheetPresentationController)?.heightsInEffects
    case .alertContent: controller.contentInEffects
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
    case .barItems: "items"
    case .titleView: "titleView"
    case .prompt: "prompt"
    case .badge: "badgeValue"
    case .segments: "segments"
    case .detents: "height"
    case .isModal: "isModalInPresentation"
    case .alertContent: "content"
    case .inset: "contentInset"
    case .zoom: "zoomScale"
    case .superview: "moved"
    case .zPosition: "zPosition"
    case .isSecure: "isSecureTextEntry"
    case .isEditable: "isEditable"
    case .range: "range"
    case .pageCount: "numberOfPages"
    case .mode: "datePickerMode"
    case .pickedRows: "selected rows"
    case .isRefreshing: "isRefreshing"
    case .searchButtons: "buttons"
    case .layers: "sublayers"
    case .arranged: "arranged"
    case .arrangement: "arrangement"
    case .content: "content"
    case .subtitle: "subtitle"
    case .spinner: "showsActivityIndicator"
    case .menu: "menu"
    case .isAnimating: "isAnimating"
    case .contentSize: "contentSize"
    case .clipping: "clipsToBounds"
    case .mask: "mask"
    case .path: "path"
    case .stroke: "stroke"
    case .supplements: "headers and footers"
    case .layout: "items in a line"
    case .backButton: "hidesBackButton"
    }
  }
}
