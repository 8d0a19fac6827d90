public import Foundation

/// A key of UIKit's scope whose attribute an `NSAttributedString` has under another name.
protocol AttributedStringTextKey: AttributedStringKey where Value: Sendable {
  static var textKey: NSAttributedString.Key { get }
  /// The value as an `NSAttributedString` has it.
  static func stored(_ value: Value) -> Any
  static func value(of stored: Any) -> Value?
}

extension AttributedStringTextKey {
  static func stored(_ value: Value) -> Any { value }
  static func value(of stored: Any) -> Value? { stored as? Value }

  static func add(to container: inout AttributeContainer, from attributes: [NSAttributedString.Key: Any]) {
    if let value = attributes[textKey].flatMap(value(of:)) { container[Self.self] = value }
  }
  static func add(to attributes: inout [NSAttributedString.Key: Any], from container: AttributeContainer) {
    if let value = container[Self.self] { attributes[textKey] = stored(value) }
  }
}

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of texts that UIKit shows. Those that are not here are kept by an `NSAttributedString` only.
  /// Source: the members, Apple's page of AttributeScopes.UIKitAttributes [D].
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let shadow: ShadowAttribute
    public let foundation: AttributeScopes.FoundationAttributes

    public enum FontAttribute: AttributedStringTextKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
      static var textKey: NSAttributedString.Key { .font }
    }
    public enum ForegroundColorAttribute: AttributedStringTextKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
      static var textKey: NSAttributedString.Key { .foregroundColor }
    }
    public enum BackgroundColorAttribute: AttributedStringTextKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
      static var textKey: NSAttributedString.Key { .backgroundColor }
    }
    public enum ParagraphStyleAttribute: AttributedStringTextKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
      static var textKey: NSAttributedString.Key { .paragraphStyle }
    }
    public enum KernAttribute: AttributedStringTextKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
      static var textKey: NSAttributedString.Key { .kern }
    }
    public enum TrackingAttribute: AttributedStringTextKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
      static var textKey: NSAttributedString.Key { .tracking }
    }
    public enum BaselineOffsetAttribute: AttributedStringTextKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
      static var textKey: NSAttributedString.Key { .baselineOffset }
    }
    public enum UnderlineStyleAttribute: AttributedStringTextKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
      static var textKey: NSAttributedString.Key { .underlineStyle }
      static func stored(_ value: Value) -> Any { value.rawValue }
      static func value(of stored: Any) -> Value? { (stored as? Int).map(Value.init(rawValue:)) }
    }
    public enum StrikethroughStyleAttribute: AttributedStringTextKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
      static var textKey: NSAttributedString.Key { .strikethroughStyle }
      static func stored(_ value: Value) -> Any { value.rawValue }
      static func value(of stored: Any) -> Value? { (stored as? Int).map(Value.init(rawValue:)) }
    }
    public enum ShadowAttribute: AttributedStringTextKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
      static var textKey: NSAttributedString.Key { .shadow }
    }

    static let textKeys: [any AttributedStringTextKey.Type] = [
      FontAttribute.self, ForegroundColorAttribute.self, BackgroundColorAttribute.self, ParagraphStyleAttribute.self,
      KernAttribute.self, TrackingAttribute.self, BaselineOffsetAttribute.self, UnderlineStyleAttribute.self,
      StrikethroughStyleAttribute.self, ShadowAttribute.self,
    ]
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
