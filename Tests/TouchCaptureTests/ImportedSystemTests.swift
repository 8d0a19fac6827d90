import Foundation
import JSONText
import Playback
import RecordingStore
import TestSupport
import Testing

extension TouchCaptureTests {
  /// The whole way of a log: capture in an app, import with the scenes of the log, comparison with what was observed.
  @Suite("The log of every committed session replays as it was observed, or the result is unknown with the reason")
  @MainActor
  struct ImportedSystemTests {
    private let folder = ScratchFolder()

    /// Sessions of scenes whose file gives a scroll view an answer that an app's own class would have.
    private static let answersOfTheScene: Set = ["Recordings/scrolling-list/content-touches.touchrec"]

    @Test("as a recording with the log's scenes")
    func imported() throws {
      var strategies: [String: String] = [:]
      for (number, path) in SystemTests.recordings.enumerated() {
        let reader = try RecordingReader(path: Repository.root.appending(path: path).path)
        for record in reader.sessions {
          let captured = try CapturedSession(try ReplayableSession(record, of: reader))
          let name = "\(number)-\(record.id)"
          strategies["./\(name).touchrec"] = record.strategy
          try folder.write(captured.lines.joined(), to: "\(name).log")
          let imported = try run(.recorder, ["import", "--from", "app", "\(name).log", "-o", "\(name).touchrec"])
          #expect(imported.code == 0, "\(path): \(imported.error)")
        }
      }
      let replay = try run(.replayer, ["diff", "."])
      #expect(
        replay.code == 0 || replay.code == 2, "an import replays as it was recorded: \(replay.output.suffix(2_000))")
      let diff = try run(.replayer, ["diff", "--against", "observed", "--json", "."])
      let document = try JSONValue.parse(Array(diff.output.utf8))
      let comparisons = try #require(document["comparisons"]?.array)
      var counts: [String: Int] = [:]
      for comparison in comparisons {
        let verdict = comparison["verdict"]?.string ?? ""
        counts[verdict, default: 0] += 1
        guard verdict == "differs" else { continue }
        let name = comparison["recording"]?.string ?? ""
        let number = try #require(Int(name.dropFirst(2).prefix { $0 != "-" }))
        let path = SystemTests.recordings[number]
        let session = comparison["session"]?.integer
        let first = document["divergences"]?.array?.first {
          $0["recording"]?.string == name && $0["session"]?.integer == session
        }
        // Without an Objective-C runtime, a log does not show that the engine lets touches pass through a view.
        let strategy = try #require(strategies[name])
        let isOfStrategy = first?["kind"]?.string == "hit" && strategy != "uikit"
        #expect(
          isOfStrategy || Self.answersOfTheScene.contains(path),
          "\(path), session \(session ?? -1) of the import: \(first?.canonicalText() ?? "")")
      }
      // Fewer would mean that differences hide behind reasons that do not hold.
      #expect(counts["same", default: 0] >= 150, "\(counts)")
    }

    private func run(_ tool: BuiltTool, _ arguments: [String]) throws -> Finished {
      try RunningTool(tool.path, arguments, in: folder.path).wait()
    }
  }
}
