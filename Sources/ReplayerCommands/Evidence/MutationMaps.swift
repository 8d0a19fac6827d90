import CommandLineSupport
import Commands
import Evidence
import Findings
import Foundation
import Playback
import RecordingStore
import Workers

/// Compares the maps of the screens of recordings with and without faults: at rest and after each gesture. Where they differ, taps
/// show whether the fault can be noticed.
@MainActor
struct MutationMaps {
  /// The screens that are compared for one fault, and the taps on one pair of screens.
  private static let (mostScreens, mostTaps) = (12, 16)

  private let mutation: MutationRun
  private let folder: String
  /// The sessions up to a screen, and the recordings' sessions that they are parts of; `nil` for a screen at rest.
  private var screens: [(session: EvidenceSession, part: Int?)] = []
  private var regions: [[ExploredSession.Region]] = []
  /// The faults with which a map differs.
  private(set) var differing: Set<Int> = []
  private var path: String { "\(folder)/screens.touchrec" }

  /// Maps the screens without faults.
  ///
  /// - Parameter sessions: The sessions of the report, in their order.
  init(_ mutation: MutationRun, bases: [EvidenceSession], sessions: [EvidenceSession], folder: String) throws {
    (self.mutation, self.folder) = (mutation, folder)
    screens = bases.map { ($0, nil) }
    for (index, session) in sessions.enumerated() { screens += session.gestureEnds.map { ($0, index) } }
    guard !screens.isEmpty else { return }
    try EvidenceSession.write(screens.map(\.session), to: path, producer: Version.producer)
    regions = try map(screens.indices.map { (mutant: 0, screen: $0) }).map { $0 ?? [] }
  }

  private func map(_ requests: [(mutant: Int, screen: Int)]) throws -> [[ExploredSession.Region]?] {
    let (pool, run) = (mutation.pool, mutation.run)
    var request = ExploreRequest(strategy: run.strategies.first, profile: run.profiles.first, mapsScreen: true)
    return try WorkerOptions.naming {
      try pool.explore(
        path,
        requests.map {
          request.mutant = $0.mutant
          return ($0.screen, request)
        }
      ).map { $0?.regions }
    }
  }

  /// Compares the screens of each fault. Returns the sessions that show a fault, by its index.
  mutating func play(_ indexes: [Int]) throws -> [Int: EvidenceSession] {
    var requests: [(mutant: Int, screen: Int)] = []
    var owners: [Int] = []
    for index in indexes {
      let entry = mutation.report.entries[index]
      guard let number = entry.mutant.number else { continue }
      let covering = Set(entry.covering)
      let fitting = screens.indices.filter { screens[$0].part.map(covering.contains) ?? true }
      for screen in fitting.prefix(Self.mostScreens) {
        requests.append((number, screen))
        owners.append(index)
      }
    }
    mutation.console.error.progress("comparing the maps of \(requests.count) screens")
    let maps = try map(requests)
    var found: [Int: EvidenceSession] = [:]
    for (place, map) in maps.enumerated() where found[owners[place]] == nil && !mutation.isOver {
      let screen = requests[place].screen
      guard let map, map != regions[screen] else { continue }
      differing.insert(owners[place])
      let taps = taps(on: screen, map)
      if let session = try firstDiffering(taps, mutant: requests[place].mutant) {
        found[owners[place]] = session
        mutation.update(owners[place]) { $0.isKilledByExploration = true }
      }
    }
    return found
  }

  /// The number of screens at which a fault was compared.
  func screenCount(_ index: Int) -> Int {
    let covering = Set(mutation.report.entries[index].covering)
    return min(screens.count { $0.part.map(covering.contains) ?? true }, Self.mostScreens)
  }

  /// The session up to a screen and a tap at each of some points in the regions that differ.
  private func taps(on screen: Int, _ map: [ExploredSession.Region]) -> [EvidenceSession] {
    let (old, new) = (Set(regions[screen]), Set(map))
    let differing = map.filter { !old.contains($0) } + regions[screen].filter { !new.contains($0) }
    let session = screens[screen].session
    let points = GestureSource(differing, in: session).points
    return points.prefix(Self.mostTaps).map { point in
      var session = session
      SearchGesture(.tap(point)).append(to: &session.samples)
      return session
    }
  }

  private func firstDiffering(_ sessions: [EvidenceSession], mutant: Int) throws -> EvidenceSession? {
    guard !sessions.isEmpty else { return nil }
    let trials = SessionTrials(
      MutantSides(mutation.pool, mutation.run, mutant: mutant), folder: folder, producer: Version.producer)
    let comparisons = try trials.comparisons(of: sessions)
    mutation.notePlayed(trials.count)
    return zip(sessions, comparisons).first { $1.map { $0.divergenceCount > 0 } ?? false }?.0
  }
}

extension EvidenceSession {
  /// The session up to the end of each gesture, after which no finger is down.
  fileprivate var gestureEnds: [EvidenceSession] {
    var down: Set<Int> = []
    var ends: [EvidenceSession] = []
    for (index, sample) in samples.enumerated() {
      if sample.phase == .began { down.insert(sample.touch) }
      if sample.phase == .ended || sample.phase == .cancelled { down.remove(sample.touch) }
      let isLastOfEvent = index + 1 == samples.count || samples[index + 1].event != sample.event
      guard down.isEmpty, isLastOfEvent else { continue }
      var session = self
      session.samples = Array(samples[...index])
      session.outcomes = []
      ends.append(session)
    }
    return ends
  }
}
