import Scenes
import Testing

@Suite("A scene file with an error")
struct SceneErrorTests {
  @Test(
    "is refused with the location, the problem and the remedy",
    arguments: [
      ("[", "line 1, column 2: the text ends here; expected a value"),
      ("[]", "line 1, column 1: must be an object; found []"),
      ("{}", "line 1, column 1: missing key 'format'; it must be 1"),
      (#"{"format": 1}"#, "line 1, column 1: missing key 'scene'; it must be a string that is not empty"),
      (#"{"format": 1, "scene": "s"}"#, "line 1, column 1: missing key 'windows'; it must be a list of views"),
      (
        #"{"format": 2, "what": 1}"#,
        "line 1, column 12: format 2 is not supported; it is newer than this program, which reads format 1"
      ),
      (#"{"format": 0}"#, "line 1, column 12: format 0 is not supported; this program reads format 1"),
      (#"{"format": "1"}"#, #"line 1, column 12: 'format' must be 1; found "1""#),
      (
        #"{"format": 1, "scene": "s", "windows": []}"#,
        "line 1, column 40: 'windows' is empty; a scene needs a window"
      ),
      (#"{"format": 1, "sceen": "s"}"#, "line 1, column 15: unknown key 'sceen'; did you mean 'scene'?"),
      (#"{"format": 1, "scene": ""}"#, #"line 1, column 24: 'scene' must be a string that is not empty; found """#),
      (#"{"format": 1, "x\ny": 1}"#, #"line 1, column 15: unknown key 'x\u{a}y'; remove it"#),
      (
        #"{"format": 1, "format": 1}"#,
        "line 1, column 15: duplicate key 'format', first given on line 1, column 2; remove one"
      ),
      (
        #"{"format": 1, "scene": "s", "windows": [{}], "screen": {"size": [0, 5]}}"#,
        "line 1, column 65: screen: 'size' must be [width, height], both above 0; found [0,5]"
      ),
      (
        #"{"format": 1, "scene": "s", "windows": [{}], "screen": {"scale": 0}}"#,
        "line 1, column 66: screen: 'scale' must be a number above 0; found 0"
      ),
      (
        #"{"format": 1, "scene": "s", "windows": [{}], "screen": {"safeArea": 0}}"#,
        "line 1, column 57: screen: unknown key 'safeArea'; remove it"
      ),
    ])
  func file(text: String, message: String) {
    #expect(Self.message(text) == message)
  }

  /// The views are in line 2, which starts with the view's brace.
  @Test(
    "in a view is refused with the view's name",
    arguments: [
      (#"{"id": "map", "isHiden": true}"#, "15: view 'map': unknown key 'isHiden'; did you mean 'isHidden'?"),
      (#"{"isHiden": true}"#, "2: view 'windows[0].subviews[0]': unknown key 'isHiden'; did you mean 'isHidden'?"),
      (
        #"{"userInteractionEnabled": true}"#,
        "2: view 'windows[0].subviews[0]': unknown key 'userInteractionEnabled'; did you mean 'isUserInteractionEnabled'?"
      ),
      (#"{"id": "v", "colour": 1}"#, "13: view 'v': unknown key 'colour'; remove it"),
      ("3", "1: view 'windows[0].subviews[0]': must be an object; found 3"),
      (#"{"id": "v", "alpha": 1.5}"#, "22: view 'v': 'alpha' must be a number from 0 to 1; found 1.5"),
      (#"{"id": "v", "alpha": -0.1}"#, "22: view 'v': 'alpha' must be a number from 0 to 1; found -0.1"),
      (#"{"id": "v", "alpha": null}"#, "22: view 'v': 'alpha' must be a number from 0 to 1; found null"),
      (#"{"id": "v", "alpha": 1e999}"#, "22: the number 1e999 is too large for a Double"),
      (#"{"id": "v", "isHidden": 1}"#, "25: view 'v': 'isHidden' must be true or false; found 1"),
      (#"{"id": "v", "tag": 1.5}"#, "20: view 'v': 'tag' must be a whole number; found 1.5"),
      (
        #"{"id": "v", "frame": [0, 0, -1, 5]}"#,
        "22: view 'v': 'frame' must be [x, y, width, height], no size below 0; found [0,0,-1,5]"
      ),
      (
        #"{"id": "v", "frame": [0, 0, 1]}"#,
        "22: view 'v': 'frame' must be [x, y, width, height], no size below 0; found [0,0,1]"
      ),
      (
        #"{"id": "v", "transform": [1, 0, 0, 1, "0", 0]}"#,
        #"26: view 'v': 'transform' must be [a, b, c, d, tx, ty]; found [1,0,0,1,"0",0]"#
      ),
      (
        ##"{"id": "v", "backgroundColor": "#12"}"##,
        ##"32: view 'v': 'backgroundColor' must be #RGB, #RRGGBB, #RRGGBBAA or a colour name; found "#12""##
      ),
      (
        #"{"id": "v", "backgroundColor": "red\"/><script>"}"#,
        ##"32: view 'v': 'backgroundColor' must be #RGB, #RRGGBB, #RRGGBBAA or a colour name; found "red\"/><script>""##
      ),
      (#"{"id": ""}"#, "8: view 'windows[0].subviews[0]': id '' is empty; leave the key out"),
      (#"{"id": "a/b"}"#, "8: view 'a/b': id 'a/b' contains '/', which separates the steps of a path; choose another"),
      (#"{"id": "a\nb"}"#, #"8: view 'a\u{a}b': id 'a\u{a}b' contains a control character; choose another"#),
      (#"{"id": "-"}"#, "8: view '-': id '-' means no view in results; choose another"),
      (#"{"id": "!x"}"#, "8: view '!x': id '!x' starts with '!', as troubles in answers do; choose another"),
      (#"{"id": 5}"#, "8: view 'windows[0].subviews[0]': 'id' must be an id; found 5"),
      (
        #"{"id": "v", "windowLevel": 1}"#, "13: view 'v': 'windowLevel' is a key of UIWindow; this is a UIView"
      ),
      (#"{"id": "v", "isEnabled": true}"#, "13: view 'v': 'isEnabled' is a key of UIControl; this is a UIView"),
      (
        #"{"id": "v", "actions": {"touchUpInside": "x"}}"#,
        "13: view 'v': 'actions' is a key of UIControl; this is a UIView"
      ),
      (
        #"{"id": "v", "class": "Own", "bounces": true}"#,
        "29: view 'v': 'bounces' is a key of UIScrollView; this is a UIView"
      ),
      (
        #"{"id": "v", "class": "UIButton", "isOn": true}"#,
        "34: view 'v': 'isOn' is a key of UISwitch; this is a UIButton"
      ),
      (
        #"{"id": "v", "class": "UISwitch", "value": 1}"#,
        "34: view 'v': 'value' is a key of UISlider and UIStepper; this is a UISwitch"
      ),
      (
        #"{"id": "v", "class": "UIScrollView", "allowsSelection": true}"#,
        "38: view 'v': 'allowsSelection' is a key of UITableView and UICollectionView; this is a UIScrollView"
      ),
      (
        #"{"id": "v", "class": "UIScrollView", "boundsOrigin": [0, 0], "contentOffset": [0, 0]}"#,
        "54: view 'v': 'boundsOrigin' and 'contentOffset' are the same point; give one of them"
      ),
      (
        #"{"id": "v", "class": "UIScrollView", "decelerationRate": 1}"#,
        #"58: view 'v': 'decelerationRate' must be "normal", "fast" or a number from 0 to less than 1; found 1"#
      ),
      (
        #"{"id": "v", "class": "UISlider", "minimumValue": 2, "maximumValue": 1}"#,
        "69: view 'v': 'maximumValue' must not be below 'minimumValue'"
      ),
      (
        #"{"id": "v", "class": "UIButton", "actions": {"touchUpinside": "x"}}"#,
        "46: view 'v': 'actions' has an unknown control event 'touchUpinside'; did you mean 'touchUpInside'?"
      ),
      (
        #"{"id": "v", "class": "UIButton", "actions": {"touchUpInside": ""}}"#,
        #"63: view 'v': the name of an action must be a string that is not empty; found """#
      ),
      (
        #"{"id": "v", "class": "UIButton", "superclass": "UIView"}"#,
        "48: view 'v': the superclass of UIButton is UIControl; remove 'superclass'"
      ),
      (
        #"{"id": "v", "class": "Own", "superclass": "UIContrl"}"#,
        "43: view 'v': unknown superclass 'UIContrl'; did you mean 'UIControl'?"
      ),
      (
        #"{"id": "v", "class": "Own", "superclass": "Other"}"#,
        "43: view 'v': unknown superclass 'Other'; give a class of UIKit or of the loaded build"
      ),
      (
        #"{"id": "v", "class": "UIButon"}"#,
        "22: view 'v': unknown class 'UIButon'; did you mean 'UIButton'? (A class of your own with this name needs 'superclass'.)"
      ),
      (#"{"id": "v", "class": "a/b"}"#, #"22: view 'v': 'class' must be a class name; found "a/b""#),
      (
        #"{"id": "v", "class": "UIWindow"}"#, "22: view 'v': a window cannot be a subview; put it into 'windows'"
      ),
      (
        #"{"id": "v", "class": "Own", "superclass": "UIWindow"}"#,
        "22: view 'v': a window cannot be a subview; put it into 'windows'"
      ),
      (
        #"{"id": "v", "touchDelegate": "lost"}"#,
        "30: view 'v': 'touchDelegate' names 'lost', which is no view of this scene; did you mean 'last'?"
      ),
      (
        #"{"id": "v", "touchDelegate": "elsewhere"}"#,
        "30: view 'v': 'touchDelegate' names 'elsewhere', which is no view of this scene; give the view this id"
      ),
      (
        #"{"id": "last"}"#,
        "7: view 'last': id 'last' is on line 2 and on line 3; the ids of views are unique in a scene"
      ),
      (
        #"{"id": "UIWindow[0]"}"#,
        "1: view 'UIWindow[0]': id 'UIWindow[0]' on line 2 is what the window on line 1 is called in results; choose another, or give that window an id"
      ),
      (
        #"{"id": "v", "subviews": [{"isRootView": true}]}"#,
        "41: view 'windows[0].subviews[0].subviews[0]': 'isRootView' is for a direct subview of a window"
      ),
      (
        #"{"isRootView": true}, {"isRootView": true}"#,
        "1: view 'windows[0]': a window has one root view; 'isRootView' is on lines 2 and 2"
      ),
    ])
  func view(view: String, message: String) {
    let text = """
      {"format": 1, "scene": "s", "windows": [{"subviews": [
      \(view),
      {"id":"last"}]}]}
      """
    // An error in the window or in the last view is reported with its own line, 1 or 3.
    let line = message.contains("'windows[0]'") ? 1 : message.contains("line 3") ? 3 : 2
    let column = message.contains("'windows[0]'") ? "column 41" + message.dropFirst() : "column \(message)"
    #expect(Self.message(text) == "line \(line), \(column)")
  }

  @Test(
    "in a gesture recognizer is refused with the recognizer's index",
    arguments: [
      (#"{"id": "r"}"#, "1: view 'v', gestureRecognizers[0]: missing key 'class'; it must be a class name"),
      (
        #"{"class": "UITapGestureRecogniser"}"#,
        "11: view 'v', gestureRecognizers[0]: unknown gesture recognizer 'UITapGestureRecogniser'; did you mean 'UITapGestureRecognizer'?"
      ),
      (
        #"{"class": "UITapGestureRecognizer", "taps": 2}"#,
        "37: view 'v', gestureRecognizers[0]: unknown key 'taps'; remove it"
      ),
      (
        #"{"class": "UITapGestureRecognizer", "direction": "left"}"#,
        "37: view 'v', gestureRecognizers[0]: 'direction' is a key of UISwipeGestureRecognizer; this is a UITapGestureRecognizer"
      ),
      (
        #"{"class": "UISwipeGestureRecognizer", "direction": "north"}"#,
        #"52: view 'v', gestureRecognizers[0]: 'direction' must be "left", "right", "up" or "down", or a list of them; found "north""#
      ),
      (
        #"{"class": "UITapGestureRecognizer", "requireToFail": ["v"]}"#,
        "55: view 'v', gestureRecognizers[0]: 'requireToFail' names 'v', which is no recognizer of this scene; give the recognizer this id"
      ),
      (
        #"{"class": "UITapGestureRecognizer", "simultaneousWith": false}"#,
        "57: view 'v', gestureRecognizers[0]: 'simultaneousWith' must be a list of ids or true; found false"
      ),
      (
        #"{"class": "UITapGestureRecognizer", "numberOfTouchesRequired": 0}"#,
        "64: view 'v', gestureRecognizers[0]: 'numberOfTouchesRequired' must be a whole number from 1; found 0"
      ),
      (
        #"{"class": "UIPanGestureRecognizer", "minimumNumberOfTouches": 2, "maximumNumberOfTouches": 1}"#,
        "92: view 'v', gestureRecognizers[0]: 'maximumNumberOfTouches' must not be below 'minimumNumberOfTouches'"
      ),
      (
        #"{"class": "UITapGestureRecognizer", "id": "r"}, {"class": "UITapGestureRecognizer", "id": "r"}"#,
        "91: view 'v', gestureRecognizers[1]: id 'r' is on line 2 and on line 2; the ids of recognizers are unique in a scene"
      ),
    ])
  func recognizer(recognizer: String, message: String) {
    let text = """
      {"format": 1, "scene": "s", "windows": [{"id": "v", "gestureRecognizers": [
      \(recognizer)]}]}
      """
    #expect(Self.message(text) == "line 2, column \(message)")
  }

  @Test(
    "in a window is refused if the object is not a window",
    arguments: [
      (
        #"{"class": "UIView"}"#,
        "11: view 'windows[0]': UIView is not a window; the views in 'windows' are of UIWindow or of a subclass"
      ),
      (
        #"{"class": "Own", "superclass": "UIView"}"#,
        "11: view 'windows[0]': Own is not a window; the views in 'windows' are of UIWindow or of a subclass"
      ),
      (
        #"{"superclass": "UIControl"}"#,
        "16: view 'windows[0]': the superclass of UIWindow is UIView; remove 'superclass'"
      ),
      (#"{"isRootView": true}"#, "16: view 'windows[0]': 'isRootView' is for a direct subview of a window"),
    ])
  func window(window: String, message: String) {
    let text = "{\"format\": 1, \"scene\": \"s\", \"windows\": [\n\(window)]}"
    #expect(Self.message(text) == "line 2, column \(message)")
  }

  @Test("keeps the parts of its message separate for programs")
  func parts() throws {
    let error = #expect(throws: SceneError.self) {
      try decode("{\"format\": 1, \"scene\": \"s\", \"windows\": [\n{\"id\": \"w\", \"alpa\": 1}]}")
    }
    #expect(error?.problem == .unknownKey)
    #expect(error?.line == 2)
    #expect(error?.column == 13)
    #expect(error?.view == "w")
    #expect(error?.key == "alpa")
    #expect(error?.message == "unknown key 'alpa'")
    #expect(error?.remedy == "did you mean 'alpha'?")
  }

  @Test("has one line of readable length for any file")
  func hostileText() throws {
    let long = String(repeating: "x", count: 1_000_000)
    for text in [
      #"{"\#(long)": 1}"#, #"{"a": 1, "\#(long)": 1, "\#(long)": 1}"#,
      #"{"format": \#(String(repeating: "9", count: 9_999))}"#,
      #"{"format": 1, "scene": "s", "windows": [{"id": "\#(long)", "class": "\#(long)", "tag": "\#(long)"}]}"#,
      #"{"format": 1, "scene": "s", "windows": [{"id": "a\u2028b\u0085\n", "touchDelegate": "\n"}]}"#,
    ] {
      let message = try #require(Self.message(text))
      #expect(message.count < 5_000)
      #expect(!message.contains { $0.isNewline })
    }
  }

  private static func message(_ text: String) -> String? {
    do {
      _ = try decode(text)
      return nil
    } catch {
      return error.description
    }
  }
}
