import Foundation
import Pictures
import Playback
import RecordingStore
import ScenePictures
import Testing

@Suite("A trail leads from the beginning of a touch to its end")
@MainActor
struct TouchTrailTests {
  private func picture(_ samples: [TouchSample]) throws -> SessionPicture {
    let stage = try Stage()
    defer { stage.clear() }
    let path = try stage.record("one.touchrec", scene: Scenes.wide, [samples])
    let reader = try RecordingReader(path: path)
    return try SessionPicture(of: ReplayableSession(reader.sessions[0], of: reader), profile: "ios17")
  }

  @Test(arguments: [1, 2, 3, 498, 499, 500, 501, 998, 999, 1_000, 5_000, 20_001])
  func `a long way is thinned out and keeps both ends`(steps: Int) throws {
    let trail = try #require(try picture(Touches.drag(from: (0, 0), to: (700, 700), steps: steps)).trails.first)
    #expect(trail.points.count <= TouchTrail.pointLimit && trail.points.count > min(steps, 200))
    #expect(trail.points.first == .zero && trail.points.last == CGPoint(x: 700, y: 700))
    #expect(zip(trail.points, trail.points.dropFirst()).allSatisfy { $0.x < $1.x })
    #expect(trail.end == .ended)
  }

  @Test func `a cancelled finger says so`() throws {
    #expect(try picture(Touches.drag(from: (0, 0), to: (9, 9), steps: 3, last: .cancelled)).trails[0].end == .cancelled)
  }

  @Test func `many fingers are kept in part, and the rest counted`() throws {
    let picture = try picture(Touches.taps((0..<205).map { (Double($0), 10) }))
    #expect(picture.trails.count == TouchTrail.trailLimit && picture.omittedTrails == 5)
    #expect(picture.trails.last?.points == [CGPoint(x: 199, y: 10)])
  }
}
