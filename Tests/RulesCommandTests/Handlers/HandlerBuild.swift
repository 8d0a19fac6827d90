import Testing

/// Several changes of an app's sources that are compiled together, because each concerns touches of its own.
struct HandlerBuild: Sendable, CustomTestStringConvertible {
  let app: HandlerApp
  let name: String
  let variants: [HandlerVariant]

  static let edits = HandlerApp.all.flatMap { builds(of: $0, "edits", $0.edits) }
  static let refactorings = HandlerApp.all.flatMap { builds(of: $0, "refactorings", $0.refactorings) }

  var testDescription: String { "\(app.name), \(name)" }

  private static func builds(of app: HandlerApp, _ kind: String, _ variants: [HandlerVariant]) -> [HandlerBuild] {
    Set(variants.compactMap(\.build)).sorted().map { number in
      HandlerBuild(app: app, name: "\(kind)-\(number)", variants: variants.filter { $0.build == number })
    }
  }

  /// The source files, by name.
  func sources() throws -> [String: String] {
    try variants.reduce(app.sources) { try $1.applied(to: $0) }
  }

  /// The changes that turn a session red.
  func variants(in session: String) -> [HandlerVariant] {
    variants.filter { $0.sessions?.contains(session) == true }
  }
}
