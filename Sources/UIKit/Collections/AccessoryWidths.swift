import Foundation

extension UICollectionViewListCell: UnmodelledSubviews {
  /// A tap anywhere on a cell with an outline disclosure may expand it; where a menu of a cell opens is not known.
  var unmodelledTouches: String? {
    shownAccessories.contains { $0.accessoryType == .outlineDisclosure || $0.accessoryType == .popUpMenu }
      ? "the accessories and the width of the content" : nil
  }

  /// The accessories that are shown. Editing is not modelled.
  final var shownAccessories: [UICellAccessory] { accessories.filter { $0.displayed != .whenEditing } }

  /// The width beside the accessories at one side.
  private final func width(leading: Bool, _ accessories: [UICellAccessory]) -> CGFloat {
    let widths = accessories.filter { $0.isLeading == leading }.map(\.widths)
    guard !widths.isEmpty else { return 0 }
    let least = widths.reduce(0) { $0 + $1.lowerBound }
    let greatest = widths.reduce(0) { $0 + $1.upperBound }
    return UnknownLength.accessories.reading.value(in: least...greatest, stated: (least + greatest) / 2)
  }

  /// The width that the accessories leave to the content of a cell.
  final func widthBesideAccessories(_ width: CGFloat) -> CGFloat {
    let shown = shownAccessories
    return shown.isEmpty
      ? width : max(width - self.width(leading: true, shown) - self.width(leading: false, shown), 0)
  }

  final func placeContentBesideAccessories() {
    let shown = shownAccessories
    guard !shown.isEmpty else { return contentView.systemFrame = bounds }
    let leading = width(leading: true, shown)
    contentView.systemFrame = CGRect(
      x: leading, y: 0, width: max(bounds.width - leading - width(leading: false, shown), 0), height: bounds.height)
  }
}

extension UICollectionViewListCell: UncertainPlaces {
  func partUncertainty(at point: CGPoint) -> String? {
    let shown = shownAccessories
    guard !shown.isEmpty else { return nil }
    let room = { (leading: Bool) in
      shown.filter { $0.isLeading == leading }.reduce(0) { $0 + $1.widths.upperBound }
    }
    guard point.x < room(true) || point.x >= bounds.width - room(false) else { return nil }
    return "the touch is on or near an accessory of '\(nameInResults)', whose views are not modelled"
  }
}

extension UICellAccessory {
  /// Whether it is at the leading side. Source: Apple's pages of the accessories [D].
  var isLeading: Bool {
    if case .leading = placement { return true }
    switch accessoryType {
    case .delete, .insert, .multiselect: return true
    default: return false
    }
  }

  /// The width that it takes, in points: that of a table's accessory, and for other views that of the view with a margin. Inferred [I].
  var widths: ClosedRange<CGFloat> {
    switch accessoryType {
    case .customView(let view):
      let width = view.bounds.width > 0 ? view.bounds.width : max(view.intrinsicContentSize.width, 0)
      return width...(width + 48)
    case .detail: return 30...76
    case .label:
      let width = text.size(withAttributes: [.font: UIFont.preferredFont(forTextStyle: .body)]).width
      return 0.9 * width...(1.1 * width + 48)
    default: return 18...64
    }
  }
}
