import Foundation

extension UIListContentConfiguration {
  /// What a person reads and sees.
  @MainActor
  var textsInEffects: [String] {
    [attributedText?.string ?? text, secondaryAttributedText?.string ?? secondaryText, image?.effectName]
      .compactMap { $0 }.filter { !$0.isEmpty }
  }
}
