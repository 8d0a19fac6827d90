import CommandLineSupport
import Foundation
import HitTestTerms
import JSONText
import PassThrough
import Playback
import RecordingStore
import Scenes
import SystemScenes
import TouchInput
import UIKit

/// Plays a measured case and compares it.
@MainActor
struct MeasuredCheck {
  private let one: MeasuredCase
  private let scene: SceneInstance
  /// What the code of the scene printed while it was built.
  private let printed: String

  init(_ one: MeasuredCase) throws {
    self.one = one
    let description = try SceneDescription.decode(one.scene, registry: .standard)
    var made: SceneInstance?
    printed = try PrintedOutput.capture { made = try SceneInstance(description, strategy: .uikit) }
    guard let made else { preconditionFailure("a scene that is not made throws") }
    scene = made
  }

  /// Another case about what the code of the same scene printed. The scene is not made again: its code may change things of the process.
  init(_ one: MeasuredCase, like other: MeasuredCheck) {
    (self.one, scene, printed) = (one, other.scene, other.printed)
  }

  func verdict() throws -> MeasuredVerdict {
    switch one.kind {
    case .hits: try hits()
    case .frames: try frames()
    case .numbers: numbers()
    case .session, .sample: try MeasuredSession(one, on: scene).verdict()
    }
  }

  // MARK: Points

  private func hits() throws -> MeasuredVerdict {
    let views = MeasuredViews(scene)
    let reasons = PointReasons(scene)
    var result = MeasuredVerdict.agrees(deviation: 0)
    for stated in one.expect.array ?? [] {
      guard let parts = stated.array, parts.count == 3, let x = parts[0].number, let y = parts[1].number else {
        continue
      }
      let point = CGPoint(x: x, y: y)
      result = result.combined(with: try check(point, views.matcher(of: parts[2].string), views, reasons))
    }
    return result
  }

  private func check(
    _ point: CGPoint, _ isExpected: (UIView?) -> Bool, _ views: MeasuredViews, _ reasons: PointReasons
  ) throws -> MeasuredVerdict {
    guard case .view(let hit) = scene.hit(at: point) else { return .contradicted("\(point.x),\(point.y): a recursion") }
    if let reason = try UnknownReasons.first(scene) ?? reasons.note(point, hitting: hit, from: nil) {
      return .unknown(reason)
    }
    guard !isExpected(hit) else { return .agrees(deviation: 0) }
    return .contradicted("at \(point.x),\(point.y) '\(hit.map(views.name) ?? "-")' is hit")
  }

  /// The edges of a view are searched by hit tests on both sides of the middle of each edge.
  private func frames() throws -> MeasuredVerdict {
    let views = MeasuredViews(scene)
    let reasons = PointReasons(scene)
    let screen = scene.engine.screen.bounds
    let distance = one.tolerance("points", 0.5) + 0.01
    var result = MeasuredVerdict.agrees(deviation: 0)
    for member in one.expect.object ?? [] {
      let numbers = (member.value.array ?? []).compactMap(\.number)
      guard numbers.count == 4 else { continue }
      let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      let via = (one.via?[member.key]?.array ?? []).compactMap(\.number)
      let middle = via.count == 2 ? CGPoint(x: via[0], y: via[1]) : CGPoint(x: frame.midX, y: frame.midY)
      let isInView = views.matcher(of: member.key)
      let probes = Self.probes(frame, middle, distance).filter { point, _ in
        point.x >= 0 && point.y >= 0 && point.x <= screen.maxX && point.y <= screen.maxY
      }
      // Without a point inside any frame would agree.
      guard probes.contains(where: \.1) else {
        return .unknown("no edge of '\(member.key)' is on the screen, where a point could find it")
      }
      for (point, isInside) in probes {
        result = result.combined(with: try check(point, { isInView($0) == isInside }, views, reasons))
      }
    }
    return result
  }

  private static func probes(_ frame: CGRect, _ middle: CGPoint, _ distance: CGFloat) -> [(CGPoint, Bool)] {
    var probes: [(CGPoint, Bool)] = []
    for step in [-distance, distance] {
      probes.append((CGPoint(x: frame.minX + step, y: middle.y), step > 0))
      probes.append((CGPoint(x: frame.maxX + step, y: middle.y), step < 0))
      probes.append((CGPoint(x: middle.x, y: frame.minY + step), step > 0))
      probes.append((CGPoint(x: middle.x, y: frame.maxY + step), step < 0))
    }
    return probes
  }

  // MARK: Numbers

  private func numbers() -> MeasuredVerdict {
    guard let name = one.expect["name"]?.string, let expected = one.expect["values"]?.array else {
      return .contradicted("the case states no numbers")
    }
    let lines = printed.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    guard let line = lines.first(where: { $0.count > 1 && $0[0] == "M" && $0[1] == name }) else {
      return UnknownReasons.first(scene).map { .unknown($0) } ?? .contradicted("the code does not print '\(name)'")
    }
    let tolerance = one.tolerance("value", 0.01)
    let values = Array(line[2...])
    guard values.count == expected.count else {
      return .contradicted("the code prints \(values.joined(separator: " "))")
    }
    var worst = 0.0
    for (value, stated) in zip(values, expected) {
      if let number = Double(value), let wanted = stated.number ?? stated.string.flatMap(Double.init) {
        worst = max(worst, number.isFinite ? abs(number - wanted) / tolerance : .infinity)
      } else if value != stated.string {
        worst = .infinity
      }
    }
    if worst <= 1 + 1e-9 { return .agrees(deviation: worst) }
    let text = "the code prints \(values.joined(separator: " "))"
    // A length that is known within a range was read.
    let kinds = scene.engine.unknownLengths
    return kinds.isEmpty ? .contradicted(text) : .unknown("\(text), within the range of a length that is not known")
  }
}

/// The views of a scene by the names that cases use.
@MainActor
struct MeasuredViews {
  private let scene: SceneInstance
  private let entries: HitViews

  init(_ scene: SceneInstance) { (self.scene, entries) = (scene, HitViews(scene)) }

  func name(_ view: UIView) -> String { entries.entry(of: view).name }

  /// Whether a hit is a view, or in it; with `!` before the name not. `nil` means that no view is hit.
  func matcher(of stated: String?) -> (UIView?) -> Bool {
    guard let stated else { return { $0 == nil } }
    if stated.hasPrefix("!") {
      let inner = matcher(of: String(stated.dropFirst()))
      return { !inner($0) }
    }
    let target = scene.view(named: stated)
    return { hit in
      guard let hit else { return false }
      if let target { return hit.isDescendant(of: target) }
      return name(hit).split(separator: "/").contains(Substring(stated))
    }
  }
}
