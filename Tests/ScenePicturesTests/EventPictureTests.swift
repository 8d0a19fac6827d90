import Foundation
import JSONText
import PassThrough
import Pictures
import Playback
import RecordingStore
import Reporting
import ScenePictures
import Scenes
import SystemScenes
import TestSupport
import Testing

@Suite("A picture of an event shows the scene at the time of the touch")
@MainActor
struct EventPictureTests {
  /// A list that a drag scrolls before the tap.
  private static let list = """
    {"format":1,"scene":"list","screen":{"size":[400,800]},"windows":[{"id":"w","subviews":[
      {"id":"list","class":"UIScrollView","contentSize":[400,3000],"subviews":[
        {"id":"row","class":"UIButton","frame":[0,600,400,100],"actions":{"touchUpInside":"open"}}]},
      {"id":"veil","passThrough":true,"frame":[0,0,400,400]}]}]}
    """

  private func picture(
    of scene: String, _ samples: [TouchSample], event: Int, strategies: String, recordedUnder: String = "flag",
    mapping: Bool = false
  ) throws -> EventPicture? {
    let stage = try Stage()
    defer { stage.clear() }
    let path = try stage.record("one.touchrec", scene: scene, strategy: recordedUnder, [samples])
    let reader = try RecordingReader(path: path)
    let session = try ReplayableSession(reader.sessions[0], of: reader)
    var picture = try session.picture(
      ofEvent: event, under: Strategy.list(parsing: strategies), mapping: mapping)
    picture?.source = "one.touchrec"
    return picture
  }

  /// A drag of 300 points upwards that rests before the touch ends, then a tap on the scrolled row.
  private static let session: [TouchSample] =
    Touches.drag(from: (200, 700), to: (200, 400), steps: 30, last: .moved)
    + [TouchSample(event: 31, timestampMicroseconds: 900_000, touch: 1, phase: .ended, x: 200, y: 400)]
    + Touches.taps([(200, 380)]).map { sample in
      TouchSample(
        event: sample.event + 32, timestampMicroseconds: sample.timestampMicroseconds + 5_000_000, touch: 2,
        phase: sample.phase, x: sample.x, y: sample.y)
    }

  @Test func `what was scrolled is where it is by then, before the drag where it was`() throws {
    let before = try #require(try picture(of: Self.list, Self.session, event: 0, strategies: "flag"))
    let after = try #require(try picture(of: Self.list, Self.session, event: 32, strategies: "flag"))
    #expect(before.panels[0].scene.shape(named: "row")?.corners.first?.y == 600)
    let top = try #require(after.panels[0].scene.shape(named: "row")?.corners.first?.y)
    #expect(top < 380 && top > 250)
    #expect(after.panels[0].fingers.map(\.receiver) == [.view("row")])
    #expect(after.panels[0].facts.effects == ["row “open”"] && after.panels[0].standing == .same)
    #expect(before.panels[0].fingers[0].trail.points.count == 31 && before.panels[0].facts.effects == ["list scrolls"])
  }

  @Test func `in the middle of an animation the views and the outline of the receiver are where they are at the event`()
    throws
  {
    let scene = """
      {"format":1,"scene":"slide","screen":{"size":[400,800]},"windows":[{"id":"w","subviews":[
        {"id":"slide","class":"UIButton","frame":[20,40,80,50],"actions":{"touchUpInside":"slide"}},
        {"id":"card","class":"UIButton","frame":[20,200,160,100]}]}],
       "on":{"slide":[{"animate":{"duration":1},"do":[{"set":{"view":"card","frame":[20,400,160,100]}}]}]}}
      """
    func sample(_ event: Int, _ milliseconds: Int64, _ phase: TouchPhase, _ y: Double) -> TouchSample {
      TouchSample(event: event, timestampMicroseconds: milliseconds * 1_000, touch: 1, phase: phase, x: 60, y: y)
    }
    // The animation begins at 48 ms and is half over at 548 ms.
    let samples = [
      sample(0, 0, .began, 65), sample(1, 48, .ended, 65), sample(2, 548, .began, 65), sample(3, 600, .ended, 65),
    ]
    let picture = try #require(try picture(of: scene, samples, event: 2, strategies: "flag"))
    let top = try #require(picture.panels[0].scene.shape(named: "card")?.corners.first?.y)
    #expect(abs(top - 300) < 1, "\(top)")
  }

  @Test func `a panel that is not as recorded says what it has instead`() throws {
    let picture = try #require(
      try picture(of: Self.list, Self.session, event: 32, strategies: "flag,uikit"))
    #expect(picture.reference == "recorded (flag)" && picture.timestampMicroseconds == 5_000_000)
    #expect(picture.panels[1].fingers.map(\.receiver) == [.view("veil")])
    #expect(picture.panels[1].standing == .differs(["instead of row", "lost: row “open”"]))
    let svg = EventPictureSVG(picture).text()
    for words in [
      "≠ not as recorded", "instead of row", "lost: row “open”", "= receiver as recorded", "nothing is fired",
    ] {
      #expect(svg.contains(">\(words)</text>"), "\(words)")
    }
  }

  @Test func `a finger that is down keeps who has it; an event that is not there has no picture`() throws {
    let moving = try #require(try picture(of: Self.list, Self.session, event: 5, strategies: "flag"))
    #expect(moving.panels[0].fingers.map(\.receiver) == [.view("list")])
    #expect(moving.panels[0].fingers[0].point.y == 650)
    #expect(try picture(of: Self.list, Self.session, event: 99, strategies: "flag") == nil)
  }

  @Test func `no view and an endless hit test have texts`() throws {
    let loop = try SceneDescription.decode([UInt8](Scenes.loop.utf8))
    let endless = try loop.picture(
      ofTapAt: CGPoint(x: 150, y: 150), under: Strategy.list(parsing: "uikit,delegate"), mapping: false, source: "loop")
    #expect(EventPictureSVG(endless).text().contains(">→ endless</text>"))
    #expect(endless.panels[1].standing == .differs(["instead of inner"]))
    let bare = try SceneDescription.decode(
      [UInt8](#"{"format":1,"scene":"s","windows":[{"passThrough":true}]}"#.utf8))
    let noView = try bare.picture(
      ofTapAt: CGPoint(x: 5, y: 5), under: Strategy.list(parsing: "flag"), mapping: false, source: "bare")
    let svg = EventPictureSVG(noView).text()
    #expect(svg.contains(">→ no view</text>") && svg.contains("class=\"label own\"") && svg.contains(">no view</text>"))
  }

  @Test(arguments: [Scenes.table, Scenes.wide, Scenes.hostile, Scenes.loop, Scenes.unknown], [false, true])
  func `the file is one well-formed drawing that needs nothing else`(scene: String, mapping: Bool) throws {
    let description = try SceneDescription.decode([UInt8](scene.utf8))
    let picture = try description.picture(
      ofTapAt: CGPoint(x: 150, y: 150), under: Strategy.list(parsing: "all,tag:scope=class,body=head"),
      mapping: mapping, source: "a/<b>.scene.json")
    let svg = EventPictureSVG(picture).text()
    let checker = TagChecker(svg)
    #expect(checker.problems == [])
    #expect(checker.counts["title", default: 0] > 0 && checker.counts["desc"] == 1 && checker.counts["script"] == nil)
    #expect(checker.attributes.allSatisfy { !$0.hasPrefix("on") })
    #expect(!svg.unicodeScalars.contains { $0.value == 0 || $0.value == 0x202E })
    #expect(!svg.replacing("http://www.w3.org/2000/svg", with: "").contains("http"))
    #expect(svg == EventPictureSVG(picture).text() && svg.hasSuffix("</svg>\n"))
  }

  @Test func `a map has a legend, hatches what differs and says how much`() throws {
    let picture = try #require(
      try picture(of: Self.list, Self.session, event: 0, strategies: "uikit,flag,tag", mapping: true))
    let svg = EventPictureSVG(picture).text()
    #expect(svg.contains("hatched: 50 %") && svg.contains("class=\"hatch\""))
    #expect(svg.contains(">1 veil</text>") && svg.contains(">2 list</text>") && svg.contains(">3 row</text>"))
    let json = try JSONValue.parse(EventPictureJSON(picture).text().utf8)
    let maps = try #require(json["panels"]?.array).compactMap { $0["map"] }
    #expect(maps.compactMap { $0["differs"]?.number } == [0, 0.5, 0.5])
    #expect(maps[1]["territories"]?.array?.first?["view"]?.string == "list")
    #expect(maps[1]["territories"]?.array?.first?["share"]?.number == 0.875)
  }
}
