public import Foundation

extension AttributeContainer {
  /// The attributes of UIKit's scope and links; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for key in AttributeScopes.UIKitAttributes.textKeys { key.add(to: &self, from: dictionary) }
    if let link = dictionary[.link] as? URL { self.link = link }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// The attributes of UIKit's scope and links; others are left out.
  public init(_ container: AttributeContainer) {
    self.init()
    for key in AttributeScopes.UIKitAttributes.textKeys { key.add(to: &self, from: container) }
    if let link = container.link { self[.link] = link }
  }
}

extension NSAttributedString {
  /// The text with the attributes of UIKit's scope and links; others are left out.
  public convenience init(_ attributedString: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      let part = String(attributedString[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: [NSAttributedString.Key: Any](run.attributes)))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// The text with the attributes of UIKit's scope and links; others are left out.
  public init(_ nsAttributedString: NSAttributedString) {
    self.init()
    let text = nsAttributedString.string as NSString
    nsAttributedString.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      append(AttributedString(text.substring(with: range), attributes: AttributeContainer(attributes)))
    }
  }
}

/// Changes the attributes of a text of a configuration.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
