import Capture
import Foundation
import JSONText
import LocalServer
import RecordingStore
import Testing

@testable import ScenePage

@Suite("Captures one after another", .serialized)
@MainActor
struct CaptureSeriesTests {
  private let visit: Visit
  private let series: CaptureSeries

  init() throws {
    let visit = try Visit()
    self.visit = visit
    series = CaptureSeries(
      visit.session, version: "1.2.3", rulesOptions: ["--rules", "My Sources"], nanoseconds: { 0 }
    ) { path, previous in
      try LiveSession(
        previous.scene, strategy: previous.strategy, profile: previous.profile, recordingTo: path, replacing: false,
        producer: "test")
    }
  }

  private func get(_ path: String) -> Response { series.answer(Request(method: .get, path: path)) }

  private func post(_ path: String, _ text: String = "{}") -> Response {
    series.answer(Request(method: .post, path: path, body: Array(text.utf8)))
  }

  /// Opens the page of the current capture and returns its first data.
  private func open() throws -> JSONValue { try visit.json(get("scene")) }

  /// Taps once and sends a command on the page with a number.
  private func capture(_ page: Int, _ command: String) -> Response {
    post(
      "exchange",
      """
      {"page":\(page),"seq":1,"until":null,"samples":[[0,4,"began",100,50],[40,4,"ended",100,50]],"command":\(command)}
      """)
  }

  private func stop(_ page: Int) throws {
    #expect(capture(page, #"{"do":"stop"}"#).status == 200)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: visit.folder.path).sorted() }
  }

  @Test("another capture has an empty session, a free name beside the first, and the strategy and profile chosen last")
  func another() throws {
    #expect(try open()["number"]?.integer == 1)
    #expect(capture(1, #"{"do":"strategy","value":"flag"}"#).status == 200)
    try series.page.session.finish()
    try "taken".write(toFile: visit.folder.path + "/a-2.touchrec", atomically: true, encoding: .utf8)
    #expect(post("another").status == 200)
    let hello = try open()
    #expect(hello["file"]?.string == visit.folder.path + "/a-3.touchrec")
    #expect(hello["session"]?["samples"]?.integer == 0 && hello["session"]?["strategy"]?.string == "flag")
    #expect(hello["number"]?.integer == 2)
    try stop(hello["page"]?.integer ?? 0)
    #expect(try names == ["a-2.touchrec", "a-3.touchrec", "a.touchrec"])
    for name in ["a", "a-3"] {
      #expect(try RecordingReader(path: visit.folder.path + "/\(name).touchrec").sampleCount == 2)
    }
  }

  @Test("the page of each capture has the options with which other commands use the same rules")
  func rulesOptions() throws {
    func options() throws -> [String]? { try open()["rulesOptions"]?.array?.compactMap(\.string) }
    #expect(try options() == ["--rules", "My Sources"])
    try stop(1)
    #expect(post("another").status == 200)
    #expect(try options() == ["--rules", "My Sources"])
  }

  @Test("the earlier recordings can still be played and downloaded, the unfinished one not")
  func earlier() throws {
    _ = try open()
    try stop(1)
    let first = get("recording/1")
    #expect(first.downloadName == "a.touchrec" && first == get("recording"))
    #expect(post("another").status == 200)
    #expect(get("recording/1") == first)
    #expect(try visit.json(get("player/1/scene"))["mode"]?.string == "show")
    #expect(get("player/1/index.html").body == PageFile.all[0].bytes)
    for path in ["recording/2", "player/2/scene", "recording"] { #expect(get(path).status == 400) }
    for path in ["recording/3", "main.js/1", "recording/1/scene", "1/scene"] {
      #expect(get(path).status == 404, "\(path)")
    }
    try stop(try open()["page"]?.integer ?? 0)
    #expect(get("recording/2").downloadName == "a-2.touchrec")
    #expect(try visit.json(get("player/2/scene"))["file"]?.string == visit.folder.path + "/a-2.touchrec")
  }

  @Test("a page of an earlier capture cannot send touches to the next one")
  func earlierPage() throws {
    _ = try open()
    try stop(1)
    #expect(post("another").status == 200)
    let refused = capture(1, "null")
    #expect(refused.status == 409 && series.page.session.sampleCount == 0)
    let page = try open()["page"]?.integer ?? 0
    #expect(capture(page, "null").status == 200)
    #expect(capture(1, "null").status == 409)
  }

  @Test("another capture and the end of the command are refused while a capture runs")
  func running() throws {
    _ = try open()
    for _ in 0..<2 {
      for path in ["another", "done"] { #expect(post(path).status == 409) }
      #expect(!series.isDone)
      try stop(try open()["page"]?.integer ?? 0)
      #expect(post("another").status == 200)
    }
    try stop(try open()["page"]?.integer ?? 0)
    #expect(post("done").status == 200)
    #expect(series.isDone)
  }

  @Test("after a capture that failed, another one and the end of the command are refused with its error")
  func failed() throws {
    _ = try open()
    #expect(capture(1, "null").status == 200)
    try visit.session.forEachSample { _ in }
    // Another program damages the file.
    let other = try FileHandle(forUpdating: URL(filePath: visit.session.path))
    defer { try? other.close() }
    try other.truncate(atOffset: 100)
    for time in 1...20 where series.page.failure == nil {
      _ = post(
        "exchange",
        """
        {"page":1,"seq":\(time + 1),"until":null,"samples":[[\(time * 500),\(time + 4),"began",100,50],[\(time * 500 + 40),\(time + 4),"ended",100,50]],"command":null}
        """)
      series.page.tick(nowNanoseconds: UInt64(time) * 1_000_000_000)
    }
    #expect(series.page.failure != nil)
    for path in ["another", "done"] {
      let refused = post(path)
      #expect(refused.status == 409)
      let body = try visit.json(refused)
      #expect(body["reason"]?.string == "failed", "\(path)")
      #expect(body["error"]?.string?.hasPrefix("Nothing more can be captured: ") == true, "\(path)")
    }
    #expect(series.page.session === visit.session && !series.isDone)
  }

  @Test("a capture that cannot begin is an error with its reason, and the page is kept")
  func notWritten() throws {
    _ = try open()
    try stop(1)
    try FileManager.default.removeItem(at: visit.folder)
    let refused = post("another")
    #expect(refused.status == 422)
    #expect(try visit.json(refused)["error"]?.string?.contains("a-2.touchrec") == true)
    #expect(series.page.session === visit.session)
  }

  @Test(
    "the next name has a number before the extension",
    arguments: [
      ("a.touchrec", "a-2.touchrec"), ("b/a.touchrec", "b/a-2.touchrec"), ("b.c/a", "b.c/a-2"), (".a", ".a-2"),
      ("/x/a.b.touchrec", "/x/a.b-2.touchrec"), ("é .touchrec", "é -2.touchrec"),
    ])
  func path(_ first: String, _ next: String) {
    #expect(CaptureSeries.path(first, number: 2) == next)
  }
}
