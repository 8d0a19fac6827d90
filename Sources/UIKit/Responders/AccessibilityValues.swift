/// The properties of a responder that only assistive technologies read.
struct AccessibilityValues {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var customActions: [UIAccessibilityCustomAction]?
}
