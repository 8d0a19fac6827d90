import RecordingStore
import Testing

extension PlaybackTests {
  @Suite("A scene's controller drops down, and the strategy applies to its container")
  @MainActor
  struct DropDownScenes {
    /// A page with a button that presents a drop-down controller with a draggable bar. `about` adds keys to `dropDown`,
    /// `more` to the controller.
    private static func scene(_ about: String = "", isPresented: Bool = false, more: String = "") -> String {
      """
      {"format": 1, "scene": "s", "screen": {"size": [400, 800], "scale": 2}, "windows": [{"id": "w",
        "rootViewController": {"id": "root"\(isPresented ? #", "presented": "modal""# : ""), "view": {"id": "page", "subviews": [
          {"id": "show", "class": "UIButton", "frame": [150, 350, 100, 50], "actions": {"touchUpInside": "show"}}]}}}],
        "controllers": {"modal": {"dropDown": {"bar": "bar"\(about)}\(more), "view": {"id": "view", "subviews": [
          {"id": "bar", "frame": [0, 0, 400, 50], "subviews": [
            {"id": "close", "class": "UIButton", "frame": [0, 0, 90, 50], "actions": {"touchUpInside": "close"}}]}]}}},
        "on": {"show": [{"present": "modal", "from": "root"}], "close": [{"dismiss": "modal"}]}}
      """
    }

    private static let show = "0 down 200,375; 50 up; "

    /// The result of the hit test of a tap after a script.
    private static func hit(
      _ place: String, after script: String = "", _ scene: String, strategy: String = "tag"
    ) throws -> String? {
      try Session(scene, "\(script)9000 down \(place); 9050 up", strategy: strategy).lines("hit").last
        .map { String($0.dropFirst("9.0 hit 1 ".count)) }
    }

    @Test("presentations and dismissals take one second each")
    func life() throws {
      let session = try Session(
        Self.scene(), Self.show + "2000 down 45,60; 2050 up; 4000 down 200,375; 4050 up", strategy: "tag")
      #expect(
        session.lines("change") == [
          "0.05 page: present modal", "1.05 view: viewDidAppear modal", "2.05 view: dismiss modal",
          "3.05 view: viewDidDisappear modal", "4.05 page: present modal", "5.05 view: viewDidAppear modal",
        ])
    }

    @Test("the bar's gestures and every end of a movement are outcomes")
    func settling() throws {
      let session = try Session(
        Self.scene(),
        Self.show
          + "2000 down 200,60; 2020 move 200,72; 2220 move 200,122; 2303 move 200,172; 2310 up; 4000 down 200,760; 4050 up",
        strategy: "tag")
      #expect(
        session.lines("change", "gesture").dropFirst(2) == [
          "2.02 bar UIPanGestureRecognizer[0] began", "2.22 bar UIPanGestureRecognizer[0] changed",
          "2.303 bar UIPanGestureRecognizer[0] changed", "2.31 bar UIPanGestureRecognizer[0] ended",
          "2.71 view: settled at bottom", "4.05 bar UITapGestureRecognizer[0] ended", "4.45 view: settled at top",
        ])
    }

    @Test(
      "each of its numbers has an effect",
      arguments: [
        ("", "200,43", "page"), ("", "200,44", "bar"), (#", "topOffset": 300"#, "200,299", "page"),
        (#", "topOffset": 300"#, "200,300", "bar"), (#", "topOffset": 300"#, "25,250", "page"),
        (#", "topOffset": 300, "minimumScale": 0.5"#, "25,250", "w"),
        (#", "topOffset": 300, "minimumScale": 0.5"#, "105,250", "page"),
        (#", "minimumAlpha": 0.02"#, "200,43", "page"), (#", "minimumAlpha": 0"#, "200,43", "w"),
      ])
    func numbers(about: String, place: String, expected: String) throws {
      #expect(try Self.hit(place, after: Self.show, Self.scene(about)) == expected)
    }

    @Test("its duration and the height of its bar have an effect")
    func durationAndBar() throws {
      let session = try Session(Self.scene(#", "duration": 0.25"#), "0 down 200,375; 50 up", strategy: "tag")
      #expect(session.lines("change") == ["0.05 page: present modal", "0.3 view: viewDidAppear modal"])
      let begun = Self.scene(#", "bottomBar": 200, "isMinimised": true"#, isPresented: true)
      #expect(try Self.hit("200,599", begun) == "page" && Self.hit("200,600", begun) == "bar")
    }

    @Test(
      "a scene may start with it at the top or at its bar; the presenter takes touches where the strategy allows it",
      arguments: [
        ("uikit", "w/UITransitionView[0]"), ("swizzle", "show"), ("swizzle:version=first", "show"), ("tag", "show"),
        ("tag:tag=666", "show"), ("tag:scope=class", "w/UITransitionView[0]"), ("tag:scope=class,body=head", "show"),
        ("tag:scope=class,runtime=ios7", "show"), ("tag:scope=class,body=head,runtime=ios7", "-"),
        ("delegate", "w/UITransitionView[0]"), ("flag", "w/UITransitionView[0]"),
      ])
    func strategies(strategy: String, minimised: String) throws {
      let begun = Self.scene(#", "isMinimised": true"#, isPresented: true)
      #expect(try Self.hit("200,375", begun, strategy: strategy) == minimised)
      let isDead = minimised == "-"
      #expect(try Self.hit("200,760", begun, strategy: strategy) == (isDead ? "-" : "bar"))
      #expect(try Self.hit("200,60", Self.scene(isPresented: true), strategy: strategy) == (isDead ? "-" : "bar"))
    }

    @Test("a scene that starts with it at its bar: a tap opens it")
    func begunMinimised() throws {
      let session = try Session(
        Self.scene(#", "isMinimised": true"#, isPresented: true), "0 down 200,760; 50 up; 1000 down 200,60; 1050 up",
        strategy: "tag")
      #expect(session.lines("change", "hit") == ["0.0 hit 1 bar", "0.45 view: settled at top", "1.0 hit 1 bar"])
    }

    @Test("what it presents in the custom style is 44 points below the top, in a container without a mark")
    func second() throws {
      let more = #", "presented": {"id": "second", "modalPresentationStyle": "custom", "view": {"id": "second-view"}}"#
      let scene = Self.scene(isPresented: true, more: more)
      #expect(try Self.hit("200,43", scene) == "w/UITransitionView[1]" && Self.hit("200,44", scene) == "second-view")
      #expect(try Self.hit("200,43", scene, strategy: "tag:scope=class,body=head") == "page")
    }
  }
}
