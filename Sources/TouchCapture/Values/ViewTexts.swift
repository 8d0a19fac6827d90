import UIKit

/// The text of a view, which is written only if the options ask for it.
@MainActor
enum ViewTexts {
  static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.title(for: .normal)
    case let field as UITextField: field.text ?? field.placeholder
    case let text as UITextView: text.text
    default: nil
    }
  }
}
