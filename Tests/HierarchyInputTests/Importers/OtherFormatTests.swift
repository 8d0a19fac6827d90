import HierarchyInput
import Testing

@Suite("The formats other than LLDB's")
struct OtherFormatTests {
  private func scene(_ format: String, _ text: String) throws -> ImportedScene {
    let importer = try #require(HierarchyImporters.all.first { $0.name == format })
    return try SceneMaker.scene(of: importer.read(Array(text.utf8)), named: "s", known: .ofTests)
  }

  private func view(_ id: String, _ scene: ImportedScene) throws -> SceneView {
    var found: SceneView?
    scene.visit { view, _ in if view.id == id { found = view } }
    return try #require(found, "\(scene.ids)")
  }

  static let home: [(String, String)] = [
    (
      "sentry",
      #"{"rendering_system":"UIKIT","windows":[{"type":"UIWindow","x":0,"y":0,"width":390,"height":844,"alpha":1,"visible":true,"children":[{"type":"UIButton","identifier":"home","x":10,"y":20,"width":30,"height":40,"alpha":1,"visible":true}]}]}"#
    ),
    (
      "detox",
      #"<ViewHierarchy><UIWindow class="UIWindow" width="390" height="844" id="detox_temp_" visibility="visible"><Card<A, B> class="Card<A, B>" id="home" x="10" y="20" width="30" height="40" label="Say "Hi" & <go>" visibility="visible" /></UIWindow></ViewHierarchy>"#
    ),
    (
      "appium",
      #"<AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="390" height="844"><XCUIElementTypeWindow x="0" y="0" width="390" height="844"><XCUIElementTypeOther x="5" y="5" width="100" height="100" name="a b"><XCUIElementTypeButton type="XCUIElementTypeButton" name="home" label="Home" x="15" y="25" width="30" height="40" visible="true" enabled="true"/></XCUIElementTypeOther></XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>"#
    ),
    (
      "idb",
      #"[{"type":"Application","frame":{"x":0,"y":0,"width":390,"height":844}},{"type":"Button","AXUniqueId":"home","AXFrame":"{{10, 20}, {30, 40}}"}]"#
    ),
    (
      "idb",
      #"{"elements":[{"type":"Button","identifier":"home","frame":{"x":10,"y":20,"width":30,"height":40},"children":[]}],"screen":{"width":390,"height":844}}"#
    ),
    (
      "maestro",
      "Running on iPhone\n"
        + #"{"children":[{"attributes":{"bounds":"[0,0][390,844]"},"children":[{"attributes":{"resource-id":"home","bounds":"[10,20][40,60]"}}]}]}"#
    ),
    (
      "xcresult",
      "Attributes: Application, 0x6000\nElement subtree:\n →Application, 0x6000, pid: 1, label: 'App'\n    Window (Main), 0x6001, {{0.0, 0.0}, {390.0, 844.0}}\n      Button, 0x6002, {{10.0, 20.0}, {30.0, 40.0}}, identifier: 'home', label: 'It's, here'\nPath to element:\n →Application, 0x6000\n"
    ),
  ]

  @Test("an element without a usable frame takes no touches, and its children are where they are")
  func unusableFrame() throws {
    let text = """
      Application, 0x1, {{0, 0}, {390, 844}}
       Window (Main), 0x2, {{0, 0}, {390, 844}}
        Button, 0x3, {{inf, inf}, {0, 0}}, identifier: 'far'
        Other, 0x4, {{nan, 0}, {10, 10}}, identifier: 'group'
         Button, 0x5, {{10, 20}, {30, 40}}, identifier: 'home'
      """
    let scene = try scene("xcresult", text)
    let far = try view("far", scene)
    #expect(far.source.frame.width == 0 && far.source.frame.height == 0 && far.source.isInexact)
    let (group, home) = (try view("group", scene), try view("home", scene))
    #expect(group.source.frame.width == 390 && home.source.frame.x == 10 && home.source.frame.height == 40)
  }

  @Test("give the frame of a view in its superview", arguments: home.indices)
  func frames(index: Int) throws {
    let (format, text) = Self.home[index]
    let scene = try scene(format, text)
    let frame = try view("home", scene).source.frame
    #expect([frame.x, frame.y, frame.width, frame.height] == [10, 20, 30, 40], "\(format)")
    #expect([scene.screenSize.width, scene.screenSize.height] == [390, 844] && scene.windows.count == 1, "\(format)")
    #expect(scene.fidelity == (format == "sentry" ? .partial : .approximate) && !scene.lacks.isEmpty)
  }

  static let errors: [(String, String, String)] = [
    ("sentry", "[]", "no list \"windows\""), ("sentry", #"{"windows":[]}"#, "is empty"),
    ("sentry", #"{"rendering_system":"Flutter","windows":[{}]}"#, "not of UIKit"),
    ("sentry", "{\n\"windows\": [{\"type\": \"UIWindow\"}]}", "line 2: a view has no \"x\""),
    (
      "detox", "<ViewHierarchy>\n<UIView width=\"<number>\" height=\"1\"/></ViewHierarchy>",
      "line 2: <UIView> has width=\"<number>\""
    ),
    ("detox", "<AppiumAUT/>", "--from appium"), ("appium", "<ViewHierarchy/>", "--from detox"),
    ("appium", "<XCUIElementTypeApplication width=\"1\" height=\"1\">", "is not closed"),
    ("appium", "<hierarchy/>", "iOS app"), ("idb", "{}", "no list of elements"), ("idb", "null", "no list of elements"),
    ("maestro", "element_num,depth\n", "--compact"), ("xcresult", "SQLite format 3", "xcresulttool"),
    ("xcresult", "hello", "no line describes an element"),
  ]

  @Test("an error says what to do", arguments: errors)
  func refusals(format: String, text: String, message: String) {
    #expect { try scene(format, text) } throws: { "\($0)".contains(message) }
  }

  @Test("windows of the keyboard and of text effects are left out")
  func systemWindows() throws {
    let window = #"{"type":"UIWindow","x":0,"y":0,"width":9,"height":9}"#
    let scene = try scene(
      "sentry", #"{"windows":[\#(window),\#(window.replacing("UIWindow", with: "UITextEffectsWindow"))]}"#)
    #expect(scene.windows.count == 1 && scene.notes.contains { $0.kind == .systemWindows })
  }
}
