import Foundation
import HitTestTerms
import SeededRandom
import TestSupport
import Testing

@testable import UIKit

/// Collects the effects of an app.
@MainActor
final class EffectCollector: EventObserver {
  private(set) var effects: [Effect] = []

  init(noting extent: EffectExtent = .looks) {
    UIApplication.running.observer = self
    Engine.current.effects.begin(noting: extent)
  }

  func didChange(_ effect: Effect) { effects.append(effect) }

  /// The effects since the last call, as lines in alphabetical order.
  func take() -> [String] {
    defer { effects = [] }
    return effects.map(Self.line).sorted()
  }

  static func line(_ effect: Effect) -> String {
    let values = [effect.from, effect.to].map { $0.map(EffectCollector.text) ?? "-" }
    return "\(effect.subject.name) \(effect.what) \(values[0]) \(values[1])"
  }

  static func text(_ value: EffectValue) -> String {
    switch value {
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .numbers(let numbers): "\(numbers)"
    case .text(let text): text
    case .texts(let texts): "\(texts)"
    case .object(let members): members.map { "\($0.name) \(text($0.value))" }.joined(separator: "; ")
    }
  }
}

extension EngineTests {
  /// The oracle reads all views before and after each turn. It knows which frames code has set.
  @Suite("Effects are what a walk over the whole tree before and after each turn finds")
  @MainActor
  struct EffectOracle {
    @Test("on ten thousand random scenes with random changes")
    func random() {
      var found: [String: Int] = [:]
      for seed in 0..<10_000 as Range<UInt64> {
        withEngine {
          let scene = RandomViews(seed: seed)
          endTurn()
          let collector = EffectCollector()
          for turn in 0..<6 {
            let before = scene.snapshot()
            scene.change()
            let clock = VirtualClock.current
            clock.schedule(afterNanoseconds: 1_000_000_000) {}
            clock.advance(to: clock.now + 1_000_000_000)
            Engine.current.effects.endTime(isTouchDown: false)
            let expected = scene.effects(since: before)
            let moved = scene.transferred(since: before)
            // A view with another superview may have moved before or after those around it.
            let effects = collector.take().filter { line in
              !moved.contains { line.hasPrefix("\($0) moved") || line.hasPrefix("\($0) grew") }
            }
            if effects != expected {
              Issue.record("seed \(seed), turn \(turn): \(effects) in place of \(expected)")
            }
            for line in effects { found[String(line.split(separator: " ")[1]), default: 0] += 1 }
          }
        }
      }
      let kinds: Set = [
        "entered", "left", "isHidden", "alpha", "isUserInteractionEnabled", "isEnabled", "isSelected", "isOn", "text",
        "title", "moved", "grew",
      ]
      #expect(kinds.allSatisfy { found[$0, default: 0] > 100 }, "\(found)")
    }
  }
}

/// A window with random views, which random code changes.
@MainActor
private final class RandomViews {
  private var random: SplitMix
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var views: [UIView] = []
  /// The views whose place code has set in this turn.
  private var placed: Set<ObjectIdentifier> = []

  /// What the walk reads of a view.
  struct State {
    let view: UIView
    let parent: UIView?
    let frame: CGRect
    let values: [String: String]
  }

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    window.nameInResults = "window"
    window.isHidden = false
    for _ in 0..<(2 + random.below(8)) { add(to: anyView() ?? window) }
  }

  private func anyView() -> UIView? { views.isEmpty ? nil : views[random.below(views.count)] }

  private func add(to parent: UIView) {
    let view: UIView =
      switch random.below(5) {
      case 0: UILabel()
      case 1: UIButton(type: .system)
      case 2: UISwitch()
      default: UIView()
      }
    view.nameInResults = "v\(views.count)"
    view.frame = rectangle()
    if random.once(in: 3) { view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin] }
    (view as? UILabel)?.text = "t\(random.below(4))"
    (view as? UIButton)?.setTitle("b\(random.below(4))", for: .normal)
    views.append(view)
    // Subviews of a switch are parts of it.
    (parent is UISwitch ? window : parent).addSubview(view)
  }

  private func rectangle() -> CGRect {
    CGRect(x: random.below(200), y: random.below(200), width: 10 + random.below(90), height: 10 + random.below(90))
  }

  func change() {
    placed = []
    for _ in 0..<(1 + random.below(5)) { changeOnce() }
  }

  private func changeOnce() {
    guard let view = anyView() else { return }
    switch random.below(13) {
    case 0: view.isHidden.toggle()
    case 1: view.alpha = [0, 0.005, 0.3, 1][random.below(4)]
    case 2: view.isUserInteractionEnabled.toggle()
    case 3: (view as? UIControl)?.isEnabled.toggle()
    case 4: (view as? UIControl)?.isSelected.toggle()
    case 5: (view as? UISwitch)?.setOn(random.once(in: 2), animated: false)
    case 6: (view as? UILabel)?.text = "t\(random.below(4))"
    case 7: (view as? UIButton)?.setTitle("b\(random.below(4))", for: .normal)
    case 8:
      view.frame = rectangle()
      placed.insert(ObjectIdentifier(view))
    case 9:
      view.center = CGPoint(x: random.below(300), y: random.below(300))
      placed.insert(ObjectIdentifier(view))
    case 10: view.removeFromSuperview()
    case 11:
      let parent = anyView() ?? window
      if !parent.isDescendant(of: view), !(parent is UISwitch), parent !== view.superview { parent.addSubview(view) }
    default: add(to: anyView() ?? window)
    }
  }

  func snapshot() -> [ObjectIdentifier: State] {
    var states: [ObjectIdentifier: State] = [:]
    func visit(_ view: UIView) {
      guard views.contains(where: { $0 === view }) else { return }
      states[ObjectIdentifier(view)] = State(
        view: view, parent: view.superview, frame: view.frame, values: values(of: view))
      for child in view.subviews { visit(child) }
    }
    for child in window.subviews { visit(child) }
    return states
  }

  private func values(of view: UIView) -> [String: String] {
    var values = [
      "isHidden": "\(view.isHidden)", "alpha": view.alpha < 0.01 ? "0.0" : "1.0",
      "isUserInteractionEnabled": "\(view.isUserInteractionEnabled)",
    ]
    if let control = view as? UIControl {
      values["isEnabled"] = "\(control.isEnabled)"
      values["isSelected"] = "\(control.isSelected)"
    }
    if let control = view as? UISwitch { values["isOn"] = "\(control.isOn)" }
    if let label = view as? UILabel { values["text"] = label.text ?? "-" }
    if let button = view as? UIButton { values["title"] = button.currentTitle ?? "-" }
    return values
  }

  /// The texts and states below a view that enters.
  private func shown(_ view: UIView) -> [String] {
    guard !view.isHidden, view.alpha >= 0.01, !isOutside(view), views.contains(where: { $0 === view }) else {
      return []
    }
    let values = values(of: view)
    var texts = [values["text"], values["title"]].compactMap(\.self)
    if let isOn = values["isOn"] { texts.append("isOn \(isOn)") }
    if view.isUserInteractionEnabled == (view is UILabel) {
      texts.append("isUserInteractionEnabled \(view.isUserInteractionEnabled)")
    }
    if values["isEnabled"] == "false" { texts.append("isEnabled false") }
    if values["isSelected"] == "true" { texts.append("isSelected true") }
    return texts + view.subviews.flatMap(shown)
  }

  /// What a view brings that enters: nothing, if it is outside of the window.
  private func entrance(of view: UIView) -> [String] {
    let name = view.nameInResults
    if isOutside(view) { return ["\(name) entered - outside true"] }
    let texts = shown(view).sorted()
    let middle = [view.frame.midX, view.frame.midY].map { EffectKind.rounded(Double($0)) }
    return ["\(name) entered - \(texts.isEmpty ? "-" : "shows \(texts)")", "\(name) placed - \(middle)"]
  }

  private func isOutside(_ view: UIView) -> Bool {
    // A view without an area can show subviews that are larger.
    !view.bounds.isEmpty && !window.bounds.intersects(window.convert(view.bounds, from: view))
  }

  /// The names of the views that have another superview.
  func transferred(since before: [ObjectIdentifier: State]) -> [String] {
    snapshot().compactMap { id, state in
      before[id].flatMap { $0.parent === state.parent ? nil : state.view.nameInResults }
    }
  }

  func effects(since before: [ObjectIdentifier: State]) -> [String] {
    let after = snapshot()
    var lines: [String] = []
    for (id, state) in after {
      let name = state.view.nameInResults
      guard let old = before[id] else {
        if state.parent.map({ after[ObjectIdentifier($0)] == nil || before[ObjectIdentifier($0)] != nil }) ?? true {
          lines += entrance(of: state.view)
        }
        continue
      }
      for (key, value) in state.values where old.values[key] != value {
        lines.append("\(name) \(key) \(old.values[key] ?? "-") \(value)")
      }
      guard placed.contains(id), old.parent === state.parent else { continue }
      let (from, to) = (old.frame, state.frame)
      let moved = [to.minX - from.minX, to.minY - from.minY].map { EffectKind.rounded(Double($0)) }
      let grew = [to.width - from.width, to.height - from.height].map { EffectKind.rounded(Double($0)) }
      if moved.contains(where: { abs($0) >= 0.5 }) { lines.append("\(name) moved - \(moved)") }
      if grew.contains(where: { abs($0) >= 0.5 }) { lines.append("\(name) grew - \(grew)") }
    }
    for (id, state) in before where after[id] == nil {
      var parent = state.parent
      var isOutermost = true
      while let known = parent, let old = before[ObjectIdentifier(known)] {
        if after[ObjectIdentifier(known)] == nil { isOutermost = false }
        parent = old.parent
      }
      if isOutermost { lines.append("\(state.view.nameInResults) left - -") }
    }
    return lines.sorted()
  }
}
