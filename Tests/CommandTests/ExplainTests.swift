import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("replayer explain")
struct ExplainTests {
  private func shop() throws -> Workshop {
    let shop = try Workshop(["s.scene.json": Scene.popup.text])
    try shop.record("a.touchrec", scene: .popup, "--tap 50,30 --tap 150,350")
    return shop
  }

  @Test("--why-not prints what prevents that a view is hit, after the explanation, by point and by event")
  func whyNot() throws {
    let shop = try shop()
    let plain = try shop.replayer("explain --scene s.scene.json --at 50,30")
    let byPoint = try shop.replayer("explain --scene s.scene.json --at 50,30 --why-not push")
    #expect(byPoint.code == 0 && byPoint.error.isEmpty && byPoint.output.hasPrefix(plain.output))
    let lines = [
      "why not push:",
      "  list: itself, a view in front of it took the touch: cover is hit: no subview was hit",
    ]
    let gained = byPoint.lines.dropFirst(plain.lines.count)
    #expect(Array(gained.prefix(2)) == lines)
    let byEvent = try shop.replayer("explain a.touchrec --event 0 --why-not push")
    #expect(Array(byEvent.lines.suffix(gained.count)) == Array(gained))
    #expect(
      try shop.replayer("explain a.touchrec --event 0 --why-not push --strategy flag").lines.last
        == "why not push: it is hit")
    let inside = try shop.replayer("explain --scene s.scene.json --at 150,350 --why-not cover").lines
    #expect(inside.contains("  cover: itself, a view inside of it took the touch: card is hit: no subview was hit"))
    let clipped = try shop.replayer("explain --scene s.scene.json --at 50,30 --why-not card").lines
    #expect(
      clipped.contains(
        "  card: outsideBounds, it does not contain the point: the touch is at (50, 30) of the screen"))
    #expect(!clipped.contains { $0.contains("even without that") })
  }

  @Test("--why-not is in the JSON object too")
  func whyNotAsJSON() throws {
    let json = try shop().replayer("explain a.touchrec --event 0 --why-not list/UIButton[1] --json").document()[
      "whyNot"]
    #expect(json?["view"]?.string == "list/UIButton[1]" && json?["isHit"]?.bool == false)
    let obstacles = json?["obstacles"]?.array ?? []
    #expect(obstacles.map { $0["view"]?.string } == ["list", "list/UIButton[1]"])
    #expect(obstacles.map { $0["kind"]?.string } == ["viewInFront", "bounds"])
    #expect(obstacles.map { $0["decider"]?.string } == ["cover", nil])
    #expect(obstacles.map { $0["rule"]?.string } == ["itself", "outsideBounds"])
    #expect(obstacles.map { $0["isObserved"]?.bool } == [true, false])
  }

  @Test(
    "an unknown view of --why-not is an error with the nearest name",
    arguments: ["--scene s.scene.json --at 50,30", "a.touchrec --event 0"])
  func unknownView(_ words: String) throws {
    let explain = try shop().replayer("explain \(words) --why-not pus")
    #expect(explain.code == 65 && explain.output.isEmpty)
    #expect(explain.error.contains("the scene has no view 'pus'; did you mean 'push'?"))
  }

  @Test(
    "--why-not ends with the single changes after which the view is hit, and --what-if with those for other receivers")
  func changes() throws {
    let shop = try shop()
    let change =
      "  if `cover.isUserInteractionEnabled` were false, `push` would receive the touch "
      + "(256 of 512 points of the screen change)"
    let heading = "single changes that would change the receiver, each verified in a new replay"
    for words in ["--scene s.scene.json --at 50,30", "a.touchrec --event 0"] {
      let whyNot = try shop.replayer("explain \(words) --why-not push")
      #expect(whyNot.code == 0 && whyNot.lines.contains(change) && whyNot.lines.contains("\(heading) (4 tried):"))
      let whatIf = try shop.replayer("explain \(words) --what-if")
      #expect(whatIf.code == 0 && whatIf.lines.contains(change) && !whatIf.output.contains("why not"))
    }
    let none = try shop.replayer("explain --scene s.scene.json --at 5,5 --why-not push").lines.last
    #expect(none == "no single change makes push receive the touch: 5 tried")
    let json = try shop.replayer("explain a.touchrec --event 0 --what-if --json").document()["changes"]
    #expect(json?.keys == ["tried", "leftOut", "sampledPoints", "verified"])
    let first = json?["verified"]?.array?.first
    #expect(first?.keys == ["view", "property", "value", "receiver", "changedPoints", "text"])
    #expect(first?["property"]?.string == "isUserInteractionEnabled" && first?["value"]?.bool == false)
    #expect(try shop.replayer("explain a.touchrec --event 0 --json").document()["changes"] == nil)
  }

  @Test("changes are tried in the state at the start of the event")
  func changesAtEvent() throws {
    let scene = Scene(
      name: "menu",
      text: """
        {"format": 1, "scene": "menu", "windows": [{"id": "w", "subviews": [
          {"id": "go", "class": "UIButton", "actions": {"touchUpInside": "open"}},
          {"id": "menu", "isHidden": true, "subviews": [{"id": "scrim"}]}]}],
          "on": {"open": [{"set": {"view": "menu", "isHidden": false}}]}}
        """)
    let shop = try Workshop()
    try shop.record("m.touchrec", scene: scene, "--tap 50,30 --tap 50,30")
    let lines = try shop.replayer("explain m.touchrec --event 2 --why-not go").lines
    let changes = lines.filter { $0.hasPrefix("  if ") }.map { $0.prefix { $0 != "," } }
    #expect(
      changes == [
        "  if `menu.isUserInteractionEnabled` were false", "  if `go` were in front of its siblings",
        "  if `menu` were behind its siblings", "  if `menu.isHidden` were true",
      ])
  }

  @Test("several strategies are side by side: a table, and where each parts from the first")
  func sideBySide() throws {
    let shop = try shop()
    let run = try shop.replayer("explain a.touchrec --event 0 --strategy uikit,flag,delegate")
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(
      run.lines == [
        "touch 1 at (50, 30), profile ios17",
        "            receiver  decided by  rule              line",
        "  uikit     cover     cover       itself            -",
        "  flag      push      push        itself            -",
        "  delegate  push      cover       delegateAnswered  -",
        "flag parts from uikit at cover",
        "  uikit: itself, it is hit: no subview was hit",
        "  flag: flagPassThrough, it is a pass-through view and was its own hit, so it returns no view",
        "delegate parts from uikit at cover",
        "  uikit: itself, it is hit: no subview was hit",
        "  delegate: delegateAnswered, it was its own hit, and its touch delegate returned push",
      ])
    let all = try shop.replayer("explain --scene s.scene.json --at 50,30 --strategy all")
    #expect(all.lines.count { $0.hasPrefix("  ") && $0.contains("cover") } >= 4 && all.output.contains("swizzle"))
    #expect(
      try shop.replayer("explain a.touchrec --event 0 --strategy flag --against strategy:uikit").lines.prefix(4).last
        == "  flag   push      push        itself  -")
    let same = try shop.replayer("explain --scene s.scene.json --at 5,500 --strategy uikit,flag").lines
    #expect(same.last == "flag decides as uikit")
    let loop = try shop.replayer("explain a.touchrec --event 0 --strategy uikit,flag --why-not push").lines
    #expect(loop.contains("uikit:") && loop.contains("  why not push:") && loop.contains("  why not push: it is hit"))
  }

  @Test("the JSON of several strategies has each explanation and the differences")
  func sideBySideAsJSON() throws {
    let json = try shop().replayer("explain a.touchrec --event 0 --strategy uikit,flag --json").document()
    #expect(json.keys == ["schema", "sides", "differences"])
    let sides = json["sides"]?.array ?? []
    #expect(sides.map { $0["name"]?.string } == ["uikit", "flag"])
    #expect(sides.map { $0["explanation"]?["view"]?.string } == ["cover", "push"])
    #expect(sides.map { $0["rule"]?.string } == ["itself", "itself"])
    let difference = json["differences"]?.array?.first
    #expect(difference?["view"]?.string == "cover" && difference?["ruleBefore"]?.string == "itself")
    #expect(difference?["rule"]?.string == "flagPassThrough")
  }

  @Test(
    "what cannot be compared is a usage error",
    arguments: [
      ("--against recorded", "a recording has no explanation"), ("--against build:x", "is compared with a build"),
      ("--against x", "is not a baseline"), ("--strategy uikit,x", "unknown strategy"),
    ])
  func wrongComparisons(_ words: String, _ hint: String) throws {
    let run = try shop().replayer("explain a.touchrec --event 0 \(words)")
    #expect(run.code == 64 && run.output.isEmpty && run.error.contains(hint), "\(run.error)")
  }
}
