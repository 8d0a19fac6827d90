/// The output of `replayer strategies`: every strategy and variant with one sentence.
public struct StrategyCatalog: Sendable {
  public struct Entry: Hashable, Sendable {
    /// The value for `--strategy`.
    public let text: String
    /// One sentence.
    public let summary: String
    /// The scene keys that it uses.
    public let reads: String
    public let source: String

    package init(text: String, summary: String, reads: String, source: String) {
      (self.text, self.summary, self.reads, self.source) = (text, summary, reads, source)
    }
  }

  /// The mechanisms, in the order of `replayer strategies`.
  static let mechanisms: [any StrategyMechanism.Type] = [
    SwizzleMechanism.self,
    TagMechanism.self,
    DelegateMechanism.self,
    FlagMechanism.self,
  ]

  /// All entries, the usual variant of each mechanism first.
  public static let entries: [Entry] =
    [
      Entry(
        text: "uikit", summary: "Plain UIKit; nothing passes through.", reads: "nothing",
        source: "Apple's page of hitTest(_:with:)")
    ] + mechanisms.flatMap { $0.entries }
}
