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

    /// What one case shows.
    private struct Result {
      let isReported: Bool
      /// The readings that change an outcome.
      let changing: [String]
    }

    private func result(_ played: Case, _ own: String = "ios17") -> Result {
      let here = Play(played.scene, played.session.samples(), profile: own).outcomes
      let changing = Self.readings.map { (["ios17"] + $0).joined(separator: "+") }.filter { profile in
        Play(played.scene, played.session.samples(), profile: profile).outcomes.effects != here.effects
      }
      return Result(isReported: here.contains { $0.isTapDispute }, changing: changing)
    }

    @Test("one that is not reported changes nothing, whatever the profile's own reading is", arguments: readings)
    func certain(own: [String]) {
      let profile = (["ios17"] + own).joined(separator: "+")
      let count = own == Self.readings[0] ? Property.seeds.upperBound * 2 : Property.seeds.upperBound / 8
      for seed in 0..<count {
        let played = Case.presses(seed)
        let result = result(played, profile)
        guard !result.isReported, let reading = result.changing.first else { continue }
        let difference = Play(played.scene, played.session.samples(), profile: profile).outcomes.effects
          .firstDifference(from: Play(played.scene, played.session.samples(), profile: reading).outcomes.effects)
        Issue.record(
          "seed \(seed): certain under \(profile), but \(reading) differs: \(difference)\n\(played.scene.json)\n\(SessionShape.text(of: played.session.samples()))"
        )
        return
      }
    }

    @Test("with at most one exception in thirty, only then")
    func reports() {
      var reported: [DisputedQuestion: Int] = [:]
      var needless: [String] = []
      for seed in 0..<Property.seeds.upperBound * 2 {
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
      #expect(needless.count * 30 <= count, "\(needless.count) of \(count): \(needless)")
    }

    @Test("an ordinary press on a control below a tap recognizer is certain", arguments: ["UIButton", "UISwitch"])
    func ordinaryPresses(className: String) {
      for milliseconds in [100, 250, 260, 500, 749, 751, 1_000, 1_499, 1_600] {
        for points in [0, 5, 11, 44, 46] {
          var played = Case.presses(0)
          var target = ViewShape(
            id: "target", className: className, frame: CGRect(x: 100, y: 300, width: 200, height: 150))
          target.keys["actions"] = #"{"touchUpInside": "pressed"}"#
          var window = ViewShape(
            id: "window", className: "UIWindow", frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          window.recognizers = [RecognizerShape(id: "tap", className: "UITapGestureRecognizer")]
          window.subviews = [target]
          played.scene = SceneShape(windows: [window])
          played.session = SessionShape(strokes: [.press(at: 0, for: Int64(milliseconds) * 1_000, by: Double(points))])
          let result = result(played)
          #expect(!result.isReported && result.changing.isEmpty, "\(milliseconds) ms, \(points) points")
        }
      }
    }

    @Test("on invented scenes with all kinds of recognizers no disputed number of taps is missed")
    func otherScenes() {
      Property.holds(0..<max(Property.seeds.upperBound / 3, 1)) { played in
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
