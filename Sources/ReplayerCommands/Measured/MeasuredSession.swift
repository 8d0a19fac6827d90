import CommandLineSupport
import Findings
import Foundation
import HitTestTerms
import JSONText
import Playback
import RecordingStore
import Scenes
import TouchInput
import UIKit

/// A session of a measured case, and its results.
@MainActor
struct MeasuredSession {
  private let one: MeasuredCase
  private let scene: SceneInstance
  private var outcomes: [Outcome] = []
  /// The view that each touch hit.
  private var hits: [Int: UIView] = [:]
  /// Seconds of the last line.
  private let last: Double

  /// Touches that ask what is there afterwards have numbers from this one on.
  private static let firstProbe = 950
  private static let sampleTouch = 901

  init(_ one: MeasuredCase, on scene: SceneInstance) throws {
    (self.one, self.scene) = (one, scene)
    last = one.touches.compactMap { $0["t"]?.number }.max() ?? 0
    try play()
  }

  // MARK: Playing

  private mutating func play() throws {
    var parser = TouchFileParser()
    var samples: [TouchSample] = []
    let lines = one.touches.map { $0.canonicalText() } + probes()
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    do {
      try bytes.withUnsafeBytes { try parser.feed($0, into: &samples) }
      samples += try parser.finish(into: &samples)
    } catch {
      throw CommandFailure(.data, "case \(one.id): \(error)")
    }
    let player = ScenePlayer(scene)
    let events = Dictionary(grouping: samples, by: \.event).sorted { $0.key < $1.key }.map(\.value)
    for (index, event) in events.enumerated() {
      player.play(event, until: index + 1 < events.count ? events[index + 1][0].timestampMicroseconds : nil)
      for outcome in player.outcomes.map(\.named) {
        outcomes.append(outcome)
        if case .hit(let touch, let name?) = outcome.kind, hits[touch] == nil { hits[touch] = scene.view(named: name) }
      }
    }
  }

  /// The touches that ask what a point hits 3 seconds later, and where content is some time after the last line.
  private func probes() -> [String] {
    func tap(_ touch: Int, at time: Double, _ x: Double, _ y: Double) -> [String] {
      [("began", time), ("ended", time + 0.01)].map { phase, time in
        "{\"t\":\(Double(Int64((time * 1_000_000).rounded())) / 1_000_000),\"touch\":\(touch),\"phase\":\"\(phase)\",\"x\":\(x),\"y\":\(y)}"
      }
    }
    if one.kind == .sample, let after = one.expect["after"]?.number {
      let bounds = scene.engine.screen.bounds
      return tap(Self.sampleTouch, at: last + after, bounds.midX, bounds.midY)
    }
    return afterwards.enumerated().flatMap { index, probe in
      tap(Self.firstProbe + index, at: last + 3 + Double(index), probe.x, probe.y)
    }
  }

  /// What is asked 3 seconds later: points, and the names of views that they hit or, with `!`, do not hit.
  private var afterwards: [(x: Double, y: Double, name: String?)] {
    var list = (one.expect["then"]?.array ?? []).compactMap { stated -> (x: Double, y: Double, name: String?)? in
      guard let parts = stated.array, parts.count == 3, let x = parts[0].number, let y = parts[1].number else {
        return nil
      }
      return (x, y, parts[2].string)
    }
    let at = (one.expect["thenAt"]?.array ?? []).compactMap(\.number)
    if let not = one.expect["thenNot"]?.string, at.count == 2 { list.append((at[0], at[1], "!" + not)) }
    return list
  }

  // MARK: Comparing

  func verdict() -> MeasuredVerdict {
    var worst = 0.0
    var problems: [String] = []
    func expect(_ isTrue: Bool, _ text: @autoclosure () -> String) { if !isTrue { problems.append(text()) } }
    func compare(_ value: Double, _ stated: Double, _ tolerance: Double, _ what: String) {
      worst = max(worst, abs(value - stated) / tolerance)
      expect(value.isFinite && abs(value - stated) <= tolerance, "\(what) is \(value)")
    }
    if one.kind == .sample {
      let found = sample()
      compare(found, one.expect["y"]?.number ?? 0, one.tolerance("y", 1), "the offset")
    } else {
      compareGestures(expect, compare)
      compareActions(expect)
      compareScrolling(expect, compare)
      compareHits(expect)
    }
    if let reason = unknownReason { return .unknown(reason) }
    return problems.isEmpty ? .agrees(deviation: worst) : .contradicted(problems.joined(separator: "; "))
  }

  /// Why what the case compares is not known: the first such reason up to the last outcome that is compared.
  private var unknownReason: String? {
    for outcome in outcomes {
      if case .trouble(let trouble) = outcome.kind, seconds(outcome) <= lastCompared { return trouble.why }
    }
    return nil
  }

  /// When the last of the compared outcomes is; infinite if something is compared that may be at any time.
  private var lastCompared: Double {
    let names = Set((one.expect.object ?? []).map(\.key))
    if one.kind == .sample { return last + (one.expect["after"]?.number ?? 0) }
    var latest = -Double.infinity
    for key in ["hit", "hitAny"] {
      guard let touch = one.expect[key]?["touch"]?.integer else { continue }
      let hit = outcomes.first { outcome in
        if case .hit(touch, _) = outcome.kind { true } else { false }
      }
      latest = max(latest, hit.map(seconds) ?? .infinity)
    }
    if names.contains("scroll"), one.expect["scroll"]?["never"] == nil {
      latest = max(latest, scrollStep.map(seconds) ?? .infinity)
    }
    let others = names.subtracting(["hit", "hitAny", "scroll"])
    return others.isEmpty && one.expect["scroll"]?["never"] == nil ? latest : .infinity
  }

  private typealias Expect = (Bool, @autoclosure () -> String) -> Void
  private typealias Compare = (Double, Double, Double, String) -> Void

  private func compareGestures(_ expect: Expect, _ compare: Compare) {
    var names: [String] = []
    var times: [(state: String, seconds: Double)] = []
    for outcome in outcomes {
      guard case .gesture(_, _, let state, let name) = outcome.kind else { continue }
      times.append((state, seconds(outcome)))
      if let name, !names.contains(name) { names.append(name) }
    }
    if let stated = one.expect["gestures"]?.array?.compactMap(\.string) {
      expect(names == stated, "the gestures are \(names)")
    }
    if let stated = one.expect["gestureAt"]?.number, let first = times.first {
      compare(first.seconds, stated, 0.002, "the time of the gesture")
    }
    if let stated = one.expect["began"] {
      let began = times.first { $0.state == "began" }?.seconds
      if let seconds = stated.number, let began {
        compare(began, seconds, 0.002, "the time of the beginning")
      } else {
        expect((stated.number == nil) == (began == nil), "a gesture begins: \(began.map { "\($0)" } ?? "no")")
      }
    }
  }

  private func compareActions(_ expect: Expect) {
    let names = outcomes.compactMap { outcome -> String? in
      if case .action(_, _, let name, _) = outcome.kind { name } else { nil }
    }
    if let stated = one.expect["actions"]?.array?.compactMap(\.string) {
      expect(names == stated, "the actions are \(names)")
    }
    if let stated = one.expect["someAction"]?.string { expect(names.contains(stated), "the actions are \(names)") }
    if let stated = one.expect["dismissed"]?.bool {
      let isDismissed = outcomes.contains { outcome in
        if case .change(_, let what) = outcome.kind { what.contains("viewDidDisappear") } else { false }
      }
      expect(isDismissed == stated, isDismissed ? "a controller disappears" : "no controller disappears")
    }
  }

  /// The step of scrolling that is compared.
  private var scrollStep: Outcome? {
    guard let stated = one.expect["scroll"], let view = stated["view"]?.string, let at = stated["at"]?.string else {
      return nil
    }
    let steps = outcomes.filter { outcome in
      if case .scroll(view, at, _, _) = outcome.kind { true } else { false }
    }
    return at == "didEndDecelerating" ? steps.last : steps.first
  }

  private func compareScrolling(_ expect: Expect, _ compare: Compare) {
    guard let stated = one.expect["scroll"] else { return }
    let name = "'\(stated["view"]?.string ?? "")' reports \(stated["at"]?.string ?? "")"
    if stated["never"]?.bool == true { return expect(scrollStep == nil, name) }
    guard let step = scrollStep, case .scroll(_, _, let x, let y) = step.kind else {
      return expect(false, "not: \(name)")
    }
    for (name, value) in [("x", x), ("y", y)] {
      if let number = stated[name]?.number { compare(value, number, one.tolerance(name, 0.01), "the offset \(name)") }
    }
    if let number = stated["t"]?.number { compare(seconds(step), number, one.tolerance("t", 0.0005), "the time") }
    if let number = stated["after"]?.number {
      compare(seconds(step) - last, number, one.tolerance("after", 0.05), "the time after the release")
    }
  }

  private func compareHits(_ expect: Expect) {
    let views = MeasuredViews(scene)
    func name(_ touch: Int) -> String { hits[touch].map(views.name) ?? "-" }
    if let stated = one.expect["hit"], let touch = stated["touch"]?.integer {
      expect(views.matcher(of: stated["view"]?.string)(hits[touch]), "touch \(touch) hits '\(name(touch))'")
    }
    if let stated = one.expect["hitAny"], let touch = stated["touch"]?.integer {
      let names = (stated["views"]?.array ?? []).compactMap(\.string)
      expect(names.contains { views.matcher(of: $0)(hits[touch]) }, "touch \(touch) hits '\(name(touch))'")
    }
    for (index, probe) in afterwards.enumerated() {
      let touch = Self.firstProbe + index
      expect(views.matcher(of: probe.name)(hits[touch]), "afterwards \(probe.x),\(probe.y) hits '\(name(touch))'")
    }
  }

  private func seconds(_ outcome: Outcome) -> Double { Double(outcome.timestampMicroseconds) / 1_000_000 }

  /// The offset when the sample's touch stops the content; at rest the last one.
  private func sample() -> Double {
    let time = last + (one.expect["after"]?.number ?? 0)
    var offset = 0.0
    for outcome in outcomes {
      guard case .scroll(_, _, _, let y) = outcome.kind else { continue }
      if seconds(outcome) > time + 0.00002 { break }
      offset = y
    }
    return offset
  }
}
