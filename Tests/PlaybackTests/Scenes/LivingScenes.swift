import RecordingStore
import Testing

extension PlaybackTests {
  @Suite("A scene continues to run while it is played")
  @MainActor
  struct LivingScenes {
    private static func scene(_ body: String, _ rest: String = "") -> String {
      #"{"format": 1, "scene": "s", "screen": {"size": [400, 800], "scale": 2}, "windows": [{"id": "w", \#(body)}]\#(rest)}"#
    }

    @Test("outcomes of a timer have the number of the previous event and their own time")
    func timers() throws {
      let text = Self.scene(
        #""gestureRecognizers": [{"class": "UILongPressGestureRecognizer", "id": "press", "action": "menu"}]"#)
      let session = try Session(text, "0 down 50,50; 900 move 51,50; 1000 up")
      #expect(
        session.lines("gesture") == [
          "0.5 w press began “menu”", "0.9 w press changed “menu”", "1.0 w press ended “menu”",
        ])
      #expect(session.outcomes.filter { $0.kind.name == "gesture" }.map(\.event) == [0, 1, 2])
    }

    @Test(
      "recognizers are named by id, or else by class and index; a scroll view's own are not reported")
    func names() throws {
      let text = Self.scene(
        #"""
        "subviews": [{"id": "list", "class": "UIScrollView", "contentSize": [400, 2000], "gestureRecognizers": [
          {"class": "UITapGestureRecognizer", "numberOfTapsRequired": 2}, {"class": "UITapGestureRecognizer"}]}]
        """#)
      #expect(
        try Session(text, "0 down 50,50; 50 up").lines("gesture") == ["0.05 list UITapGestureRecognizer[1] ended"])
      #expect(
        try Session(text, "0 down 50,400; 20 move 50,300; 40 move 50,200; 200 up").lines("gesture", "scroll") == [
          "0.02 list willBeginDragging 0.0,0.0", "0.2 list didEndDragging 0.0,190.0",
        ])
    }

    @Test("G22, G23: an edge pan begins only for a touch that is marked as coming from that edge")
    func edges() throws {
      let text = Self.scene(
        #""gestureRecognizers": [{"class": "UIScreenEdgePanGestureRecognizer", "edges": ["left"], "id": "back"}]"#)
      let drag = "30 move 60,100; 60 move 200,105; 90 up"
      #expect(try Session(text, "0 down 0.5,100; \(drag)").lines("gesture") == [])
      #expect(try Session(text, "0 down 0.5,100 right; \(drag)").lines("gesture") == [])
      #expect(
        try Session(text, "0 down 0.5,100 left; \(drag)").lines("gesture") == [
          "0.03 w back began", "0.06 w back changed", "0.09 w back ended",
        ])
    }

    private static let button = #"""
      {"id": "go", "class": "UIButton", "frame": [20, 100, 200, 50], "actions": {"touchUpInside": "go"}}
      """#

    @Test(
      "numbers outside every range have no effect: an event after the end of time does not occur",
      arguments: [
        #"{"after": 1e300, "do": [{"remove": "box"}]}"#, #"{"after": 1e10, "do": [{"remove": "box"}]}"#,
        #"{"animate": {"duration": 1e300, "delay": 1e300}, "do": [{"set": {"view": "box", "alpha": 0.5}}]}"#,
        #"{"animate": {"duration": 1e300, "dampingRatio": 0, "initialVelocity": 1e300}, "do": [{"set": {"view": "box", "alpha": 0.5}}]}"#,
        #"{"animate": {"duration": 1e-300, "dampingRatio": 0.5}, "do": [{"set": {"view": "box", "alpha": 0.5}}]}"#,
      ])
    func hugeNumbers(change: String) throws {
      let text = Self.scene(
        #""subviews": [{"id": "box", "frame": [0, 300, 50, 50]}, \#(Self.button)]"#, #", "on": {"go": [\#(change)]}"#)
      let session = try Session(text, "0 down 50,120; 50 up; 5000 down 300,20; 5050 up")
      #expect(session.lines("hit") == ["0.0 hit 1 go", "5.0 hit 1 w"])
      #expect(session.lines("action").last == "0.05 go primaryActionTriggered")
    }

    @Test("a slider between the largest numbers can be dragged")
    func widestSlider() throws {
      let text = Self.scene(
        #"""
        "subviews": [{"id": "s", "class": "UISlider", "frame": [0, 0, 231, 31], "minimumValue": -1e308, "maximumValue": 1e308}]
        """#)
      #expect(
        try Session(text, "0 down 115,15; 50 move 200,15; 90 up").lines("action") == [
          "0.0 s touchDown", "0.05 s valueChanged", "0.05 s touchDragInside", "0.09 s touchUpInside",
        ])
    }

    @Test("a recognizer that requires itself to fail fails, and its view receives the touch's end")
    func waitsForItself() throws {
      let text = Self.scene(
        #""gestureRecognizers": [{"class": "UITapGestureRecognizer", "id": "tap", "requireToFail": ["tap"]}]"#)
      let session = try Session(text, "0 down 50,50; 50 up")
      #expect(session.lines("gesture", "touches") == ["0.0 w began 1", "0.05 w ended 1"])
    }

    @Test("a controller that contains the stack is not pushed onto it", arguments: ["navigation", "outer"])
    func ancestorPushed(id: String) throws {
      let text = Self.scene(
        #"""
        "rootViewController": {"id": "outer", "children": [{"id": "navigation", "class": "UINavigationController",
          "viewControllers": [{"view": {"subviews": [\#(Self.button)]}}]}]}
        """#, #", "on": {"go": [{"push": "\#(id)", "in": "navigation"}]}"#)
      let session = try Session(text, "0 down 50,120; 50 up")
      #expect(session.lines("change").map { $0.hasSuffix("push \(id): it holds the stack") } == [true])
    }

    private static let navigation = scene(
      #"""
      "rootViewController": {"id": "navigation", "class": "UINavigationController", "viewControllers": [
        {"id": "list", "view": {"id": "page", "subviews": [
          {"id": "open", "class": "UIButton", "frame": [20, 100, 200, 50], "actions": {"touchUpInside": "open"}},
          {"id": "filter", "class": "UIButton", "frame": [20, 200, 200, 50], "actions": {"touchUpInside": "filter"}}]}}]}
      """#,
      #"""
      , "controllers": {"detail": {"view": {"id": "detailPage"}}, "sheet": {"view": {"id": "sheetPage"},
          "sheet": {"detents": ["medium"], "largestUndimmedDetentIdentifier": "medium"}}},
        "on": {"open": [{"push": "detail", "in": "navigation"}],
          "filter": [{"present": "sheet", "from": "list"}, {"after": 2, "do": [{"dismiss": "sheet"}]}]}
      """#)

    @Test("an action pushes: touches during the transition are dropped, later ones hit the new page")
    func push() throws {
      let session = try Session(
        Self.navigation, "0 down 50,120; 50 up; 200 down 50,120; 250 up; 600 down 50,120; 650 up")
      #expect(session.lines("hit") == ["0.0 hit 1 open", "0.2 hit 1 -", "0.6 hit 1 detailPage"])
      #expect(
        session.lines("change") == [
          "0.05 w/UILayoutContainerView[0]: push detail", "0.4 page: viewDidDisappear list",
          "0.4 detailPage: viewDidAppear detail",
        ])
    }

    @Test("V3: around a sheet at an undimmed detent the presenter takes touches; the dismissal ends after its duration")
    func sheet() throws {
      let session = try Session(
        Self.navigation, "0 down 50,220; 50 up; 600 down 50,120; 610 cancel; 700 down 50,700; 750 up")
      #expect(session.lines("hit") == ["0.0 hit 1 filter", "0.6 hit 1 open", "0.7 hit 1 sheetPage"])
      #expect(
        session.lines("change") == [
          "0.05 page: present sheet", "0.45 sheetPage: viewDidAppear sheet", "2.05 sheetPage: dismiss sheet",
          "2.45 sheetPage: viewDidDisappear sheet",
        ])
      #expect(session.outcomes.last?.event == 5, "what comes after the last event carries its number")
    }

    private static let table = scene(
      #"""
      "subviews": [{"id": "list", "class": "UITableView", "rowHeight": 60, "sections": [{"rows": 100, "row": {
        "action": "open", "contentView": [
          {"id": "buy{row}", "class": "UIButton", "frame": [300, 10, 80, 40], "actions": {"touchUpInside": "buy"}}]}}]}]
      """#,
      #", "on": {"open": [{"set": {"view": "list", "alpha": 0.5}}], "buy": [{"scroll": "list", "to": [0, 3000], "animated": false}]}"#
    )

    @Test(
      "R6: a row is named by its index path, a button in it by its own id; the button does not select the row")
    func rows() throws {
      let session = try Session(Self.table, "0 down 50,90; 50 up; 600 down 320,90; 650 up")
      #expect(
        session.lines("hit", "select", "action", "change") == [
          "0.0 hit 1 list/row[0,1]/UITableViewCellContentView[0]", "0.05 list row 0,1", "0.05 list: set alpha",
          "0.6 hit 1 buy1", "0.65 buy1 touchDown", "0.65 buy1 touchUpInside “buy”", "0.65 list: scroll to 0,3000",
          "0.65 buy1 primaryActionTriggered",
        ])
    }

    @Test("a reused cell has the names of its new row")
    func reuse() throws {
      let session = try Session(
        Self.table, "0 down 320,90; 50 up; 600 down 320,90; 650 up; 1200 down 50,150; 1250 up")
      #expect(
        session.lines("hit") == [
          "0.0 hit 1 buy1", "0.6 hit 1 buy51", "1.2 hit 1 list/row[0,52]/UITableViewCellContentView[0]",
        ])
      #expect(session.lines("select") == ["1.25 list row 0,52"])
    }

    @Test("1.1g: an animated view takes no touches unless the animation allows it; then its completion runs")
    func animation() throws {
      func text(_ allows: Bool) -> String {
        Self.scene(
          #"""
          "subviews": [{"id": "card", "frame": [0, 400, 400, 200]},
            {"id": "go", "class": "UIButton", "frame": [0, 0, 100, 100], "actions": {"touchUpInside": "go"}}]
          """#,
          #"""
          , "on": {"go": [{"animate": {"duration": 1, "allowUserInteraction": \#(allows)},
            "do": [{"set": {"view": "card", "frame": [0, 300, 400, 200]}}], "then": [{"remove": "card"}]}]}
          """#)
      }
      let touches = "0 down 50,50; 50 up; 500 down 50,350; 550 up; 1500 down 50,350; 1550 up"
      let still = try Session(text(false), touches)
      #expect(still.lines("hit") == ["0.0 hit 1 go", "0.5 hit 1 w", "1.5 hit 1 w"])
      #expect(still.lines("change") == ["0.05 card: set frame", "1.05 card: remove"])
      #expect(try Session(text(true), touches).lines("hit") == ["0.0 hit 1 go", "0.5 hit 1 card", "1.5 hit 1 w"])
    }

    @Test("a view that an action adds gets the strategy's mark and delegate like the others")
    func addedMark() throws {
      let text = Self.scene(
        #"""
        "subviews": [{"id": "under", "class": "UIButton", "frame": [0, 0, 400, 400], "actions": {"touchUpInside": "cover"}}]
        """#,
        #", "on": {"cover": [{"add": {"id": "over", "passThrough": true, "touchDelegate": "w"}, "to": "w"}]}"#)
      let touches = "0 down 50,50; 50 up; 600 down 50,50; 650 up"
      #expect(try Session(text, touches).lines("hit") == ["0.0 hit 1 under", "0.6 hit 1 over"])
      for strategy in ["flag", "swizzle", "tag"] {
        #expect(
          try Session(text, touches, strategy: strategy).lines("hit") == ["0.0 hit 1 under", "0.6 hit 1 under"],
          "\(strategy)")
      }
    }

    @Test("an outcome that depends on a disputed number is unknown; one that does not is not")
    func disputes() throws {
      let text = Self.scene(#""gestureRecognizers": [{"class": "UITapGestureRecognizer", "id": "tap"}]"#)
      #expect(try Session(text, "0 down 50,50; 40 move 55,50; 80 up").lines("trouble") == [])
      let far = try Session(text, "0 down 50,50; 40 move 75,50; 80 up").lines("trouble")
      #expect(far.count == 1 && far[0].contains("'tap' on 'w'"), "\(far)")
    }

    @Test(
      "the effect of a touch on a bar, a map or a collection view is unknown, and nothing else is reported",
      arguments: [
        (#""subviews": [{"id": "map", "class": "MKMapView"}]"#, "map"),
        (#""subviews": [{"id": "items", "class": "UICollectionView", "subviews": [{"id": "item"}]}]"#, "items"),
        (#""rootViewController": {"class": "UINavigationController", "viewControllers": [{}, {}]}"#, "navigation bar"),
      ])
    func unmodelled(body: String, name: String) throws {
      let session = try Session(Self.scene(body), "0 down 50,20; 50 up")
      #expect(session.lines("trouble").count == 1 && session.lines("trouble")[0].contains(name))
      #expect(session.lines("touches", "action", "gesture") == [])
    }

    @Test("a change that UIKit would refuse has no effect and is reported")
    func refusedChanges() throws {
      let text = Self.scene(
        #"""
        "rootViewController": {"id": "navigation", "class": "UINavigationController", "viewControllers": [
          {"id": "list", "view": {"id": "page", "subviews": [
            {"id": "go", "class": "UIButton", "frame": [20, 100, 200, 50], "actions": {"touchUpInside": "go"}}]}}]}
        """#,
        #"""
        , "on": {"go": [{"present": "list", "from": "list"}, {"present": "navigation", "from": "list"},
            {"pop": true, "in": "navigation"}, {"push": "list", "in": "navigation"}, {"dismiss": "list"}]}
        """#)
      let results = try Session(text, "0 down 50,120; 50 up").lines("change").map { String($0.drop { $0 != ":" }) }
      #expect(
        results == [
          ": present list: it is list, or holds it", ": present navigation: it is list, or holds it",
          ": pop: only the root is there", ": push list: on a stack already", ": dismiss list: not there",
        ])
    }
  }
}
