/// A property that decides what a touch does, and that a format may not carry.
///
/// The raw values are UIKit's names where UIKit has one. They are the values of `lacks` in a scene.
public enum ImportedFact: String, CaseIterable, Hashable, Sendable {
  /// Some of the views, which were left out of the text.
  case views = "subviews"
  /// The classes: elements of an accessibility tree have a type only.
  case classes = "class"
  /// The order of overlapping views in different branches.
  case order
  /// The fractions of frames, which are rounded to whole points.
  case fractions
  /// The frames of views with a transform, of which only the bounding box is known.
  case untransformedFrames
  case transform
  /// The offsets of scroll views.
  case contentOffset
  case alpha
  case isHidden
  case isUserInteractionEnabled
  case clipsToBounds
  case isEnabled
  case identifiers = "accessibilityIdentifier"
  case gestureRecognizers
  case windowLevel
  case safeAreaInsets
}
