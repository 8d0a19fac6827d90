import Foundation

// The heights that UIKit gives rows, headers and footers for which neither the app nor constraints state one. Where it is known only
// within a range, it is an unknown length.
extension UITableView {
  /// The height of a row.
  ///
  /// Source: 44 points, a warning of UIKit in openradar 42808310 and the height of a row with one line of text before iOS 26 [O]. In iOS
  /// 26: rows of 51.5 points with one line on Mac Catalyst, of 62 with a line of details in a plain table, of 69.5 in an inset one
  /// (Vercantez/openuikit) [M]. That rows with details had 44 to 62 points before is inferred [I].
  ///
  /// - Parameter cell: The cell; `nil` if the row was not shown.
  final func stockHeight(of cell: UITableViewCell?) -> CGFloat {
    let hasDetails = cell.map { $0.style == .subtitle && $0.showsDetails } ?? false
    let ordinary = engine.platform.tableRowHeight
    switch (engine.systemVersion >= 26, hasDetails) {
    case (false, false): return ordinary
    case (false, true): return Self.height(in: ordinary...62, stated: 58)
    case (true, false): return Self.height(in: ordinary...54, stated: 51.5)
    case (true, true): return Self.height(in: 60...72, stated: style == .insetGrouped ? 69.5 : 62)
    }
  }

  /// The height of a header or footer with a title, or of one that a grouped table shows without.
  ///
  /// Source: 28 points in plain tables since iOS 7 [O], and 40.5 on Mac Catalyst 26; in inset tables of iOS 26 55.5 for the first header, 38
  /// for others, 17.5 for a footer without a title (Vercantez/openuikit) [M]. That others lie between is inferred [I].
  final var stockSectionHeight: CGFloat {
    let ordinary = engine.platform.tableSectionHeaderHeight
    if style == .plain, engine.systemVersion < 15 { return ordinary }
    if style == .plain, engine.systemVersion < 26 { return Self.height(in: 26...38, stated: ordinary) }
    return Self.height(in: 17...56, stated: ordinary)
  }

  private static func height(in range: ClosedRange<CGFloat>, stated: CGFloat) -> CGFloat {
    UnknownLength.rowHeights.reading.value(in: range, stated: stated)
  }
}

extension UITableViewCell {
  /// Whether a stock label has more than one line, whose height is not known.
  final var hasLongText: Bool { stockLabels.contains { $0.numberOfLines != 1 && !($0.text ?? "").isEmpty } }
}
