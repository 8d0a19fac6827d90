import Capture
import Foundation
import LocalServer
import RecordingStore
import TestSupport
import Testing

@Suite("A touch file, standard input and the live page give the same recording for the same samples")
@MainActor
struct CaptureSourceTests {
  /// Two fingers whose samples partly have the same time, a push of the button, and a flick that continues by itself.
  /// The live page numbers touches through the session, so the file does, too.
  private static let samples: [(milliseconds: Int, touch: Int, phase: String, x: Int, y: Int)] = [
    (0, 1, "began", 100, 50), (16, 1, "moved", 101, 50), (16, 2, "began", 50, 180), (120, 1, "ended", 101, 50),
    (120, 2, "moved", 50, 170), (400, 2, "ended", 50, 170), (2_000, 3, "began", 100, 190),
    (2_016, 3, "moved", 100, 170),
    (2_032, 3, "moved", 100, 140), (2_048, 3, "moved", 100, 110), (2_050, 3, "ended", 100, 110),
    (2_300, 4, "began", 20, 20), (2_301, 5, "began", 30, 120), (2_900, 5, "ended", 30, 120),
    (2_900, 4, "ended", 20, 20),
  ]

  private static let lines = samples.map {
    let seconds = Double($0.milliseconds) / 1_000
    return #"{"t": \#(seconds), "touch": \#($0.touch), "phase": "\#($0.phase)", "x": \#($0.x), "y": \#($0.y)}"#
  }

  /// The content of a recording without the rows that describe its source.
  private func content(_ path: String) throws -> [String] {
    let dump = try BuiltTool.recorder.run(["dump", path])
    try #require(dump.code == 0, "\(dump.error)")
    let described = ["content_hash", "producer", "source", "created"]
    return dump.lines.filter { line in !described.contains { line.contains($0) } }
  }

  /// Sends the samples as a page does, in messages of a number of samples whose times begin at `start`.
  private func live(_ visit: Visit, start: Int, messageLength: Int) throws -> String {
    try visit.open()
    var rest = Self.samples[...]
    while !rest.isEmpty {
      // All samples of one time are in one message.
      var count = min(messageLength, rest.count)
      let items = Array(rest)
      while count < items.count, items[count].milliseconds == items[count - 1].milliseconds { count += 1 }
      let message = items[..<count].map {
        #"[\#($0.milliseconds + start),\#($0.touch + 6),"\#($0.phase)",\#($0.x),\#($0.y)]"#
      }
      let last = items[count - 1].milliseconds + start
      let until = count < items.count ? (last + items[count].milliseconds + start) / 2 : last
      let reply = visit.send(message.joined(separator: ","), until: "\(until)")
      try #require(reply.status == 200, "\(visit.text(reply))")
      rest = rest.dropFirst(count)
    }
    return try visit.session.finish().path
  }

  @Test(
    "whatever the lengths of the page's messages and of the pipe's pieces are",
    arguments: [(1, 1), (3, 7), (99, 10_000)])
  func sameRecording(messageLength: Int, pieceLength: Int) throws {
    let visit = try Visit()
    let live = try content(live(visit, start: 70_000, messageLength: messageLength))
    let folder = visit.folder.path
    try Visit.scene.write(toFile: folder + "/s.scene.json", atomically: true, encoding: .utf8)
    let text = Self.lines.joined(separator: "\n")
    try text.write(toFile: folder + "/t.jsonl", atomically: true, encoding: .utf8)
    func capture(_ touches: String, _ output: String) throws -> RunningTool {
      try RunningTool(
        BuiltTool.recorder.path, ["capture", "--scene", "s.scene.json", "--touches", touches, "-o", output], in: folder,
        input: .pipe)
    }
    let file = try capture("t.jsonl", "file.touchrec").wait()
    #expect(file.code == 0, "\(file.error)")
    let tool = try capture("-", "input.touchrec")
    var rest = Substring(text)
    while !rest.isEmpty {
      tool.write(String(rest.prefix(pieceLength)))
      rest = rest.dropFirst(pieceLength)
    }
    let input = tool.wait()
    #expect(input.code == 0, "\(input.error)")
    let expected = try content(folder + "/file.touchrec")
    #expect(expected.count { $0.contains("didEndDecelerating") } == 1 && expected.count { $0.contains("push") } == 1)
    #expect(try content(folder + "/input.touchrec") == expected)
    #expect(live == expected)
  }
}
