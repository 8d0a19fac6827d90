import Foundation
import PassThrough
import RecordingStore
import Testing

extension PlaybackTests {
  @Suite("Uninvolved objects do not change outcomes")
  @MainActor
  struct Bystanders {
    @Test("a recognizer that never recognizes, on any view")
    func recognizers() {
      Property.holds { played in
        var invention = played.further
        var scene = played.scene
        for number in 0..<invention.whole(1...3) {
          let ghost = invention.ghost(number)
          scene.edit(invention.whole(0...scene.views.count - 1)) { view in
            view.recognizers.insert(ghost, at: invention.whole(0...view.recognizers.count))
          }
        }
        return difference(played, scene)
      }
    }

    @Test("a view that takes no touches, with any content")
    func views() {
      Property.holds { played in
        var invention = played.further
        var scene = played.scene
        for number in 0..<invention.whole(1...3) {
          let bystander = invention.bystander(number)
          scene.edit(invention.whole(0...scene.views.count - 1)) { view in
            view.subviews.insert(bystander, at: invention.whole(0...view.subviews.count))
          }
        }
        return difference(played, scene)
      }
    }

    @Test("a window that takes no touches")
    func windows() {
      Property.holds { played in
        var invention = played.further
        var window = invention.bystander(0)
        window.className = "BystanderWindow"
        window.frame.origin = .zero
        window.frame.size = invention.screen
        window.keys = invention.pick([
          ["isHidden": "true"], ["isUserInteractionEnabled": "false"], ["alpha": "0", "windowLevel": "9"],
        ])
        var scene = played.scene
        scene.windows.insert(window, at: invention.whole(0...scene.windows.count))
        return difference(played, scene)
      }
    }

    @Test("a touch that hits nothing")
    func fingers() {
      Property.holds { played in
        var samples = played.session.samples()
        guard let first = samples.first, let last = samples.last else { return nil }
        func sample(_ phase: TouchPhase, with other: TouchSample) -> TouchSample {
          TouchSample(
            event: other.event, timestampMicroseconds: other.timestampMicroseconds, touch: 99, phase: phase,
            x: -5_000, y: -5_000)
        }
        samples.insert(sample(.began, with: first), at: samples.prefix { $0.event == first.event }.count)
        samples.append(sample(.ended, with: last))
        let outcomes = Play(played.scene, samples).outcomes.filter { $0.kind != .hit(touch: 99, view: nil) }
        return Observed.of(played).outcomes.difference(from: outcomes)
      }
    }

    @Test("a touch that does not move")
    func stationarySamples() {
      Property.holds { played in
        var invention = played.further
        var samples: [TouchSample] = []
        var down: [Int: TouchSample] = [:]
        for sample in played.session.samples() {
          if let last = samples.last, sample.timestampMicroseconds - last.timestampMicroseconds > 2,
            invention.chance(0.3)
          {
            let moment = Int64.random(
              in: last.timestampMicroseconds + 1..<sample.timestampMicroseconds, using: &invention.random)
            for var resting in down.values.sorted(by: { $0.touch < $1.touch }) where invention.chance(0.7) {
              resting.phase = .stationary
              resting.timestampMicroseconds = moment
              resting.edge = nil
              samples.append(resting)
            }
          }
          samples.append(sample)
          down[sample.touch] = sample.phase == .ended || sample.phase == .cancelled ? nil : sample
        }
        let outcomes = Play(played.scene, SessionShape.numbered(samples)).outcomes
        return Observed.of(played).outcomes.withoutEvents.difference(from: outcomes.withoutEvents)
      }
    }

    @Test("a strategy for letting touches through, without marked views", arguments: ["flag", "delegate", "tag"])
    func strategies(name: String) throws {
      let strategy = try Strategy(parsing: name)
      // More cases would find nothing further.
      Property.holds(0..<max(Property.seeds.upperBound / 2, 1)) { played in
        var played = played
        // The replaced method does not exclude views that are being animated.
        if name == "tag" { played.scene.reactions = [] }
        return Observed.of(played).outcomes.difference(from: Play(played, strategy: strategy).outcomes)
      }
    }

    /// The difference that the additional parts of `scene` make, apart from inconclusive outcomes that concern only
    /// them.
    private func difference(_ played: Case, _ scene: SceneShape) -> String? {
      let outcomes = Play(scene, played.session.samples()).outcomes.filter { outcome in
        if case .trouble(let trouble) = outcome.kind { !trouble.why.hasPrefix("'ghost") } else { true }
      }
      guard let difference = Observed.of(played).outcomes.difference(from: outcomes) else { return nil }
      return "\(difference), with \(scene.json)"
    }
  }
}
