import Capture
import Foundation
import JSONText
import LocalServer
import PassThrough
import RecordingStore
import Scenes
import SystemScenes

@testable import ScenePage

/// A page that captures, without a server.
@MainActor
final class Visit {
  static let scene = """
    {"format": 1, "scene": "panel over a button", "about": "a sentence", "screen": {"size": [200, 200], "scale": 3}, "windows": [
      {"id": "window", "subviews": [
        {"id": "below", "class": "UIButton", "title": "Push", "frame": [0, 0, 200, 100], "actions": {"touchUpInside": "push"}},
        {"id": "panel", "frame": [0, 0, 200, 100], "passThrough": true, "backgroundColor": "#00ff0080"},
        {"id": "list", "class": "UIScrollView", "frame": [0, 100, 200, 100], "contentSize": [200, 2000]}
      ]}]}
    """

  /// A scene in which nothing moves by itself.
  static let still = """
    {"format": 1, "scene": "panel", "screen": {"size": [200, 200]}, "windows": [
      {"id": "window", "subviews": [{"id": "panel", "frame": [0, 0, 200, 200], "passThrough": true}]}]}
    """

  let folder: URL
  let session: LiveSession
  let page: CapturePage
  private(set) var sequence = 0
  private var message = ""
  var number = 0

  init(scene: String = Visit.scene, nanoseconds: @escaping () -> UInt64 = { 0 }) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "visit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    session = try LiveSession(
      SceneDescription.decode(Array(scene.utf8)), strategy: .uikit, profile: "ios17",
      recordingTo: folder.appending(path: "a.touchrec").path, replacing: false, producer: "test")
    page = CapturePage(session, version: "1.2.3", nanoseconds: nanoseconds)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func get(_ path: String, _ query: [String: String] = [:]) -> Response {
    page.answer(Request(method: .get, path: path, query: query))
  }

  func post(_ text: String, to path: String = "exchange") -> Response {
    page.answer(Request(method: .post, path: path, body: Array(text.utf8)))
  }

  @discardableResult
  func open(_ query: [String: String] = [:]) throws -> JSONValue {
    let hello = try json(get("scene", query))
    number = hello["page"]?.integer ?? 0
    sequence = 0
    return hello
  }

  /// Sends the next message. `samples` is JSON.
  func send(
    _ samples: String = "", now: String = "null", until: String = "null", command: String = "null"
  ) -> Response {
    sequence += 1
    message = """
      {"page":\(number),"seq":\(sequence),"now":\(now),"until":\(until),"samples":[\(samples)],"command":\(command)}
      """
    return post(message)
  }

  /// The next message has the number after this one.
  func continueAfter(_ number: Int) { sequence = number }

  /// Sends the last message again.
  func sendAgain() -> Response { post(message) }

  func tap(at milliseconds: Int, _ x: Int = 100, _ y: Int = 50) -> Response {
    send(#"[\#(milliseconds),4,"began",\#(x),\#(y)],[\#(milliseconds + 40),4,"ended",\#(x),\#(y)]"#)
  }

  func json(_ response: Response) throws -> JSONValue { try JSONValue.parse(response.body) }

  func text(_ response: Response) -> String { String(decoding: response.body, as: UTF8.self) }
}
