import Foundation

/// The distances of a view's first and last line of text from its edges, at their baselines.
struct TextBaselines: Equatable {
  var fromTop: CGFloat
  var fromBottom: CGFloat
}

extension UIView {
  /// The baselines of the view's text if it has a size; `nil` for a view without a text of its own.
  ///
  /// The text of labels, buttons and text fields is in the middle of the height.
  final func textBaselines(in size: CGSize) -> TextBaselines? {
    switch self {
    case let label as UILabel:
      let layout = label.textLayout(width: size.width, maximumLines: label.numberOfLines)
      return TextBaselines(of: layout, in: size.height)
    case let button as UIButton:
      return button.titleLayout(in: button.contentRect(forBounds: CGRect(origin: .zero, size: size))).map {
        let rect = button.titleRect(forContentRect: button.contentRect(forBounds: CGRect(origin: .zero, size: size)))
        return TextBaselines(of: $0, in: rect, of: size.height)
      }
    case let field as UITextField: return TextBaselines(of: field.lineLayout, in: size.height)
    default: return nil
    }
  }
}

extension TextBaselines {
  fileprivate init(of layout: TextLayout, in height: CGFloat) {
    let edge = (height - layout.size.height) / 2
    self.init(fromTop: edge + layout.firstBaseline, fromBottom: edge + layout.lastBaseline)
  }

  fileprivate init(of layout: TextLayout, in rect: CGRect, of height: CGFloat) {
    self.init(of: layout, in: rect.height)
    fromTop += rect.minY
    fromBottom += height - rect.maxY
  }
}
