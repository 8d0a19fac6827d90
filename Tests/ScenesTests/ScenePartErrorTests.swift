import Testing

@testable import Scenes
@testable import SystemScenes

@Suite("A scene file with an error in a table, a controller or a change")
struct ScenePartErrorTests {
  /// A scene with a table, a navigation controller, a tab bar controller and an action; the error is in line 2.
  private static func message(
    row: String? = nil, controller: String? = nil, named: String? = nil, change: String? = nil, view: String? = nil,
    faulty: String? = nil
  ) -> String? {
    let text = """
      {"format": 1, "scene": "s", "windows": [{"id": "w", "rootViewController": {"id": "root"\(controller.map { ",\n\($0)" } ?? "")
      }, "subviews": [{"id": "b", "class": "UIButton", "actions": {"touchDown": "go"}},
        {"id": "scroller", "class": "UIScrollView", "gestureRecognizers": [{"class": "UITapGestureRecognizer", "id": "tap"}]},
        {"id": "t", "class": "UITableView"\(row.map { ",\n\($0)" } ?? "")}\(view.map { ",\n\($0)" } ?? "")]}],
        "controllers": {"nav": {"class": "UINavigationController"}, "tabs": {"class": "UITabBarController"},
          "other": {}\(named.map { ",\n\($0)" } ?? "")},
        "on": {"go": [\(change.map { "\n\($0)" } ?? "")]}}
      """
    do {
      _ = try decode(text)
      return nil
    } catch {
      let fault = [faulty, row, controller, named, change, view].compactMap { $0 }.first ?? ""
      let faulty = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix(fault) }
      #expect(error.line == faulty.map { $0 + 1 }, "\(error)")
      return "\(error.column): " + error.description.split(separator: ": ", maxSplits: 1)[1]
    }
  }

  private static let placed =
    "a frame is for the view of a controller under 'children'; this controller's view fills its place; "
    + "remove it, or give the frame to a view in this one"

  @Test("is accepted without an error")
  func sound() {
    #expect(Self.message() == nil)
  }

  @Test("may give the view of a child controller a frame, also if the child is named")
  func framesOfChildren() {
    #expect(Self.message(controller: #""children": [{"view": {"frame": [0, 0, 9, 9]}}]"#) == nil)
    #expect(Self.message(named: #""x": {"view": {"frame": [0, 0, 9, 9]}}, "y": {"children": ["x"]}"#) == nil)
    #expect(Self.message(named: #""y": {"children": ["z"]}, "z": {"view": {"frame": [0, 0, 9, 9]}}"#) == nil)
  }

  @Test(
    "is refused with the table's path",
    arguments: [
      (
        #""sections": [{"rows": 2, "row": {"id": "r"}}]"#,
        "40: view 'r': id 'r' would be that of 2 rows; put {row} into it"
      ),
      (
        #""sections": [{"rows": [{}], "row": {}}]"#,
        "36: view 't', sections[0]: 'row' describes the number of rows in 'rows', and 'rows' is a list; remove it, or make 'rows' a number"
      ),
      (
        #""sections": [{"rows": [{"class": "UIButton"}]}]"#,
        "34: view 'windows[0].subviews[2].sections[0].rows[0]': UIButton is not a cell; a row is of UITableViewCell or of a subclass"
      ),
      (
        #""sections": [{"rows": [{"id": "c", "frame": [0, 0, 1, 1]}]}]"#,
        "45: view 'c': a table places its rows itself; give the row a 'height'"
      ),
      (
        #""sections": [{"rows": [{"id": "c", "row": [0, 0]}]}]"#,
        "43: view 'c': 'row' is for a cell among the 'subviews' of a table without 'sections'"
      ),
      (#""sections": [{"rws": 1}]"#, "15: view 't', sections[0]: unknown key 'rws'; did you mean 'rows'?"),
      (
        #""sections": [{"rows": -1}]"#,
        "23: view 't', sections[0]: 'rows' must be a whole number from 0 or a list of views; found -1"
      ),
      (
        #""sections": [{"rows": [{"id": "c", "willSelect": null}]}]"#,
        "50: view 'c': 'willSelect' must be [section, row] or false; found null"
      ),
      (
        #""sections": [], "subviews": [{"class": "UITableViewCell"}]"#,
        "29: view 't': a table with 'sections' makes its cells itself; one is on line 5; put it into a section, or remove 'sections'"
      ),
      (
        #""subviews": [{"id": "c", "class": "UITableViewCell", "height": 5}]"#,
        "64: view 'c': 'height' is for the rows of 'sections'; give the cell a 'frame'"
      ),
      (
        #""subviews": [{"class": "UITableViewCell", "row": [0, 1]}, {"class": "UITableViewCell", "row": [0, 1]}]"#,
        "13: view 't': row [0, 1] is on line 5 and on line 5; write a row for every cell"
      ),
      (
        #""subviews": [{"id": "c", "shouldHighlight": true}]"#,
        "26: view 'c': 'shouldHighlight' is a key of UITableViewCell and UICollectionViewCell; this is a UIView"
      ),
      (
        #""sections": [{"rows": 1, "row": {"contentView": [{"class": "UITableView", "id": "i{row}", "sections": []}]}}]"#,
        "103: view 'i{row}': a table in the cell of several rows cannot have 'sections'; give the rows one by one"
      ),
      (
        #""sections": [{"rows": 2, "row": {"touchDelegate": "x{row}"}}]"#,
        "51: view 'windows[0].subviews[2].sections[0].row': 'touchDelegate' names 'x0', which is no view of this scene; give the view this id"
      ),
      (
        #""sections": [{"rows": [{"id": "c", "contentView": [], "contentConfiguration": {}}]}]"#,
        "51: view 'c': the view of 'contentConfiguration' takes the place of the content view; put the views into its 'subviews'"
      ),
      (
        #""sections": [{"rows": [{"id": "c", "contentConfiguration": {"class": "UIButton"}}]}]"#,
        "70: view 'c': the view of 'contentConfiguration' is a UIButton; it must be a view of an own class; put the UIButton into its 'subviews'"
      ),
      (
        #""sections": [{"rows": [{"contentConfiguration": {"id": "v", "frame": [0, 0, 1, 1]}}]}]"#,
        "70: view 'v': a cell places its content view itself; remove it"
      ),
      (
        #""subviews": [{"id": "c", "class": "UITableViewCell", "contentConfiguration": {}}]"#,
        "78: view 'c': 'contentConfiguration' is for the rows of 'sections'"
      ),
      (#""style": "round""#, #"10: view 't': 'style' must be "plain" or "grouped"; found "round""#),
      (
        #""zoomScale": 2"#, "14: view 't': 'zoomScale' must lie between 'minimumZoomScale' and 'maximumZoomScale'"
      ),
      (
        #""zoomView": "no""#,
        "13: view 't': 'zoomView' names 'no', which is no view of this scene; give the view this id"
      ),
      (
        #""panGestureRecognizer": {"class": "UIPanGestureRecognizer"}"#,
        "35: view 't', panGestureRecognizer: this recognizer is UIKit's own, a UIPanGestureRecognizer; remove 'class'"
      ),
      (
        #""panGestureRecognizer": {"shouldReceive": ["no"]}"#,
        "44: view 't', panGestureRecognizer: 'shouldReceive' names 'no', which is no view of this scene; give the view this id"
      ),
    ])
  func table(row: String, message: String) {
    #expect(Self.message(row: row) == message)
  }

  @Test(
    "is refused with the controller's name",
    arguments: [
      (#""titel": "x""#, "1: controller 'root': unknown key 'titel'; did you mean 'title'?"),
      (
        #""viewControllers": []"#,
        "1: controller 'root': 'viewControllers' is a key of UINavigationController and UITabBarController and OverlayContainerViewController and CardStackController; this is a UIViewController"
      ),
      (
        #""class": "UINavigationControler""#,
        "10: controller 'root': unknown class 'UINavigationControler'; did you mean 'UINavigationController'? (A class of your own with this name needs 'superclass'.)"
      ),
      (
        #""class": "UIView""#,
        "10: controller 'root': UIView is not a view controller; put a view into 'view' of a controller"
      ),
      (#""superview": "b""#, "14: controller 'root': 'superview' is for the children of a controller"),
      (
        #""view": {"id": "v", "frame": [0, 0, 1, 1]}"#,
        "30: view 'v': \(placed)"
      ),
      (
        #""view": {}, "presented": {"view": {"frame": [0, 0, 1, 1]}}"#,
        "45: view 'windows[0].rootViewController.presented.view': \(placed)"
      ),
      (
        #""view": {}, "overlayViewControllers": [{"view": {"frame": [0, 0, 1, 1]}}]"#,
        "59: view 'windows[0].rootViewController.overlayViewControllers[0].view': \(placed)"
      ),
      (
        #""children": [{"superview": "no"}]"#,
        "28: controller 'windows[0].rootViewController.children[0]': 'superview' names 'no', which is no view of this scene; give the view this id"
      ),
      (
        #""presented": "nay""#,
        "14: controller 'root': 'presented' names 'nay', which is not under 'controllers' of this scene; did you mean 'nav'?"
      ),
      (
        #""presented": "nav", "children": ["nav"]"#,
        "14: controller 'root': controller 'nav' is placed on line 2 and on line 2; a controller has one place; describe another one here"
      ),
      (
        #""sheet": {"detents": []}"#,
        #"22: controller 'root', sheet: 'detents' must be a list of "medium", "large" or heights above 0; found []"#
      ),
      (
        #""sheet": {"selectedDetentIdentifier": "medium"}"#,
        #"39: controller 'root', sheet: 'selectedDetentIdentifier' must be one of 'detents'; found "medium""#
      ),
      (
        #""modalPresentationStyle": "fullScreen", "sheet": {}"#,
        "50: controller 'root': 'sheet' is for the styles automatic, pageSheet and formSheet; this is fullScreen"
      ),
      (
        #""view": {"isRootView": true}"#,
        "24: view 'windows[0].rootViewController.view': 'isRootView' is for a direct subview of a window"
      ),
      (
        #""view": {"class": "UIViewController"}"#,
        "19: view 'windows[0].rootViewController.view': UIViewController is a view controller and not a view; put it into 'rootViewController' of a window"
      ),
      (
        #""class": "UITabBarController", "viewControllers": [{}], "selectedIndex": 1"#,
        "74: controller 'root': 'selectedIndex' must be less than the number of 'viewControllers'"
      ),
      (
        #""dropDown": {}, "view": {"id": "v"}"#,
        "13: controller 'root', dropDown: missing key 'bar'; it must be an id"
      ),
      (
        #""dropDown": {"bar": "br"}, "view": {"subviews": [{"id": "bar"}]}"#,
        "21: controller 'root', dropDown: 'bar' names 'br', which does not stand in the controller's view; did you mean 'bar'?"
      ),
      (
        #""dropDown": {"bar": "b"}"#,
        "21: controller 'root', dropDown: 'bar' names 'b', which does not stand in the controller's view; name a view in the controller's 'view'"
      ),
      (
        #""class": "UINavigationController", "dropDown": {"bar": "b"}"#,
        "48: controller 'root': 'dropDown' is for a controller with its own view; this is a UINavigationController; embed it as a child of one"
      ),
      (
        #""modalPresentationStyle": "formSheet", "dropDown": {"bar": "b"}"#,
        "52: controller 'root': 'dropDown' is for the style custom; this is formSheet; remove 'modalPresentationStyle'"
      ),
      (
        #""sheet": {}, "dropDown": {"bar": "b"}"#,
        "26: controller 'root': 'dropDown' and 'sheet' are two ways to be presented; remove one of them"
      ),
      (
        #""dropDown": {"bar": "b"}, "overlaySheet": {}"#,
        "13: controller 'root': 'dropDown' and 'overlaySheet' are two ways to be presented; remove one of them"
      ),
      (
        #""dropDown": {"bar": "v", "isMinimised": true}, "view": {"id": "v"}"#,
        "13: controller 'root', dropDown: 'isMinimised' is for a controller that the scene begins with; let a controller in a window have it under 'presented', or let a touch drag it down"
      ),
      (
        #""children": [{"id": "c", "dropDown": {"bar": "v", "isMinimised": true}, "view": {"id": "v"}}]"#,
        "38: controller 'c', dropDown: 'isMinimised' is for a controller that the scene begins with; let a controller in a window have it under 'presented', or let a touch drag it down"
      ),
    ])
  func controller(controller: String, message: String) {
    #expect(Self.message(controller: controller) == message)
  }

  @Test(
    "is refused where a name among the controllers is wrong",
    arguments: [
      (
        #""x": {"presented": "x"}"#,
        "20: controller 'x': controllers stand inside each other in a circle: x → x; let a change show one of them"
      ),
      (
        #""x": {"presented": "y"}, "y": {"children": ["z"]}, "z": {"children": ["x"]}"#,
        "71: controller 'z': controllers stand inside each other in a circle: x → y → z → x; let a change show one of them"
      ),
      (#""x": {"id": "y"}"#, "13: controller 'x': the id of this controller is its name, 'x'; remove 'id'"),
      (
        #""root": {}"#,
        "1: controller 'root': id 'root' is on line 1 and on line 7; the ids of controllers are unique in a scene"
      ),
      (
        #""a/b": {}"#, "1: controller 'a/b': id 'a/b' contains '/', which separates the steps of a path; choose another"
      ),
      (#""x": "nav""#, "6: controller 'x': must be an object; found \"nav\""),
      (
        #""x": {"view": {"frame": [0, 0, 1, 1]}}"#, "25: view 'controllers.x.view': \(placed)"
      ),
      (
        #""x": {"class": "UITabBarController", "viewControllers": [{"view": {"id": "v", "frame": [0, 0, 1, 1]}}]}"#,
        "88: view 'v': \(placed)"
      ),
      (
        #""x": {"view": {"id": "v", "frame": [0, 0, 1, 1]}}, "y": {"presented": "x"}"#, "36: view 'v': \(placed)"
      ),
      (
        #""x": {"superview": "b"}, "y": {"presented": "x"}"#,
        "45: controller 'y': controller 'x' has a 'superview', which is for children of a controller"
      ),
      (
        #""x": {"presented": {"dropDown": {"bar": "v", "isMinimised": true}, "view": {"id": "v"}}}"#,
        "33: dropDown: 'isMinimised' is for a controller that the scene begins with; let a controller in a window have it under 'presented', or let a touch drag it down"
      ),
    ])
  func named(named: String, message: String) {
    #expect(Self.message(named: named) == message)
  }

  @Test(
    "is refused if the other values of the view exclude the new one, also before the view and in an animation",
    arguments: [
      (
        #""class": "UISegmentedControl", "segments": ["a", "b"]"#, "selectedSegmentIndex", "2",
        "the number of 'segments'"
      ),
      (#""class": "UISegmentedControl""#, "selectedSegmentIndex", "0", "the number of 'segments'"),
      (#""class": "UIPageControl", "numberOfPages": 3"#, "currentPage", "3", "'numberOfPages'"),
    ])
  func excluded(view: String, key: String, value: String, limit: String) throws {
    let change = #"{"set": {"view": "s", "\#(key)": \#(value)}}"#
    let message = "\(27 + key.utf8.count): view 's': '\(key)' must be less than \(limit)"
    #expect(Self.message(change: change, view: #"{"id": "s", \#(view)}"#, faulty: change) == message)
    let animated = #"{"animate": {"duration": 1}, "do": [\#(change)]}"#
    let found = Self.message(change: animated, view: #"{"id": "s", \#(view)}"#, faulty: animated)
    #expect(found?.hasSuffix("view 's': '\(key)' must be less than \(limit)") == true, "\(found ?? "")")
    if let last = Int(value), last > 0 {
      let inRange = #"{"set": {"view": "s", "\#(key)": \#(last - 1)}}"#
      #expect(Self.message(change: inRange, view: #"{"id": "s", \#(view)}"#) == nil)
    }
  }

  @Test(
    "is refused with the change's path",
    arguments: [
      (
        #"{"animated": true}"#,
        "1: on.go[0]: a change has one action; give one of push, pop, selectedIndex, present, dismiss, selectedDetentIdentifier, windowSize, set, animate, scroll, select, deselect, add, remove, after, overlayViewController, moveToNotch, notches, disabledNotches, showDetail"
      ),
      (#"{"push": "other"}"#, "1: on.go[0]: missing key 'in', which 'push' needs"),
      (#"{"pusch": "other"}"#, "2: on.go[0]: unknown key 'pusch'; did you mean 'push'?"),
      (
        #"{"push": "other", "in": "tabs"}"#,
        "25: on.go[0]: 'in' names 'tabs', a UITabBarController; it must name a UINavigationController or CardStackController"
      ),
      (
        #"{"push": "othr", "in": "nav"}"#,
        "10: on.go[0]: 'push' names 'othr', which is no controller of this scene; did you mean 'other'?"
      ),
      (
        #"{"push": "other", "pop": true, "in": "nav"}"#,
        "19: on.go[0]: 'push' and 'pop' are two changes; write a separate object for each"
      ),
      (
        #"{"remove": "b", "animated": false}"#,
        "17: on.go[0]: 'animated' is a key of push and pop and present and dismiss and selectedDetentIdentifier and scroll and select and deselect and moveToNotch; this is a change with 'remove'"
      ),
      (#"{"scroll": "t", "to": "b"}"#, #"23: on.go[0]: 'to' must be [x, y] for 'scroll'; found "b""#),
      (
        #"{"remove": "w"}"#,
        "12: on.go[0]: 'remove' names 'w', a window; it must name a view in a window; hide the window: set its 'isHidden'"
      ),
      (#"{"add": {}, "to": [0, 0]}"#, "19: on.go[0]: 'to' must be an id for 'add'; found [0,0]"),
      (
        #"{"add": {"id": "b"}, "to": "w"}"#,
        "16: view 'b': id 'b' is on line 2 and on line 8; the ids of views are unique in a scene"
      ),
      (#"{"scroll": "b", "to": [0, 0]}"#, "12: on.go[0]: 'scroll' names 'b', a UIButton; it must name a UIScrollView"),
      (
        #"{"select": "scroller", "row": [0, 0]}"#,
        "12: on.go[0]: 'select' names 'scroller', a UIScrollView; it must name a UITableView or UICollectionView"
      ),
      (
        #"{"set": {"alpha": 1}}"#,
        "9: on.go[0].set: 'set' is for one thing; give one of 'view', 'recognizer' and 'controller'"
      ),
      (#"{"set": {"view": "b"}}"#, "9: on.go[0].set: 'set' gives no new value; give a property of 'b'"),
      (#"{"set": {"view": "b", "isOn": true}}"#, "23: on.go[0].set: 'isOn' is a key of UISwitch; 'b' is a UIButton"),
      (
        #"{"set": {"view": "b", "touchDelegate": "scroller"}}"#,
        "23: on.go[0].set: 'b' is not of a class that uses a touch delegate; give the view a 'touchDelegate', which may be false"
      ),
      (
        #"{"set": {"view": "b", "touchDelegate": "scrolle"}}"#,
        "40: on.go[0].set: 'touchDelegate' names 'scrolle', which is no view of this scene; did you mean 'scroller'?"
      ),
      (#"{"set": {"view": "b", "alfa": 1}}"#, "23: on.go[0].set: unknown key 'alfa'; remove it"),
      (
        #"{"set": {"recognizer": "tap", "alpha": 1}}"#,
        "31: on.go[0].set: 'alpha' is a key of views; a recognizer has only 'isEnabled'"
      ),
      (
        #"{"set": {"recognizer": "tap", "overlay": true}}"#,
        "31: on.go[0].set: 'overlay' is a key of controllers; a recognizer has only 'isEnabled'"
      ),
      (
        #"{"set": {"controller": "nav", "alpha": 1}}"#,
        "31: on.go[0].set: 'alpha' is a key of views; a controller has only 'overlay' and 'isNavigationBarHidden' and 'cardTopOffset' and 'hasCompactHeight' and 'topViewControllerCanBeDismissed'"
      ),
      (
        #"{"set": {"controller": "tabs", "isNavigationBarHidden": true}}"#,
        "32: on.go[0].set: 'isNavigationBarHidden' is a key of UINavigationController; 'tabs' is a UITabBarController"
      ),
      (
        #"{"overlayViewController": "othr", "in": "nav"}"#,
        "27: on.go[0]: 'overlayViewController' names 'othr', which is no controller of this scene; did you mean 'other'?"
      ),
      (#"{"overlayViewController": "other"}"#, "1: on.go[0]: missing key 'in', which 'overlayViewController' needs"),
      (
        #"{"animate": {"duration": 1, "initialVelocity": 1}, "do": []}"#,
        "48: on.go[0].animate: 'initialVelocity' is for springs; give a 'dampingRatio'"
      ),
      (#"{"animate": {}, "do": []}"#, "13: on.go[0].animate: missing key 'duration'; it must be a number from 0"),
      (
        #"{"after": 1, "do": [{"after": 1, "do": [{"remove": "no"}]}]}"#,
        "52: on.go[0].do[0].do[0]: 'remove' names 'no', which is no view of this scene; give the view this id"
      ),
    ])
  func change(change: String, message: String) {
    #expect(Self.message(change: change) == message)
  }

  @Test("is refused where 'on' names an action that nothing sends")
  func unknownAction() {
    let text =
      #"{"format": 1, "scene": "s", "windows": [{"subviews": [{"class": "UIButton", "actions": {"touchDown": "buy"}}]}], "on": {"byu": []}}"#
    let error = #expect(throws: SceneError.self) { try decode(text) }
    #expect(error?.problem == .unknownAction)
    #expect(
      error?.description
        == "line 1, column 121: 'on' has 'byu', which no control, recognizer or row fires; did you mean 'buy'?")
  }

  @Test("is refused where a window has two root views")
  func twoRoots() {
    let text = """
      {"format": 1, "scene": "s", "windows": [{"id": "w", "rootViewController": {}, "subviews": [
        {"isRootView": true}]}]}
      """
    let error = #expect(throws: SceneError.self) { try decode(text) }
    #expect(
      error?.description == """
        line 1, column 75: view 'w': 'rootViewController' brings the root view, and 'isRootView' is on line 2; give one \
        of them
        """)
  }

  @Test(
    "is refused where a control's values are inconsistent",
    arguments: [
      (
        #"{"id": "v", "class": "UISegmentedControl", "segments": ["a"], "selectedSegmentIndex": 1}"#,
        "87: view 'v': 'selectedSegmentIndex' must be less than the number of 'segments'"
      ),
      (
        #"{"id": "v", "class": "UIPageControl", "numberOfPages": 2, "currentPage": 2}"#,
        "74: view 'v': 'currentPage' must be less than 'numberOfPages'"
      ),
      (
        #"{"id": "v", "class": "UIScrollView", "minimumZoomScale": 2, "maximumZoomScale": 1}"#,
        "81: view 'v': 'maximumZoomScale' must not be below 'minimumZoomScale'"
      ),
    ])
  func control(view: String, message: String) {
    #expect(Self.message(view: view) == message)
  }
}
