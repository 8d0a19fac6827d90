import Foundation
import Scenes
import Testing

@Suite("A scene file")
struct SceneDescriptionTests {
  @Test("that says the least has the defaults of the format")
  func defaults() throws {
    let scene = try decode(#"{"format": 1, "scene": "least", "windows": [{}]}"#)
    #expect(scene.name == "least")
    #expect(scene.about == nil)
    #expect(scene.profile == "ios17")
    #expect(scene.screen.size == CGSize(width: 390, height: 844))
    #expect(scene.screen.scale == 3)
    #expect(scene.screen.safeAreaInsets.top == 0)
    let window = try #require(scene.windows.first)
    #expect(window.className == "UIWindow")
    #expect(window.knownClassName == "UIWindow")
    #expect(window.frame == nil)
    #expect(window.alpha == nil)
    #expect(!window.passThrough)
    #expect(window.subviews.isEmpty)
  }

  @Test("that uses every key is read completely")
  func everyKey() throws {
    let scene = try decode(everyKeyScene)
    #expect(scene.about == "All keys.")
    #expect(scene.profile == "ios26")
    #expect(scene.screen.size == CGSize(width: 375, height: 667))
    #expect(scene.screen.scale == 2)
    #expect(scene.screen.safeAreaInsets.top == 20)
    #expect(scene.screen.safeAreaInsets.bottom == 34)

    let window = scene.windows[0]
    #expect(window.windowLevel == 1.5)
    let root = window.subviews[0]
    #expect(root.id == "root")
    #expect((root.line, root.column) == (9, 7))
    #expect(root.isRootView)
    #expect(root.className == "PassThroughView")
    #expect(root.superclassName == "UIView")
    #expect(root.knownClassName == "UIView")
    #expect(root.frame == CGRect(x: 1, y: -2, width: 300, height: 400.5))
    #expect(root.anchorPoint == CGPoint(x: 0, y: 1))
    #expect(root.transform == [0.9, 0, 0, 0.9, 0, -60])
    #expect(root.boundsOrigin == CGPoint(x: 0, y: 10))
    #expect(root.alpha == 0.5)
    #expect(root.isHidden == false)
    #expect(root.isUserInteractionEnabled == true)
    #expect(root.isMultipleTouchEnabled == true)
    #expect(root.isExclusiveTouch == false)
    #expect(root.clipsToBounds == true)
    #expect(root.tag == 73)
    #expect(root.passThrough)
    #expect(root.touchDelegate == "list")
    #expect(root.backgroundColor == "#FF000080")
    #expect(root.text == "behind")

    let slider = root.subviews[0]
    #expect(slider.value == 2)
    #expect(slider.minimumValue == 1)
    #expect(slider.maximumValue == 3)
    #expect(slider.isContinuous == false)
    #expect(slider.isEnabled == false)
    #expect(slider.title == "Volume")
    #expect(slider.actions.map(\.event) == ["touchUpInside", "valueChanged"])
    #expect(slider.actions.map(\.name) == ["push", "turn"])
    #expect(root.subviews[1].isOn == true)

    let list = root.subviews[2]
    #expect(list.contentSize == CGSize(width: 375, height: 520))
    #expect(list.contentOffset == CGPoint(x: 0, y: 5))
    #expect(list.contentInset?.left == 2)
    #expect(list.isScrollEnabled == true)
    #expect(list.bounces == true)
    #expect(list.alwaysBounceVertical == true)
    #expect(list.alwaysBounceHorizontal == false)
    #expect(list.isPagingEnabled == false)
    #expect(list.isDirectionalLockEnabled == true)
    #expect(list.delaysContentTouches == false)
    #expect(list.canCancelContentTouches == true)
    #expect(list.decelerationRate == .fast)
    #expect(list.allowsSelection == false)

    let recognizers = list.gestureRecognizers
    #expect(recognizers[0].id == "double")
    #expect(recognizers[0].action == "open")
    #expect(recognizers[0].numberOfTapsRequired == 2)
    #expect(recognizers[0].numberOfTouchesRequired == 1)
    #expect(recognizers[0].isEnabled == true)
    #expect(recognizers[0].cancelsTouchesInView == false)
    #expect(recognizers[0].delaysTouchesBegan == true)
    #expect(recognizers[0].delaysTouchesEnded == false)
    #expect(recognizers[0].simultaneousWith == .everything)
    #expect(recognizers[1].minimumPressDuration == 0.3)
    #expect(recognizers[1].allowableMovement == 20)
    #expect(recognizers[1].requireToFail == ["double", "swipe"])
    #expect(!recognizers[1].shouldBegin)
    #expect(!recognizers[1].shouldReceive)
    #expect(recognizers[2].direction == [.left])
    #expect(recognizers[2].simultaneousWith == .recognizers(["double"]))
    #expect(recognizers[3].edges == [.left, .right])
    #expect(recognizers[3].minimumNumberOfTouches == 1)
    #expect(recognizers[3].maximumNumberOfTouches == 2)
  }

  @Test("uses every key in the test above, so that none is forgotten")
  func everyKeyIsUsed() {
    for key in SceneKey.all {
      #expect(everyKeyScene.contains("\"\(key.name)\":"), "\(key.owner) \(key.name)")
    }
  }

  @Test(
    "gives one canonical text for one scene, and the text gives the scene back",
    arguments: [
      everyKeyScene, #"{"format": 1, "scene": "é\n😀", "windows": [{"frame": [0.1, 1e3, 0, 5e-324]}]}"#,
    ])
  func canonicalText(text: String) throws {
    let scene = try decode(text)
    let again = try decode(scene.canonicalJSON())
    #expect(again.canonicalJSON() == scene.canonicalJSON())
    #expect(fields(of: again) == fields(of: scene))
  }

  @Test("has the same canonical text however its keys are ordered, spaced and escaped")
  func canonicalTextIgnoresLayout() throws {
    let one = try decode(#"{"format":1,"scene":"a","windows":[{"id":"w","tag":1,"alpha":0.5}]}"#)
    let other = try decode(
      """
      { "windows": [ { "alpha": 5e-1,
          "tag": 1.0, "\\u0069d": "w" } ],
        "scene": "a", "format": 1 }
      """)
    #expect(one.canonicalJSON() == other.canonicalJSON())
    #expect(one.canonicalJSON() == #"{"format":1,"scene":"a","windows":[{"alpha":0.5,"id":"w","tag":1}]}"#)
  }

  @Test("may use a class of a build wherever its superclass could stand")
  func buildClasses() throws {
    let catalog = ClassCatalog { ["PassTable": "UITableView", "Overlay": "PassTable", "PassWindow": "UIWindow"][$0] }
    let text = """
      {"format": 1, "scene": "build", "windows": [{"class": "PassWindow", "windowLevel": 1, "subviews": [
        {"class": "Overlay", "bounces": false, "allowsSelection": true, "superclass": "PassTable"}]}]}
      """
    let scene = try SceneDescription.decode(Array(text.utf8), catalog: catalog)
    #expect(scene.windows[0].knownClassName == "PassWindow")
    #expect(scene.windows[0].subviews[0].knownClassName == "Overlay")
    #expect(throws: SceneError.self) { try decode(text) }
  }

  @Test("may give a window a class name of its own without saying that it is a window")
  func ownWindowClass() throws {
    let scene = try decode(#"{"format": 1, "scene": "own", "windows": [{"class": "PassThroughWindow"}]}"#)
    #expect(scene.windows[0].className == "PassThroughWindow")
    #expect(scene.windows[0].knownClassName == "UIWindow")
  }

  @Test("may name a touch delegate that comes later, is in another window or is the view itself")
  func touchDelegates() throws {
    let scene = try decode(
      """
      {"format": 1, "scene": "delegates", "windows": [
        {"subviews": [{"id": "a", "touchDelegate": "b"}, {"id": "self", "touchDelegate": "self"}]},
        {"subviews": [{"id": "b", "touchDelegate": "a"}]}]}
      """)
    #expect(scene.windows[0].subviews.map(\.touchDelegate) == ["b", "self"])
  }

  @Test("may have 400 views inside each other and 50,000 in all, and not one more")
  func limits() throws {
    func deep(_ depth: Int) -> String {
      String(repeating: #"{"subviews":["#, count: depth - 1) + "{}" + String(repeating: "]}", count: depth - 1)
    }
    func wide(_ count: Int) -> String {
      #"{"subviews":[\#(Array(repeating: "{}", count: count - 1).joined(separator: ","))]}"#
    }
    for (accepted, refused) in [(deep(400), deep(401)), (wide(50_000), wide(50_001))] {
      _ = try decode(#"{"format": 1, "scene": "s", "windows": [\#(accepted)]}"#)
      let error = #expect(throws: SceneError.self) {
        try decode(#"{"format": 1, "scene": "s", "windows": [\#(refused)]}"#)
      }
      #expect(error?.problem == .tooLarge)
    }
  }
}

func decode(_ text: String) throws(SceneError) -> SceneDescription {
  try SceneDescription.decode(Array(text.utf8))
}

/// Every stored property in a scene, as `path: value`, without the lines of the file and the tree it was read from.
private func fields(of value: Any, path: String = "") -> [String] {
  let mirror = Mirror(reflecting: value)
  guard !mirror.children.isEmpty else { return ["\(path): \(value)"] }
  return mirror.children.enumerated().flatMap { index, child -> [String] in
    let label = child.label ?? String(index)
    return ["line", "column", "json"].contains(label) ? [] : fields(of: child.value, path: "\(path).\(label)")
  }
}

let everyKeyScene = """
  {
    "format": 1,
    "scene": "every-key",
    "about": "All keys.",
    "profile": "ios26",
    "screen": {"size": [375, 667], "scale": 2, "safeAreaInsets": [20, 0, 34, 0]},
    "windows": [
      {"class": "UIWindow", "windowLevel": 1.5, "subviews": [
        {"id": "root", "class": "PassThroughView", "superclass": "UIView", "isRootView": true,
          "frame": [1, -2, 300, 400.5], "anchorPoint": [0, 1], "transform": [0.9, 0, 0, 0.9, 0, -60],
          "boundsOrigin": [0, 10], "alpha": 0.5, "isHidden": false, "isUserInteractionEnabled": true,
          "isMultipleTouchEnabled": true, "isExclusiveTouch": false, "clipsToBounds": true, "tag": 73,
          "passThrough": true, "touchDelegate": "list", "backgroundColor": "#FF000080", "text": "behind",
          "subviews": [
            {"class": "UISlider", "value": 2, "minimumValue": 1, "maximumValue": 3, "isContinuous": false,
              "isEnabled": false, "title": "Volume", "actions": {"valueChanged": "turn", "touchUpInside": "push"}},
            {"class": "UISwitch", "isOn": true},
            {"id": "list", "class": "UITableView", "contentSize": [375, 520], "contentOffset": [0, 5],
              "contentInset": [1, 2, 3, 4], "isScrollEnabled": true, "bounces": true, "alwaysBounceVertical": true,
              "alwaysBounceHorizontal": false, "isPagingEnabled": false, "isDirectionalLockEnabled": true,
              "delaysContentTouches": false, "canCancelContentTouches": true, "decelerationRate": "fast",
              "allowsSelection": false,
              "gestureRecognizers": [
                {"class": "UITapGestureRecognizer", "id": "double", "action": "open", "numberOfTapsRequired": 2,
                  "numberOfTouchesRequired": 1, "isEnabled": true, "cancelsTouchesInView": false,
                  "delaysTouchesBegan": true, "delaysTouchesEnded": false, "simultaneousWith": true},
                {"class": "UILongPressGestureRecognizer", "minimumPressDuration": 0.3, "allowableMovement": 20,
                  "requireToFail": ["double", "swipe"], "shouldBegin": false, "shouldReceive": false},
                {"class": "UISwipeGestureRecognizer", "id": "swipe", "direction": "left",
                  "simultaneousWith": ["double"]},
                {"class": "UIScreenEdgePanGestureRecognizer", "edges": ["left", "right"],
                  "minimumNumberOfTouches": 1, "maximumNumberOfTouches": 2}
              ]}
          ]}
      ]}
    ]
  }
  """
