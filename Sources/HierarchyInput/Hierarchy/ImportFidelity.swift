/// How far an imported hierarchy can be relied on.
public enum ImportFidelity: String, CaseIterable, Hashable, Sendable {
  /// The views of the app with all that decides a hit, except for rules of the app's own classes.
  case exact

  /// The views of the app with exact frames; properties that decide hits are missing from the format.
  case partial

  /// Rounded frames, or the elements of the accessibility tree in the place of views.
  case approximate
}
