/// When the value of a key is decoded and applied, relative to the other keys of the same object.
///
/// Within a phase the keys of the superclass come first, then the order of the row counts.
package enum KeyPhase: Int, CaseIterable, Comparable, Sendable {
  /// Before the class is known: the decoder itself reads the value.
  case identity
  case anchorPoint
  case frame
  /// After the frame: the properties that do not move the view's center.
  case geometry
  case properties
  case touchDelegate
  /// Recognizers, actions and references to other objects.
  case parts
  /// Views and controllers other than subviews.
  case contents
  /// The root view controller. It is applied when all windows exist.
  case rootViewController
  /// The subviews of a view.
  case subviews
  /// The controller that a controller presents.
  case presented

  package static func < (one: KeyPhase, other: KeyPhase) -> Bool { one.rawValue < other.rawValue }
}
