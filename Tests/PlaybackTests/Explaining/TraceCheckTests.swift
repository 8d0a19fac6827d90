import Findings
import Foundation
import HitTestTerms
import PassThrough
import Playback
import Scenes
import Testing
import UIKit

extension PlaybackTests {
  @Suite("The check of traces")
  @MainActor
  struct TraceCheckTests {
    /// Every strategy and variant, and some that are combined.
    private static let strategies =
      StrategyCatalog.entries.map { $0.text.replacing("tag=N", with: "tag=5") }.compactMap {
        try? Strategy(parsing: $0)
      }
      + ["swizzle+delegate", "tag+flag", "delegate+flag", "swizzle+tag:scope=class"].compactMap {
        try? Strategy(parsing: $0)
      }

    /// The scene of a case with marks, tags and touch delegates.
    private func marked(_ shape: SceneShape, _ generator: inout Generator) -> SceneShape {
      let ids = shape.windows.flatMap(\.all).map(\.id).filter { !$0.isEmpty }
      var random = generator
      let windows = shape.windows.map { window in
        window.changed { view in
          if random.chance(0.2) { view.keys["passThrough"] = "true" }
          if random.chance(0.05) { view.keys["tag"] = "73" }
          if random.chance(0.15), !ids.isEmpty { view.keys["touchDelegate"] = "\"\(random.pick(ids))\"" }
        }
      }
      generator = random
      return SceneShape(windows: windows, pages: shape.pages, reactions: shape.reactions)
    }

    /// Hit tests at random points of random scenes, under a random strategy and profile for each.
    private func forEachTrace(
      _ seeds: Range<UInt64>, points: Int, _ body: (HitTrace, HitTestState, inout Generator, String) -> Void
    ) throws {
      for seed in seeds {
        var generator = Case.of(seed).further
        let shape = marked(Case.of(seed).scene, &generator)
        let strategy = generator.pick(Self.strategies)
        let profile = generator.pick(Profile.all).name
        // A strategy that needs an override cannot be applied to every class.
        guard let scene = try? SceneInstance(shape.description, strategy: strategy, profile: profile) else { continue }
        for _ in 0..<points {
          let point = CGPoint(x: generator.number(-10...400), y: generator.number(-10...850))
          let state = scene.hitTestState(at: point)
          let trace = scene.trace(at: point)
          guard scene.hitTestState(at: point) == state else { continue }
          body(trace, state, &generator, "seed \(seed), \(strategy), \(profile), \(point)\n\(shape.json)")
        }
      }
    }

    private static var sampled: [(trace: HitTrace, state: HitTestState, place: String)] = []

    /// The traces that all kinds of changes are made in. They are made once.
    private func traces() throws -> [(trace: HitTrace, state: HitTestState, place: String)] {
      if Self.sampled.isEmpty {
        try forEachTrace(0..<250, points: 4) { trace, state, _, place in Self.sampled.append((trace, state, place)) }
      }
      return Self.sampled
    }

    @Test("accepts every trace of random scenes under all strategies and profiles")
    func accepts() throws {
      var count = 0
      var rules: Set<String> = []
      var failures: [String] = []
      try forEachTrace(0..<600, points: 6) { trace, state, _, place in
        count += 1
        for step in trace.stepsByAnswer { rules.insert(step.rule.name) }
        let problems = TraceChecker.problems(of: trace, in: state)
        if !problems.isEmpty { failures.append("\(problems) \(place)") }
      }
      #expect(failures.isEmpty, "\(failures.count) of \(count): \(failures.min { $0.count < $1.count } ?? "")")
      #expect(count > 2_000)
      #expect(
        rules.isSuperset(of: [
          "hidden", "userInteractionDisabled", "alpha", "disabledControl", "outsideBounds", "itself", "subview",
          "flagPassThrough", "skippedByTag", "delegateAnswered", "delegateDeclined", "redirectedToSibling",
          "redirectedToSuperview",
        ]), "\(rules.sorted())")
    }

    @Test("rejects every kind of changed trace", arguments: TraceMutation.allCases)
    func rejects(_ mutation: TraceMutation) throws {
      var count = 0
      var accepted: [String] = []
      for (index, sample) in try traces().enumerated() {
        var (trace, state, generator) = (sample.trace, sample.state, Generator(seed: UInt64(index)))
        guard mutation.apply(to: &trace, &state, &generator) else { continue }
        count += 1
        if TraceChecker.problems(of: trace, in: state).isEmpty { accepted.append(sample.place) }
      }
      #expect(accepted.isEmpty, "\(accepted.count) of \(count): \(accepted.min { $0.count < $1.count } ?? "")")
      #expect(count > 5)
    }
  }
}
