import Findings
import Foundation
import HitTestTerms
import PassThrough
import Playback
import Scenes
import SystemScenes
import TestSupport
import Testing
import UIKit

@Suite("The rows of the systems' tables")
struct HitRowTests {
  @Test("equal the hits in the scenes of the recordings", arguments: HitRow.all)
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
      case .view(let view): view?.name ?? "-"
      case .recursion: "!recursion"
      }
    #expect(found == row.expected)
  }

  @Test("are named by touch files, which name no others but those on the systems' pages")
  func named() throws {
    var named: Set<String> = []
    for session in SeedSession.all { named.formUnion(try Self.ids(in: session.touches)) }
    let tabled = Set(HitRow.all.map(\.id))
    #expect(tabled.isSubset(of: named))
    var written: Set<String> = []
    let pages = Repository.root.appending(path: "Documentation/Systems")
    for name in Repository.names(in: pages) { written.formUnion(try Self.ids(in: pages.appending(path: name))) }
    #expect(named.subtracting(tabled).isSubset(of: written))
  }

  /// The ids of rows in a file.
  private static func ids(in file: URL) throws -> Set<String> {
    Set(try Repository.text(file).matches(of: /\b(?:CP|TD|OC|HB|CA)-\d+\b/).map { String($0.output) })
  }
}
