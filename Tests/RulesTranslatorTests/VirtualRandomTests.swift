import Foundation
import SeededRandom
import Testing
import UIKit

@testable import RulesLoading

@Suite("Random numbers and UUIDs of an app's code are those of the session")
@MainActor
struct VirtualRandomTests {
  /// What code draws, in a form that can be compared.
  private static func draw() -> [String] {
    var bytes = [UInt8](repeating: 0, count: 19)
    arc4random_buf(&bytes, bytes.count)
    var generator = SystemRandomNumberGenerator()
    var entropy: UInt64 = 0
    getentropy(&entropy, 8)
    return [
      "\(Int.random(in: 0..<1_000_000_000))", "\(Double.random(in: 0..<1))", "\(generator.next())",
      "\((0..<50).shuffled())", "\((0..<1_000_000_000).randomElement() ?? -1)", UUID().uuidString, NSUUID().uuidString,
      "\(arc4random())", "\(arc4random_uniform(1_000_000_000))", "\(bytes)", "\(drand48())", "\(lrand48())",
      "\(random())",
      "\(rand())", "\(entropy)",
    ]
  }

  private static func draw(in engine: Engine) -> [String] { engine.run { draw() } }

  @Test("two apps have the same ones, whatever the other one has drawn, and the next ones differ")
  func apps() {
    VirtualRandom.begin()
    defer { VirtualRandom.end() }
    let engines = (0..<2).map { _ in Engine(platform: PlatformBehavior(), faults: []) }
    for engine in engines { engine.random = SplitMix(seed: 1) }
    let first = Self.draw(in: engines[0])
    let second = Self.draw(in: engines[0])
    #expect(zip(first, second).allSatisfy { $0 != $1 })
    #expect(Self.draw(in: engines[1]) == first)
    #expect(Self.draw(in: engines[1]) == second)
  }

  @Test("a UUID has the version and the variant of a random one")
  func uuid() {
    VirtualRandom.begin()
    defer { VirtualRandom.end() }
    let engine = Engine(platform: PlatformBehavior(), faults: [])
    engine.random = SplitMix(seed: 1)
    let bytes = engine.run { UUID().uuid }
    #expect(bytes.6 >> 4 == 4 && bytes.8 >> 6 == 2)
  }

  @Test("without a session they are the system's")
  func system() {
    VirtualRandom.begin()
    defer { VirtualRandom.end() }
    let engines = (0..<2).map { _ in Engine(platform: PlatformBehavior(), faults: []) }
    let (one, other) = (Self.draw(in: engines[0]), Self.draw(in: engines[1]))
    #expect(one[0] != other[0] && one[5] != other[5] && one[7] != other[7])
  }
}
