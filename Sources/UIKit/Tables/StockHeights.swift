import Foundation

// The heights that UIKit gives rows, headers and footers for which neither the app nor constraints state one. Where it is known only
// within a range, it is an unknown length.
extension UITableView {
  /// The height of a row.
  ///
  /// Source: 44 points, a warning of UIKit in openradar 42808310 and the height of a row with one line of text before iOS 26 [O]. In iOS
  /// 26: rows of 51.5 points with one line on Mac Catalyst, of 62 with a line of details in a plain table, of 69.5 in an inset one
  /// (Vercantez/openuikit) [M]; the last two on iPhones. That rows with details had 44 to 62 points before is inferred [I].
  ///
  /// - Parameter cell: The cell; `nil` if the row was not shown.
  final func stockHeight(of cell: UITableViewCell?) -> CGFloat {
    let hasDetails = cell.map { $0.style == .subtitle && $0.showsDetails } ?? false
    let ordinary = engine.platform.tableRowHeight
    switch (engine.systemVersion >= 26, hasDetails) {
    case (false, false): return ordinary
    case (false, true): return Self.height(in: ordinary...62, stated: 58)
    case (true, false): return Self.height(in: ordinary...54, stated: 51.5)
    case (true, true):
      let measured: CGFloat = style == .insetGrouped ? 69.5 : 62
      return isMeasured && style != .grouped ? pixelBelow(measured) : Self.height(in: 60...72, stated: measured)
    }
  }

  /// The distance of rows from both sides, in an inset table.
  ///
  /// Source: 16 points on 375 and 20 on 393 points, iPhones with iOS 26.1 (Vercantez/openuikit) [M]; others lie between [I], on iPads beyond.
  final var rowInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    let stated: CGFloat = bounds.width <= 375 ? 16 : 20
    if isMeasured, bounds.width == 375 || (390...402).contains(bounds.width) { return stated }
    return UnknownLength.cellMargins.reading.value(in: 16...(engine.screen.isPad ? 40 : 20), stated: stated)
  }

  /// Whether heights of the system and device were measured: iPhones with iOS 26.
  private final var isMeasured: Bool { engine.systemVersion == 26 && !engine.screen.isPad }

  private final func pixelBelow(_ value: CGFloat) -> CGFloat {
    let scale = engine.screen.scale
    return (value * scale).rounded(.down) / scale
  }

  /// The height of a header or footer with a title, or of one that a grouped table shows without.
  ///
  /// Source: 28 points in plain tables since iOS 7 [O], and 40.5 on Mac Catalyst 26; in inset tables of iOS 26 55.5 for the first header, 38
  /// for others, 17.5 for a footer without a title (Vercantez/openuikit) [M]. That others lie between is inferred [I].
  final func stockSectionHeight(isHeader: Bool, ofSection section: Int, hasTitle: Bool) -> CGFloat {
    if isMeasured, style == .insetGrouped, isHeader == hasTitle {
      if !isHeader || section > 0 { return pixelBelow(isHeader ? 38 : 17.5) }
      if tableHeaderView == nil { return pixelBelow(55.5) }
    }
    let ordinary = engine.platform.tableSectionHeaderHeight
    if style == .plain, engine.systemVersion < 15 { return ordinary }
    if style == .plain, engine.systemVersion < 26 { return Self.height(in: 26...38, stated: ordinary) }
    return Self.height(in: 17...56, stated: ordinary)
  }

  private static func height(in range: ClosedRange<CGFloat>, stated: CGFloat) -> CGFloat {
    UnknownLength.rowHeights.reading.value(in: range, stated: stated)
  }
}

extension UITableView {
  /// Notes that a header or footer with a title is higher than known: a title that may need a second line.
  final func noteLongTitle(_ title: String, at y: CGFloat) {
    let label = UILabel(frame: .zero)
    label.text = title
    // The margins on both sides, and the error of the text's width.
    let width = label.textLayout(width: .greatestFiniteMagnitude, maximumLines: 1).size.width * 1.1 + 48
    if title.contains("\n") || width > (storedBounds.width > 0 ? storedBounds.width : engine.screen.bounds.width) {
      noteGuessedHeight(at: y)
    }
  }
}

extension UITableViewCell {
  /// Whether the stock views may make a row higher than the ranges say: a text of more than one line or of a large font, or an image.
  final var hasUnknownStockHeight: Bool {
    stockLabels.contains {
      ($0.numberOfLines != 1 || $0.font.pointSize > Self.largestStockFont) && $0.attributedText?.string.isEmpty == false
    } || (stockImageView?.image?.size.height ?? 0) > Self.greatestStockImage
  }
  /// The font size of a stock label, in points.
  private static let largestStockFont: CGFloat = 17
  /// The height of an image that certainly has room in a row of 44 points. Inferred [I].
  private static let greatestStockImage: CGFloat = 28

  /// The height that an override of `sizeThatFits(_:)` gives the row; `nil` without one.
  ///
  /// Source: PinLayout's guide, "UITableView automatic cell sizing": rows of automatic height ask their cells for it [O]. That the
  /// line below the row is in it, or is added to it, is not known.
  final func ownFittingHeight(width: CGFloat) -> CGFloat? {
    let size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    guard size != storedBounds.size, size.height > 0, size.height.isFinite else { return nil }
    return UnknownLength.rowHeights.reading.value(
      in: size.height...(size.height + 1 / engine.screen.scale), stated: size.height)
  }
}
