import Foundation
import JSONText
import PassThrough
import Testing
import UIKit

@testable import Scenes

@Suite("The class registry")
@MainActor
struct ClassRegistryTests {
  @Test(
    "finds superclasses",
    arguments: [
      ("UIButton", "UIControl", true), ("UIButton", "UIView", true), ("UITableView", "UIScrollView", true),
      ("UITextView", "UIScrollView", true), ("UITextField", "UIControl", true), ("UIView", "UIView", true),
      ("UIView", "UIControl", false), ("UILabel", "UIControl", false), ("UICollectionViewCell", "UIView", true),
      ("UITransitionView", "UIView", true), ("Unknown", "UIView", false),
    ])
  func inheritance(name: String, ancestor: String, expected: Bool) {
    #expect(ClassRegistry.uikit.isKind(name, of: ancestor) == expected)
  }

  @Test("leads from every class of UIKit to UIView", arguments: ClassRegistry.uikit.viewClassNames)
  func everyClassIsAView(name: String) {
    #expect(ClassRegistry.uikit.contains(name))
    #expect(ClassRegistry.uikit.isKind(name, of: "UIView"))
  }

  @Test("creates a plain and an overriding view of every class of UIKit", arguments: ClassRegistry.uikit.viewClassNames)
  func everyClassMakesViews(name: String) {
    let registry = ClassRegistry.uikit
    let (plain, overriding) = (
      registry.makeView(of: name, isOverriding: false), registry.makeView(of: name, isOverriding: true)
    )
    #expect(plain.className == name && overriding.className == name)
    #expect(plain.hitTestRewriting == nil && overriding.hitTestRewriting != nil)
    #expect(type(of: overriding) == type(of: plain), "\(name)")
    for view in [plain, overriding] {
      #expect(view.isUserInteractionEnabled == registry.isUserInteractionEnabled(byDefault: name))
    }
  }

  @Test("has the classes of scenes")
  func hasClasses() {
    #expect(ClassRegistry.uikit.viewClassNames.count > 40)
  }

  @Test("finds the classes that take no touches and those that are not modelled")
  func defaults() {
    let registry = ClassRegistry.uikit.adding([
      ViewClass("Badge", of: "UILabel"), ViewClass("Field", of: "UITextField"),
    ])
    #expect(!registry.isUserInteractionEnabled(byDefault: "UILabel"))
    #expect(!registry.isUserInteractionEnabled(byDefault: "UIImageView"))
    #expect(!registry.isUserInteractionEnabled(byDefault: "Badge"))
    #expect(registry.isUserInteractionEnabled(byDefault: "UIButton"))
    #expect(registry.isUserInteractionEnabled(byDefault: "NoSuchClass"))
    #expect(registry.isInteractionModelled("UISlider"))
    #expect(registry.isInteractionModelled("UITransitionView"))
    #expect(!registry.isInteractionModelled("WKWebView"))
    #expect(!registry.isInteractionModelled("Field"))
  }

  @Test("lets a row add its own scene keys, for views and for changes")
  func properties() throws {
    let registry = ClassRegistry.uikit.adding([
      ViewClass(
        "Meter", of: "UIView", withoutOverride: "is final", make: { _ in Meter(frame: .zero) }
      ).with(
        ViewKey("level", .fraction, isSettable: true) { (meter: Meter, value) in meter.level = value.number! },
        ViewKey("unit", .text) { (meter: Meter, value) in meter.unit = value.string! })
    ])
    func decode(_ views: String, _ change: String = #"{"remove": "m"}"#) throws -> SceneDescription {
      let text = """
        {"format": 1, "scene": "s", "windows": [{"subviews": [{"id": "m", \(views)},
          {"id": "go", "class": "UIButton", "actions": {"touchUpInside": "go"}}]}], "on": {"go": [\(change)]}}
        """
      return try SceneDescription.decode(Array(text.utf8), registry: registry)
    }
    let scene = try SceneInstance(
      decode(
        #""class": "Louder", "superclass": "Meter", "level": 0.5, "unit": "dB""#,
        #"{"set": {"view": "m", "level": 1}}"#), strategy: .uikit)
    let meter = try #require(scene.view(named: "m") as? Meter)
    #expect((meter.level, meter.unit) == (0.5, "dB"))
    try #require(scene.view(named: "go") as? UIButton).sendActions(for: .touchUpInside)
    #expect((meter.level, meter.unit) == (1, "dB"))

    let misplaced = #expect(throws: SceneError.self) { try decode(#""class": "UILabel", "level": 0.5"#) }
    #expect(misplaced?.message == "'level' is a key of Meter; this is a UILabel")
    let invalid = #expect(throws: SceneError.self) { try decode(#""class": "Meter", "level": 2"#) }
    #expect(invalid?.message.hasPrefix("'level' must be a number from 0 to 1") == true)
    let fixed = #expect(throws: SceneError.self) {
      try decode(#""class": "Meter""#, #"{"set": {"view": "m", "unit": "V"}}"#)
    }
    #expect(fixed?.problem == .unknownKey)
    #expect(throws: SceneError.self) {
      try SceneDescription.decode(
        Array(#"{"format": 1, "scene": "s", "windows": [{"subviews": [{"level": 1}]}]}"#.utf8), registry: .uikit)
    }
  }

  @Test("applies the properties of the superclass's row before those of the class, in any order of the keys")
  func inheritedProperties() throws {
    func property(_ name: String) -> ViewKey {
      ViewKey(name, .text, isSettable: true) { (meter: Meter, value) in meter.unit += value.string! }
    }
    let registry = ClassRegistry.uikit.adding([
      ViewClass("Dial", of: "Meter").with(property("second"), property("third")),
      ViewClass("Meter", of: "UIView", withoutOverride: "is final", make: { _ in Meter(frame: .zero) })
        .with(property("first")),
    ])
    let text = """
      {"format": 1, "scene": "s", "windows": [{"subviews": [
        {"id": "dial", "class": "Dial", "third": "c", "second": "b", "first": "a"},
        {"id": "own", "class": "Own", "superclass": "Dial", "second": "b", "first": "a"},
        {"id": "go", "class": "UIButton", "actions": {"touchUpInside": "go"}}]}],
        "on": {"go": [{"set": {"view": "dial", "third": "f", "first": "d", "second": "e"}}]}}
      """
    let scene = try SceneInstance(SceneDescription.decode(Array(text.utf8), registry: registry), strategy: .uikit)
    let dial = try #require(scene.view(named: "dial") as? Meter)
    #expect(dial.unit == "abc" && dial.className == "Dial")
    #expect((scene.view(named: "own") as? Meter)?.unit == "ab")
    try #require(scene.view(named: "go") as? UIButton).sendActions(for: .touchUpInside)
    #expect(dial.unit == "abcdef")
  }

  @Test(
    "inherits the keys of the superclasses, in the order of their phases",
    arguments: ["UIView", "UISwitch", "UITableView", "UITableViewCell", "UICollectionView", "UIWindow"])
  func inheritedKeys(name: String) {
    let registry = ClassRegistry.uikit
    let keys = registry.viewKeys(of: name)
    let own = registry.lineage(of: name).flatMap { registry.viewClass($0)?.keys ?? [] }
    #expect(Set(keys.map(\.name)) == Set(own.map(\.name)) && keys.contains { $0.name == "alpha" })
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.phase <= $1.phase })
  }

  @Test("has every key of a view, a controller or a recognizer on a row, and each on the class that has it")
  func keysAreOnRows() {
    let registry = ClassRegistry.uikit
    let views = registry.viewClassNames.flatMap { registry.viewKeys(of: $0).map(\.name) }
    #expect(Set(registry.keys.names(of: .view)) == Set(views))
    let controllers = registry.controllerClassNames.flatMap { registry.controllerKeys(of: $0).map(\.name) }
    #expect(Set(registry.keys.names(of: .controller)) == Set(controllers))
    let recognizers = registry.recognizerClassNames.flatMap { registry.recognizerKeys(of: $0).map(\.name) }
    #expect(Set(registry.keys.names(of: .gestureRecognizer)) == Set(recognizers))
    #expect(!registry.viewKeys(of: "UISwitch").contains { $0.name == "contentSize" })
    #expect(registry.recognizerKeys(of: "UIScreenEdgePanGestureRecognizer").contains { $0.name == "edges" })
    #expect(!registry.recognizerKeys(of: "UIPanGestureRecognizer").contains { $0.name == "edges" })
  }

  @Test("applies values in changes: a shown text, a recognizer's property and a controller's")
  func changesApplyKeys() throws {
    let scene = try SceneInstance(
      SceneDescription.decode(
        Array(
          #"""
          {"format": 1, "scene": "s", "windows": [{"rootViewController": {"id": "n", "class": "UINavigationController",
            "interactivePopGestureRecognizer": {"id": "pop", "edges": ["right"], "action": "back"},
            "viewControllers": [{"view": {"subviews": [
              {"id": "label", "class": "UILabel", "text": "a", "frame": [0, 0, 10, 10]},
              {"id": "go", "class": "UIButton", "actions": {"touchUpInside": "go"}}]}}]}}],
            "on": {"go": [{"set": {"view": "label", "text": "b", "frame": [5, 6, 20, 30]}},
              {"set": {"recognizer": "pop", "isEnabled": false}},
              {"set": {"controller": "n", "isNavigationBarHidden": true}}]}}
          """#.utf8), registry: .uikit), strategy: .uikit)
    let label = try #require(scene.view(named: "label"))
    let navigation = try #require(scene.windows[0].rootViewController as? UINavigationController)
    let pop = try #require(navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)
    #expect(label.details?.description.text == "a" && pop.edges == .right && pop.isEnabled)
    try #require(scene.view(named: "go") as? UIButton).sendActions(for: .touchUpInside)
    #expect(label.details?.description.text == "b" && label.frame == CGRect(x: 5, y: 6, width: 20, height: 30))
    #expect(!pop.isEnabled && navigation.isNavigationBarHidden)
  }

  @Test("stops at a cycle of superclasses")
  func circular() {
    let registry = ClassRegistry.uikit.adding([ViewClass("A", of: "B"), ViewClass("B", of: "A")])
    #expect(!registry.isKind("A", of: "UIView"))
    #expect(registry.isUserInteractionEnabled(byDefault: "A"))
  }
}

private final class Meter: UIView {
  var level = 0.0
  var unit = ""
}
