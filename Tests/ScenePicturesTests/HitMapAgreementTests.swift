import Foundation
import HitTestTerms
import PassThrough
import Pictures
import Playback
import ScenePictures
import Scenes
import SeededRandom
import SystemScenes
import Testing
import UIKit

@Suite("A hit map agrees with a hit test at every point")
@MainActor
struct HitMapAgreementTests {
  nonisolated private static let strategies =
    StrategyCatalog.entries.map { $0.text.replacing("=N", with: "=5") }
    + ["swizzle+delegate", "tag+flag", "flag+delegate", "swizzle:version=first+tag"]

  nonisolated private static let profiles = ["ios7", "ios12", "ios13-ipad", "ios17", "ios18", "ios26"]

  @Test("of random scenes under every strategy and profile", arguments: strategies)
  func agreement(strategy: String) throws {
    var random = SplitMix(seed: 20)
    var sampled = 0.0
    var sum = 0.0
    for profile in Self.profiles {
      for withTransforms in [false, true] {
        let text = RandomScene.text(&random, withTransforms: withTransforms)
        let scene = try SceneInstance(
          SceneDescription.decode([UInt8](text.utf8)), strategy: Strategy(parsing: strategy), profile: profile)
        let map = HitMap(of: scene)
        sum += map.area
        sampled += map.sampledArea
        #expect(withTransforms || map.sampledArea == 0, "\(map.sampledViews) of \(text)")
        #expect(abs(map.areas.reduce(0, +) - map.area) < 1e-6)
        for point in Self.points(map, &random) {
          guard let cell = map.cell(at: point), !cell.isSampled else { continue }
          let found = TouchReceiver(scene.hitTest(at: point))
          #expect(map.receivers[cell.receiver] == found, "\(point) under \(profile) of \(text)")
        }
      }
    }
    #expect(sampled <= 0.1 * sum)
  }

  @Test("and what receivers lose and gain against another map adds up", arguments: strategies)
  func accounts(strategy: String) throws {
    var random = SplitMix(seed: 33)
    for withTransforms in [false, true] {
      let scene = try SceneDescription.decode([UInt8](RandomScene.text(&random, withTransforms: withTransforms).utf8))
      let one = HitMap(of: try SceneInstance(scene, strategy: .uikit))
      let other = HitMap(of: try SceneInstance(scene, strategy: Strategy(parsing: strategy)))
      let comparison = other.comparison(with: one)
      for receiver in Set(one.receivers + other.receivers) {
        let lost = comparison.losses.filter { $0.receiver == receiver }.map(\.lost).reduce(0, +)
        let gained = comparison.exchanges.filter { $0.to == receiver }.map(\.area).reduce(0, +)
        #expect(abs(area(of: receiver, in: one) - lost + gained - area(of: receiver, in: other)) < 1e-5, "\(receiver)")
      }
      #expect(abs(comparison.shape.area - comparison.area) < 1e-5)
      #expect(abs(enclosed(by: comparison.shape) - comparison.area) < 1e-3)
      #expect(other.comparison(with: other).exchanges == [])
      // The outlines of a receiver enclose its area, less its holes.
      for (shape, area) in zip(other.shapes, other.areas) {
        #expect(abs(shape.area - area) < 1e-6 && abs(enclosed(by: shape) - area) < 1e-3)
      }
    }
  }

  private func area(of receiver: TouchReceiver, in map: HitMap) -> Double {
    map.receivers.firstIndex(of: receiver).map { map.areas[$0] } ?? 0
  }

  private func enclosed(by shape: HitMapShape) -> Double {
    shape.outlines.reduce(0) { sum, line in
      line.indices.reduce(sum) { sum, index in
        let next = line[(index + 1) % line.count]
        return sum + (line[index].x * next.y - line[index].y * next.x) / 2
      }
    }
  }

  /// Random points, and points near the corners of cells, where a border in a wrong place shows.
  private static func points(_ map: HitMap, _ random: inout SplitMix) -> [CGPoint] {
    var points = (0..<60).map { _ in
      CGPoint(
        x: Double.random(in: 0..<map.screen.width, using: &random),
        y: Double.random(in: 0..<map.screen.height, using: &random))
    }
    for _ in 0..<40 {
      let area = map.cells[random.below(map.cells.count)].area
      let corner = area.corners[random.below(area.corners.count)].point
      let middle = area.witness
      let point = corner + (middle - corner) * 0.001
      // A cell that is so small that rounding decides is no evidence.
      if (area.high - area.low).min() > 0.001 { points.append(CGPoint(x: point.x, y: point.y)) }
    }
    return points
  }
}

/// Scenes of nested views with random properties.
enum RandomScene {
  static func text(_ random: inout SplitMix, withTransforms: Bool) -> String {
    var number = 0
    let back = view(&random, depth: 3, &number, withTransforms: withTransforms)
    let front = (0..<4).map { _ in view(&random, depth: 3, &number, withTransforms: withTransforms) }
    let level = random.once(in: 3) ? #","windowLevel":-1"# : ""
    return #"{"format":1,"scene":"s","screen":{"size":[200,400]},"windows":["#
      + #"{"id":"w","subviews":[{"id":"behind","subviews":[{"id":"deep","frame":[20,30,120,300]}]},\#(back)]},"#
      + #"{"id":"x"\#(level),"passThrough":true,"subviews":[\#(front.joined(separator: ","))]}]}"#
  }

  private static let classes = [
    "UIView", "UIView", "UIView", "UIControl", "UIScrollView", "UITransitionView", "UILayoutContainerView", "UIButton",
    "_UIHostingView",
  ]

  private static func view(
    _ random: inout SplitMix, depth: Int, _ number: inout Int, withTransforms: Bool
  ) -> String {
    number += 1
    let aClass = classes[random.below(classes.count)]
    var keys = [#""id":"v\#(number)""#, #""class":"\#(aClass)""#]
    let numbers = [random.below(1_200), random.below(2_400), 100 + random.below(1_500), 100 + random.below(2_500)]
    keys.append(#""frame":[\#(numbers.map { String(Double($0) / 10) }.joined(separator: ","))]"#)
    if random.once(in: 4) { keys.append(#""passThrough":true"#) }
    if random.once(in: 5) {
      keys.append(#""touchDelegate":"\#(random.once(in: 2) ? "behind" : "v\(1 + random.below(number))")""#)
    }
    if random.once(in: 12) { keys.append(#""tag":\#(random.once(in: 2) ? 73 : 5)"#) }
    if random.once(in: 10) { keys.append(#""isHidden":true"#) }
    if random.once(in: 10) { keys.append(#""isUserInteractionEnabled":false"#) }
    if random.once(in: 4) { keys.append(#""alpha":\#([0.005, 0.01, 0.02, 0.5][random.below(4)])"#) }
    if random.once(in: 4) { keys.append(#""clipsToBounds":true"#) }
    if aClass == "UIControl", random.once(in: 3) { keys.append(#""isEnabled":false"#) }
    if random.once(in: 5) { keys.append(#""boundsOrigin":[\#(random.below(60)),\#(random.below(90) - 40)]"#) }
    if withTransforms, random.once(in: 3) { keys.append(#""transform":\#(transform(&random))"#) }
    if withTransforms, random.once(in: 6) { keys.append(#""anchorPoint":[0,\#(random.once(in: 2) ? 1 : 0.25)]"#) }
    // A view of a hosting view is its own; others may have views of their own.
    if depth > 0, aClass != "_UIHostingView" {
      let count = random.once(in: 5) ? 14 : random.below(4)
      let views = (0..<count).map { _ in
        view(&random, depth: count > 10 ? 0 : depth - 1, &number, withTransforms: withTransforms)
      }
      keys.append(#""subviews":[\#(views.joined(separator: ","))]"#)
    }
    return "{" + keys.joined(separator: ",") + "}"
  }

  private static func transform(_ random: inout SplitMix) -> String {
    let angle = Double(random.below(63)) / 10
    let scale = 0.5 + Double(random.below(15)) / 10
    let (sine, cosine) = (sin(angle) * scale, cos(angle) * scale)
    return switch random.below(5) {
    case 0: "[-1,0,0,1,0,0]"
    case 1: "[0,1,-1,0,0,0]"
    case 2: "[1,0.3,0,1,5,0]"
    default: "[\(cosine),\(sine),\(-sine),\(cosine),0,0]"
    }
  }
}
