package import CommandLineSupport

/// The options for strategies and profiles that several commands have.
package enum CatalogOptions {
  /// For commands that record: one strategy and one profile.
  package static let ofCapture = [
    Option(
      "strategy", .text("STRATEGY"), completion: CatalogCompletions.strategy,
      help: "The strategy that lets touches through; by default uikit"),
    Option(
      "profile", .text("PROFILE"), completion: CatalogCompletions.profile,
      help: "The system to model; by default the scene's"),
  ]

  /// For commands that compare: any number of both.
  package static let ofComparison = [
    Option(
      "strategy", .text("STRATEGY[,…]"), completion: CatalogCompletions.strategies,
      help: "Replay under these strategies; all for every one (see 'replayer strategies')"),
    Option(
      "profile", .text("PROFILE[,…]"), completion: CatalogCompletions.profiles,
      help: "Replay under these profiles; all for every one"),
  ]
}
