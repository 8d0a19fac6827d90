import Foundation
import PassThrough
import Playback
import Scenes
import Testing

@Suite("The rows of the source systems' tables")
struct HitRowTests {
  @Test("are what the scenes of the recordings give", arguments: HitRow.all)
  @MainActor
  func hit(row: HitRow) throws {
    let file = Repository.recordings.appending(path: "\(row.folder)/\(row.scene).scene.json")
    let description = try SceneDescription.decode([UInt8](try Data(contentsOf: file)))
    let scene = try SceneInstance(description, strategy: try Strategy(parsing: row.strategy))
    let point = CGPoint(x: row.x, y: row.y)
    let answer =
      if let origin = row.origin {
        scene.hitTest(at: point, from: try #require(scene.view(named: origin)))
      } else {
        scene.hitTest(at: point)
      }
    let found =
      switch answer {
      case .view(let name): name ?? "-"
      case .recursion: "!recursion"
      }
    #expect(found == row.expected)
  }

  @Test("are in the table when a touch file names them, and the other way round")
  func named() throws {
    var named: Set<String> = []
    for session in SeedSession.all {
      for match in try Repository.text(session.touches).matches(of: /\b(?:CP|TD|OC|HB|CA)-\d+\b/) {
        named.insert(String(match.output))
      }
    }
    #expect(named == Set(HitRow.all.map(\.id)))
  }
}
