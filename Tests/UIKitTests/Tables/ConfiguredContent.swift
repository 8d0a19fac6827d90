import TestSupport
import UIKit

/// A configuration with one text.
struct TextConfiguration: UIContentConfiguration {
  var text: String

  func makeContentView() -> any UIView & UIContentView { TextContentView(configuration: self) }

  func updated(for state: any UIConfigurationState) -> TextConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.text += (state.isHighlighted ? "+highlighted" : "") + (state.isSelected ? "+selected" : "")
    if state.isDisabled { updated.text += "+disabled" }
    if let own = state[UIConfigurationStateCustomKey("own")] { updated.text += "+\(own)" }
    return updated
  }
}

/// Shows a text, with a button at its left end. Its initializer assigns the configuration without running the property
/// observer.
final class TextContentView: UIView, UIContentView {
  let button = UIButton(configuration: .plain())
  private(set) var shownText: String?
  private(set) var assignments = 0

  var configuration: any UIContentConfiguration {
    didSet {
      assignments += 1
      shownText = (configuration as? TextConfiguration)?.text
    }
  }

  init(configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    place(button, "button", 0, 0, 100, 44, in: self)
  }

  required init?(coder: NSCoder) { fatalError("made by code") }
}

/// A configuration of another type.
struct NumberConfiguration: UIContentConfiguration {
  var number: Int

  func makeContentView() -> any UIView & UIContentView { NumberContentView(configuration: self) }
  func updated(for state: any UIConfigurationState) -> NumberConfiguration { self }
}

/// Shows a number.
final class NumberContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("made by code") }
}
