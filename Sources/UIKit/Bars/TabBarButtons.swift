import Foundation

/// The buttons of a tab bar.
///
/// Source: the class name, that the items share the width equally and leave 2 points at both sides and 1 at the top, dumps of iPhones in
/// portrait [O]. Other bars are not known: those of iPads, of more than five items and with other positions.
extension UITabBar: UncertainPlaces {
  /// Replaces the buttons by those of the items. They are made when the items are set, so that a view which an app adds later is in
  /// front of them.
  final func makeButtons() {
    let old = buttons
    buttons = (items ?? []).map { item in old.first { $0.item === item } ?? button(for: item) }
    for button in old where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
    setNeedsLayout()
  }

  private final func button(for item: UITabBarItem) -> BarItemButton {
    let button = BarItemButton("UITabBarButton", for: item)
    button.fire = { [weak self, weak item] in
      if let self, let item { self.choose(item) }
    }
    addSubview(button)
    return button
  }

  final func layOutButtons() {
    let slot = storedBounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let start = (slot * CGFloat(index)).rounded()
      let end = (slot * CGFloat(index + 1)).rounded()
      button.systemFrame = CGRect(
        x: start + 2, y: 1, width: max(end - start - 4, 0), height: engine.platform.tabBarHeight - 1)
      button.isHidden = !hasKnownPlaces
      button.update()
    }
  }

  /// Whether the places of the items are known.
  final var hasKnownPlaces: Bool {
    (items?.count ?? 0) < 6 && itemPositioning != .centered && itemWidth == 0 && itemSpacing == 0
      && hasKnownBarMetrics && engine.systemVersion < 26
  }

  /// Chooses an item for the user.
  final func choose(_ item: UITabBarItem) {
    selectedItem = item
    engine.handlers.sendCall(.tabBarDidSelect, to: delegate, of: self) { delegate?.tabBar(self, didSelect: item) }
    tabController?.userChose(item)
  }

  /// Between two buttons, at the edges of one, and below all, it is not known which one takes the touch; nor is it where a button covers
  /// a view of the app.
  final func partUncertainty(at point: CGPoint) -> String? {
    guard !buttons.isEmpty, hasKnownPlaces else { return nil }
    for view in children.reversed() where !view.isHidden && view.isUserInteractionEnabled {
      guard view.frame.hasInside(point) else { continue }
      guard let button = view as? BarItemButton else { return nil }
      if children.contains(where: { !($0 is BarItemButton) && !$0.isHidden && $0.frame.hasInside(point) }) {
        return "whether a view in a tab bar is in front of the bar's buttons is not known"
      }
      if button.frame.insetBy(dx: 2, dy: 0).hasInside(point) { return nil }
      break
    }
    return "how far the items of a tab bar reach is not known"
  }
}

extension UITabBarController {
  /// Gives the bar the items of the controllers.
  final func updateItems() {
    let items = (viewControllers ?? []).map { $0.tabBarItem ?? UITabBarItem() }
    if tabBar.items.map({ !$0.elementsEqual(items, by: ===) }) ?? true { tabBar.items = items }
    tabBar.selectedItem = items.indices.contains(selectedIndex) ? items[selectedIndex] : nil
  }

  /// Selects the controller of an item that the user has chosen. A navigation controller that is shown pops to its root.
  ///
  /// Source: Apple's pages of tabBarController(_:shouldSelect:) and UITabBarController [D]. That the bar's own callback comes before is
  /// reported for overrides of tabBar(_:didSelect:), in which the old index is still selected [O]; that it comes before shouldSelect
  /// is inferred [I].
  final func userChose(_ item: UITabBarItem) {
    guard let controllers = viewControllers, let index = tabBar.items?.firstIndex(where: { $0 === item }),
      controllers.indices.contains(index)
    else { return }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
      if type(of: self) != UITabBarController.self {
        Dispute("whether tabBar(_:didSelect:) is called for an item that the delegate refuses").note(by: nil)
      }
      return updateItems()
    }
    let isAgain = index == selectedIndex
    selectedIndex = index
    if isAgain { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    engine.handlers.sendCall(.tabDidSelect, to: delegate, of: self) {
      delegate?.tabBarController(self, didSelect: controller)
    }
  }
}
