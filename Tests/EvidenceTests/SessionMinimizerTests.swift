import Evidence
import Findings
import RecordingStore
import Testing

@Suite("Shortening a session")
@MainActor
struct SessionMinimizerTests {
  private let folder: EvidenceFolder

  init() throws { folder = try EvidenceFolder() }

  /// A tap at the right of the screen differs after one at the left, where the scene has the view `c`.
  private static func differing(_ samples: [TouchSample], _ scene: String) -> [Int] {
    guard scene.contains("\"c\""), let left = samples.firstIndex(where: { $0.x < 100 && $0.phase == .began }) else {
      return []
    }
    return samples.indices.filter { $0 > left && samples[$0].x > 300 && samples[$0].phase == .began }
  }

  private static let taps: [SearchGesture] =
    (0..<10).map { .tap(150 + Double($0), 100) } + [.tap(50, 100)] + (0..<10).map { .tap(200, 100 + Double($0)) } + [
      SearchGesture(
        .drag(from: .init(x: 310, y: 20), to: .init(x: 320, y: 300), microseconds: 400_000), after: 4_000_000),
      .tap(120, 40),
    ]

  private func minimizer(
    _ session: EvidenceSession, _ player: RulePlayer, recorded: Bool = false, reducesScene: Bool = true
  ) throws -> (SessionMinimizer, SessionTrials) {
    let trials = folder.trials(player)
    let comparison = try #require(try trials.comparisons(of: [session])[0])
    let minimizer = SessionMinimizer(
      session, keeping: try #require(comparison.divergences.first), recorded: recorded ? comparison.divergences : nil,
      trials, reducesScene: reducesScene)
    return (minimizer, trials)
  }

  @Test("leaves the touches that the difference needs, as taps, from time zero, with short pauses")
  func events() throws {
    let (minimizer, trials) = try minimizer(.of(Self.taps), RulePlayer(Self.differing))
    try minimizer.run()
    let samples = minimizer.best.samples
    #expect(samples.map(\.x) == [50, 50, 310, 310] && samples.map(\.y) == [100, 100, 20, 20])
    #expect(samples.map(\.event) == [0, 1, 2, 3] && samples[0].timestampMicroseconds == 0)
    #expect(samples[2].timestampMicroseconds - samples[1].timestampMicroseconds == 500_000)
    #expect(trials.count < 150 && folder.names.isEmpty)
  }

  @Test("leaves the views that the difference needs, with those around them, and no properties")
  func views() throws {
    let (minimizer, _) = try minimizer(.of(Self.taps), RulePlayer(Self.differing))
    try minimizer.run()
    #expect(
      minimizer.best.sceneJSON
        == #"{"format":1,"scene":"s","windows":[{"id":"w","subviews":[{"id":"b","subviews":[{"id":"c"}]}]}]}"#)
    let (other, _) = try self.minimizer(.of(Self.taps), RulePlayer(Self.differing), reducesScene: false)
    try other.run()
    #expect(other.best.sceneJSON == EvidenceSession.scene && other.best.samples.count == 4)
  }

  @Test("does not take a scene that cannot be decoded for one without the difference")
  func invalid() throws {
    let player = RulePlayer { samples, _ in Self.differing(samples, "\"c\"") }
    player.isInvalid = { !$0.contains("\"a\"") }
    let (minimizer, _) = try minimizer(.of(Self.taps), player)
    try minimizer.run()
    #expect(minimizer.best.sceneJSON == #"{"format":1,"scene":"s","windows":[{"id":"w","subviews":[{"id":"a"}]}]}"#)
  }

  @Test("against recorded outcomes keeps times, and the views that outcomes name, and takes no other difference")
  func recorded() throws {
    var session = EvidenceSession.of(Self.taps)
    session.outcomes = session.samples.map {
      Outcome(
        event: $0.event, timestampMicroseconds: $0.timestampMicroseconds,
        kind: .touches(view: "a/UIView[0]", touch: $0.touch, phase: $0.phase))
    }
    let player = RulePlayer { samples, scene in Self.differing(samples, "\"c\"") }
    let (minimizer, _) = try minimizer(session, player, recorded: true)
    try minimizer.run()
    #expect(minimizer.best.samples.map(\.x) == [50, 50, 310, 320])
    #expect(minimizer.best.samples[0].timestampMicroseconds > 0)
    #expect(minimizer.best.outcomes.map(\.event) == [0, 1, 2, 3])
    #expect(minimizer.best.sceneJSON.contains(#"{"alpha":1,"id":"a"}"#) && !minimizer.best.sceneJSON.contains("\"b\""))
  }

  @Test("against recorded outcomes refuses a part with a difference that the whole session does not have")
  func foreign() throws {
    // Without all taps in the middle, the recorded outcomes of the others do not fit.
    let player = RulePlayer { samples, scene in
      let found = Self.differing(samples, scene)
      return found.isEmpty || samples.contains { $0.x == 200 } ? found : [0] + found
    }
    player.view = { samples, index in samples[index].x > 300 ? "new" : "other" }
    let (recorded, _) = try minimizer(.of(Self.taps), player, recorded: true)
    try recorded.run()
    #expect(recorded.best.samples.map(\.x) == [50, 50, 200, 200, 310, 320])
    let (replayed, _) = try minimizer(.of(Self.taps), player)
    try replayed.run()
    #expect(replayed.best.samples.map(\.x) == [50, 50, 310, 310])
  }

  @Test("has found the smallest session up to an interruption")
  func interrupted() throws {
    let player = RulePlayer(Self.differing)
    let whole = EvidenceSession.of(Self.taps)
    let (minimizer, trials) = try minimizer(whole, player)
    player.comparisonsLeft = 8
    #expect(throws: RulePlayer.Interruption.self) { try minimizer.run() }
    #expect(minimizer.best.samples.count < whole.samples.count / 2)
    player.comparisonsLeft = nil
    #expect(minimizer.difference(in: try trials.comparisons(of: [minimizer.best])[0]) != nil)
  }
}
