import Foundation
import PassThrough
import Playback
import RecordingStore
import Testing

extension PlaybackTests {
  /// Replays of invented sessions under each combination of the readings of the disputed numbers of taps.
  @Suite("A disputed number is reported if another reading of it changes an outcome")
  @MainActor
  struct DisputeTests {
    nonisolated fileprivate static let readings: [[String]] = {
      let movements = ["45", "10", "40"]
      let durations = ["0.75", "1.5", "0.25"]
      let intervals = ["0.35", "0.25"]
      return movements.flatMap { movement in
        durations.flatMap { duration in
          intervals.map { interval in
            [
              "tapMaximumMovement=\(movement)", "tapMaximumDuration=\(duration)", "multiTapInterval=\(interval)",
            ]
          }
        }
      }
    }()

    /// Seeds of sessions in which a dispute was not reported once. They are always played.
    nonisolated private static let missedOnce: [UInt64] = [
      1817, 1831, 2038, 2052, 2115, 2578, 2654, 2778, 2941, 3310, 3541, 3704, 4121, 4125, 4355, 4582, 4656, 5532,
    ]

    nonisolated private static let profiles = readings.map { (["ios17"] + $0).joined(separator: "+") }

    /// A replay under one reading.
    @MainActor
    private struct Replay {
      let isReported: Bool
      let effects: Effects

      init(_ played: Case, _ profile: String) {
        let outcomes = Play(played.scene, played.session.samples(), profile: profile).outcomes
        isReported = outcomes.contains { $0.isTapDispute }
        effects = outcomes.effects
      }
    }

    /// Replays of presses by seed and profile: each reading is the own one of a test case and another one for the others.
    private static var known: [UInt64: [String: Replay]] = [:]

    private static func presses(_ seed: UInt64, _ played: Case, _ profile: String) -> Replay {
      if let replay = known[seed]?[profile] { return replay }
      let replay = Replay(played, profile)
      if seed < Property.seeds.upperBound / 8 { known[seed, default: [:]][profile] = replay }
      return replay
    }

    /// The readings that change an outcome.
    private func changing(_ played: Case, _ own: Replay) -> [String] {
      Self.profiles.filter { Replay(played, $0).effects != own.effects }
    }

    @Test("one that is not reported changes nothing, whatever the profile's own reading is", arguments: readings)
    func certain(own: [String]) {
      let profile = (["ios17"] + own).joined(separator: "+")
      let count = own == Self.readings[0] ? Property.seeds.upperBound * 2 : Property.seeds.upperBound / 8
      for seed in Array(0..<count) + (own == Self.readings[0] ? Self.missedOnce : []) {
        let played = Case.presses(seed)
        let here = Self.presses(seed, played, profile)
        guard !here.isReported,
          let reading = Self.profiles.first(where: { Self.presses(seed, played, $0).effects != here.effects })
        else { continue }
        let difference = here.effects.firstDifference(from: Self.presses(seed, played, reading).effects)
        Issue.record(
          "seed \(seed): certain under \(profile), but \(reading) differs: \(difference)\n\(played.scene.json)\n\(SessionShape.text(of: played.session.samples()))"
        )
        return
      }
    }

    @Test("with at most one exception in twenty, only then")
    func reports() {
      var reported: [DisputedQuestion: Int] = [:]
      var needless: [String] = []
      for seed in Array(0..<Property.seeds.upperBound * 2) + Self.missedOnce {
        for played in [Case.presses(seed), Case.gestures(seed)] {
          let replays = ReadingReplays(played)
          for question in replays.reported { reported[question, default: 0] += 1 }
          needless += replays.needless.map { "\($0) with seed \(seed)" }
          for (question, difference) in replays.missed {
            Issue.record(
              "seed \(seed), \(question): \(difference)\n\(played.scene.json)\n\(SessionShape.text(of: played.session.samples()))"
            )
          }
        }
      }
      #expect(Set(reported.keys) == Set(DisputedQuestion.allCases), "\(reported)")
      // What other recognizers do after a dispute can make its effect disappear, and the engine does not replay a session
      // to find out.
      let count = reported.values.reduce(0, +)
      #expect(needless.count * 20 <= count, "\(needless.count) of \(count): \(needless)")
    }

    @Test("an ordinary press on a control below a tap recognizer is certain", arguments: ["UIButton", "UISwitch"])
    func ordinaryPresses(className: String) {
      for milliseconds in [100, 250, 260, 500, 749, 751, 1_000, 1_499, 1_600] {
        for points in [0, 5, 11, 44, 46] {
          var played = Case.presses(0)
          var target = ViewShape(
            id: "target", className: className, frame: CGRect(x: 100, y: 300, width: 200, height: 150))
          // A switch has a size of its own.
          if className == "UISwitch" { target.keys["transform"] = "[12, 0, 0, 12, 0, 0]" }
          target.keys["actions"] = #"{"touchUpInside": "pressed"}"#
          var window = ViewShape(
            id: "window", className: "UIWindow", frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          window.recognizers = [RecognizerShape(id: "tap", className: "UITapGestureRecognizer")]
          window.subviews = [target]
          played.scene = SceneShape(windows: [window])
          played.session = SessionShape(strokes: [.press(at: 0, for: Int64(milliseconds) * 1_000, by: Double(points))])
          let here = Replay(played, "ios17")
          #expect(
            !here.isReported && changing(played, here).isEmpty, "\(milliseconds) ms, \(points) points")
        }
      }
    }

    @Test("a touch that another reading delivers before a gesture of its view ends is reported", arguments: [20, 40])
    func delayedBeginning(points: Double) {
      var played = Case.presses(0)
      var target = ViewShape(id: "target", className: "UIView", frame: CGRect(x: 100, y: 300, width: 200, height: 150))
      target.recognizers = [
        RecognizerShape(
          id: "pan", className: "UIPanGestureRecognizer",
          keys: ["cancelsTouchesInView": "false", "delaysTouchesBegan": "true"], isSimultaneousWithAll: true)
      ]
      var window = ViewShape(id: "window", className: "UIWindow", frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.recognizers = [
        RecognizerShape(
          id: "tap", className: "UITapGestureRecognizer",
          keys: ["numberOfTapsRequired": "2", "delaysTouchesBegan": "true"])
      ]
      window.subviews = [target]
      played.scene = SceneShape(windows: [window])
      played.session = SessionShape(strokes: [.press(at: 0, for: 200_000, by: points)])
      let here = Replay(played, "ios17")
      #expect(here.isReported && !changing(played, here).isEmpty)
    }

    @Test(
      "on invented scenes with all kinds of recognizers no disputed number of taps is missed",
      arguments: [0..<max(Property.seeds.upperBound / 3, 1), 407..<408, 640..<641, 759..<760])
    func otherScenes(seeds: Range<UInt64>) {
      Property.holds(seeds) { played in
        let here = Observed.of(played).outcomes
        // Whatever is reported makes the session inconclusive.
        guard !here.contains(where: { if case .trouble = $0.kind { true } else { false } }) else { return nil }
        for parameter in [
          "tapMaximumMovement=10", "tapMaximumDuration=0.25", "tapMaximumDuration=1.5", "multiTapInterval=0.25",
        ] {
          let other = Play(played.scene, played.session.samples(), profile: "ios17+\(parameter)").outcomes
          if here.effects != other.effects {
            return "\(parameter): \(here.effects.firstDifference(from: other.effects))"
          }
        }
        return nil
      }
    }
  }
}

extension [Outcome] {
  fileprivate var effects: Effects { Effects(self) }
}

extension Outcome {
  fileprivate var isTapDispute: Bool {
    guard case .trouble(let trouble) = kind else { return false }
    return trouble.why.contains("elsewhere)")
  }
}
