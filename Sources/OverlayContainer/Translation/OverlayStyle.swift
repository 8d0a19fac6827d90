/// How high an overlay's view is while it is moved.
///
/// Source: OverlayContainer at df49c8f, where it is nested in the container's class; 1.0.0 knows the first two [S].
public enum OverlayStyle: String, CaseIterable, Hashable, Sendable {
  /// As high as the translation: it grows and shrinks.
  case flexibleHeight
  /// As high as the highest notch, always.
  case rigid
  /// As high as the highest notch, and higher where the translation is.
  case expandableHeight
}
