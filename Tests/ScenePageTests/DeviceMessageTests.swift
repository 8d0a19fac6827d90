import Capture
import JSONText
import LocalServer
import Testing

@testable import ScenePage

@Suite("What happens to the device comes with the samples of a message", .serialized)
@MainActor
struct DeviceMessageTests {
  private static let scene = """
    {"format": 1, "scene": "turn", "screen": {"size": [200, 300]}, "windows": [
      {"id": "window", "rootViewController": {"class": "UIViewController", "view": {"id": "root", "subviews": [
        {"id": "right", "frame": [210, 20, 60, 40]}]}}}]}
    """

  @Test("the reply has the turned screen, and the session has its orientation and its keyboard")
  func reply() throws {
    let visit = try Visit(scene: Self.scene)
    let hello = try visit.open()
    #expect(hello["session"]?["orientation"]?.string == "portrait" && hello["session"]?["keyboard"]?.number == 0)
    let reply = try visit.json(visit.send(#"[0,"rotate","landscapeLeft"],[900,"keyboard",80.5]"#, until: "2000"))
    #expect(reply["frame"]?["screen"]?.array?.map(\.number) == [300, 200])
    #expect(reply["session"]?["orientation"]?.string == "landscapeLeft")
    #expect(reply["session"]?["keyboard"]?.number == 80.5 && reply["session"]?["touches"]?.integer == 0)
    #expect(reply["session"]?["canUndo"]?.bool == true && reply["session"]?["samples"]?.integer == 2)
    #expect(try visit.open()["frame"]?["screen"]?.array?.map(\.number) == [300, 200])
    let past = try visit.json(visit.get("past", ["events": "1"]))
    #expect(past["discards"]?.string == "1 event of the device" && past["touch"]?.integer == 0)
    let undone = try visit.json(visit.send(command: #"{"do":"goOn","events":0}"#))
    #expect(undone["notice"]?.string == "Discarded: 2 events of the device. Undo restores them.")
    let restored = try visit.json(visit.send(command: #"{"do":"undo"}"#))
    #expect(restored["notice"]?.string == "Restored: 2 events of the device.")
    #expect(visit.text(visit.get("touches")).contains(#""rotate": "landscapeLeft"}"#))
    #expect(visit.send(command: #"{"do":"stop"}"#).status == 200 && visit.session.finished?.divergences == 0)
  }

  @Test("names of views stand on the whole turned screen, now and at an earlier time")
  func captions() throws {
    let visit = try Visit(scene: Self.scene)
    try visit.open()
    func names(_ query: [String: String] = [:]) throws -> [String] {
      let captions = try visit.json(visit.get("captions", query.merging(["zoom": "1"]) { one, _ in one }))["captions"]
      return (captions?.array ?? []).compactMap { $0["name"]?.string }
    }
    #expect(try !names().contains("right"))
    _ = visit.send(#"[0,"rotate","landscapeLeft"]"#, until: "3000")
    _ = visit.tap(at: 4_000, 20, 20)
    #expect(try names().contains("right"))
    #expect(try names(["events": "1", "t": "2000000"]).contains("right"))
    #expect(try !names(["events": "0"]).contains("right"))
  }
}
