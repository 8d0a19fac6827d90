package import Findings
import Foundation
import Playback
import RecordingStore

/// Compares sessions that no file has yet.
@MainActor
package final class SessionTrials {
  private let player: any EvidencePlayer
  private let folder: String
  private let producer: String
  private var fileCount = 0
  /// Whether there is no time for further sessions, which then have no comparisons.
  package var isOver: () -> Bool = { false }
  /// The number of sessions that were compared.
  package private(set) var count = 0

  /// - Parameter folder: An existing folder for the recordings, which are removed after each comparison.
  package init(_ player: any EvidencePlayer, folder: String, producer: String) {
    (self.player, self.folder, self.producer) = (player, folder, producer)
  }

  /// The comparisons of sessions, in their order. `nil` for one that cannot be played, such as one whose scene is invalid.
  package func comparisons(of sessions: [EvidenceSession]) throws -> [ComparisonReport.Comparison?] {
    guard !sessions.isEmpty else { return [] }
    guard !isOver() else { return Array(repeating: nil, count: sessions.count) }
    count += sessions.count
    var results = [ComparisonReport.Comparison?](repeating: nil, count: sessions.count)
    var places: [String: [Int]] = [:]
    var paths: [String] = []
    defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
    // A scene that cannot be decoded ends the comparison of its file.
    for (_, indexes) in groups(sessions) {
      let path = nextPath()
      do {
        try EvidenceSession.write(indexes.map { sessions[$0] }, to: path, producer: producer)
      } catch {
        guard error.kind == .invalid else { throw error }
        continue
      }
      paths.append(path)
      places[path] = indexes
    }
    for comparison in try player.compare(paths).comparisons {
      guard let indexes = places[comparison.recording], indexes.indices.contains(comparison.session) else { continue }
      results[indexes[comparison.session]] = comparison
    }
    return results
  }

  /// Why a session cannot be played. `nil` if it can.
  package func failure(of session: EvidenceSession) throws -> ComparisonReport.Failure? {
    let path = nextPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try EvidenceSession.write([session], to: path, producer: producer)
    return try player.compare([path]).failures.first
  }

  /// What sessions with the same scene reach on one side; see ``EvidencePlayer/explore(_:count:mapsScreen:ofBaseline:)``.
  package func explore(
    _ sessions: [EvidenceSession], mapsScreen: Bool, ofBaseline: Bool
  ) throws -> [ExploredSession] {
    guard !sessions.isEmpty, !isOver() else { return [] }
    let path = nextPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try EvidenceSession.write(sessions, to: path, producer: producer)
    return try player.explore(path, count: sessions.count, mapsScreen: mapsScreen, ofBaseline: ofBaseline)
  }

  /// A session with the outcomes of the baseline, replayed. The session itself where the baseline is the recorded outcomes.
  package func withBaseline(_ session: EvidenceSession, runsCode: Bool) throws -> EvidenceSession {
    let path = nextPath()
    let target = OutcomeFile(path: path + ".outcomes", name: "baseline")
    defer { for path in [path, target.path] { try? FileManager.default.removeItem(atPath: path) } }
    try EvidenceSession.write([session], to: path, producer: producer)
    guard let file = try player.storeBaseline(of: path, in: target) else { return session }
    return try session.withOutcomes(of: file, runsCode: runsCode)
  }

  /// The indexes of sessions with the same scene.
  private func groups(_ sessions: [EvidenceSession]) -> [(scene: String, indexes: [Int])] {
    var groups: [(scene: String, indexes: [Int])] = []
    var known: [String: Int] = [:]
    for (index, session) in sessions.enumerated() {
      if let group = known[session.sceneJSON] {
        groups[group].indexes.append(index)
      } else {
        known[session.sceneJSON] = groups.count
        groups.append((session.sceneJSON, [index]))
      }
    }
    return groups
  }

  private func nextPath() -> String {
    fileCount += 1
    return "\(folder)/\(fileCount).touchrec"
  }
}
