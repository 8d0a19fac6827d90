import Foundation

// The card of an alert in iOS 26, in the middle of the safe area.
//
// Source: the heights of seven cards, and taps near the edges of their buttons, iPhone 16 with iOS 26.1 (Vercantez/openuikit) [M]. That an
// action sheet without a source is laid out in the same way was seen with four actions; with two it is not known.
extension AlertLayout {
  private static let cardWidth: CGFloat = 320
  /// The distance of the buttons from the sides and from the bottom of the card, and of the texts from the sides.
  private static let buttonInset: CGFloat = 16
  private static let textInset: CGFloat = 30
  private static let buttonHeight: CGFloat = 48
  private static let buttonGap: CGFloat = 8
  /// The height of the texts with their margins: of a title and a message of one line each, and of one of them.
  private static let textHeights: (both: CGFloat, one: CGFloat) = (88 + 1 / 3, 62 + 1 / 3)
  /// The height of a further line of the title, and of the message.
  private static let furtherLines: (title: CGFloat, message: CGFloat) = (22, 20)
  /// The part of a width that is the error of a text's measured width.
  private static let textError: CGFloat = 0.05

  /// A card in the middle of the safe area; `nil` if its size is not known.
  @MainActor
  static func floating(_ alert: UIAlertController, in bounds: CGRect, safeArea: UIEdgeInsets) -> AlertLayout? {
    let actions = alert.orderedActions
    guard !actions.isEmpty, let isPair = isFloatingPair(actions, of: alert), let header = floatingHeader(of: alert)
    else {
      return nil
    }
    let rowCount = CGFloat(isPair ? 1 : actions.count)
    let height = header + rowCount * buttonHeight + (rowCount - 1) * buttonGap + buttonInset
    let space = bounds.inset(by: safeArea)
    guard height < space.height - 80, bounds.width >= cardWidth + 20 else { return nil }
    let frame = CGRect(x: bounds.midX - cardWidth / 2, y: space.midY - height / 2, width: cardWidth, height: height)
    let width = isPair ? (cardWidth - 2 * buttonInset - buttonGap) / 2 : cardWidth - 2 * buttonInset
    let rows = actions.enumerated().map { index, action in
      let number = CGFloat(index)
      return Row(
        action: action,
        frame: CGRect(
          x: frame.minX + buttonInset + (isPair ? number * (width + buttonGap) : 0),
          y: frame.minY + header + (isPair ? 0 : number * (buttonHeight + buttonGap)), width: width,
          height: buttonHeight))
    }
    return AlertLayout(
      frame: frame, header: CGRect(x: frame.minX, y: frame.minY, width: cardWidth, height: header), rows: rows,
      margin: (2, 2), sideMargin: 2)
  }

  /// Whether two buttons are side by side; `nil` if that is not known.
  @MainActor
  private static func isFloatingPair(_ actions: [UIAlertAction], of alert: UIAlertController) -> Bool? {
    guard actions.count == 2 else { return false }
    guard alert.preferredStyle == .alert, alert.preferredAction == nil else { return nil }
    let room = (cardWidth - 2 * buttonInset - buttonGap) / 2 - 2 * buttonInset
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let widths = actions.map { ($0.title ?? "").size(withAttributes: [.font: font]).width }
    return widths.allSatisfy { $0 <= room * (1 - textError) } ? true : nil
  }

  /// The height of the texts; `nil` without texts, or if it is not known how many lines they have.
  @MainActor
  private static func floatingHeader(of alert: UIAlertController) -> CGFloat? {
    let title = alert.title.flatMap { $0.isEmpty ? nil : $0 }
    let message = alert.message.flatMap { $0.isEmpty ? nil : $0 }
    guard title != nil || message != nil,
      let titleLines = lines(of: title, .systemFont(ofSize: 17, weight: .semibold)),
      let messageLines = lines(of: message, .systemFont(ofSize: 15))
    else { return nil }
    let least = title != nil && message != nil ? textHeights.both : textHeights.one
    return least + CGFloat(max(titleLines - 1, 0)) * furtherLines.title
      + CGFloat(max(messageLines - 1, 0)) * furtherLines.message
  }

  /// The number of lines of a text; `nil` if its width decides it within the error.
  @MainActor
  private static func lines(of text: String?, _ font: UIFont) -> Int? {
    guard let text else { return 0 }
    func count(_ share: CGFloat) -> Int {
      let size = CGSize(width: (cardWidth - 2 * textInset) * share, height: 0)
      let height = text.boundingRect(
        with: size, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil
      ).height
      return Int((height / font.lineHeight).rounded())
    }
    let counts = Set([count(1 - textError), count(1), count(1 + textError)])
    return counts.count == 1 ? counts.first : nil
  }
}
