import Foundation

/// The properties of a responder that only assistive technologies and other apps read.
struct AccessibilityValues {
  var isElement = false
  /// Of an object that is no responder.
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var frame: CGRect?
  var activationPoint: CGPoint?
  var path: UIBezierPath?
  var language: String?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var ignoresInvertColors = false
  var respondsToUserInteraction: Bool?
  var userInputLabels: [String]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var userActivity: NSUserActivity?
  var customActions: [UIAccessibilityCustomAction]?
}
