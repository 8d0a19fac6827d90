import CommandLineSupport
import Commands
import Evidence
import Findings
import Foundation
import JSONText
import Playback
import PrintedText
import RecordingStore
import Reporting
import Scenes

/// Finds, for faults that no recording notices, the shortest touches that show them, and writes these as recordings.
@MainActor
struct MutationSearch {
  /// The number of sessions that are played for one fault.
  private static let sessionCount = 96

  private let mutation: MutationRun
  private let folder: String
  private let output: String
  private let seed: UInt64

  init(_ mutation: MutationRun, seed: UInt64, folder: String, output: String) {
    (self.mutation, self.seed, self.folder, self.output) = (mutation, seed, folder, output)
  }

  /// Tries one fault.
  ///
  /// - Parameters:
  ///   - bases: Sessions without touches, one for each scene.
  ///   - known: A session that differs.
  func find(_ index: Int, bases: [EvidenceSession], known: EvidenceSession?) throws {
    guard let number = mutation.report.entries[index].mutant.number else { return }
    let sides = MutantSides(mutation.pool, mutation.run, mutant: number)
    let trials = SessionTrials(sides, folder: folder, producer: Version.producer)
    defer { mutation.notePlayed(trials.count) }
    if var known {
      known.outcomes = []
      let comparison = try trials.comparisons(of: [known])[0]
      if let root = comparison?.divergences.first(where: { $0.followsFrom == nil }) {
        return try write(known, root, index, trials)
      }
    }
    for base in bases {
      let start = trials.count
      let search = SessionSearch(base, seed: seed, trials)
      let found = try search.run { trials.count - start >= Self.sessionCount || mutation.isOver }
      if let found { return try write(found.session, found.divergence, index, trials) }
    }
  }

  private func write(
    _ session: EvidenceSession, _ divergence: Divergence, _ index: Int, _ trials: SessionTrials
  ) throws {
    let mutant = mutation.report.entries[index].mutant
    let minimizer = SessionMinimizer(session, keeping: divergence, recorded: nil, trials, reducesScene: false)
    try minimizer.run()
    var shortest = minimizer.best
    shortest.source = "mutate"
    shortest.about =
      "notices \(mutant.place): \(mutant.original.onOneLine(limit: 40)) → \(mutant.replacement.onOneLine(limit: 40))"
    shortest.vocabulary = .captured(runsCode: true)
    shortest = try trials.withBaseline(shortest, runsCode: true)
    let comparison = try trials.comparisons(of: [shortest])[0]
    guard let comparison, let shown = minimizer.difference(in: comparison) else { return }
    let path = "\(output)/\(Self.name(of: mutant)).touchrec"
    try EvidenceSession.write([shortest], to: path, replacing: true, producer: Version.producer, isKept: true)
    mutation.update(index) { entry in
      entry.found = (path, DivergenceText.lines(of: shown, in: comparison))
      if entry.status == .equivalent { entry.status = .survived }
    }
  }

  /// `OverlayWindow-17-44-condition-1`
  private static func name(of mutant: Mutant) -> String {
    let file = ((mutant.file as NSString).lastPathComponent as NSString).deletingPathExtension
    let last = mutant.key.split(separator: ":").last ?? ""
    return "\(file)-\(mutant.line)-\(mutant.column)-\(mutant.kind)-\(last)"
  }
}
