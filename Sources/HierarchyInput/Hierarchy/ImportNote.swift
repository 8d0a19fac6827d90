/// Something that an import left out, changed or is not certain of.
public struct ImportNote: Hashable, Sendable {
  /// The kinds of notes. The raw values are the keys of the report in JSON.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Lines or values that are not part of the hierarchy.
    case noise
    /// Lines that stand for views that were left out by the person or program that wrote the text.
    case elided
    /// Views with an address that another view has too: the text has several dumps, or its addresses were replaced.
    case repeated
    /// Views whose frames are not exact.
    case inexact
    /// Views in motion: their frames are those after the animation.
    case animated
    /// Windows of the system.
    case systemWindows
    /// Subviews of UIKit's controls, which the engine makes itself.
    case controlParts
    /// Texts.
    case texts
    /// Identifiers that cannot be the id of a view.
    case identifiers
    /// Gesture recognizers.
    case gestureRecognizers
    /// Values that the source has and that a scene cannot state.
    case values
    /// Roots that are put into a window.
    case wrappedRoots
  }

  public var kind: Kind

  /// The thing that the note is about, such as a class or a property. It may be empty.
  public var detail: String

  /// The first line of the source that it is about, from 1; 0 if there is none.
  public var line: Int

  /// How often.
  public var count: Int

  public init(_ kind: Kind, _ detail: String, line: Int, count: Int = 1) {
    (self.kind, self.detail, self.line, self.count) = (kind, detail, line, count)
  }
}
