import Foundation

/// The buttons of a navigation bar.
///
/// Source: the class names, and that the content of the outermost items is at the bar's margins, dumps of iOS 11 and later [O]. The
/// exact extents are not known: a touch close to the edge of an item's content is unknown.
extension UINavigationBar: UncertainPlaces {
  /// A range of the bar's width that belongs to an item, in points.
  struct Part {
    /// Where the item takes touches for certain; `nil` if that is known nowhere.
    var certain: ClosedRange<CGFloat>?
    /// Where it may take touches.
    let possible: ClosedRange<CGFloat>

    /// - Parameters:
    ///   - content: where the item's content is.
    ///   - error: how far its edges may be away.
    init(_ content: ClosedRange<CGFloat>, error: CGFloat) {
      let (low, high) = (content.lowerBound + error, content.upperBound - error)
      certain = low < high ? low...high : nil
      possible = content.lowerBound - Self.reach - error...content.upperBound + Self.reach + error
    }
    init(certain: ClosedRange<CGFloat>, possible: ClosedRange<CGFloat>) {
      (self.certain, self.possible) = (certain, possible)
    }
    private static let reach: CGFloat = 24
  }

  /// Whether the bar shows something that takes touches.
  final var hasContent: Bool {
    guard let item = topItem else { return false }
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return backItem != nil && !item.hidesBackButton || item.titleView != nil
      || items.contains { !$0.isSpace && !$0.isHidden }
  }

  /// Places the buttons and views of the current item.
  final func layOutButtons() {
    contentView.systemFrame = CGRect(
      x: 0, y: 0, width: storedBounds.width, height: max(storedBounds.height - largeTitleHeight, 0))
    var views: [UIView] = []
    parts = []
    areCrowded = false
    guard let item = topItem, unmodelledTouches == nil else { return replaceViews([]) }
    let margin: CGFloat = hasPlatters ? BarPlatter.navigationMargin : storedBounds.width >= 414 ? 20 : 16
    var start = UncertainExtent(length: margin, error: 0)
    if hasBackButton, let back = backItem {
      start = UncertainExtent(length: placeBackButton(to: back, &views), error: .infinity)
    }
    if !hasBackButton || item.leftItemsSupplementBackButton {
      for barItem in item.leftBarButtonItems ?? [] { place(barItem, from: &start, isLeft: true, &views) }
    }
    var end = UncertainExtent(length: storedBounds.width - margin, error: 0)
    for barItem in item.rightBarButtonItems ?? [] { place(barItem, from: &end, isLeft: false, &views) }
    if let title = item.titleView { placeTitle(title, between: start.length, end.length, &views) }
    areCrowded = start.length > end.length
    replaceViews(views)
  }

  /// Whether the items are on platters, as they are since iOS 26.
  private final var hasPlatters: Bool { engine.systemVersion >= 26 }

  /// Whether a button leads back.
  final var hasBackButton: Bool {
    guard let item = topItem, backItem != nil, !item.hidesBackButton else { return false }
    return item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty != false
  }

  /// Places the back button; returns where the next item begins. Only the chevron's place is certain: the text beside it becomes short or
  /// is left out if there is no room.
  private final func placeBackButton(to back: UINavigationItem, _ views: inout [UIView]) -> CGFloat {
    let isMinimal = back.backButtonDisplayMode == .minimal
    let title = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? ""
    let font = UIFont.systemFont(ofSize: 17)
    let widths = [title, "Back"].map {
      let extent = font.extent(of: $0)
      return extent.length + extent.error
    }
    let width = Self.chevronEnd + (isMinimal ? 0 : widths[back.backButtonDisplayMode == .generic ? 1 : 0])
    let indicator = backIndicatorImage ?? AppearanceProxies.used(UINavigationBar.self)?.backIndicatorImage
    let isCustom = indicator != nil || back.backBarButtonItem?.image != nil
    let button = button(for: nil) { $0.goBack() }
    button.longPress = engine.systemVersion >= 14 ? "the menu of the stack" : nil
    if hasPlatters {
      let side = BarPlatter.navigationHeight
      button.systemFrame = CGRect(x: BarPlatter.navigationMargin, y: 0, width: side, height: side)
      views.append(button)
      let start = BarPlatter.navigationMargin
      // That it shows the chevron only is inferred; a text may be beside it.
      var part = Part(
        certain: start + BarPlatter.edge...start + side - BarPlatter.edge,
        possible: 0...start + side + (widths.max() ?? 0) + 2 * BarPlatter.navigationMargin)
      if isCustom { part.certain = nil }
      parts.append(part)
      return start + side + BarPlatter.gap
    }
    let height = contentView.bounds.height
    button.systemFrame = CGRect(x: 0, y: 0, width: max(width, height), height: height)
    views.append(button)
    let possible = -Self.chevronStart...max(Self.chevronEnd + (widths.max() ?? 0), height) + 24
    var part = Part(certain: Self.chevronStart...Self.chevronEnd - 4, possible: possible)
    if isCustom { part.certain = nil }
    parts.append(part)
    return width + 8
  }
  private static let chevronStart: CGFloat = 8
  private static let chevronEnd: CGFloat = 29

  /// Places an item at the edge of the one before it; `edge` is then where the next one begins.
  private final func place(
    _ item: UIBarButtonItem, from edge: inout UncertainExtent, isLeft: Bool, _ views: inout [UIView]
  ) {
    if item.isHidden { return }
    let direction: CGFloat = isLeft ? 1 : -1
    guard !item.isSpace else {
      return edge.length += direction * (item.width + (hasPlatters ? BarPlatter.gap : 0))
    }
    let list = (isLeft ? topItem?.leftBarButtonItems : topItem?.rightBarButtonItems) ?? []
    let neighbors = list.firstIndex { $0 === item }.map { index in
      [index - 1, index + 1].filter(list.indices.contains).map { list[$0] }
    }
    let content =
      hasPlatters
      ? BarPlatter(
        of: item, height: BarPlatter.navigationHeight, beside: neighbors?.first { $0.showsImage && !$0.isSpace }
      )
      .extent : item.contentExtent(in: self)
    let far = edge.length + direction * content.length
    let frame = CGRect(
      x: min(edge.length, far), y: 0, width: content.length,
      height: hasPlatters ? BarPlatter.navigationHeight : contentView.bounds.height)
    let inset = hasPlatters ? BarPlatter.edge : 0
    parts.append(Part(frame.minX...frame.maxX, error: edge.error + content.error + inset))
    // The space between items was not known before platters.
    edge =
      hasPlatters
      ? UncertainExtent(length: far + direction * BarPlatter.gap, error: edge.error + content.error)
      : UncertainExtent(length: far + direction * 16, error: edge.error + content.error + 8)
    if let view = item.customView {
      let height = view.sizeInBar.height
      view.systemFrame = CGRect(
        x: frame.minX, y: ((frame.height - height) / 2).rounded(), width: content.length, height: height)
      views.append(view)
    } else {
      let button = button(for: item) { _ in }
      button.systemFrame = hasPlatters ? frame : frame.insetBy(dx: -8, dy: 0)
      button.update()
      button.fire = { [weak item, weak button] in
        if let item, let button { item.fire(from: button) }
      }
      button.longPress = item.menu != nil && (item.primaryAction != nil || item.action != nil) ? "the menu" : nil
      views.append(button)
    }
  }

  /// Places the view of the title in the middle, if it fits there.
  private final func placeTitle(_ view: UIView, between start: CGFloat, _ end: CGFloat, _ views: inout [UIView]) {
    let size = view.sizeInBar
    let x = ((storedBounds.width - size.width) / 2).rounded()
    view.systemFrame = CGRect(
      x: x, y: ((contentView.bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    views.append(view)
    var part = Part(x...x + size.width, error: 4)
    if x < start || x + size.width > end { part = Part(0...storedBounds.width, error: .infinity) }
    parts.append(part)
  }

  private final func button(for item: UIBarButtonItem?, _ fire: @escaping (UINavigationBar) -> Void) -> BarItemButton {
    let button = buttons.first { $0.item === item } ?? BarItemButton("_UIButtonBarButton", for: item)
    if !buttons.contains(where: { $0 === button }) { buttons.append(button) }
    button.fire = { [weak self] in
      if let self { fire(self) }
    }
    return button
  }

  private final func replaceViews(_ views: [UIView]) {
    for view in placedViews where !views.contains(where: { $0 === view }) && view.superview === contentView {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== contentView { contentView.addSubview(view) }
    if views.isEmpty {
      contentView.removeFromSuperview()
    } else if contentView.superview !== self {
      insertSubview(contentView, at: 0)
    }
    placedViews = views
    buttons.removeAll { button in !views.contains { $0 === button } }
  }

  /// Goes back for the user, unless code wants to do it.
  private final func goBack() {
    if let action = topItem?.backAction { return action.run(sender: topItem) }
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
    guard let controller = navigationController else {
      popItem(animated: true)
      engine.handlers.sendCall(.didPopItem, to: delegate, of: self) { delegate?.navigationBar(self, didPop: item) }
      return
    }
    // Another item means that the app has popped the controller itself.
    guard topItem === item else { return }
    if delegate != nil {
      Dispute("whether a navigation controller pops after its own navigationBar(_:shouldPop:) has returned true")
        .note(by: nil)
    }
    controller.popViewController(animated: true)
  }

  /// Near an item it is not known whether it takes the touch: its extent is known up to an error.
  final func partUncertainty(at point: CGPoint) -> String? {
    guard hasContent || showsLargeTitle, unmodelledTouches == nil else { return nil }
    if navigationController?.runningTransition?.isRunning == true {
      return "which items a navigation bar shows during a transition is not known"
    }
    if children.contains(where: { $0 !== contentView && !$0.isHidden && $0.frame.hasInside(point) }) {
      return "whether a view in a navigation bar is in front of the bar's items is not known"
    }
    // A touch below the bar is here because code of the app lets it in.
    if point.y > contentView.frame.maxY {
      return showsLargeTitle && bounds.contains(point) ? "which view takes a touch on a large title is not known" : nil
    }
    let near = parts.filter { $0.possible.contains(point.x) }
    let heights = BarPlatter.edge...BarPlatter.navigationHeight - BarPlatter.edge
    let isWithin = !hasPlatters || heights.contains(point.y)
    let isKnown =
      !areCrowded && (near.isEmpty || isWithin && parts.contains { $0.certain?.contains(point.x) == true })
    return isKnown ? nil : "how far the items of a navigation bar reach is not known"
  }
}

/// The private view of a navigation bar that contains its items.
///
/// Beside the items the bar itself takes touches, as in CopyPaper's example [O]; later systems are reported to give them to this view.
final class BarContentView: UIView {
  init() {
    super.init(frame: .zero)
    className = "_UINavigationBarContentView"
  }
  required init?(coder: NSCoder) { return nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
