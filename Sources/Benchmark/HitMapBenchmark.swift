import CommandLineSupport
import Foundation
import PassThrough
import Pictures
import Playback
import ScenePictures
import Scenes
import SeededRandom
import SystemScenes

/// Measures maps of the receivers of touches under each strategy.
@MainActor
enum HitMapBenchmark {
  /// The number of views and the goal in milliseconds.
  private static let sizes: [(views: Int, goal: Double)] = [(200, 16), (2_000, 200)]
  private static let probeCount = 1_000

  static func run(rounds: Int, into table: inout ResultTable, progress: StandardError) throws {
    for size in sizes {
      let description = try SceneDescription.decode([UInt8](scene(viewCount: size.views).utf8))
      for strategy in Strategy.all {
        progress.progress("hit map: \(size.views) views under \(strategy)")
        let scene = try SceneInstance(description, strategy: strategy)
        let map = HitMap(of: scene)
        precondition(map.sampledArea == 0, "a part of the map is sampled")
        let probes = check(map, scene)
        let seconds = Stopwatch.best(of: rounds) { _ = HitMap(of: scene) }
        table.add(
          "hit map of \(size.views) random views, \(strategy)", seconds * 1e3, "ms",
          baseline: ("hit tests at points 10 points apart", probes * 1e3),
          goal: "at most \(Int(size.goal)) ms")
      }
    }
  }

  /// Compares a map with hit tests; returns the seconds that a grid of hit tests takes whose points are ten points apart.
  private static func check(_ map: HitMap, _ scene: SceneInstance) -> Double {
    var random = SplitMix(seed: 2)
    let points = (0..<probeCount).map { _ in
      CGPoint(
        x: Double.random(in: 0..<map.screen.width, using: &random),
        y: Double.random(in: 0..<map.screen.height, using: &random))
    }
    var receivers: [TouchReceiver] = []
    let seconds = Stopwatch.time { receivers = points.map { TouchReceiver(scene.hitTest(at: $0)) } }
    for (point, receiver) in zip(points, receivers) {
      precondition(map.receiver(at: point) == receiver, "disagreement at \(point)")
    }
    return seconds / Double(probeCount) * map.area / 100
  }

  /// A scene of views of random sizes at random places. Every third is in another one, every fifth is marked, every seventh has
  /// a touch delegate.
  private static func scene(viewCount: Int) -> String {
    var random = SplitMix(seed: 1)
    let largest = viewCount > 1_000 ? 60 : 150
    func frame(_ width: Int, _ height: Int, _ size: Int) -> String {
      let half = { (bound: Int) in "\(Double(random.below(bound * 2)) / 2)" }
      return "[\(half(width)),\(half(height)),\(10 + random.below(size)),\(10 + random.below(size))]"
    }
    var views: [String] = []
    for number in stride(from: 0, to: viewCount, by: 3) {
      let marks =
        (number.isMultiple(of: 5) ? #","passThrough":true"# : "")
        + (number.isMultiple(of: 7) ? #","touchDelegate":"behind""# : "")
      let child = #"{"id":"v\#(number)b","frame":\#(frame(largest / 2, largest / 2, largest / 3))}"#
      views.append(#"{"id":"v\#(number)","frame":\#(frame(360, 800, largest))\#(marks),"subviews":[\#(child)]}"#)
      views.append(#"{"id":"v\#(number)c","frame":\#(frame(360, 800, largest))}"#)
    }
    return #"{"format":1,"scene":"random","windows":[{"id":"window","subviews":["#
      + #"{"id":"behind","subviews":[{"id":"deep","frame":[50,50,200,500]}]},"#
      + #"{"id":"root","passThrough":true,"subviews":[\#(views.joined(separator: ","))]}]}]}"#
  }
}
