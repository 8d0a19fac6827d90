import Foundation

/// The places of an alert's or action sheet's parts in its container.
///
/// Source: the widths, the heights of the buttons and the margins, Flutter's CupertinoAlertDialog and CupertinoActionSheet, which
/// reproduce them [R]. Both differ from UIKit by some points in the heights, so ``uncertainty(at:)`` leaves out what is near an edge.
struct AlertLayout {
  /// A button.
  struct Row {
    let action: UIAlertAction
    let frame: CGRect
  }

  let frame: CGRect
  let header: CGRect
  let rows: [Row]
  /// The distance from a horizontal edge within which it is not known what a touch hits, above and below it.
  let margin: (above: CGFloat, below: CGFloat)
  /// The same for the vertical edges.
  var sideMargin: CGFloat = 3

  // MARK: An alert

  private static let alertWidth: CGFloat = 270
  private static let alertRowHeight: CGFloat = 44

  /// An alert in the middle of `bounds`; `nil` if its size is not known.
  @MainActor
  static func alert(_ alert: UIAlertController, in bounds: CGRect) -> AlertLayout? {
    let actions = alert.orderedActions
    guard !actions.isEmpty, let isPair = isPair(actions, of: alert) else { return nil }
    let header = headerHeight(of: alert, width: alertWidth - 32, title: .semibold, insets: 40)
    let rowCount = isPair ? 1 : actions.count
    let height = header + CGFloat(rowCount) * alertRowHeight
    guard height < bounds.height - 100, bounds.width >= alertWidth + 20 else { return nil }
    let frame = CGRect(
      x: bounds.midX - alertWidth / 2, y: bounds.midY - height / 2, width: alertWidth,
      height: height)
    let top = frame.minY + header
    let rows = actions.enumerated().map { index, action in
      let width = isPair ? alertWidth / 2 : alertWidth
      return Row(
        action: action,
        frame: CGRect(
          x: frame.minX + (isPair ? CGFloat(index) * width : 0),
          y: top + (isPair ? 0 : CGFloat(index) * alertRowHeight), width: width,
          height: alertRowHeight))
    }
    let error = 6 + CGFloat(rowCount)
    return AlertLayout(
      frame: frame, header: CGRect(x: frame.minX, y: frame.minY, width: alertWidth, height: header),
      rows: rows,
      margin: (error, error))
  }

  /// Whether two buttons are side by side; `nil` if that is not known.
  @MainActor
  private static func isPair(_ actions: [UIAlertAction], of alert: UIAlertController) -> Bool? {
    guard actions.count == 2 else { return false }
    guard alert.preferredAction == nil else { return nil }
    var isPair = true
    for action in actions {
      let width = (action.title ?? "").size(withAttributes: [
        .font: UIFont.systemFont(ofSize: 17, weight: .semibold)
      ])
      .width
      if width > alertWidth / 2 - 32, width < alertWidth / 2 + 32 { return nil }
      if width >= alertWidth / 2 + 32 { isPair = false }
    }
    return isPair
  }

  // MARK: An action sheet

  private static let sheetRowHeight: CGFloat = 57
  private static let sheetMargin: CGFloat = 8

  /// An action sheet at the bottom of `bounds`; `nil` if its size is not known.
  @MainActor
  static func actionSheet(_ alert: UIAlertController, in bounds: CGRect, safeArea: UIEdgeInsets)
    -> AlertLayout?
  {
    let actions = alert.orderedActions
    guard !actions.isEmpty, bounds.width < bounds.height else { return nil }
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.first { $0.style == .cancel }
    let width = bounds.width - 2 * sheetMargin
    let header =
      others.isEmpty
      ? 0 : headerHeight(of: alert, width: width - 32, title: .semibold, titleSize: 13, insets: 28)
    let cancelHeight = cancel == nil ? 0 : sheetRowHeight + (others.isEmpty ? 0 : sheetMargin)
    let height = header + CGFloat(others.count) * sheetRowHeight + cancelHeight
    guard height < bounds.height - safeArea.top - safeArea.bottom - 60 else { return nil }
    let bottom = bounds.maxY - safeArea.bottom - sheetMargin
    let frame = CGRect(
      x: bounds.minX + sheetMargin, y: bottom - height, width: width, height: height)
    var rows = others.enumerated().map { index, action in
      Row(
        action: action,
        frame: CGRect(
          x: frame.minX, y: frame.minY + header + CGFloat(index) * sheetRowHeight, width: width,
          height: sheetRowHeight)
      )
    }
    if let cancel {
      rows.append(
        Row(
          action: cancel,
          frame: CGRect(
            x: frame.minX, y: bottom - sheetRowHeight, width: width, height: sheetRowHeight)))
    }
    let error = 4 + CGFloat(rows.count) * 0.5
    return AlertLayout(
      frame: frame, header: CGRect(x: frame.minX, y: frame.minY, width: width, height: header),
      rows: rows,
      // With a home indicator the margin may be a part of the safe area.
      margin: (error, error + (safeArea.bottom > 0 ? sheetMargin : 0)))
  }

  @MainActor
  private static func headerHeight(
    of alert: UIAlertController, width: CGFloat, title weight: UIFont.Weight,
    titleSize: CGFloat = 17, insets: CGFloat
  ) -> CGFloat {
    let texts = [
      (alert.title, UIFont.systemFont(ofSize: titleSize, weight: weight)),
      (alert.message, UIFont.systemFont(ofSize: 13)),
    ]
    let heights = texts.compactMap { text, font -> CGFloat? in
      guard let text, !text.isEmpty else { return nil }
      let size = CGSize(width: width, height: 0)
      return text.boundingRect(
        with: size, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil
      ).height
    }
    let height = heights.reduce(insets, +) + (heights.count > 1 ? 4 : 0)
    return heights.isEmpty ? 0 : height.rounded(.up)
  }

  // MARK: Touches

  /// Why it is not known what a touch at a point of the container hits; `nil` if it is known.
  func uncertainty(at point: CGPoint) -> String? {
    let isBeside = point.y < frame.minY - margin.above || point.y > frame.maxY + margin.below
    let isAside =
      point.x < frame.minX - sideMargin || point.x > frame.maxX + sideMargin
    if isBeside || isAside { return nil }
    let isAmongRows = point.y > header.maxY
    let columns = [frame.minX, frame.maxX] + (isAmongRows ? rows.flatMap { [$0.frame.minX, $0.frame.maxX] } : [])
    let lines = [frame.minY, header.maxY] + rows.flatMap { [$0.frame.minY, $0.frame.maxY] }
    let isNearColumn = columns.contains { abs(point.x - $0) <= sideMargin }
    let isNearLine = lines.contains { point.y > $0 - margin.above && point.y < $0 + margin.below }
    return isNearColumn || isNearLine
      ? "the touch is near an edge of an alert's buttons, whose places are known to some points"
      : nil
  }
}
