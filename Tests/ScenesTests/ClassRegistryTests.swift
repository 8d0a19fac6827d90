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
    #expect(!(plain is any OverridingView) && overriding is any OverridingView)
    #expect(_getSuperclass(type(of: overriding)) == type(of: plain), "\(name)")
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
        ViewProperty("level", .fraction, isSettable: true) { (meter: Meter, value) in meter.level = value.number! },
        ViewProperty("unit", .text) { (meter: Meter, value) in meter.unit = value.string! })
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
    func property(_ name: String) -> ViewProperty {
      ViewProperty(name, .text, isSettable: true) { (meter: Meter, value) in meter.unit += value.string! }
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
