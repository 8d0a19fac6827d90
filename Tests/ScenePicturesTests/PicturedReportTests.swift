import Findings
import Foundation
import Pictures
import Playback
import RecordingStore
import Reporting
import ScenePictures
import TestBasics
import Testing

@Suite("The HTML report of played sessions shows their pictures, and no text of a recording can change its markup")
@MainActor
struct PicturedReportTests {
  private static let strategies = ["uikit", "swizzle", "tag", "delegate", "flag"]

  private func page(
    _ scene: String, taps: [(x: Double, y: Double)], strategies: [String] = PicturedReportTests.strategies
  ) throws -> String {
    let stage = try Stage()
    defer { stage.clear() }
    let path = try stage.record("one.touchrec", scene: scene, [Touches.taps(taps)])
    let (report, pictures) = try stage.compare([path], strategies)
    return HTMLReport(report, pictures: pictures).text().replacing(stage.folder.path + "/", with: "")
  }

  @Test func `a touch that lands elsewhere is shown with both receivers and the reason`() throws {
    let page = try page(Scenes.wide, taps: [(150, 420)], strategies: ["delegate"])
    #expect(page.contains("<h1 class=\"differs\" id=\"verdict\">"))
    #expect(
      page.contains("<span class=\"old\">veil</span><span class=\"arrow\"> → </span><span class=\"new\">open</span>"))
    #expect(page.contains("decided by <b>veil</b>: it was its own hit, and its touch delegate returned open"))
    #expect(page.contains("actions gained: open touchDown, open touchUpInside “open”"))
    #expect(page.contains("<polygon class=\"receiver old\" data-touch=\"1\" points=\"0,0 1024,0 1024,768 0,768\"/>"))
    #expect(
      page.contains("<polygon class=\"receiver new\" data-touch=\"1\" points=\"100,400 220,400 220,444 100,444\"/>"))
    #expect(page.contains("receivers of differing touches: 1: veil → open"))
  }

  @Test func `the hit tests of both sides stand side by side, and what differs is marked`() throws {
    let page = try page(Scenes.wide, taps: [(150, 420)], strategies: ["delegate"])
    let trace = try #require(page.components(separatedBy: "<details class=\"trace\">").dropFirst().first)
    let sides = trace.components(separatedBy: "<p class=\"trace-side\">").dropFirst().map {
      $0.components(separatedBy: "</ol>")[0]
    }
    #expect(sides.count == 2 && sides[0].hasPrefix("before") && sides[1].hasPrefix("after"))
    #expect(sides[0].contains("<li class=\"d1 differs\"><b>veil</b> → veil: is hit: no subview was hit</li>"))
    #expect(
      sides[1].contains(
        "<li class=\"d1 differs\"><b>veil</b> → open: was its own hit, and its touch delegate returned open</li>"))
    #expect(sides.allSatisfy { $0.contains("<li class=\"d0 differs\"><b>window</b> → ") })
  }

  @Test func `views have short names, and the whole ones on hover`() throws {
    let scene = #"""
      {"format":1,"scene":"s","windows":[{"id":"w","subviews":[{"id":"go","class":"UIButton","frame":[0,0,200,200]},
        {"class":"Box","passThrough":true,"subviews":[{"class":"Veil","passThrough":true}]}]}]}
      """#
    let page = try page(scene, taps: [(100, 100)], strategies: ["flag"])
    #expect(page.contains(#"<span class="old short" title="w/Box[0]/Veil[0]">…/Veil</span>"#))
    #expect(page.contains(#"<span class="new">go</span>"#))
    #expect(page.contains(#"decided by <b class="short" title="w/Box[0]/Veil[0]">…/Veil</b>: "#))
  }

  @Test(arguments: [Scenes.table, Scenes.wide, Scenes.hostile, Scenes.loop, Scenes.unknown])
  func `every tag is closed, every id is there once and every link leads somewhere`(scene: String) throws {
    let page = try page(scene, taps: [(150, 150), (150, 420)])
    let checker = TagChecker(page)
    #expect(checker.problems == [])
    #expect(!checker.links.isEmpty)
    for link in checker.links { #expect(checker.ids.contains(String(link.dropFirst())), "\(link)") }
  }

  @Test func `names from a file are text and nothing else`() throws {
    let page = try page(Scenes.hostile, taps: [(50, 50)])
    let checker = TagChecker(page)
    #expect(checker.counts["script"] == 1)
    #expect(checker.counts["b", default: 0] > 0)
    #expect(checker.attributes.allSatisfy { !$0.hasPrefix("on") })
    #expect(page.contains("&lt;script&gt;alert(3)&lt;!--"))
    #expect(page.contains("w&quot;onload=&quot;alert(2)"))
    #expect(!page.unicodeScalars.contains { $0.value == 0 || $0.value == 0x202E })
  }

  @Test func `the page needs no other file and no network`() throws {
    let page = try page(Scenes.wide, taps: [(150, 420)])
    for reference in ["http://", "https://", "src=", "url(", "@import", "<link", "fetch("] {
      #expect(!page.contains(reference), "\(reference)")
    }
  }

  @Test func `the same recording gives the same bytes`() throws {
    let taps = [(x: 150.0, y: 420.0), (x: 900.0, y: 300.0)]
    #expect(try page(Scenes.wide, taps: taps) == page(Scenes.wide, taps: taps))
  }

  @Test func `one drawing serves every strategy`() throws {
    let page = try page(Scenes.wide, taps: [(150, 420)])
    let checker = TagChecker(page)
    #expect(checker.ids.filter { $0.hasPrefix("scene") } == ["scene1"])
    #expect(page.components(separatedBy: "data-sides=").count - 1 == 4)
    #expect(checker.counts["use"] == 4 + page.components(separatedBy: "class=\"thumb ").count - 1)
  }

  @Test func `touches that find another scene have a picture of that scene`() throws {
    let list = """
      {"format":1,"scene":"list","screen":{"size":[400,800]},"windows":[{"id":"w","subviews":[
        {"id":"list","class":"UIScrollView","contentSize":[400,3000],"subviews":[{"id":"row","frame":[0,600,400,100]}]},
        {"id":"veil","passThrough":true,"frame":[0,0,400,500]}]}]}
      """
    let taps = Touches.taps([(200, 100), (200, 110)])
    let drag = Touches.drag(from: (200, 700), to: (200, 400), steps: 30)
    let later =
      (drag
      + taps.map { sample in
        TouchSample(
          event: sample.event + 31, timestampMicroseconds: sample.timestampMicroseconds + 5_000_000, touch: 1,
          phase: sample.phase, x: sample.x, y: sample.y)
      }).map { sample in
        TouchSample(
          event: sample.event + 4, timestampMicroseconds: sample.timestampMicroseconds + 5_000_000, touch: 1,
          phase: sample.phase, x: sample.x, y: sample.y)
      }
    let stage = try Stage()
    defer { stage.clear() }
    let path = try stage.record("one.touchrec", scene: list, strategy: "flag", [taps + later])
    let (report, pictures) = try stage.compare([path], ["uikit"])
    let page = HTMLReport(report, pictures: pictures).text()
    let checker = TagChecker(page)
    #expect(checker.problems == [] && page.components(separatedBy: "data-sides=").count - 1 == 2)
    #expect(page.contains("The scene, before and after, at 0.000 s"))
    #expect(page.contains("The scene, before and after, at 10.000 s"))
    #expect(page.contains("points=\"0,600 400,600 400,700 0,700\"") && page.contains(" data-touch=\"4\""))
    let states = try #require(pictures[report.comparisons[0], .before]).states
    #expect(states.map(\.event) == [0, 35])
    #expect(states[1].scene.shape(named: "row")?.corners.first?.y ?? 600 < 400)
  }

  @Test func `a scene that looks different afterwards is drawn before and after`() throws {
    // The drag moves the list only if the veil lets it through.
    let list = """
      {"format":1,"scene":"list","screen":{"size":[400,800],"scale":2},"windows":[{"subviews":[
        {"id":"list","class":"UIScrollView","contentSize":[400,2000],"subviews":[
          {"id":"row","class":"UIButton","frame":[0,600,400,100]}]},
        {"id":"veil","passThrough":true}]}]}
      """
    let tap = Touches.taps([(200, 450)]).map { sample in
      TouchSample(
        event: sample.event + 31, timestampMicroseconds: sample.timestampMicroseconds + 5_000_000, touch: 1,
        phase: sample.phase, x: sample.x, y: sample.y)
    }
    let stage = try Stage()
    defer { stage.clear() }
    let drag = Touches.drag(from: (200, 700), to: (200, 500), steps: 30)
    let path = try stage.record("one.touchrec", scene: list, strategy: "flag", [drag + tap])
    let (report, pictures) = try stage.compare([path], ["uikit"])
    let page = HTMLReport(report, pictures: pictures).text()
    let checker = TagChecker(page)
    #expect(checker.problems == [])
    let titles = page.split(separator: "<figcaption><p class=\"note\">").dropFirst().map { $0.prefix { $0 != "<" } }
    #expect(
      titles == [
        "The scene, before and after, at 0.000 s", "Before: the scene of the recording (flag), at 5.000 s",
        "After: the scene of the replay under uikit, at 5.000 s",
      ], "\(titles)")
    // Each picture has the receiver of its own side.
    let figures = page.split(separator: "<figure data-sides=\"").dropFirst()
    #expect(figures.map { $0.prefix { $0 != "\"" } } == ["both", "before", "after"])
    #expect(figures.map { $0.contains("class=\"receiver old\"") } == [true, true, false])
    #expect(figures.map { $0.contains("class=\"receiver new\"") } == [true, false, true])
    let comparison = report.comparisons[0]
    #expect(pictures[comparison, .before] != pictures[comparison, .after])
  }

  /// A button under a view with a name that lets touches through only under a strategy.
  private func covered(by cover: String) -> String {
    """
    {"format":1,"scene":"covered","screen":{"size":[400,800],"scale":2},"windows":[{"subviews":[
      {"id":"save","class":"UIButton","frame":[0,0,400,400]},{"id":"\(cover)","passThrough":true}]}]}
    """
  }

  @Test func `the scene of recorded rules is not drawn, because their code is not in the recording`() throws {
    let stage = try Stage()
    defer { stage.clear() }
    let path = try stage.record(
      "one.touchrec", scene: covered(by: "veil"), strategy: "flag", [Touches.taps([(50, 30)])])
    var (report, _) = try stage.compare([path], ["uikit"])
    report.replayBuild = "rules"
    let requests = HTMLReport.pictureRequests(for: report)
    #expect(requests.map(\.side) == [.after])
    let page = HTMLReport(report, pictures: ReportPictures.gather(requests)).text()
    #expect(TagChecker(page).problems == [])
    #expect(
      page.contains("<figure data-sides=\"replay\">") && page.contains("<p class=\"note\">The scene of the replay, at ")
    )
    #expect(page.contains("The recording does not contain the code that it was made with"))
    #expect(!page.contains("The scene, before and after") && !page.contains("Before: the scene"))
  }

  @Test func `pictures are those of the first sections, with both sides or none`() throws {
    let stage = try Stage()
    defer { stage.clear() }
    // The second recording has more differences of one cause, so that its section is the first.
    let one = try stage.record(
      "one.touchrec", scene: covered(by: "veil"), strategy: "flag", [Touches.taps([(50, 30)])])
    let two = try stage.record(
      "two.touchrec", scene: covered(by: "shade"), strategy: "flag", [Touches.taps([(50, 30), (60, 30), (40, 30)])])
    let (report, _) = try stage.compare([one, two], ["uikit"])
    let all = HTMLReport.pictureRequests(for: report)
    let order = all.map(\.comparison.recording)
    for limit in 0...all.count {
      let requests = HTMLReport.pictureRequests(for: report, limit: limit)
      #expect(requests.count <= limit)
      #expect(requests.map(\.comparison.recording) == Array(order.prefix(requests.count)))
      for recording in Set(requests.map(\.comparison.recording)) {
        let sides = requests.filter { $0.comparison.recording == recording }.map(\.side)
        #expect(sides == [.before, .after])
      }
    }
    let sections = HTMLReport(report).text().matches(of: #/<span class="path">([^<]*)<\/span>/#).map { String($0.1) }
    #expect(order.first?.hasSuffix(sections.first?.split(separator: "/").last.map(String.init) ?? "-") == true)
  }

  @Test func `an unknown touch is drawn where it is not known which view it hits`() throws {
    let stage = try Stage()
    defer { stage.clear() }
    let path = try stage.record(
      "one.touchrec", scene: covered(by: "veil"), strategy: "flag", [Touches.taps([(50, 30), (60, 30)])])
    var (report, _) = try stage.compare([path], ["flag"])
    func unknown(_ event: Int, area: UnknownExtent.Area?) -> UnknownOutcome {
      UnknownOutcome(
        id: "000000000000000\(event)",
        SceneOutcome.Trouble(what: .unknown, touch: 1, view: nil, why: "the size of a text decides"),
        at: .init(event: event, timestampMicroseconds: 0, touchNumber: 1, point: CGPoint(x: 60, y: 30)),
        extent: UnknownExtent(views: ["veil"], area: area, until: .touch))
    }
    report.comparisons[0].unknowns = [
      unknown(0, area: nil), unknown(2, area: .init(x: -20, y: 10, width: 100, height: 40)),
    ]
    let requests = HTMLReport.pictureRequests(for: report)
    #expect(requests.map(\.events) == [[2]])
    let page = HTMLReport(report, pictures: ReportPictures.gather(requests)).text()
    #expect(TagChecker(page).problems == [])
    let marks = page.matches(
      of: #/<g class="uncertain"><title>unknown: the size of a text decides<\/title><rect [^>]*>/#)
    #expect(marks.count == 1, "\(marks.count)")
    // Only the part on the screen is drawn.
    #expect(marks.first?.0.contains("x=\"0\" y=\"10\" width=\"80\" height=\"40\"") == true, "\(marks.map(\.0))")
    #expect(page.contains("; 1 unknown touch\""))
  }

  @Test func `a session without a picture says whether there was no room or it cannot be drawn`() throws {
    let stage = try Stage()
    defer { stage.clear() }
    let path = try stage.record(
      "one.touchrec", scene: covered(by: "veil"), strategy: "flag", [Touches.taps([(50, 30)])])
    let (report, _) = try stage.compare([path], ["uikit"])
    let (undrawable, leftOut) = ("This session cannot be drawn.", "The picture is left out, to keep this page small.")
    let unread = HTMLReport(report, pictures: ReportPictures(for: [])).text()
    #expect(unread.contains(undrawable) && !unread.contains(leftOut) && !unread.contains("without pictures"))
    let full = HTMLReport(report, pictures: ReportPictures(for: [], limit: 1)).text()
    #expect(full.contains(leftOut) && !full.contains(undrawable) && full.contains("1 comparison without pictures"))
    // One side that cannot be drawn is not shown as the other one.
    var pictures = ReportPictures.gather(HTMLReport.pictureRequests(for: report))
    pictures[report.comparisons[0], .before] = nil
    let half = HTMLReport(report, pictures: pictures).text()
    #expect(half.contains("<figure data-sides=\"after\">") && !half.contains("<figure data-sides=\"both\">"))
  }

  @Test func `an endless hit test is named and has no new receiver`() throws {
    let page = try page(Scenes.loop, taps: [(150, 150)], strategies: ["delegate"])
    #expect(page.contains("<span class=\"new\">!recursion</span>"))
    #expect(page.contains("receiver old"))
    #expect(!page.contains("<polygon class=\"receiver new\""))
  }

  @Test func `what cannot be reported is never shown as the same`() throws {
    let page = try page(Scenes.unknown, taps: [(50, 50)], strategies: ["uikit"])
    #expect(page.contains("<h1 class=\"inconclusive\" id=\"verdict\">"))
    #expect(page.contains("<td class=\"unknown\"><a href=\"#c1\">unknown</a></td>"))
    #expect(page.contains("<b>unknown: </b>"))
  }
}
