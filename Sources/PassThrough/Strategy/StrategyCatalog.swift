/// The output of `replayer strategies`: every strategy and variant with one sentence.
package struct StrategyCatalog: Sendable {
  package struct Entry: Hashable, Sendable {
    /// The value for `--strategy`.
    package let text: String
    /// One sentence.
    package let summary: String
    /// The scene keys that it uses.
    package let reads: String
    package let source: String

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
  package static let entries: [Entry] =
    [
      Entry(
        text: "uikit", summary: "Plain UIKit: no view lets touches through.", reads: "nothing",
        source: "Apple's page of hitTest(_:with:)")
    ] + mechanisms.flatMap { $0.entries }
}
