import Foundation
import JSONText
import PassThrough
import Pictures
import Playback
import RecordingStore
import ScenePictures
import Scenes
import SeededRandom
import SystemScenes
import Testing

@Suite("The names of views in a drawing can be read, and belong to what can be seen")
@MainActor
struct CaptionTests {
  private func picture(_ views: String) throws -> ScenePicture {
    let json = #"{"format":1,"scene":"s","screen":{"size":[300,600]},"windows":[{"id":"w","subviews":[\#(views)]}]}"#
    return ScenePicture(of: try SceneInstance(SceneDescription.decode([UInt8](json.utf8)), strategy: .uikit))
  }

  /// Random views: turned, clipping, nested, opaque and transparent, some with texts.
  private func views(_ random: inout SplitMix, depth: Int = 0) -> String {
    (0..<(depth == 0 ? 6 : 2)).map { _ in
      var keys = [
        #""id":"v\#(random.next() % 1_000_000)-\#(String(repeating: "x", count: random.below(20)))""#,
        #""frame":[\#(random.below(250) - 20),\#(random.below(500) - 20),\#(20 + random.below(250)),\#(15 + random.below(250))]"#,
      ]
      if random.below(3) == 0 {
        let angle = Double(random.below(628)) / 100
        keys.append(#""transform":[\#(cos(angle)),\#(sin(angle)),\#(-sin(angle)),\#(cos(angle)),0,0]"#)
      }
      if random.below(3) == 0 { keys.append(##""backgroundColor":"#00ff00""##) }
      if random.below(3) == 0 { keys.append(#""clipsToBounds":true"#) }
      if random.below(5) == 0 { keys.append(#""passThrough":true"#) }
      if random.below(5) == 0 { keys.append(#""class":"UILabel","text":"words of a label""#) }
      if depth < 2 { keys.append(#""subviews":[\#(views(&random, depth: depth + 1))]"#) }
      return "{\(keys.joined(separator: ","))}"
    }.joined(separator: ",")
  }

  @Test(
    "each lies within the visible part of its view, under no opaque view and over no other name",
    arguments: 0..<UInt64(40))
  func places(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let picture = try picture(views(&random))
    for unit in [0.5, 1, 2.5] {
      let captions = picture.captions(unit: unit)
      if unit == 0.5 { #expect(!captions.isEmpty) }
      for (number, caption) in captions.enumerated() {
        let frame = caption.frame
        // One size, whatever the scale and the transform.
        #expect(abs(frame.height / unit - SceneCaption.height) < 1e-9)
        let (shape, screen) = (picture.shapes[caption.shape], CGRect(origin: .zero, size: picture.screen))
        #expect(screen.insetBy(dx: -1e-6, dy: -1e-6).contains(frame))
        for point in samples(of: frame) {
          #expect(isInside(point, shape.outline), "\(caption)")
          for cover in picture.shapes[(caption.shape + 1)...] where cover.isOpaque {
            #expect(!isInside(point, cover.outline, by: 1e-6), "\(caption) under \(cover.name)")
          }
        }
        for other in captions[..<number] { #expect(!other.frame.insetBy(dx: 1e-6, dy: 1e-6).intersects(frame)) }
      }
    }
  }

  /// A grid of points just inside a rectangle.
  private func samples(of frame: CGRect) -> [CGPoint] {
    let frame = frame.insetBy(dx: 0.01, dy: 0.01)
    return (0...6).flatMap { column in
      (0...3).map { row in
        CGPoint(x: frame.minX + frame.width * Double(column) / 6, y: frame.minY + frame.height * Double(row) / 3)
      }
    }
  }

  /// Whether a point is within a convex polygon, by a distance from its border.
  private func isInside(_ point: CGPoint, _ polygon: [CGPoint], by distance: Double = -1e-3) -> Bool {
    guard polygon.count >= 3 else { return false }
    let sides = polygon.indices.map { index in
      let (one, other) = (polygon[index], polygon[(index + 1) % polygon.count])
      let length = max(hypot(other.x - one.x, other.y - one.y), 1e-9)
      return ((other.x - one.x) * (point.y - one.y) - (other.y - one.y) * (point.x - one.x)) / length
    }
    return sides.allSatisfy { $0 > distance } || sides.allSatisfy { -$0 > distance }
  }

  @Test("a name is the shortest that no other view has, and a longer one than its view is shortened in the middle")
  func texts() throws {
    let picture = try picture(
      #"""
      {"id":"a","frame":[0,0,300,80],"passThrough":true,"subviews":[{"class":"UIView","passThrough":true,"frame":[0,20,300,60]}]},
      {"id":"b","frame":[0,100,300,80],"passThrough":true,"subviews":[{"class":"UIScrollView","passThrough":true,"frame":[0,20,300,60]}]},
      {"id":"a-name-that-is-much-too-long-for-it","frame":[0,300,100,80]},{"id":"ab","frame":[0,400,14,80]}
      """#)
    #expect(
      Set(picture.captions(unit: 1).map(\.text)) == ["a", "…/UIView", "b", "…/UIScrollView", "a-name-t…or-it"],
      "\(picture.captions(unit: 1).map(\.text))")
  }

  @Test("a view with a text, a hidden one and a window have no name; a marked window has one")
  func without() throws {
    let json = #"""
      {"format":1,"scene":"s","windows":[{"id":"w","subviews":[{"id":"label","class":"UILabel","text":"t"},
        {"id":"button","class":"UIButton"},{"id":"hidden","isHidden":true},{"id":"clear","alpha":0.001}]},
        {"id":"m","passThrough":true}]}
      """#
    let picture = ScenePicture(of: try SceneInstance(SceneDescription.decode([UInt8](json.utf8)), strategy: .uikit))
    #expect(picture.captions(unit: 1).map(\.text) == ["m"])
    let titles = ["button", "label"].map { picture.shape(named: $0)?.title }
    #expect(titles.map { $0?.text } == ["button", "t"] && titles.map { $0?.isName } == [true, false])
    #expect(titles.map { $0?.isCentered } == [true, false])
  }

  @Test("a drawing that a worker process sends is the same")
  func sent() throws {
    let stage = try Stage()
    defer { stage.clear() }
    let scene = #"""
      {"format":1,"scene":"s","windows":[{"id":"w","subviews":[{"id":"card","frame":[0,0,100,100],"backgroundColor":"systemRed"},
        {"id":"push","class":"UIButton","isEnabled":false,"frame":[0,0,50,50]},{"id":"t","touchDelegate":"card","alpha":0.5,"passThrough":true}]}]}
      """#
    let path = try stage.record("a.touchrec", scene: scene, [Touches.taps([(10, 10)])])
    let reader = try RecordingReader(path: path)
    let picture = try SessionPicture(of: ReplayableSession(reader.sessions[0], of: reader), profile: "ios17", at: [0])
    var writer = JSONWriter()
    picture.write(to: &writer)
    let sent = try SessionPicture(json: JSONValue.parse(writer.utf8))
    #expect(sent?.states.map(\.scene.shapes) == picture.states.map(\.scene.shapes))
  }
}
