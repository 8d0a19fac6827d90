/// What the outcomes of a session state, beside hits, control events, gestures, deliveries, scroll steps, selections and changes.
///
/// A session without a part has no statement about it: an empty table does not mean that nothing happened.
public struct SessionVocabulary: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The code that control events, recognizers, selections and calls ran.
  public static let handlers = SessionVocabulary(rawValue: 1)
  /// All rungs of the names of views.
  public static let names = SessionVocabulary(rawValue: 2)
  /// What reacts to each touch.
  public static let reactions = SessionVocabulary(rawValue: 4)
  /// What changed for a person.
  public static let effects = SessionVocabulary(rawValue: 8)
  /// The decisions of the app's code in hit tests.
  public static let decisions = SessionVocabulary(rawValue: 16)
  /// How far unknowns extend.
  public static let extents = SessionVocabulary(rawValue: 32)
  /// What changed in parts of views: layers, items of bars, segments, sheets, alerts and rows.
  public static let parts = SessionVocabulary(rawValue: 64)
  /// What changed in looks: contents of lists, indicators, masks, clipping, menus, paths, the size of content and where views enter.
  public static let looks = SessionVocabulary(rawValue: 128)

  /// The parts with their words in the table `sessions`, in alphabetical order.
  static let words: [(part: SessionVocabulary, word: String)] = [
    (.decisions, "decisions"), (.effects, "effects"), (.extents, "extents"), (.handlers, "handlers"), (.looks, "looks"),
    (.names, "names"), (.parts, "parts"), (.reactions, "reactions"),
  ]

  /// The words of the parts, separated by spaces; empty for none.
  public var text: String {
    Self.words.filter { contains($0.part) }.map(\.word).joined(separator: " ")
  }

  /// Reads what ``text`` writes. `nil` for another word or another order.
  public init?(text: String) {
    var parts: SessionVocabulary = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) where !text.isEmpty {
      guard let known = Self.words.first(where: { $0.word == word }) else { return nil }
      parts.insert(known.part)
    }
    guard parts.text == text else { return nil }
    self = parts
  }
}

extension SessionVocabulary {
  /// What the outcomes of a replay by this program state, as far as comparisons read it.
  ///
  /// - Parameter runsCode: Whether code of an app runs in the scene. Effects are noted of such scenes only.
  public static func replayed(runsCode: Bool) -> SessionVocabulary {
    runsCode ? [.effects, .handlers, .looks, .names, .parts, .reactions] : [.handlers, .names, .reactions]
  }
  /// What a session states that this program records.
  public static func captured(runsCode: Bool) -> SessionVocabulary {
    replayed(runsCode: runsCode).union(runsCode ? [.decisions, .extents] : .extents)
  }
}
