import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// The oracle reads the public properties of all bars, alerts, stacks, layers and controls before and after a turn.
  @Suite("Effects of parts are what reading all parts before and after each turn finds")
  @MainActor
  struct EffectPartsOracle {
    @Test("on hundreds of random screens with random changes")
    func random() {
      var found: Set<String> = []
      for seed in 0..<400 as Range<UInt64> {
        withEngine {
          let screen = RandomParts(seed: seed)
          endTurn()
          let collector = EffectCollector()
          for turn in 0..<5 {
            let before = screen.values()
            screen.change()
            let clock = VirtualClock.current
            clock.schedule(afterNanoseconds: 1_000_000_000) {}
            clock.advance(to: clock.now + 1_000_000_000)
            Engine.current.effects.endTime(isTouchDown: false)
            let expected = screen.effects(since: before)
            let effects = collector.take()
            if effects != expected {
              Issue.record("seed \(seed), turn \(turn): \(effects) in place of \(expected)")
            }
            found.formUnion(effects.map { RandomParts.property(of: $0) })
          }
        }
      }
      #expect(found.isSuperset(of: RandomParts.properties), "\(RandomParts.properties.subtracting(found)) is missing")
    }
  }
}

/// A screen with bars, an alert, a stack, layers and controls, whose parts random code changes.
@MainActor
private final class RandomParts {
  /// A property as a person could read it.
  private struct Probe {
    let subject: String
    let what: String
    /// Whether only code that names the object makes an effect, and not a change of those around it.
    var object: AnyObject?
    let read: () -> String?
  }

  static let properties: Set<String> = [
    "item title", "prompt", "items", "hidesBackButton", "item badgeValue", "message", "buttons", "disabled buttons",
    "contentInset", "contentSize", "isScrollEnabled", "axis", "spacing", "arranged", "sublayers", "sublayer isHidden",
    "sublayer alpha", "sublayer text", "sublayer stroke", "segments", "title", "subtitle", "image",
    "showsActivityIndicator", "isAnimating", "content", "clipsToBounds", "mask", "menu",
  ]

  /// The property in the line of an effect.
  static func property(of line: String) -> String {
    let rest = line.drop { $0 != " " }.dropFirst()
    return properties.filter { rest.hasPrefix($0 + " ") }.max { $0.count < $1.count } ?? String(rest)
  }

  private var random: SplitMix
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let tabs = UITabBarController()
  private let content = UIViewController()
  private let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
  private let scroll = UIScrollView()
  private let stack = UIStackView()
  private let box = UIView()
  private let layers = [CALayer(), CATextLayer(), CAShapeLayer()]
  private let segments = UISegmentedControl(items: ["a", "b"])
  private let button = UIButton(configuration: .plain())
  private let image = UIImageView(
    image: UIImage(systemName: "star"), highlightedImage: UIImage(systemName: "star.fill"))
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let row = UIListContentView(configuration: .cell())
  private let clip = UIView()
  private var probes: [Probe] = []
  /// The objects that code named in this turn.
  private var named: Set<ObjectIdentifier> = []

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    let navigation = UINavigationController(rootViewController: content)
    tabs.viewControllers = [navigation, UIViewController()]
    window.rootViewController = tabs
    window.isHidden = false
    wheel.hidesWhenStopped = false
    let views: [(UIView, String)] = [
      (scroll, "scroll"), (stack, "stack"), (box, "box"), (segments, "segments"), (button, "button"), (image, "image"),
      (wheel, "wheel"), (row, "row"), (clip, "clip"),
    ]
    for (index, (view, name)) in views.enumerated() {
      view.nameInResults = name
      view.frame = CGRect(x: 0, y: 100 + index * 60, width: 100, height: 50)
      content.view.addSubview(view)
    }
    for index in 0..<3 {
      let view = UIView()
      view.nameInResults = "s\(index)"
      stack.addArrangedSubview(view)
    }
    clip.addSubview(UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 10)))
    (navigation.navigationBar.nameInResults, tabs.tabBar.nameInResults) = ("bar", "tabs")
    stack.distribution = .fillEqually
    (layers[1] as? CATextLayer)?.string = "t0"
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    content.present(alert, animated: false)
    makeProbes()
  }

  private func probe(_ subject: String, _ what: String, _ object: AnyObject? = nil, _ read: @escaping () -> String?) {
    probes.append(Probe(subject: subject, what: what, object: object, read: read))
  }

  private func makeProbes() {
    let item = content.navigationItem
    probe("bar", "item title") { item.title }
    probe("bar", "prompt") { item.prompt }
    probe("bar", "items") {
      let (left, right) = (item.leftBarButtonItems ?? [], item.rightBarButtonItems ?? [])
      return "left \(left.compactMap(\.title)); right \(right.compactMap(\.title))"
    }
    probe("bar", "hidesBackButton") { "\(item.hidesBackButton)" }
    for controller in tabs.viewControllers ?? [] {
      probe("tabs", "item badgeValue") { controller.tabBarItem.badgeValue }
    }
    let alert = alert
    probe("UIAlertController", "message") { alert.message }
    probe("UIAlertController", "buttons") { "\(alert.actions.compactMap(\.title))" }
    probe("UIAlertController", "disabled buttons") {
      let disabled = alert.actions.filter { !$0.isEnabled }.compactMap(\.title)
      return disabled.isEmpty ? nil : "\(disabled)"
    }
    makeProbesOfViews()
    makeProbesOfLayers()
  }

  private func makeProbesOfViews() {
    let (scroll, stack, segments, button) = (scroll, stack, segments, button)
    probe("scroll", "contentInset") {
      let inset = scroll.contentInset
      return "\([inset.top, inset.left, inset.bottom, inset.right].map { Double($0) })"
    }
    probe("scroll", "contentSize") { "\([scroll.contentSize.width, scroll.contentSize.height].map { Double($0) })" }
    probe("scroll", "isScrollEnabled") { "\(scroll.isScrollEnabled)" }
    probe("stack", "axis") { stack.axis == .vertical ? "vertical" : "horizontal" }
    probe("stack", "spacing") { "\(Double(stack.spacing))" }
    for view in stack.arrangedSubviews {
      probe(view.nameInResults, "arranged", view) {
        stack.arrangedSubviews.firstIndex { $0 === view }.map { "\(Double($0))" }
      }
    }
    probe("segments", "segments") {
      let texts = (0..<segments.numberOfSegments).map { index in
        (segments.titleForSegment(at: index) ?? "")
          + (segments.isEnabledForSegment(at: index) ? "" : ", isEnabled false")
      }
      return "\(texts)"
    }
    probe("button", "title") { button.configuration?.title }
    probe("button", "subtitle") { button.configuration?.subtitle }
    probe("button", "image") { button.configuration?.image?.effectName }
    probe("button", "showsActivityIndicator") { "\(button.configuration?.showsActivityIndicator == true)" }
    probe("button", "menu") { (button.menu?.children.map(\.title)).map { "\($0)" } }
    let (image, wheel, row, clip) = (image, wheel, row, clip)
    probe("image", "image") { (image.isHighlighted ? image.highlightedImage : image.image)?.effectName }
    probe("wheel", "isAnimating") { "\(wheel.isAnimating)" }
    probe("row", "content") {
      let content = row.configuration as? UIListContentConfiguration
      return "\([content?.text, content?.secondaryText].compactMap(\.self))"
    }
    probe("clip", "clipsToBounds") { "\(clip.clipsToBounds)" }
    probe("clip", "mask") {
      clip.mask.map { "\([$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map { Double($0) })" }
    }
  }

  private func makeProbesOfLayers() {
    let (box, layers) = (box, layers)
    func isAdded(_ layer: CALayer) -> Bool { layer.superlayer === box.layer }
    probe("box", "sublayers", box.layer) {
      let added = layers.filter(isAdded)
      return "count \(Double(added.count)); shows \(added.compactMap { ($0 as? CATextLayer)?.string as? String })"
    }
    for layer in layers {
      probe("box", "sublayer isHidden", layer) { isAdded(layer) ? "\(layer.isHidden)" : nil }
      probe("box", "sublayer alpha", layer) { isAdded(layer) ? (layer.opacity > 0 ? "1.0" : "0.0") : nil }
      if let text = layer as? CATextLayer {
        probe("box", "sublayer text", layer) { isAdded(layer) ? text.string as? String : nil }
      }
      if let shape = layer as? CAShapeLayer {
        probe("box", "sublayer stroke", layer) {
          isAdded(layer) ? "\([Double(shape.strokeStart), Double(shape.strokeEnd)])" : nil
        }
      }
    }
  }

  private func text() -> String { "t\(random.below(4))" }
  private func item() -> UIBarButtonItem { UIBarButtonItem(title: text(), style: .plain, target: nil, action: nil) }

  func change() {
    named = []
    for _ in 0..<(1 + random.below(6)) {
      switch random.below(4) {
      case 0: changeBars()
      case 1: changeLayers()
      default: changeViews()
      }
    }
  }

  private func changeBars() {
    let item = content.navigationItem
    switch random.below(8) {
    case 0: item.title = text()
    case 1: item.prompt = text()
    case 2: item.leftBarButtonItems = [self.item(), .flexibleSpace()]
    case 3: item.rightBarButtonItem = random.once(in: 2) ? self.item() : nil
    case 4: item.hidesBackButton.toggle()
    case 5: tabs.viewControllers?[random.below(2)].tabBarItem.badgeValue = random.once(in: 3) ? nil : text()
    case 6: alert.message = text()
    default:
      if alert.actions.count < 4, random.once(in: 2) {
        alert.addAction(UIAlertAction(title: text(), style: .default))
      } else {
        alert.actions[random.below(alert.actions.count)].isEnabled.toggle()
      }
    }
  }

  private func changeViews() {
    switch random.below(17) {
    case 0: scroll.contentInset.bottom = CGFloat(random.below(3))
    case 1: scroll.contentSize = CGSize(width: 100, height: 100 * random.below(4))
    case 2: scroll.isScrollEnabled.toggle()
    case 3: stack.axis = random.once(in: 2) ? .vertical : .horizontal
    case 4: stack.spacing = CGFloat(random.below(3))
    case 5, 6:
      let view = stack.arrangedSubviews[random.below(3)]
      named.insert(ObjectIdentifier(view))
      stack.insertArrangedSubview(view, at: random.below(3))
    case 7: segments.setTitle(text(), forSegmentAt: random.below(2))
    case 8: segments.setEnabled(random.once(in: 2), forSegmentAt: random.below(2))
    case 9: button.configuration?.title = text()
    case 10: button.configuration?.subtitle = text()
    case 11: button.configuration?.image = UIImage(systemName: random.once(in: 2) ? "plus" : "minus")
    case 12: button.configuration?.showsActivityIndicator.toggle()
    case 13: button.menu = UIMenu(children: [UIAction(title: text()) { _ in }])
    case 14: image.isHighlighted.toggle()
    case 15: if random.once(in: 2) { wheel.startAnimating() } else { wheel.stopAnimating() }
    default: changeLooks()
    }
  }

  private func changeLooks() {
    switch random.below(3) {
    case 0:
      var content = UIListContentConfiguration.cell()
      (content.text, content.secondaryText) = (text(), random.once(in: 2) ? text() : nil)
      row.configuration = content
    case 1: clip.clipsToBounds.toggle()
    default: clip.mask = random.once(in: 3) ? nil : UIView(frame: CGRect(x: 0, y: 0, width: random.below(3), height: 5))
    }
  }

  private func changeLayers() {
    let layer = layers[random.below(3)]
    // A layer that is out of the tree for a part of the turn brings its values.
    let isNamed = named.contains(ObjectIdentifier(layer))
    switch random.below(6) {
    case 0: add(layer)
    case 1: remove(layer)
    case 2 where !isNamed: layer.isHidden.toggle()
    case 3 where !isNamed: layer.opacity = random.once(in: 2) ? 1 : 0
    case 4 where !isNamed: (layer as? CATextLayer)?.string = text()
    case 5 where !isNamed: (layer as? CAShapeLayer)?.strokeEnd = CGFloat(random.below(3)) / 2
    default: break
    }
  }

  private func add(_ layer: CALayer) {
    box.layer.addSublayer(layer)
    named.formUnion([ObjectIdentifier(box.layer), ObjectIdentifier(layer)])
  }

  private func remove(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    named.formUnion([ObjectIdentifier(box.layer), ObjectIdentifier(layer)])
  }

  func values() -> [String?] { probes.map { $0.read() } }

  func effects(since before: [String?]) -> [String] {
    zip(probes, zip(before, values())).compactMap { probe, values -> String? in
      guard values.0 != values.1 else { return nil }
      // A layer that is added or removed brings its values; what others pushed aside has no effect of its own.
      if let layer = probe.object as? CALayer, layer !== box.layer, values.0 == nil || values.1 == nil { return nil }
      if let object = probe.object, object is UIView || object === box.layer,
        !named.contains(ObjectIdentifier(object))
      {
        return nil
      }
      return "\(probe.subject) \(probe.what) \(values.0 ?? "-") \(values.1 ?? "-")"
    }.sorted()
  }
}
