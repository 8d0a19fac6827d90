import Foundation
import PassThrough
import Testing
import UIKit

@testable import Scenes

@Suite("The value of a scene key reaches the object")
@MainActor
struct AppliedKeyTests {
  /// A value of a key, with the property that it sets.
  struct Row: Sendable, CustomTestStringConvertible {
    let className: String
    /// A member of the object in the scene: `"isOn": true`.
    let member: String
    let expected: String
    /// Other members that the value needs.
    let others: String
    let read: @MainActor @Sendable (AnyObject) -> String

    var key: String { String(member.split(separator: "\"")[0]) }
    var testDescription: String { "\(className) \(member)" }

    init<Object, Value>(
      _ className: String, _ member: String, _ property: @escaping @MainActor @Sendable (Object) -> Value,
      _ expected: String,
      with others: String = ""
    ) {
      (self.className, self.member, self.expected) = (className, member, expected)
      self.others = others.isEmpty ? "" : ", \(others)"
      read = { object in (object as? Object).map { "\(property($0))" } ?? "no \(Object.self)" }
    }
  }

  nonisolated private static let views: [Row] = [
    Row("UIView", #""alpha": 0.5"#, { (object: UIView) in object.alpha }, "0.5"),
    Row("UIView", #""isHidden": true"#, { (object: UIView) in object.isHidden }, "true"),
    Row(
      "UIView", #""isUserInteractionEnabled": false"#, { (object: UIView) in object.isUserInteractionEnabled }, "false"),
    Row("UIView", #""isMultipleTouchEnabled": true"#, { (object: UIView) in object.isMultipleTouchEnabled }, "true"),
    Row("UIView", #""isExclusiveTouch": true"#, { (object: UIView) in object.isExclusiveTouch }, "true"),
    Row("UIView", #""clipsToBounds": true"#, { (object: UIView) in object.clipsToBounds }, "true"),
    Row("UIView", #""tag": 5"#, { (object: UIView) in object.tag }, "5"),
    Row("UIView", #""boundsOrigin": [0, 4]"#, { (object: UIView) in object.bounds.origin.y }, "4.0"),
    Row("UIView", #""transform": [2, 0, 0, 3, 0, 0]"#, { (object: UIView) in object.transform.d }, "3.0"),
    Row("UIView", #""anchorPoint": [0, 1]"#, { (object: UIView) in object.anchorPoint.y }, "1.0"),
    Row("UIView", #""frame": [1, 2, 30, 40]"#, { (object: UIView) in object.frame.size.height }, "40.0"),
    Row("UIStackView", #""axis": "vertical""#, { (object: UIStackView) in object.axis.rawValue }, "1"),
    Row(
      "UIStackView", #""distribution": "equalSpacing""#, { (object: UIStackView) in object.distribution.rawValue }, "3"),
    Row("UIStackView", #""alignment": "bottom""#, { (object: UIStackView) in object.alignment.rawValue }, "4"),
    Row("UIStackView", #""spacing": 7"#, { (object: UIStackView) in object.spacing }, "7.0"),
    Row("UIControl", #""isEnabled": false"#, { (object: UIControl) in object.isEnabled }, "false"),
    Row("UIControl", #""isSelected": true"#, { (object: UIControl) in object.isSelected }, "true"),
    Row("UISwitch", #""isOn": true"#, { (object: UISwitch) in object.isOn }, "true"),
    Row("UISlider", #""minimumValue": -1"#, { (object: UISlider) in object.minimumValue }, "-1.0"),
    Row("UISlider", #""maximumValue": 5"#, { (object: UISlider) in object.maximumValue }, "5.0"),
    Row("UISlider", #""value": 0.5"#, { (object: UISlider) in object.value }, "0.5"),
    Row("UISlider", #""isContinuous": false"#, { (object: UISlider) in object.isContinuous }, "false"),
    Row(
      "UISegmentedControl", #""segments": ["a", "b"]"#, { (object: UISegmentedControl) in object.numberOfSegments }, "2"
    ),
    Row(
      "UISegmentedControl", #""selectedSegmentIndex": 1"#,
      { (object: UISegmentedControl) in object.selectedSegmentIndex }, "1",
      with: #""segments": ["a", "b"]"#),
    Row("UIStepper", #""minimumValue": -1"#, { (object: UIStepper) in object.minimumValue }, "-1.0"),
    Row("UIStepper", #""maximumValue": 5"#, { (object: UIStepper) in object.maximumValue }, "5.0"),
    Row("UIStepper", #""stepValue": 2"#, { (object: UIStepper) in object.stepValue }, "2.0"),
    Row("UIStepper", #""value": 3"#, { (object: UIStepper) in object.value }, "3.0"),
    Row("UIStepper", #""isContinuous": false"#, { (object: UIStepper) in object.isContinuous }, "false"),
    Row("UIStepper", #""wraps": true"#, { (object: UIStepper) in object.wraps }, "true"),
    Row("UIStepper", #""autorepeat": false"#, { (object: UIStepper) in object.autorepeat }, "false"),
    Row("UIPageControl", #""numberOfPages": 3"#, { (object: UIPageControl) in object.numberOfPages }, "3"),
    Row(
      "UIPageControl", #""currentPage": 2"#, { (object: UIPageControl) in object.currentPage }, "2",
      with: #""numberOfPages": 3"#),
    Row("UITextField", #""placeholder": "a""#, { (object: UITextField) in object.placeholder }, #"Optional("a")"#),
  ]

  nonisolated private static let scrolling: [Row] = [
    Row(
      "UIScrollView", #""contentInset": [1, 2, 3, 4]"#, { (object: UIScrollView) in object.contentInset.right }, "4.0"),
    Row(
      "UIScrollView", #""contentInsetAdjustmentBehavior": "never""#,
      { (object: UIScrollView) in object.contentInsetAdjustmentBehavior },
      "never"),
    Row("UIScrollView", #""contentSize": [50, 900]"#, { (object: UIScrollView) in object.contentSize.height }, "900.0"),
    Row("UIScrollView", #""minimumZoomScale": 0.5"#, { (object: UIScrollView) in object.minimumZoomScale }, "0.5"),
    Row("UIScrollView", #""maximumZoomScale": 3"#, { (object: UIScrollView) in object.maximumZoomScale }, "3.0"),
    Row(
      "UIScrollView", #""contentOffset": [0, 7]"#, { (object: UIScrollView) in object.contentOffset.y }, "7.0",
      with: #""contentSize": [50, 900]"#),
    Row("UIScrollView", #""isScrollEnabled": false"#, { (object: UIScrollView) in object.isScrollEnabled }, "false"),
    Row("UIScrollView", #""bounces": false"#, { (object: UIScrollView) in object.bounces }, "false"),
    Row(
      "UIScrollView", #""alwaysBounceVertical": true"#, { (object: UIScrollView) in object.alwaysBounceVertical },
      "true"),
    Row(
      "UIScrollView", #""alwaysBounceHorizontal": true"#, { (object: UIScrollView) in object.alwaysBounceHorizontal },
      "true"),
    Row("UIScrollView", #""isPagingEnabled": true"#, { (object: UIScrollView) in object.isPagingEnabled }, "true"),
    Row(
      "UIScrollView", #""isDirectionalLockEnabled": true"#,
      { (object: UIScrollView) in object.isDirectionalLockEnabled }, "true"),
    Row(
      "UIScrollView", #""delaysContentTouches": false"#, { (object: UIScrollView) in object.delaysContentTouches },
      "false"),
    Row(
      "UIScrollView", #""canCancelContentTouches": false"#,
      { (object: UIScrollView) in object.canCancelContentTouches }, "false"),
    Row(
      "UIScrollView", #""decelerationRate": 0.5"#, { (object: UIScrollView) in object.decelerationRate.rawValue }, "0.5"
    ),
    Row(
      "UIScrollView", #""zoomScale": 2"#, { (object: UIScrollView) in object.zoomScale }, "2.0",
      with: #""maximumZoomScale": 3, "zoomView": "inner", "subviews": [{"id": "inner"}]"#),
    Row(
      "UIScrollView", #""touchesShouldCancelInControls": true"#,
      { (object: UIScrollView) in object.cancelsTouchesInControls }, "true"),
    Row("UITableView", #""allowsSelection": false"#, { (object: UITableView) in object.allowsSelection }, "false"),
    Row(
      "UITableView", #""allowsMultipleSelection": true"#, { (object: UITableView) in object.allowsMultipleSelection },
      "true"),
    Row("UITableView", #""rowHeight": 33"#, { (object: UITableView) in object.rowHeight }, "33.0"),
    Row("UITableView", #""sectionHeaderHeight": 33"#, { (object: UITableView) in object.sectionHeaderHeight }, "33.0"),
    Row("UITableView", #""sectionFooterHeight": 33"#, { (object: UITableView) in object.sectionFooterHeight }, "33.0"),
    Row("UITableView", #""style": "grouped""#, { (object: UITableView) in object.style }, "grouped"),
    Row(
      "UITableViewCell", #""selectionStyle": "none""#, { (object: UITableViewCell) in object.selectionStyle }, "none"),
  ]

  nonisolated private static let recognizers: [Row] = [
    Row(
      "UITapGestureRecognizer", #""isEnabled": false"#, { (object: UIGestureRecognizer) in object.isEnabled }, "false"),
    Row(
      "UITapGestureRecognizer", #""cancelsTouchesInView": false"#,
      { (object: UIGestureRecognizer) in object.cancelsTouchesInView }, "false"),
    Row(
      "UITapGestureRecognizer", #""delaysTouchesBegan": true"#,
      { (object: UIGestureRecognizer) in object.delaysTouchesBegan }, "true"),
    Row(
      "UITapGestureRecognizer", #""delaysTouchesEnded": false"#,
      { (object: UIGestureRecognizer) in object.delaysTouchesEnded }, "false"),
    Row(
      "UITapGestureRecognizer", #""numberOfTapsRequired": 3"#,
      { (object: UITapGestureRecognizer) in object.numberOfTapsRequired }, "3"),
    Row(
      "UITapGestureRecognizer", #""numberOfTouchesRequired": 2"#,
      { (object: UITapGestureRecognizer) in object.numberOfTouchesRequired }, "2"),
    Row(
      "UILongPressGestureRecognizer", #""numberOfTapsRequired": 3"#,
      { (object: UILongPressGestureRecognizer) in object.numberOfTapsRequired },
      "3"),
    Row(
      "UILongPressGestureRecognizer", #""numberOfTouchesRequired": 2"#,
      { (object: UILongPressGestureRecognizer) in object.numberOfTouchesRequired }, "2"),
    Row(
      "UILongPressGestureRecognizer", #""minimumPressDuration": 2"#,
      { (object: UILongPressGestureRecognizer) in object.minimumPressDuration },
      "2.0"),
    Row(
      "UILongPressGestureRecognizer", #""allowableMovement": 2"#,
      { (object: UILongPressGestureRecognizer) in object.allowableMovement }, "2.0"
    ),
    Row(
      "UIPanGestureRecognizer", #""minimumNumberOfTouches": 2"#,
      { (object: UIPanGestureRecognizer) in object.minimumNumberOfTouches }, "2"),
    Row(
      "UIPanGestureRecognizer", #""maximumNumberOfTouches": 2"#,
      { (object: UIPanGestureRecognizer) in object.maximumNumberOfTouches }, "2"),
    Row(
      "UISwipeGestureRecognizer", #""numberOfTouchesRequired": 2"#,
      { (object: UISwipeGestureRecognizer) in object.numberOfTouchesRequired },
      "2"),
    Row(
      "UISwipeGestureRecognizer", #""direction": "up""#,
      { (object: UISwipeGestureRecognizer) in object.direction.rawValue }, "4"),
    Row(
      "UIScreenEdgePanGestureRecognizer", #""edges": ["left"]"#,
      { (object: UIScreenEdgePanGestureRecognizer) in object.edges.rawValue }, "2"),
  ]

  private func makeScene(_ views: String, reactions: String = "") throws -> SceneInstance {
    let text = #"{"format": 1, "scene": "s", "windows": [{"subviews": [\#(views)]}]\#(reactions)}"#
    return try SceneInstance(SceneDescription.decode([UInt8](text.utf8), registry: .uikit), strategy: .uikit)
  }

  /// The value of the property, with or without the row's member.
  private func value(_ row: Row, _ members: String, isRecognizer: Bool) throws -> String {
    let object = #"{"id": "a", "class": "\#(row.className)"\#(members)\#(row.others)}"#
    if isRecognizer {
      let scene = try makeScene(#"{"id": "view", "gestureRecognizers": [\#(object)]}"#)
      return row.read(try #require(scene.view(named: "view")?.gestureRecognizers?.first))
    }
    if row.className == "UITableViewCell" {
      let scene = try makeScene(
        #"{"id": "t", "class": "UITableView", "frame": [0, 0, 90, 90], "sections": [{"rows": [\#(object)]}]}"#)
      let table = try #require(scene.view(named: "t") as? UITableView)
      return row.read(try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))))
    }
    let scene = try makeScene(object)
    return row.read(try #require(scene.view(named: "a")))
  }

  @Test("of a view", arguments: views + scrolling)
  func view(row: Row) throws {
    #expect(try value(row, "", isRecognizer: false) != row.expected, "the default is the tested value")
    #expect(try value(row, ", \(row.member)", isRecognizer: false) == row.expected)
  }

  @Test("of a gesture recognizer", arguments: recognizers)
  func recognizer(row: Row) throws {
    #expect(try value(row, "", isRecognizer: true) != row.expected, "the default is the tested value")
    #expect(try value(row, ", \(row.member)", isRecognizer: true) == row.expected)
  }

  @Test("that a change sets", arguments: views + scrolling)
  func change(row: Row) throws {
    let go = #"{"id": "go", "class": "UIButton", "actions": {"touchUpInside": "go"}}"#
    let object = #"{"id": "a", "class": "\#(row.className)"\#(row.others)}"#
    let reactions = #", "on": {"go": [{"set": {"view": "a", \#(row.member)}}]}"#
    let isSettable = ClassRegistry.uikit.viewKeys(of: row.className).contains { $0.name == row.key && $0.isSettable }
    guard isSettable, row.className != "UITableViewCell" else {
      #expect(throws: SceneError.self) { try makeScene("\(object), \(go)", reactions: reactions) }
      return
    }
    let scene = try makeScene("\(object), \(go)", reactions: reactions)
    try #require(scene.view(named: "go") as? UIButton).sendActions(for: .touchUpInside)
    #expect(row.read(try #require(scene.view(named: "a"))) == row.expected)
  }

  @Test("and the tables above contain every key that only sets a property")
  func complete() {
    let registry = ClassRegistry.uikit
    let rows = Self.views + Self.scrolling + Self.recognizers
    func expectRow(_ key: String, of className: String) {
      let isTested = rows.contains { row in
        row.key == key
          && (row.className == className || registry.recognizerLineage(of: row.className).contains(className))
      }
      #expect(isTested, "\(className) \(key)")
    }
    // The tests of pictures, windows and tables cover these; the builder handles an id.
    let others: Set<String> = [
      "backgroundColor", "text", "title", "windowLevel", "id", "row", "height", "shouldHighlight", "willSelect",
      "action", "size", "shouldSelect",
    ]
    for name in registry.viewClassNames where name != "UICollectionView" {
      for key in registry.viewClass(name)?.keys ?? [] where key.phase == .properties && !others.contains(key.name) {
        expectRow(key.name, of: name)
      }
    }
    for name in ["UIGestureRecognizer"] + registry.recognizerClassNames {
      for key in registry.recognizerClass(name)?.keys ?? [] where key.phase == .properties {
        expectRow(key.name, of: name)
      }
    }
  }
}
