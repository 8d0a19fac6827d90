import Findings
import PassThrough
import Playback
import RecordingStore
import Scenes
import Testing
import UIKit

extension PlaybackTests {
  @Suite("Interleaved scenes do not affect each other")
  @MainActor
  struct InterleavingTests {
    /// The number of interleaved scenes.
    private static let width = 4
    private static let strategies = [
      "uikit", "swizzle", "swizzle:version=first", "tag", "tag:scope=class,body=head", "delegate", "flag",
      "flag+delegate",
    ]

    /// Plays each scene of a group alone, then all of them interleaved, and compares the outcomes.
    private func compare(_ place: InterleavedSession.Place?) throws -> (problems: [String], switches: Int) {
      var problems: [String] = []
      var switches = 0
      let groups = Property.seeds.upperBound / UInt64(Self.width)
      for group in 0..<groups {
        let seeds = (0..<UInt64(Self.width)).map { group * UInt64(Self.width) + $0 }
        let alone = try seeds.map { seed in
          let session = try InterleavedSession(seed, strategies: Self.strategies)
          while session.hasEvents { session.playEvent() }
          return session.lines
        }
        var random = Generator(seed: group)
        let sessions = try seeds.map { try InterleavedSession($0, strategies: Self.strategies) }
        func playOther() -> Bool {
          let idle = sessions.filter { $0.hasEvents && !$0.isPlaying }
          guard !idle.isEmpty else { return false }
          random.pick(idle).playEvent()
          return true
        }
        for session in sessions {
          session.interruption = { reached in
            if reached == place, random.chance(0.5), playOther() { switches += 1 }
          }
        }
        while playOther() {}
        for (index, session) in sessions.enumerated() where session.lines != alone[index] {
          problems.append("seed \(session.seed): \(session.difference(from: alone[index]))")
        }
      }
      return (problems, switches)
    }

    @Test("when they alternate at every event")
    func events() throws {
      #expect(try compare(nil).problems == [])
    }

    @Test("where an override of hitTest(_:with:) plays an event of another scene")
    func hitTests() throws {
      let (problems, switches) = try compare(.hitTest)
      #expect(problems == [])
      #expect(switches > 100)
    }

    @Test("where an animation block plays an event of another scene")
    func animationBlocks() throws {
      let (problems, switches) = try compare(.animationBlock)
      #expect(problems == [])
      #expect(switches > 10)
    }
  }
}

/// A generated scene with its session, which is played event by event.
@MainActor
private final class InterleavedSession {
  /// A place where code of the scene runs in the middle of an event.
  enum Place {
    case hitTest
    case animationBlock
  }

  let seed: UInt64
  private(set) var lines: [String] = []
  private(set) var isPlaying = false
  /// Called in the middle of events.
  var interruption: (Place) -> Void = { _ in }

  private let player: ScenePlayer
  private let samples: [TouchSample]
  private var next = 0

  init(_ seed: UInt64, strategies: [String]) throws {
    self.seed = seed
    let played = Case.of(seed)
    samples = played.session.samples()
    let profile = Profile.all[Int(seed) % Profile.all.count].name
    let strategy = try Strategy(parsing: strategies[Int(seed) % strategies.count])
    let faults: Set<EngineFault> = seed % 5 == 1 ? [.slop, .tapMovement, .transform] : []
    let scene = try Engine(faults: faults).run {
      try SceneInstance(Self.marked(played.scene, seed).description, strategy: strategy, profile: profile)
    }
    player = ScenePlayer(scene)
    let listener = scene.changeListener
    scene.changeListener = { [weak self] what, view in
      listener?(what, view)
      if UIView.inheritedAnimationDuration > 0 { self?.interruption(.animationBlock) }
    }
    scene.engine.run {
      let probe = ProbeView()
      probe.didHitTest = { [weak self] in self?.interruption(.hitTest) }
      scene.windows[0].addSubview(probe)
    }
  }

  /// The scene with some views that let touches through, some that have a touch delegate, and an animation for every
  /// action.
  private static func marked(_ scene: SceneShape, _ seed: UInt64) -> SceneShape {
    var random = Generator(seed: seed ^ 0xA11)
    let delegates = scene.views.map(\.id).filter { !$0.isEmpty }
    var scene = scene
    for action in scene.actionNames.sorted() where !scene.reactions.contains(where: { $0.action == action }) {
      let id = random.pick(delegates)
      let change = #"{"animate": {"duration": 0.5}, "do": [{"set": {"view": "\#(id)", "alpha": 0.7}}]}"#
      scene.reactions.append(ReactionShape(action: action, changes: [.init(json: change, ids: [id])]))
    }
    return scene.changed { view in
      guard ["UIView", "UIWindow", "UIButton", "UIControl"].contains(view.className), !view.isOfController else {
        return
      }
      if random.chance(0.4) { view.keys["passThrough"] = "true" }
      if random.chance(0.2) { view.keys["touchDelegate"] = "\"\(random.pick(delegates))\"" }
    }
  }

  var hasEvents: Bool { next < samples.count }

  func playEvent() {
    let event = samples[next...].prefix { $0.event == samples[next].event }
    next = event.endIndex
    isPlaying = true
    player.play(Array(event), until: hasEvents ? samples[next].timestampMicroseconds : nil)
    isPlaying = false
    lines += player.outcomes.map(\.named.jsonLine)
  }

  func difference(from other: [String]) -> String {
    let index = zip(lines, other).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines.count, other.count)
    return "line \(index) is \(index < lines.count ? lines[index] : "missing"), alone "
      + (index < other.count ? other[index] : "missing")
  }
}

/// A view of zero size in front of all others, which every hit test of its window calls.
private final class ProbeView: UIView {
  var didHitTest: () -> Void = {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    didHitTest()
    return super.hitTest(point, with: event)
  }
}
