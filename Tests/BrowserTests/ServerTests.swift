import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

/// What the commands with a page do beside the page, without a browser.
@Suite("The commands with a page write files and end as they say")
struct ServerTests {
  /// Something that does not let a file grow.
  enum Limit: String, CaseIterable, CustomTestStringConvertible {
    /// The limit of the process for the size of files.
    case fileSize = """
      trap '' XFSZ; ulimit -f 60; exec "$@"
      """
    /// A small file system. Its files are copied before it is removed.
    case fileSystem = """
      exec unshare -m bash -c '
        mkdir disk kept && mount -t tmpfs -o size=120k tmpfs disk || exit 99
        "$@"; code=$?
        cp disk/live.touchrec kept; exit $code' bash "$@"
      """

    /// Those that this machine has: only root can mount.
    static let usable: [Limit] = allCases.filter { limit in
      guard limit == .fileSystem else { return true }
      let script = "unshare -m bash -c 'mount -t tmpfs tmpfs /mnt'"
      return (try? RunningTool("/bin/bash", ["-c", script]).wait().code) == 0
    }

    var testDescription: String { "\(self)" }
    /// The recording while it is captured, and after the capture.
    var recording: String { self == .fileSize ? "live.touchrec" : "disk/live.touchrec" }
    var kept: String { self == .fileSize ? "live.touchrec" : "kept/live.touchrec" }
    var error: String { self == .fileSize ? "disk I/O error" : "database or disk is full" }
  }

  /// A drag along a slider.
  private static let drag = (0..<36).map { (x: 135 + 2 * $0, y: 265) }

  @Test(
    "a full disk ends the capture with an error, the command exits with 74, and the file can be recovered",
    arguments: Limit.usable)
  func fullDisk(_ limit: Limit) throws {
    let live = try LiveCommand(
      Repository.scene("controls/controls"), recording: limit.recording, shell: limit.rawValue)
    let drag = Self.drag
    var count = 0
    var reply = JSONValue(.null)
    while count < 400, reply["reason"] == nil {
      reply = try live.touch(drag)
      count += 1
      // The first drag is committed within 0.1 s, which is fewer messages than the limit of this loop.
      var messages = 0
      while count == 1, limit == .fileSize, reply["reason"] == nil, messages < 20_000,
        try RawFile(live.shop.file(limit.recording)).rows("SELECT x FROM events").count < drag.count
      {
        reply = try live.send()
        messages += 1
      }
    }
    #expect(reply["reason"]?.string == "failed")
    let said = reply["error"]?.string ?? ""
    #expect(said.contains(limit.error) && said.contains("recorder recover \(limit.recording) -o OUT"), "\(said)")
    let finished = live.tool.wait()
    #expect(finished.code == 74 && finished.error.contains(limit.error), "\(finished.code) \(finished.error)")
    #expect(finished.output.isEmpty)
    #expect(try live.shop.recorder("recover \(limit.kept) -o saved.touchrec").code == 0)
    #expect(try live.shop.replayer("diff saved.touchrec").code == 0)
    let saved = try RawFile(live.shop.file("saved.touchrec")).rows("SELECT x, y FROM events ORDER BY sample")
    let sent = (0..<count).flatMap { _ in drag.map { ["\(Double($0.x))", "\(Double($0.y))"] } }
    // What is missing was captured at most 0.1 s before the error.
    #expect(count >= 3 && saved.count >= drag.count, "\(saved.count) of \(sent.count) are saved")
    // A finger without an end is cancelled in the recovered file, where it was.
    #expect(saved.dropLast() == sent.prefix(max(saved.count - 1, 0)))
  }

  @Test("Ctrl-C during a touch cancels the touch, keeps its samples, and exits with 130")
  func interrupted() throws {
    let live = try LiveCommand(Repository.scene("controls/controls"))
    try live.touch(Self.drag)
    try live.press(60, 60)
    live.tool.signal(SIGINT)
    let finished = live.tool.wait()
    #expect(finished.code == 130 && finished.error.contains("interrupted"), "\(finished.error)")
    let kept = try RawFile(live.shop.file("live.touchrec")).rows("SELECT phase, x, y FROM events ORDER BY sample")
    #expect(kept.count == Self.drag.count + 2)
    #expect(kept.suffix(2) == [["began", "60.0", "60.0"], ["cancelled", "60.0", "60.0"]])
    #expect(kept.prefix(Self.drag.count).map { $0[1] } == Self.drag.map { "\(Double($0.x))" })
    #expect(try live.shop.recorder("verify live.touchrec").code == 0)
    #expect(try live.shop.replayer("diff live.touchrec").code == 0)
  }

  @Test(
    "when its folder is removed, the capture is saved elsewhere, the page gets the place, and the command exits with 74"
  )
  func removedFolder() throws {
    let live = try LiveCommand(Repository.scene("controls/controls"))
    try live.touch(Self.drag)
    let path = live.shop.file("live.touchrec")
    #expect(FolderChanges(live.shop.path).wait { RawFile.count("events", in: path) == Self.drag.count })
    // The tool may write a file while the folder is removed.
    for _ in 0..<1_000 where FileManager.default.fileExists(atPath: live.shop.path) {
      try? FileManager.default.removeItem(atPath: live.shop.path)
    }
    #expect(!FileManager.default.fileExists(atPath: live.shop.path))
    let reply = try live.waitForEnd()
    #expect(reply["reason"]?.string == "failed", "\(reply.text)")
    let finished = live.tool.wait()
    #expect(finished.code == 74)
    let match = try #require(finished.error.firstMatch(of: /the captured data is in (\S+), unfinished/))
    let rescued = String(match.1)
    defer { try? FileManager.default.removeItem(at: URL(filePath: rescued).deletingLastPathComponent()) }
    #expect(reply["error"]?.string?.contains(rescued) == true, "\(reply.text)")
    #expect(RawFile.count("events", in: rescued) == Self.drag.count)
  }

  @Test("unknown outcomes are reported at the end of the capture, to the page and in the terminal, and by the player")
  func unknowns() throws {
    let live = try LiveCommand(
      """
      {"format": 1, "scene": "field", "screen": {"size": [390, 844]}, "windows": [{"id": "w", "subviews": [
        {"id": "field", "class": "UITextField", "frame": [20, 100, 200, 40]}]}]}
      """)
    try live.touch([(50, 120), (50, 120)])
    let stopped = try live.send(command: #"{"do":"stop"}"#)
    #expect(stopped["session"]?["finished"]?["unknowns"]?.array?.isEmpty == false, "\(stopped.text)")
    _ = try live.client.request("POST", "done", "{}")
    let finished = live.tool.wait()
    #expect(finished.code == 0 && finished.error.contains("a comparison will be inconclusive; "), "\(finished.error)")
    let show = try live.shop.start(.replayer, ["show", "--no-open", "live.touchrec"], input: .nothing)
    let scene = try JSONValue.parse(PageClient(LivePage.address(of: show)).request("GET", "scene").utf8)
    #expect(scene["show"]?["unknowns"]?.array?.isEmpty == false, "\(scene.text)")
    show.signal(SIGINT)
    #expect(show.wait().code == 0)
  }

  @Test("a copy of the session as a touch file, and as flags, records the same outcomes")
  func copies() throws {
    let live = try LiveCommand(Repository.scene("techniques/techniques"))
    try live.touch([(150, 125), (150, 125)])
    try live.touch([(150, 525), (150, 525)])
    let touches = try live.client.request("GET", "touches")
    let flags = try live.client.request("GET", "flags")
    let stopped = try live.send(command: #"{"do":"stop"}"#)
    #expect(stopped["session"]?["finished"]?["replay"]?.string?.hasSuffix("same") == true, "\(stopped.text)")
    try live.shop.write(touches, to: "copied.touches.jsonl")
    let lines = flags.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
      .joined(separator: " ").replacing("\\", with: "").split(separator: " ").joined(separator: " ")
    let hits = try Self.hits("live.touchrec", in: live.shop)
    #expect(hits == ["overlay", "undo", "undo"])
    for (name, words) in [("a", "--touches copied.touches.jsonl"), ("b", lines)] {
      let made = try live.shop.recorder("capture --scene s.scene.json \(words) -o \(name).touchrec")
      #expect(made.code == 0, "\(words): \(made.error)")
      #expect(try Self.hits("\(name).touchrec", in: live.shop) == hits, "\(words)")
    }
  }

  /// The hit views and the named actions.
  private static func hits(_ recording: String, in shop: Workshop) throws -> [String] {
    try shop.replayer("run \(recording) --json").objects()
      .filter { $0["kind"]?.string == "hit" || $0["name"]?.string != nil }.compactMap { $0["view"]?.string }
  }

  @Test("Ctrl-C ends 'replayer show'; the recording is unchanged")
  func show() throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup)
    let before = try shop.bytes("a.touchrec")
    let tool = try shop.start(.replayer, ["show", "--no-open", "a.touchrec"], input: .nothing)
    let client = try PageClient(LivePage.address(of: tool))
    #expect(try client.request("GET", "frames?event=0").contains("frames"))
    tool.signal(SIGINT)
    #expect(tool.wait().code == 0)
    #expect(try shop.bytes("a.touchrec") == before)
    #expect(shop.names == ["a.touchrec"])
  }
}
