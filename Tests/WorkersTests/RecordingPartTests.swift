import Foundation
import RecordingStore
import Testing

@testable import Workers

@Suite("The sessions of a recording are divided among workers")
struct RecordingPartTests {
  private let path = NSTemporaryDirectory() + "parts-" + UUID().uuidString

  private func parts(sessions: Int, replays: Int = 1, workers: Int, isOneOfMany: Bool = false) throws -> [Range<Int>] {
    let writer = try RecordingWriter(creating: path, replacing: true)
    defer { unlink(path) }
    let scene = try writer.addScene(name: "s", json: "{}")
    for _ in 0..<sessions {
      _ = try writer.beginSession(scene: scene, strategy: "uikit", profile: "ios17", source: "test")
    }
    _ = try writer.finish()
    let parts = RecordingPart.parts(of: path, replays: replays, workers: workers, isOneOfMany: isOneOfMany)
    #expect(parts.count { $0.isFirst } == 1 && parts.count { $0.isLast } == 1 && parts.last?.isLast == true)
    return parts.map(\.numbers)
  }

  @Test("into as many parts as there are workers, of at least 32 replays")
  func division() throws {
    #expect(try parts(sessions: 1_000, workers: 2) == [0..<500, 500..<Int.max])
    #expect(try parts(sessions: 100, workers: 8) == [0..<33, 33..<66, 66..<Int.max])
    #expect(try parts(sessions: 40, replays: 5, workers: 2) == [0..<100, 100..<Int.max])
    #expect(try parts(sessions: 63, workers: 4) == [0..<Int.max])
    #expect(try parts(sessions: 1_000, workers: 1) == [0..<Int.max])
    // Many small recordings keep all workers busy.
    #expect(try parts(sessions: 100, workers: 4, isOneOfMany: true) == [0..<Int.max])
  }

  @Test("not if it cannot be read: its worker reports that")
  func unreadable() {
    #expect(RecordingPart.parts(of: path, replays: 1, workers: 4, isOneOfMany: false) == [.whole])
  }
}
