import Foundation
import JSONText
import Testing
import UIKit

@testable import Scenes
@testable import SystemScenes

@Suite("A scene file")
struct SceneDescriptionTests {
  @Test("with only the required keys has the defaults of the format")
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
    #expect(window["alpha"]?.number == nil)
    #expect(!window.passThrough)
    #expect(window.subviews.isEmpty)
  }

  @Test("that uses every key is read completely")
  func everyKey() throws {
    let scene = try decode(everyKeyScene)
    #expect(
      scene.sourceNote == "scene '\(scene.name)' is approximate, imported from detox: it lacks transform; "
        + "2 frames are not exact; the hit tests of Toast are not loaded")
    #expect(scene.about == "All keys.")
    #expect(scene.profile == "ios26")
    #expect(scene.screen.size == CGSize(width: 1_024, height: 768))
    #expect(scene.screen.scale == 2)
    #expect(scene.screen.safeAreaInsets.top == 20)
    #expect(scene.screen.safeAreaInsets.bottom == 34)

    let window = scene.windows[0]
    #expect(window["windowLevel"]?.number == 1.5)
    let root = window.subviews[0]
    #expect(root.id == "root")
    #expect((root.line, root.column) == (13, 7))
    #expect(root.isRootView)
    #expect(root.className == "PassThroughView")
    #expect(root.superclassName == "UIView")
    #expect(root.knownClassName == "UIView")
    #expect(root.frame == CGRect(x: 1, y: -2, width: 300, height: 400.5))
    #expect(root["anchorPoint"]?.point == CGPoint(x: 0, y: 1))
    #expect(root["transform"]?.numbers(count: 6) == [0.9, 0, 0, 0.9, 0, -60])
    #expect(root["boundsOrigin"]?.point == CGPoint(x: 0, y: 10))
    #expect(root["alpha"]?.number == 0.5)
    #expect(root["isHidden"]?.bool == false)
    #expect(root["isUserInteractionEnabled"]?.bool == true)
    #expect(root["isMultipleTouchEnabled"]?.bool == true)
    #expect(root["isExclusiveTouch"]?.bool == false)
    #expect(root["clipsToBounds"]?.bool == true)
    #expect(root["tag"]?.integer == 73)
    #expect(root.passThrough)
    #expect(root.touchDelegate == "list")
    #expect(root.backgroundColor == "#FF000080")
    #expect(root.text == "behind")

    let slider = root.subviews[0]
    #expect(slider["value"]?.number == 2)
    #expect(slider["minimumValue"]?.number == 1)
    #expect(slider["maximumValue"]?.number == 3)
    #expect(slider["isContinuous"]?.bool == false)
    #expect(slider["isEnabled"]?.bool == false)
    #expect(slider.title == "Volume")
    #expect(slider["isSelected"]?.bool == true)
    #expect(slider.actions.map(\.event) == ["touchUpInside", "valueChanged"])
    #expect(slider.actions.map(\.name) == ["push", "turn"])
    #expect(root.subviews[1]["isOn"]?.bool == true)

    let list = root.subviews[2]
    #expect(list["contentSize"]?.size == CGSize(width: 375, height: 520))
    #expect(list["contentOffset"]?.point == CGPoint(x: 0, y: 5))
    #expect(list["contentInset"]?.insets?.left == 2)
    #expect(list["isScrollEnabled"]?.bool == true)
    #expect(list["bounces"]?.bool == true)
    #expect(list["alwaysBounceVertical"]?.bool == true)
    #expect(list["alwaysBounceHorizontal"]?.bool == false)
    #expect(list["isPagingEnabled"]?.bool == false)
    #expect(list["isDirectionalLockEnabled"]?.bool == true)
    #expect(list["delaysContentTouches"]?.bool == false)
    #expect(list["canCancelContentTouches"]?.bool == true)
    #expect(list["decelerationRate"]?.decelerationRate == .fast)
    #expect(list["allowsSelection"]?.bool == false)

    let recognizers = list.gestureRecognizers
    #expect(recognizers[0].id == "double")
    #expect(recognizers[0].action == "open")
    #expect(recognizers[0]["numberOfTapsRequired"]?.integer == 2)
    #expect(recognizers[0]["numberOfTouchesRequired"]?.integer == 1)
    #expect(recognizers[0]["isEnabled"]?.bool == true)
    #expect(recognizers[0]["cancelsTouchesInView"]?.bool == false)
    #expect(recognizers[0]["delaysTouchesBegan"]?.bool == true)
    #expect(recognizers[0]["delaysTouchesEnded"]?.bool == false)
    #expect(recognizers[0].simultaneousWith == .everything)
    #expect(recognizers[1]["minimumPressDuration"]?.number == 0.3)
    #expect(recognizers[1]["allowableMovement"]?.number == 20)
    #expect(recognizers[1].requireToFail == ["double", "swipe"])
    #expect(!recognizers[1].shouldBegin)
    #expect(recognizers[1].shouldReceive == .nothing)
    #expect(recognizers[0].shouldReceive == .everyTouch)
    #expect(recognizers[2].shouldReceive == .touchesOf(["root"]))
    #expect(recognizers[1].shouldRequireFailureOf == .everything)
    #expect(recognizers[2].shouldBeRequiredToFailBy == .recognizers(["double", "listPan"]))
    #expect(recognizers[2]["direction"]?.swipeDirections == [.left])
    #expect(recognizers[2].simultaneousWith == .recognizers(["double"]))
    #expect(recognizers[3]["edges"]?.screenEdges == [.left, .right])
    #expect(recognizers[3]["minimumNumberOfTouches"]?.integer == 1)
    #expect(recognizers[3]["maximumNumberOfTouches"]?.integer == 2)
  }

  @Test("may have controls, zooming, tables, controllers and changes, which are all read")
  func everyKeyOfMore() throws {
    let scene = try decode(everyKeyScene)
    let parts = scene.windows[0].subviews[0].subviews
    #expect(parts[3]["stepValue"]?.number == 0.5)
    #expect((parts[3]["wraps"]?.bool, parts[3]["autorepeat"]?.bool) == (true, false))
    #expect(parts[4]["segments"]?.strings == ["a", "b"] && parts[4]["selectedSegmentIndex"]?.integer == 1)
    #expect(parts[5]["numberOfPages"]?.integer == 3 && parts[5]["currentPage"]?.integer == 2)
    #expect(parts[6]["placeholder"]?.string == "Name")
    #expect(
      parts[7].hostedContent == [
        HostedContent(
          id: "switch", place: .frame(CGRect(x: 0, y: 0, width: 51, height: 31)), takesTouches: false, kind: .control,
          control: .toggle)
      ])
    #expect(
      scene.hosting["ToastView"] == [
        HostedContent(id: "text", place: .edges(horizontal: .insets(10, 20), vertical: .insets(30, 40))),
        HostedContent(
          id: "undo", place: .edges(horizontal: .centered(1, length: 100), vertical: .centered(-2, length: 44)),
          kind: .button, calls: "onUndo", action: "push"),
      ])

    let list = parts[2]
    #expect(
      (list["minimumZoomScale"]?.number, list["maximumZoomScale"]?.number, list["zoomScale"]?.number) == (0.5, 4, 2))
    #expect(list.zoomView == "root")
    #expect(list["contentInsetAdjustmentBehavior"]?.string == "never")
    #expect(list["touchesShouldCancelInControls"]?.bool == true)
    #expect(list.panGestureRecognizer?.id == "listPan")
    #expect(list.panGestureRecognizer?.requireToFail == ["double"])
    #expect(list.panGestureRecognizer?.className == "UIPanGestureRecognizer")
    #expect(list.pinchGestureRecognizer?["isEnabled"]?.bool == false)
    #expect(list["allowsMultipleSelection"]?.bool == true)
    let table = try #require(list.table)
    #expect(table.style == .grouped)
    #expect(list["sectionFooterHeight"]?.number == 0)
    #expect(list["rowHeight"]?.number == 60 && list["sectionHeaderHeight"]?.number == 28)
    #expect(table.tableHeaderView?.frame?.height == 80)
    #expect(table.tableFooterView?.id == "foot")
    #expect(table.sections == nil && list.cell == nil)
    let cell = try #require(list.subviews[0].cell)
    #expect(cell.row == RowIndex(section: 1, row: 2))
    #expect(cell.selectionStyle == CellDescription.SelectionStyle.none)
    #expect(!cell.shouldHighlight)
    #expect(cell.willSelect == .nothing)
    #expect(cell.action == "choose")
    #expect(cell.contentView.map(\.id) == ["inCell"])

    let window = scene.windows[1]
    let tabs = try #require(window.rootViewController)
    #expect(tabs.knownClassName == "UITabBarController" && tabs["selectedIndex"]?.integer == 1)
    let navigation = tabs.viewControllers[0]
    #expect(navigation["isNavigationBarHidden"]?.bool == true)
    #expect(navigation.interactivePopGestureRecognizer?["isEnabled"]?.bool == false)
    let home = navigation.viewControllers[0]
    #expect((home.line, home.column) == (62, 22))
    #expect(home.className == "HomeController" && home.knownClassName == "UIViewController")
    #expect(home["title"]?.string == "Home" && home.view?.id == "homeView")
    #expect(home.children[0].superview == "homeView")
    #expect(home["definesPresentationContext"]?.bool == true)
    let shown = try #require(home.presented)
    #expect(shown.modalPresentationStyle == .pageSheet && shown["isModalInPresentation"]?.bool == true)
    #expect(shown["preferredContentSize"]?.size == CGSize(width: 300, height: 400))
    #expect(
      shown.sheet
        == SheetDescription(
          detents: [.medium, .large, .height(200)], selectedDetentIdentifier: .height(200),
          largestUndimmedDetentIdentifier: .medium, prefersGrabberVisible: true,
          prefersScrollingExpandsWhenScrolledToEdge: false))
    #expect(tabs.viewControllers[1].id == "second")
    #expect(scene.controllers.map(\.id) == ["later", "panels", "plainSheet", "stack"])
    let dropDown = try #require(scene.controllers[0].dropDown)
    #expect(dropDown.bar == "handle" && dropDown.topOffset == 40 && dropDown.bottomBar == 60)
    #expect(dropDown.minimumScale == 0.8 && dropDown.minimumAlpha == 0.5 && dropDown.duration == 2)
    #expect(!dropDown.isMinimised)
    let later = scene.controllers[0]
    #expect(later.overlay == true && later["hidesBackButton"]?.bool == true && home.overlay == nil)
    #expect(later.overlayViewControllers.map(\.id) == ["over"])
  }

  @Test("may describe the rows of a section together or one by one")
  func sections() throws {
    let sections = try #require(try decode(everyKeyScene).windows[1].subviews[0].table?.sections)
    #expect(sections.map(\.rowCount) == [3, 2, 0])
    guard case .title("Articles") = sections[0].header, case .view(let footer) = sections[0].footer else {
      Issue.record("header or footer")
      return
    }
    #expect((sections[0].headerHeight, sections[0].footerHeight) == (30, 10))
    #expect(footer.className == "UITableViewHeaderFooterView")
    let cell = try #require(sections[0].cell(at: RowIndex(section: 0, row: 2)))
    #expect(cell.id == "cell0-2" && cell.className == "UITableViewCell")
    #expect(cell.touchDelegate == "cell0-2" && cell.text == "Row 2")
    #expect(cell.cell?.contentView[0].title == "Buy 2")
    #expect(cell.gestureRecognizers[0].id == "hold2")
    #expect(cell.gestureRecognizers[0].shouldRequireFailureOf == .recognizers(["double"]))
    #expect(cell.gestureRecognizers[0].shouldReceive == .touchesOf(["cell0-2"]))
    let last = try #require(sections[1].cell(at: RowIndex(section: 1, row: 1)))
    #expect(last.cell?.height == 50)
    #expect(last.cell?.willSelect == .row(RowIndex(section: 0, row: 1)))
    let own = try #require(sections[1].cell(at: RowIndex(section: 1, row: 0))?.cell?.contentConfiguration)
    #expect(own.className == "OwnCellView" && own.touchDelegate == "root" && own.subviews.map(\.id) == ["ownButton"])
  }

  @Test("may describe the layout of a collection view and its sections")
  func collections() throws {
    let views = try decode(everyKeyScene).windows[1].subviews
    let lines = try #require(views[1].collection)
    guard case .flow(let flow) = lines.layout else {
      Issue.record("no flow layout")
      return
    }
    #expect((flow.itemSize, flow.estimatedItemSize) == (CGSize(width: 50, height: 40), .zero))
    #expect((flow.minimumLineSpacing, flow.minimumInteritemSpacing, flow.sectionInset?.right) == (5, 6, 4))
    #expect((flow.headerReferenceSize?.height, flow.footerReferenceSize?.height) == (20, 30))
    #expect((flow.headersPin, flow.footersPin, flow.axis) == (true, false, .vertical))
    let item = try #require(lines.sections?[0].cell(at: RowIndex(section: 0, row: 2)))
    #expect(item.id == "line2" && item.cell?.size?.width == 30 && item.cell?.shouldSelect == false)
    let groups = try #require(views[2].collection)
    guard case .compositional(let layout) = groups.layout, let section = groups.sections?[0].layout,
      let group = section.group.group
    else {
      Issue.record("no groups")
      return
    }
    #expect(layout.interSectionSpacing == 10 && layout.axis == .vertical)
    #expect((section.group.width, section.group.height) == (.ofWidth(1), .ofWidth(0.5)))
    #expect((group.axis, group.count, group.spacing?.points, group.spacing?.isFlexible) == (.horizontal, 2, 8, true))
    #expect((group.subitems[0].width, group.subitems[0].height) == (.estimated(30), .absolute(40)))
    #expect((section.group.contentInsets?.bottom, section.contentInsets?.bottom) == (3, 2))
    #expect((section.interGroupSpacing, section.orthogonalScrolling) == (9, .paging))
    #expect(!section.supplementariesFollowContentInsets)
    let header = section.boundaryItems[0]
    #expect((header.kind, header.alignment, header.offset) == (.header, .topLeading, CGPoint(x: 1, y: 2)))
    #expect((header.extendsBoundary, header.pinsToVisibleBounds) == (false, true))
  }

  @Test("may describe changes for an action")
  func reactions() throws {
    let scene = try decode(everyKeyScene)
    #expect(scene.reactions.map(\.action) == ["choose", "open", "push"])
    let texts: [[String]] = scene.reactions.map { $0.changes.map { String("\($0)".prefix { $0 != "(" }) } }
    #expect(
      texts == [
        [
          "selectTab", "deselectRow", "deselectRow", "selectRow", "scroll", "selectDetent", "resizeWindows", "system",
          "set", "system", "system", "system", "system",
        ],
        ["push", "pop", "pop", "present", "dismiss"], ["set", "set", "animate", "remove"],
      ])
    guard case .push("later", in: "navigation", isAnimated: false, then: _) = scene.reactions[1].changes[0],
      case .pop(to: nil, in: "navigation", isAnimated: true, then: _) = scene.reactions[1].changes[1],
      case .pop(to: "home", in: "navigation", isAnimated: true, then: _) = scene.reactions[1].changes[2],
      case .present("later", from: "home", isAnimated: true, let completion) = scene.reactions[1].changes[3],
      case .set(let properties) = scene.reactions[2].changes[0],
      case .set(let enabled) = scene.reactions[2].changes[1],
      case .system(let overlay) = scene.reactions[0].changes[7],
      case .set(let ofController) = scene.reactions[0].changes[8],
      case .animate(let animation, let animated, let then) = scene.reactions[2].changes[2]
    else {
      Issue.record("other changes")
      return
    }
    guard case .resizeWindows(CGSize(width: 694, height: 768)) = scene.reactions[0].changes[6] else {
      Issue.record("another change of the windows")
      return
    }
    #expect(completion.count == 1)
    let overlayChange = try #require(overlay.change as? OverlayChange)
    #expect((overlayChange.controller, overlayChange.host) == ("over", "home"))
    let systems = scene.reactions[0].changes.compactMap { change -> String? in
      if case .system(let system) = change { "\(type(of: system.change))" } else { nil }
    }
    #expect(
      systems == ["OverlayChange", "MoveToNotchChange", "SetNotchesChange", "DisableNotchesChange", "ShowDetailChange"])
    #expect(properties.target == .view("list"))
    #expect(properties.names.count == 20 && properties.names.contains("contentOffset"))
    #expect(properties.values["alpha"]?.number == 0.5)
    #expect(properties.values["contentOffset"]?.point == CGPoint(x: 0, y: 1))
    #expect(ofController.target == .controller("navigation") && ofController["overlay"]?.bool == true)
    #expect(
      ofController["isNavigationBarHidden"]?.bool == false
        && ofController.names == ["isNavigationBarHidden", "overlay"])
    #expect(enabled.target == .recognizer("double") && enabled["isEnabled"]?.bool == false)
    #expect(
      animation
        == AnimationDescription(
          duration: 0.3, delay: 0.1, curve: .easeIn, dampingRatio: 0.8, initialVelocity: 2, allowUserInteraction: true,
          beginFromCurrentState: true))
    guard case .add(let added, to: "root", at: 0) = animated[0], case .after(0.5, let late) = then[0] else {
      Issue.record("other changes")
      return
    }
    #expect(added.id == "added" && late.isEmpty)
  }

  @Test("may refer to a controller by name, before or after its description")
  func namedControllers() throws {
    let scene = try decode(
      """
      {"format": 1, "scene": "s", "windows": [{"rootViewController": "a"}], "controllers": {
        "c": {"view": {"id": "v"}}, "b": {"presented": "c"}, "a": {"children": ["b"]}, "z": {"class": "Later"}}}
      """)
    let root = try #require(scene.windows[0].rootViewController)
    #expect(root.id == "a" && root.children[0].presented?.view?.id == "v")
    #expect(scene.controllers.map(\.id) == ["z"])
  }

  @Test("uses every key in the test above")
  func everyKeyIsUsed() {
    for key in ClassRegistry.standard.keys.all {
      #expect(everyKeyScene.contains("\"\(key.name)\":"), "\(key.owner) \(key.name)")
    }
  }

  @Test(
    "has one canonical text, which decodes to the same scene",
    arguments: [
      everyKeyScene, #"{"format": 1, "scene": "é\n😀", "windows": [{"frame": [0.1, 1e3, 0, 5e-324]}]}"#,
    ])
  func canonicalText(text: String) throws {
    let scene = try decode(text)
    let again = try decode(scene.canonicalJSON())
    #expect(again.canonicalJSON() == scene.canonicalJSON())
    #expect(fields(of: again) == fields(of: scene))
  }

  @Test("has the same canonical text for any order of keys, spacing and escapes")
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

  @Test("may use a class of a build wherever its superclass is allowed")
  func buildClasses() throws {
    let registry = ClassRegistry.standard.adding([
      ViewClass("PassTable", of: "UITableView"), ViewClass("Overlay", of: "PassTable"),
      ViewClass("PassWindow", of: "UIWindow"),
    ])
    let text = """
      {"format": 1, "scene": "build", "windows": [{"class": "PassWindow", "windowLevel": 1, "subviews": [
        {"class": "Overlay", "bounces": false, "allowsSelection": true, "superclass": "PassTable"}]}]}
      """
    let scene = try SceneDescription.decode(Array(text.utf8), registry: registry)
    #expect(scene.windows[0].knownClassName == "PassWindow")
    #expect(scene.windows[0].subviews[0].knownClassName == "Overlay")
    #expect(throws: SceneError.self) { try decode(text) }
  }

  @Test("may give a window a class name without declaring it as a window")
  func ownWindowClass() throws {
    let scene = try decode(#"{"format": 1, "scene": "own", "windows": [{"class": "PassThroughWindow"}]}"#)
    #expect(scene.windows[0].className == "PassThroughWindow")
    #expect(scene.windows[0].knownClassName == "UIWindow")
  }

  @Test("may name a touch delegate that follows later, is in another window or is the view itself")
  func touchDelegates() throws {
    let scene = try decode(
      """
      {"format": 1, "scene": "delegates", "windows": [
        {"subviews": [{"id": "a", "touchDelegate": "b"}, {"id": "self", "touchDelegate": "self"}]},
        {"subviews": [{"id": "b", "touchDelegate": "a"}]}]}
      """)
    #expect(scene.windows[0].subviews.map(\.touchDelegate) == ["b", "self"])
    #expect(scene.windows[0].subviews.map(\.hasTouchDelegate) == [true, true])
    let without = try decode(#"{"format": 1, "scene": "s", "windows": [{"subviews": [{"touchDelegate": false}, {}]}]}"#)
    #expect(without.windows[0].subviews.map(\.hasTouchDelegate) == [true, false])
    #expect(without.windows[0].subviews.map(\.touchDelegate) == [nil, nil])
  }

  @Test("may have 400 nested views and 50,000 in all, and not one more")
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

/// All stored properties of a scene as `path: value`, without line numbers and the JSON tree.
private func fields(of value: Any, path: String = "") -> [String] {
  // The values of keys are kept as in the file. Their layout does not count.
  if let json = value as? JSONValue { return ["\(path): \(json.canonicalText())"] }
  let mirror = Mirror(reflecting: value)
  guard !mirror.children.isEmpty else { return ["\(path): \(value)"] }
  return mirror.children.enumerated().flatMap { index, child -> [String] in
    let label = child.label ?? String(index)
    return ["line", "column", "json", "registry"].contains(label)
      ? [] : fields(of: child.value, path: "\(path).\(label)")
  }
}

/// A view with the keys of stack views.
private let stackWithEveryKey =
  #"{"class": "UIStackView", "axis": "vertical", "spacing": 4, "distribution": "equalSpacing", "alignment": "center", "#
  + #""constraints": ["left == superview.left + 20"]}"#

let everyKeyScene = """
  {
    "format": 1,
    "scene": "every-key",
    "about": "All keys.",
    "source": {
      "format": "detox", "fidelity": "approximate", "lacks": ["transform"], "inexactViews": 2, "classesWithRules": ["Toast"]
    },
    "madeBy": "KeysTests.swift",
    "delegates": [], "profile": "ios26",
    "screen": {"size": [1024, 768], "windowSize": [375, 768], "scale": 2, "safeAreaInsets": [20, 0, 34, 0], "rotatedSafeAreaInsets": [0, 44, 21, 44], "keyboardHeight": 291},
    "windows": [
      {"class": "UIWindow", "windowLevel": 1.5, "subviews": [
        {"id": "root", "class": "PassThroughView", "superclass": "UIView", "isRootView": true,
          "frame": [1, -2, 300, 400.5], "anchorPoint": [0, 1], "transform": [0.9, 0, 0, 0.9, 0, -60],
          "boundsOrigin": [0, 10], "alpha": 0.5, "isHidden": false, "isUserInteractionEnabled": true,
          "isMultipleTouchEnabled": true, "isExclusiveTouch": false, "clipsToBounds": true, "tag": 73,
          "passThrough": true, "touchDelegate": "list", "backgroundColor": "#FF000080", "text": "behind",
          "subviews": [
            {"class": "UISlider", "value": 2, "minimumValue": 1, "maximumValue": 3, "isContinuous": false,
              "isEnabled": false, "isSelected": true, "title": "Volume", "actions": {"valueChanged": "turn", "touchUpInside": "push"}},
            {"class": "UISwitch", "isOn": true, "subviews": [\(stackWithEveryKey)]},
            {"id": "list", "class": "UITableView", "contentSize": [375, 520], "contentOffset": [0, 5],
              "contentInset": [1, 2, 3, 4], "isScrollEnabled": true, "bounces": true, "alwaysBounceVertical": true,
              "alwaysBounceHorizontal": false, "isPagingEnabled": false, "isDirectionalLockEnabled": true,
              "delaysContentTouches": false, "canCancelContentTouches": true, "decelerationRate": "fast",
              "allowsSelection": false, "minimumZoomScale": 0.5, "maximumZoomScale": 4, "zoomScale": 2, "zoomView": "root",
              "contentInsetAdjustmentBehavior": "never", "touchesShouldCancelInControls": true,
              "panGestureRecognizer": {"id": "listPan", "requireToFail": ["double"]},
              "pinchGestureRecognizer": {"isEnabled": false},
              "allowsMultipleSelection": true, "style": "grouped", "rowHeight": 60, "sectionHeaderHeight": 28,
              "sectionFooterHeight": 0, "tableHeaderView": {"frame": [0, 0, 375, 80]}, "tableFooterView": {"id": "foot"},
              "touchDelegate": false,
              "subviews": [
                {"class": "UITableViewCell", "row": [1, 2], "selectionStyle": "none", "shouldHighlight": false,
                  "willSelect": false, "action": "choose", "contentView": [{"id": "inCell"}]}
              ],
              "gestureRecognizers": [
                {"class": "UITapGestureRecognizer", "id": "double", "action": "open", "numberOfTapsRequired": 2,
                  "numberOfTouchesRequired": 1, "isEnabled": true, "cancelsTouchesInView": false,
                  "delaysTouchesBegan": true, "delaysTouchesEnded": false, "simultaneousWith": true, "shouldReceive": true},
                {"class": "UILongPressGestureRecognizer", "minimumPressDuration": 0.3, "allowableMovement": 20,
                  "requireToFail": ["double", "swipe"], "shouldBegin": false, "shouldReceive": false,
                  "shouldRequireFailureOf": true},
                {"class": "UISwipeGestureRecognizer", "id": "swipe", "direction": "left",
                  "simultaneousWith": ["double"], "shouldReceive": ["root"],
                  "shouldBeRequiredToFailBy": ["double", "listPan"]},
                {"class": "UIScreenEdgePanGestureRecognizer", "edges": ["left", "right"],
                  "minimumNumberOfTouches": 1, "maximumNumberOfTouches": 2}
              ]},
            {"class": "UIStepper", "stepValue": 0.5, "wraps": true, "autorepeat": false},
            {"class": "UISegmentedControl", "segments": ["a", "b"], "selectedSegmentIndex": 1},
            {"class": "UIPageControl", "numberOfPages": 3, "currentPage": 2},
            {"class": "UITextField", "placeholder": "Name"},
            {"class": "_UIHostingView", "content": [
              {"id": "switch", "frame": [0, 0, 51, 31], "kind": "control", "class": "UISwitch", "hitTesting": false}]}
          ]}
      ]},
      {"rootViewController":
        {"class": "UITabBarController", "id": "tabs", "selectedIndex": 1, "viewControllers": [
          {"class": "UINavigationController", "id": "navigation", "isNavigationBarHidden": true,
            "interactivePopGestureRecognizer": {"isEnabled": false}, "viewControllers":
                      [{"class": "HomeController", "superclass": "UIViewController", "id": "home", "title": "Home",
              "view": {"id": "homeView"}, "children": [{"superview": "homeView"}], "definesPresentationContext": true,
              "presented": {"modalPresentationStyle": "pageSheet", "isModalInPresentation": true,
                "preferredContentSize": [300, 400],
                "sheet": {"detents": ["medium", "large", 200], "selectedDetentIdentifier": 200,
                  "largestUndimmedDetentIdentifier": "medium", "prefersGrabberVisible": true,
                  "prefersScrollingExpandsWhenScrolledToEdge": false}}}]},
          "second"
        ]},
        "subviews": [
          {"class": "UITableView", "id": "data", "sections": [
            {"header": "Articles", "headerHeight": 30, "footer": {"text": "end"}, "footerHeight": 10, "rows": 3,
              "row": {"id": "cell{section}-{row}", "touchDelegate": "cell0-{row}", "text": "Row {row}",
                "gestureRecognizers": [{"class": "UILongPressGestureRecognizer", "id": "hold{row}",
                  "shouldRequireFailureOf": ["double"], "shouldReceive": ["cell0-{row}"]}],
                "contentView": [{"class": "UIButton", "title": "Buy {row}"}]}},
            {"rows": [{"contentConfiguration": {"id": "own", "class": "OwnCellView", "touchDelegate": "root",
              "subviews": [{"id": "ownButton", "class": "UIButton"}]}}, {"height": 50, "willSelect": [0, 1]}]},
            {}
          ]},
          {"class": "UICollectionView", "id": "lines", "collectionViewLayout": {"class": "UICollectionViewFlowLayout",
            "scrollDirection": "vertical", "itemSize": [50, 40], "estimatedItemSize": [0, 0], "minimumLineSpacing": 5,
            "minimumInteritemSpacing": 6, "sectionInset": [1, 2, 3, 4], "headerReferenceSize": [0, 20],
            "footerReferenceSize": [0, 30], "sectionHeadersPinToVisibleBounds": true,
            "sectionFootersPinToVisibleBounds": false},
            "sections": [{"header": {"id": "lineHeader"}, "footer": {}, "items": 3,
              "item": {"id": "line{row}", "size": [30, 30], "shouldSelect": false}}]},
          {"class": "UICollectionView", "id": "groups", "collectionViewLayout": {
              "class": "UICollectionViewCompositionalLayout", "interSectionSpacing": 10},
            "sections": [{"header": {}, "items": [{"id": "one"}], "layout": {
              "group": {"width": "width", "height": "0.5 * width", "axis": "horizontal", "count": 2,
                "interItemSpacing": "flexible 8", "contentInsets": [1, 2, 3, 4],
                "subitems": [{"width": "estimated 30", "height": 40}]},
              "contentInsets": [4, 3, 2, 1], "interGroupSpacing": 9, "orthogonalScrollingBehavior": "paging",
              "supplementariesFollowContentInsets": false, "boundarySupplementaryItems": [{"kind": "header",
                "width": "width", "height": 20, "alignment": "topLeading", "offset": [1, 2], "extendsBoundary": false,
                "pinToVisibleBounds": true}]}}]}
        ]}
    ],
    "controllers": {"second": {}, "later": {"class": "UIViewController", "overlay": true, "hidesBackButton": true,
      "overlayViewControllers": [{"id": "over"}],
      "dropDown": {"bar": "handle", "topOffset": 40, "bottomBar": 60, "minimumScale": 0.8, "minimumAlpha": 0.5,
        "duration": 2, "isMinimised": false}, "view": {"subviews": [{"id": "handle"}]}},
      "panels": {"class": "OverlayContainerViewController", "overlayContainer": {"notches": ["1/4", "3/4"],
          "disabledNotches": [0], "notch": 1, "style": "rigid", "version": "3.5.3", "drivingScrollView": "list",
          "handle": "root", "rubberBandFactor": 0.7, "bouncesAtMinimumHeight": false, "bouncesAtMaximumHeight": true,
          "minimumVelocity": 300, "minimumDuration": 0.2, "damping": 0.6, "backdrop": "root", "backdropAlpha": 0.5},
        "overlaySheet": {"dismissingVelocity": 1200, "dismissingNotch": 1, "dismissesOnTap": false, "minimumAlpha": 0.1,
          "maximumAlpha": 0.4}, "viewControllers": [{}]},
      "plainSheet": {"overlaySheet": {"dismissingHeight": 80}},
      "stack": {"class": "CardStackController", "cardTopOffset": 30, "hasCompactHeight": true,
        "topViewControllerCanBeDismissed": false, "viewControllers": [{}, {}]}},
    "on": {
      "push": [
        {"set": {"view": "list", "frame": [0, 0, 1, 1], "transform": [1, 0, 0, 1, 0, 0], "alpha": 0.5,
          "isHidden": true, "isUserInteractionEnabled": false, "isMultipleTouchEnabled": true, "isExclusiveTouch": true,
          "clipsToBounds": true, "tag": 1, "touchDelegate": false, "contentSize": [1, 1], "contentOffset": [0, 1], "contentInset": [0, 0, 0, 0],
          "isScrollEnabled": false, "bounces": false, "isPagingEnabled": true, "zoomScale": 1, "allowsSelection": true,
          "backgroundColor": "red", "text": "new"}},
        {"set": {"recognizer": "double", "isEnabled": false}},
        {"animate": {"duration": 0.3, "delay": 0.1, "curve": "easeIn", "dampingRatio": 0.8, "initialVelocity": 2,
          "allowUserInteraction": true, "beginFromCurrentState": true},
          "do": [{"add": {"id": "added"}, "to": "root", "at": 0}], "then": [{"after": 0.5, "do": []}]},
        {"remove": "added"}
      ],
      "open": [
        {"push": "later", "in": "navigation", "animated": false}, {"pop": true, "in": "navigation"},
        {"pop": "home", "in": "navigation"}, {"present": "later", "from": "home", "then": [{"remove": "foot"}]},
        {"dismiss": "later"}
      ],
      "choose": [
        {"selectedIndex": 0, "in": "tabs"}, {"deselect": "list", "row": [1, 2]}, {"deselect": "list"},
        {"select": "list", "row": [1, 2]}, {"scroll": "list", "to": [0, 5]},
        {"selectedDetentIdentifier": "large", "in": "home"}, {"windowSize": [694, 768]}, {"overlayViewController": "over", "in": "home"},
        {"set": {"controller": "navigation", "overlay": true, "isNavigationBarHidden": false}},
        {"moveToNotch": 1, "in": "panels", "animated": false, "then": []}, {"notches": [100, 300], "in": "panels"},
        {"disabledNotches": [], "in": "panels"}, {"showDetail": "later", "in": "stack"}
      ]
    },
    "hosting": {"ToastView": {"content": [
      {"id": "text", "left": 10, "right": 20, "top": 30, "bottom": 40},
      {"id": "undo", "kind": "button", "calls": "onUndo", "action": "push", "centerX": 1, "width": 100, "centerY": -2,
        "height": 44}
    ]}}
  }
  """
