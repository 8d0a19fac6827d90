import Foundation

extension UIView {
  /// The margins that code set, or the default ones, and the safe area if it counts.
  final var layoutMarginsWithSafeArea: UIEdgeInsets {
    var margins = marginsWithoutSafeArea
    if insetsLayoutMarginsFromSafeArea { margins += safeAreaInsets }
    guard let storedLooks, storedLooks.preservesSuperviewLayoutMargins, let parent else { return margins }
    let outer = parent.layoutMargins.remaining(in: untransformedFrame, of: parent.storedBounds)
    return UIEdgeInsets(
      top: max(margins.top, outer.top), left: max(margins.left, outer.left), bottom: max(margins.bottom, outer.bottom),
      right: max(margins.right, outer.right))
  }

  /// The margins of a controller's view are at least those of the system, which are the default there; elsewhere the default is 8
  /// points. Source: Apple's pages of layoutMargins and systemMinimumLayoutMargins [D].
  private final var marginsWithoutSafeArea: UIEdgeInsets {
    let own = storedLooks?.layoutMargins
    guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else {
      if own == nil, parent is UITableViewCell || parent is UITableViewHeaderFooterView { return tableMargins }
      return own ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let minimum = viewController.systemMinimumLayoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let least = UIEdgeInsets(
      top: minimum.top, left: isMirrored ? minimum.trailing : minimum.leading, bottom: minimum.bottom,
      right: isMirrored ? minimum.leading : minimum.trailing)
    guard let own else { return least }
    return UIEdgeInsets(
      top: max(own.top, least.top), left: max(own.left, least.left), bottom: max(own.bottom, least.bottom),
      right: max(own.right, least.right))
  }
}

extension UIView {
  /// The default margins of the content of a table's cell, header or footer.
  ///
  /// Those of a cell are 11 points above and below, at each text size: FunctionalTableData's `CollectionCell`, from the view debugger, and
  /// printed descriptions [O]; that they do not grow with the text: openradar 42811113 [O]. Those before iOS 11 are 8 in some descriptions
  /// [O]. Those of a header or footer are between 8 and 16 (FunctionalTableData's `LegacyTableHeaderFooterView` [O]). The sides are 16 or 20
  /// points in these sources, and 8 in older ones.
  fileprivate final var tableMargins: UIEdgeInsets {
    let reading = UnknownLength.cellMargins.reading
    let side = reading.value(in: 8...20, stated: 16)
    guard parent is UITableViewCell else {
      let (top, bottom) = (reading.value(in: 8...16, stated: 16), reading.value(in: 8...16, stated: 8))
      return UIEdgeInsets(top: top, left: side, bottom: bottom, right: side)
    }
    let vertical = engine.systemVersion >= 11 ? 11 : reading.value(in: 8...12, stated: 11)
    return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
  }
}

extension UIViewController {
  /// The least margins of the view. They depend on the size class. Source: Apple's page of layoutMargins [D]; useyourloaf.com, Changing
  /// Root View Layout Margins [O].
  ///
  /// An iPhone with a shorter side of 414 points has 20 points in landscape, where its width is regular. In portrait its width is
  /// compact, and there are reports of 20 points all the same.
  final var minimumMargins: NSDirectionalEdgeInsets {
    let traits = traitCollection
    let isCompact = traits.horizontalSizeClass != .regular
    let size = engine.screen.bounds.size
    let isDisputed = isCompact && !engine.screen.isPad && min(size.width, size.height) >= 414
    let side: CGFloat =
      isDisputed
      ? UnknownLength.controllerMargins.reading.value(in: 16...20, stated: 16) : isCompact ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
