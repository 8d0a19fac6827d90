import Evidence
import Findings
import RecordingStore
import SeededRandom
import Testing

@Suite("The search for a session that differs")
@MainActor
struct SessionSearchTests {
  private let folder: EvidenceFolder

  // The time is read before each of the three batches of a round.
  init() throws { folder = try EvidenceFolder() }

  private func search(_ player: RulePlayer, seed: UInt64 = 1) -> SessionSearch {
    SessionSearch(.of([]), seed: seed, folder.trials(player))
  }

  private static func began(_ samples: [TouchSample]) -> [TouchSample] { samples.filter { $0.phase == .began } }

  @Test("finds what only the fourth tap shows, because each tap before it reaches something new", arguments: 1...5)
  func sequence(seed: UInt64) throws {
    // Bottom, top, bottom, top. A tap elsewhere in between begins again.
    func steps(_ samples: [TouchSample]) -> Int {
      var steps = 0
      for sample in Self.began(samples) {
        let isNext = (sample.y >= 400) == steps.isMultiple(of: 2)
        steps = isNext ? steps + 1 : 0
        if steps == 4 { break }
      }
      return steps
    }
    let player = RulePlayer { samples, _ in steps(samples) == 4 ? [samples.count - 1] : [] }
    player.features = { samples in (0...steps(samples)).map { "step \($0)" } }
    var calls = 0
    let found = try search(player, seed: seed).run {
      calls += 1
      return calls > 12
    }
    #expect(found != nil && calls < 12)
  }

  @Test("makes the same sessions for the same seed, and others for another one")
  func seeds() throws {
    func sessions(_ seed: UInt64) throws -> [[TouchSample]] {
      let player = RulePlayer { _, _ in [] }
      player.features = { samples in ["count \(Self.began(samples).count)"] }
      var calls = 0
      let found = try search(player, seed: seed).run {
        calls += 1
        return calls > 12
      }
      #expect(found == nil)
      return player.compared
    }
    let first = try sessions(7)
    #expect(first.count == 4 + 4 * 48)
    #expect(try sessions(7) == first)
    #expect(try sessions(8) != first)
  }

  @Test("takes, of the sessions of a round, the one with one finger and the fewest events")
  func simplest() throws {
    let player = RulePlayer { samples, _ in Self.began(samples).count > 1 ? [0] : [] }
    let found = try #require(try search(player).run { false })
    #expect(!found.session.samples.contains { $0.touch > 1 || $0.sceneEvent != nil })
    let others = player.compared.suffix(16).filter { samples in
      Self.began(samples).count > 1 && !samples.contains { $0.touch > 1 || $0.sceneEvent != nil }
    }
    #expect(others.count > 1 && others.allSatisfy { $0.count >= found.session.samples.count })
  }

  @Test("does not make events of the device whose results are unknown, and states them")
  func device() throws {
    let player = RulePlayer { _, _ in [] }
    player.unknown = { samples in
      samples.contains { if case .rotate = $0.sceneEvent { true } else { false } } ? "the turn is not known" : nil
    }
    let search = search(player)
    var calls = 0
    _ = try search.run {
      calls += 1
      return calls > 20
    }
    #expect(search.leftOut.map(\.event) == ["rotate landscapeLeft", "rotate portrait"])
    #expect(search.leftOut.allSatisfy { $0.reason == "the turn is not known" } && search.unknowns.isEmpty)
    let turned = player.compared.filter { $0.contains { if case .rotate = $0.sceneEvent { true } else { false } } }
    #expect(turned.count == 2)
    #expect(player.compared.contains { $0.contains { $0.sceneEvent == .showKeyboard(height: 300) } && $0.count > 1 })
  }

  @Test("counts the receivers of the maps that touches hit")
  func counts() throws {
    let player = RulePlayer { _, _ in [] }
    player.features = { samples in Self.began(samples).contains { $0.y < 400 } ? ["hit top"] : ["effect x", "effect y"]
    }
    let search = search(player)
    var calls = 0
    _ = try search.run {
      calls += 1
      return calls > 3
    }
    #expect(search.mappedReceivers == ["top", "bottom"] && search.hitReceivers == ["top"])
    #expect(search.count(of: "effect") == 2 && search.rounds == 1)
  }

  @Test("makes gestures whose samples are those of a touch file", arguments: 0..<20)
  func gestures(seed: Int) throws {
    let player = RulePlayer { _, _ in [] }
    player.features = { samples in ["count \(samples.count)"] }
    var calls = 0
    _ = try search(player, seed: UInt64(seed)).run {
      calls += 1
      return calls > 9
    }
    #expect(player.compared.count > 100)
    for samples in player.compared {
      var rules = TouchSequenceRules()
      for sample in samples { try rules.take(sample) }
      #expect(rules.fingerCount == 0)
      #expect(Self.began(samples).allSatisfy { 0..<390 ~= $0.x && 0..<844 ~= $0.y })
    }
  }
}
