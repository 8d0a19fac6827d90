public import Foundation

/// The kind of a keyboard. Keyboards are not shown.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  public static let alphabet = UIKeyboardType.asciiCapable
}
/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// What is written in capitals.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether a keyboard corrects.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether a keyboard checks spelling.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether a keyboard makes quotes of typography.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether a keyboard makes dashes of typography.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether a keyboard adds spaces.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// Whether a keyboard shows predictions.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// The meaning of a text, for a keyboard.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let URL = UITextContentType(rawValue: "url")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// The wishes of a text field or view for its keyboard. They are stored.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var inlinePredictionType: UITextInlinePredictionType { get set }
  var textContentType: UITextContentType! { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
}

/// Apple's properties are optional: a class that has no such property takes the default.
extension UITextInputTraits {
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }

  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }

  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }

  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }

  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }

  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }

  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
}

/// An object that takes the text of a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// What a text field or view wants of its keyboard.
@MainActor
final class TextInputTraits {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var inlinePredictionType = UITextInlinePredictionType.default
  var textContentType: UITextContentType?
  var enablesReturnKeyAutomatically = false
  var inputView: UIView?
  var inputAccessoryView: UIView?
}

/// A text field or view, whose wishes are stored.
@preconcurrency @MainActor
public protocol _StoredTextInputTraits: UIResponder, UITextInputTraits {}

extension _StoredTextInputTraits {
  var storedTraits: TextInputTraits {
    let key = ObjectIdentifier(TextInputTraits.self)
    if let stored = associatedObjects[key] as? TextInputTraits { return stored }
    let traits = TextInputTraits()
    associatedObjects[key] = traits
    return traits
  }
  public var keyboardType: UIKeyboardType {
    get { storedTraits.keyboardType }
    set { storedTraits.keyboardType = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { storedTraits.keyboardAppearance }
    set { storedTraits.keyboardAppearance = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { storedTraits.returnKeyType }
    set { storedTraits.returnKeyType = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { storedTraits.autocapitalizationType }
    set { storedTraits.autocapitalizationType = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { storedTraits.autocorrectionType }
    set { storedTraits.autocorrectionType = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { storedTraits.spellCheckingType }
    set { storedTraits.spellCheckingType = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { storedTraits.smartQuotesType }
    set { storedTraits.smartQuotesType = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { storedTraits.smartDashesType }
    set { storedTraits.smartDashesType = newValue }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { storedTraits.smartInsertDeleteType }
    set { storedTraits.smartInsertDeleteType = newValue }
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { storedTraits.inlinePredictionType }
    set { storedTraits.inlinePredictionType = newValue }
  }
  public var textContentType: UITextContentType! {
    get { storedTraits.textContentType }
    set { storedTraits.textContentType = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { storedTraits.enablesReturnKeyAutomatically }
    set { storedTraits.enablesReturnKeyAutomatically = newValue }
  }
}

extension UITextField: _StoredTextInputTraits {}

/// A keyboard of an app. Keyboards are not shown.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  open var primaryLanguage: String?
  open var needsInputModeSwitchKey: Bool { false }
  open var hasFullAccess: Bool { false }
  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
}
/// The view of a keyboard of an app.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The look of the view.
  public enum Style: Int, Sendable { case `default`, keyboard }
  public final let inputViewStyle: Style
  open var allowsSelfSizing = false
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { return nil }
}
