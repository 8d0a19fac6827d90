import CommandSupport
import TestSupport
import Testing

/// The folder of an app of `Examples/Handlers` with its recorded sessions.
final class HandlerWorkshop {
  private let shop: Workshop

  /// Compiles the app's sources and records its sessions.
  private init(_ app: HandlerApp) throws {
    shop = try Workshop(["screen.scene.json": app.scene])
    try compile(app.sources, to: "base")
    for (session, touches) in app.sessions {
      try shop.write(touches, to: "\(session).touches.jsonl")
      let capture = try shop.recorder(
        "capture --scene screen.scene.json --build ./base --touches \(session).touches.jsonl -o \(session).touchrec")
      try #require(capture.code == 0, "\(app.name), \(session): \(capture.error)")
    }
  }

  /// The folder of an app, which is made once.
  static func shared(_ app: HandlerApp) throws -> HandlerWorkshop { try #require(made[app.name]).get() }

  nonisolated(unsafe) private static let made = Dictionary(
    uniqueKeysWithValues: HandlerApp.all.map { app in (app.name, Result { try HandlerWorkshop(app) }) })

  func compile(_ build: HandlerBuild) throws {
    try compile(build.sources(), to: build.name)
  }

  private func compile(_ sources: [String: String], to name: String) throws {
    let folder = "\(name)-sources"
    try shop.makeFolder(folder)
    for (file, text) in sources { try shop.write(text, to: "\(folder)/\(file)") }
    let build = try shop.replayer("build \(folder) -o ./\(name)")
    try #require(build.code == 0, "\(name): \(build.error)")
  }

  /// The comparison of a session in a build with what was recorded, or with another build.
  func diff(
    _ session: String, _ build: String, against baseline: String = "recorded", _ options: String = ""
  ) throws -> Finished {
    try shop.replayer(
      "diff --build ./\(build) --against \(baseline) \(session).touchrec" + (options.isEmpty ? "" : " \(options)"))
  }
}
