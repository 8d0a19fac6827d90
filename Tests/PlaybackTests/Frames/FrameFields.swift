import Foundation
import PassThrough
import RecordingStore
import Scenes
import Testing
import UIKit

@testable import ScenePictures

extension PlaybackTests {
  @Suite("A frame contains the visible properties of each view")
  @MainActor
  struct FrameFields {
    struct Row: CustomTestStringConvertible, Sendable {
      var name: String
      var view: String
      var kind: ViewSnapshot.Kind
      var state: ViewSnapshot.State
      var text: String?
      var testDescription: String { name }
    }

    private nonisolated static let idle = ViewSnapshot.Pressing(
      isEnabled: true, isHighlighted: false, isSelected: false)
    private nonisolated static let disabled = ViewSnapshot.Pressing(
      isEnabled: false, isHighlighted: false, isSelected: false)
    private nonisolated static let selected = ViewSnapshot.Pressing(
      isEnabled: true, isHighlighted: false, isSelected: true)

    @Test(
      "kind, state and text",
      arguments: [
        Row(name: "a view", view: #""text": "words""#, kind: .view, state: .none, text: "words"),
        Row(name: "a class of the app", view: #""class": "Badge""#, kind: .view, state: .none),
        Row(name: "a label", view: #""class": "UILabel", "text": "Title""#, kind: .label, state: .none, text: "Title"),
        Row(name: "an image view", view: #""class": "UIImageView""#, kind: .image, state: .none),
        Row(
          name: "a button", view: #""class": "UIButton", "title": "Push", "text": "not this""#, kind: .button,
          state: .control(idle), text: "Push"),
        Row(
          name: "a disabled button", view: #""class": "UIButton", "isEnabled": false"#, kind: .button,
          state: .control(disabled)),
        Row(
          name: "another control", view: #""class": "UIControl", "isSelected": true, "title": "Own""#, kind: .control,
          state: .control(selected), text: "Own"),
        Row(
          name: "a switch that is on", view: #""class": "UISwitch", "isOn": true"#, kind: .switch,
          state: .toggle(idle, isOn: true)),
        Row(
          name: "a switch that is off", view: #""class": "UISwitch", "isEnabled": false"#, kind: .switch,
          state: .toggle(disabled, isOn: false)),
        Row(
          name: "a slider", view: #""class": "UISlider", "minimumValue": 10, "maximumValue": 30, "value": 15"#,
          kind: .slider, state: .slider(idle, part: 0.25)),
        Row(
          name: "a slider without a range", view: #""class": "UISlider", "minimumValue": 5, "maximumValue": 5"#,
          kind: .slider, state: .slider(idle, part: 0)),
        Row(
          name: "a stepper", view: #""class": "UIStepper", "value": 7"#, kind: .stepper,
          state: .stepper(idle, value: 7)),
        Row(
          name: "a segmented control",
          view: #""class": "UISegmentedControl", "segments": ["A", "B", "C"], "selectedSegmentIndex": 2"#,
          kind: .segmented, state: .segments(idle, titles: ["A", "B", "C"], selected: 2)),
        Row(
          name: "a segmented control without a choice", view: #""class": "UISegmentedControl", "segments": ["A"]"#,
          kind: .segmented, state: .segments(idle, titles: ["A"], selected: -1)),
        Row(
          name: "a page control", view: #""class": "UIPageControl", "numberOfPages": 5, "currentPage": 3"#,
          kind: .pageControl, state: .pages(idle, count: 5, current: 3)),
        Row(
          name: "a text field", view: #""class": "UITextField", "placeholder": "Name""#, kind: .textField,
          state: .field(idle, placeholder: "Name", isEditing: false), text: ""),
        Row(
          name: "a scroll view", view: #""class": "UIScrollView", "contentSize": [300, 900]"#, kind: .scroll,
          state: .scroll(contentSize: CGSize(width: 300, height: 900), isDragging: false)),
        Row(
          name: "a table", view: #""class": "UITableView", "rowHeight": 50, "sections": [{"rows": 4}]"#, kind: .table,
          state: .scroll(contentSize: CGSize(width: 100, height: 200), isDragging: false)),
      ])
    func kinds(row: Row) throws {
      let stage = try Stage(views: #"{"id": "v", "frame": [0, 0, 100, 50], \#(row.view)}"#)
      let look = try stage.look("v")
      #expect(look.kind == row.kind)
      #expect(look.state == row.state)
      #expect(look.text == row.text)
    }

    @Test("the text is the one that code set last")
    func written() throws {
      let stage = try Stage(
        views:
          #"{"id": "button", "class": "UIButton", "title": "Old"}, {"id": "label", "class": "UILabel", "text": "Old"}"#)
      try #require(try stage.view("button") as? UIButton).setTitle("New", for: .normal)
      try #require(try stage.view("label") as? UILabel).text = "New"
      #expect(try stage.look("button").text == "New" && stage.look("label").text == "New")
    }

    private static func matrix(
      _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double
    ) -> ViewSnapshot.Matrix { ViewSnapshot.Matrix(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

    @Test("position, rotation and content offset")
    func place() throws {
      let stage = try Stage(
        views: """
          {"id": "plain", "frame": [10.5, 20.25, 80, 40.125]},
          {"id": "turned", "frame": [10, 20, 80, 40], "transform": [0, 1, -1, 0, 3, 4]},
          {"id": "slanted", "frame": [0, 0, 30, 30], "transform": [0.8, 0.3333333333, -0.2, 1.1, 0, 0], "anchorPoint": [0, 0]},
          {"id": "moved", "frame": [0, 0, 50, 50], "boundsOrigin": [-5, 12.5]}
          """)
      let plain = try stage.look("plain")
      #expect(plain.size == CGSize(width: 80, height: 40.125) && plain.matrix == Self.matrix(1, 0, 0, 1, 10.5, 20.25))
      #expect(plain.origin == .zero)
      // The corner (10, 20) of a box around its center (50, 40), rotated by 90 degrees and moved by (3, 4).
      #expect(try stage.look("turned").matrix == Self.matrix(0, 1, -1, 0, 73, 4))
      #expect(try stage.look("turned").size == CGSize(width: 80, height: 40))
      #expect(try stage.look("slanted").matrix == Self.matrix(0.8, 0.333333, -0.2, 1.1, 0, 0))
      #expect(try stage.look("moved").origin == CGPoint(x: -5, y: 12.5))
      let window = try stage.look("window")
      #expect(window.kind == .window && window.parent == nil && window.size == CGSize(width: 200, height: 200))
      #expect(plain.parent == window.id && window.className == "UIWindow" && plain.className == "UIView")
    }

    @Test("color, corners, alpha, clipping, visibility, marks and name")
    func appearance() throws {
      let stage = try Stage(
        views: """
          {"id": "all", "alpha": 0.25, "isHidden": true, "clipsToBounds": true, "passThrough": true, "backgroundColor": "systemTeal"},
          {"frame": [0, 0, 10, 10]}
          """)
      let all = try stage.look("all")
      #expect(all.alpha == 0.25 && all.isHidden && all.clips && all.isMarked && all.isIdentified)
      #expect(all.background == "#30b0c7" && all.index == 0 && all.cornerRadius == 0)
      let none = try stage.look("window/UIView[1]")
      #expect(none.alpha == 1 && !none.isHidden && !none.clips && !none.isMarked && !none.isIdentified)
      #expect(none.background == nil && none.text == nil && none.isInteractive && none.index == 1)
      let view = try stage.view("all")
      view.layer.cornerRadius = 12.5
      view.backgroundColor = UIColor(red: 1, green: 0.2, blue: 0.0301, alpha: 0.5)
      #expect(try stage.look("all").cornerRadius == 12.5)
      // A value set by code overrides the scene's; halves are rounded up.
      #expect(try stage.look("all").background == "#ff330880")
      view.backgroundColor = UIColor(red: 2, green: -1, blue: .nan, alpha: 1)
      #expect(try stage.look("all").background == "#ff0000ff")
    }

    @Test("values that no screen can show are limited")
    func nonsense() throws {
      let stage = try Stage(views: #"{"id": "v"}"#)
      let view = try stage.view("v")
      view.layer.cornerRadius = .infinity
      view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1e20, tx: 1e300, ty: -0.0)
      let look = try stage.look("v")
      #expect(look.cornerRadius == 0)
      let map = look.matrix
      #expect([map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy { $0.isFinite && abs($0) <= 1e9 })
      #expect(map.a == 0 && map.d == 1e9)
    }

    @Test("views that are added later without an id are named by path and class index")
    func names() throws {
      let stage = try Stage(views: #"{"id": "box"}, {"class": "UILabel"}"#)
      let box = try stage.view("box")
      let added = [UIView(), UILabel(), UIView(), UILabel()]
      for view in added { box.addSubview(view) }
      added[3].addSubview(UIView())
      #expect(
        stage.frame().views.map(\.name) == [
          "window", "box", "box/UIView[0]", "box/UILabel[0]", "box/UIView[1]", "box/UILabel[1]",
          "box/UILabel[1]/UIView[0]", "window/UILabel[0]",
        ])
      #expect(added[3].subviews[0].nameInResults == "box/UILabel[1]/UIView[0]")
    }

    @Test("a view is interactive only when all its superviews are")
    func interactive() throws {
      let stage = try Stage(
        views: """
          {"id": "off", "isUserInteractionEnabled": false, "subviews": [
            {"id": "in off", "subviews": [{"id": "deep in off"}]}]},
          {"id": "on", "subviews": [{"id": "label", "class": "UILabel"}, {"id": "in on"}]}
          """)
      let interactive = stage.frame().views.filter(\.isInteractive).map(\.name)
      #expect(interactive == ["window", "on", "in on"])
    }

    @Test("the highlighted state of buttons and rows, and the editing state of text fields")
    func pressed() throws {
      let stage = try Stage(
        views: """
          {"id": "button", "class": "UIButton", "frame": [0, 0, 100, 50]},
          {"id": "list", "class": "UIScrollView", "frame": [0, 50, 100, 100], "contentSize": [100, 900],
           "delaysContentTouches": false},
          {"id": "field", "class": "UITextField", "frame": [0, 150, 100, 50]}
          """)
      stage.touch(.began, 20, 20, at: 0)
      #expect(
        try stage.look("button").state
          == .control(ViewSnapshot.Pressing(isEnabled: true, isHighlighted: true, isSelected: false)))
      stage.touch(.ended, 20, 20, at: 10_000)
      #expect(try stage.look("button").state == .control(Self.idle))
      stage.touch(.began, 20, 140, at: 1_000_000)
      // A touch that has not moved does not drag.
      #expect(
        try stage.look("list").state == .scroll(contentSize: CGSize(width: 100, height: 900), isDragging: false))
      for step in 1...5 { stage.touch(.moved, 20, 140 - Double(step) * 8, at: 1_000_000 + Int64(step) * 16_000) }
      let list = try stage.look("list")
      #expect(list.state == .scroll(contentSize: CGSize(width: 100, height: 900), isDragging: true))
      #expect(list.origin.y > 20 && list.origin.x == 0)
      let field = try #require(try stage.view("field") as? UITextField)
      field.text = "written"
      field.becomeFirstResponder()
      #expect(
        try stage.look("field").state == .field(Self.idle, placeholder: nil, isEditing: field.isEditing))
      #expect(try stage.look("field").text == "written" && field.isEditing)
    }

    @Test("bars, headers, rows and dimming views have their own kinds")
    func parts() throws {
      let stage = try Stage(
        """
        {"format": 1, "scene": "s", "windows": [{"id": "window", "rootViewController":
          {"id": "tabs", "class": "UITabBarController", "selectedIndex": 1, "viewControllers": [
            {"id": "first", "title": "Home", "view": {"id": "one"}},
            {"id": "second", "class": "UINavigationController", "viewControllers": [{"id": "page", "title": "Page", "view": {"id": "two", "subviews": [
              {"id": "open", "class": "UIButton", "frame": [0, 500, 100, 50], "actions": {"touchUpInside": "open"}},
              {"id": "list", "class": "UITableView", "style": "grouped", "frame": [0, 100, 390, 400], "sections": [
                {"header": "Letters", "headerHeight": 30, "rows": 2, "footer": "End", "footerHeight": 30}]}]}}]}]}}],
         "controllers": {"sheet": {"view": {"id": "sheetPage"}, "sheet": {"detents": ["medium"]}}},
         "on": {"open": [{"present": "sheet", "from": "tabs"}]}}
        """)
      let frame = stage.frame()
      #expect(Set(frame.views.filter { $0.kind == .header }.map(\.text)) == ["Letters", "End"])
      let kinds = Set(frame.views.map(\.kind))
      #expect(kinds.isSuperset(of: [.window, .view, .tabBar, .navigationBar, .table, .header, .cell]))
      let states = frame.views.map(\.state)
      #expect(states.contains(.tabs(titles: ["Home", "2"], selected: 1)))
      #expect(states.contains(.bar(title: "Page")))
      #expect(states.contains(.cell(isHighlighted: false, isSelected: false)))
      stage.touch(.began, 20, 520, at: 0)
      stage.touch(.ended, 20, 520, at: 10_000)
      stage.advance(through: 2_000_000)
      #expect(stage.frame().views.contains { $0.kind == .dimming })
    }
  }
}
