/// How the height of the overlay's view follows the translation.
///
/// Source: OverlayContainer at df49c8f, nested in the container's class; 1.0.0 has only the first two [S].
public enum OverlayStyle: String, CaseIterable, Hashable, Sendable {
  /// The translation's height.
  case flexibleHeight
  /// The height of the highest notch.
  case rigid
  /// The height of the highest notch, or the translation's height when that is greater.
  case expandableHeight
}
