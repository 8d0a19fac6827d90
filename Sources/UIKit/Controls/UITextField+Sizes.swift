import Foundation

extension UITextField {
  private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// The one line of the text, or of the placeholder.
  final var lineLayout: TextLayout {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    // Without a text the field has the height of a line.
    let units = TextUnits(shown.isEmpty ? " " : shown, attributes: [:], defaultFont: shownFont)
    return TextLayout(units, TextLayout.Options(maximumLines: 1, mode: .byClipping))
  }

  /// The size of a line with the border.
  ///
  /// Source: fields of the system's font with 17 points are 22 points high without a border and 34 with a rounded
  /// one, those with 14 points 30 with a rounded one [O]; the other borders and the insets across are inferred [I].
  final var fieldSize: CGSize {
    let line = lineLayout.size
    let reading = UnknownLength.texts.reading
    // The heights of the two sizes are the line, rounded up to points, and 1; that of others is inferred.
    let error: CGFloat = shownFont.pointSize == 17 || shownFont.pointSize == 14 ? 0 : 1
    let height = reading.applied(to: line.height.rounded(.up) + 1, error: 0, points: error)
    let border = borderSize
    return engine.screen.roundedUp(
      CGSize(width: line.width + border.width + widthOfSideViews, height: height + border.height))
  }

  /// The points of the border, of both sides.
  final var borderSize: CGSize {
    switch borderStyle {
    case .none: CGSize(width: 0, height: 0)
    case .line: CGSize(width: 4, height: 4)
    case .bezel: CGSize(width: 14, height: 6)
    case .roundedRect: CGSize(width: 14, height: 12)
    }
  }
}
