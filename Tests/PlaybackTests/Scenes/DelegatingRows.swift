import Testing
import UIKit

extension PlaybackTests {
  @Suite("Rows and scroll views of a scene call their touch delegates")
  @MainActor
  struct DelegatingRows {
    /// The content of each row, or of one row.
    private static func content(_ delegate: String, row: String = "{row}") -> String {
      """
      {"id": "row\(row)", "contentConfiguration": {
        "id": "content\(row)", "class": "ButtonCellView", "touchDelegate": \(delegate),
        "subviews": [{"id": "b\(row)", "class": "UIButton", "frame": [16, 8.5, 100, 35]}]},
       "subviews": [{"id": "mark\(row)", "frame": [0, 0, 10, 52]}]}
      """
    }

    /// Rows of 52 points over a layer with a button behind row 6, and a button in front that triggers the changes.
    private static func scene(
      rows: String = #""rows": 30, "row": \#(content(#""layer""#))"#, behind: String = "", changes: String = ""
    ) -> String {
      """
      {"format": 1, "scene": "rows", "screen": {"size": [375, 667], "scale": 2}, "windows": [{"id": "w", "subviews": [
        {"id": "layer", "subviews": [{"id": "behind", "class": "UIButton", "frame": [247, 316, 120, 35]}]},
        {"id": "other", "isUserInteractionEnabled": false}\(behind),
        {"id": "table", "class": "UITableView", "touchDelegate": "layer", "rowHeight": 52, "sections": [
          {"headerHeight": 0, "footerHeight": 0, \(rows)}]},
        {"id": "go", "class": "UIButton", "frame": [0, 640, 50, 27], "actions": {"touchUpInside": "go"}}]}],
       "on": {"go": [\(changes)]}}
      """
    }

    private static let taps = "0 down 300,333; 20 up; 600 down 200,333; 620 up; 1200 down 50,333; 1220 up"
    /// Ten rows further down, and the same taps.
    private static let tapsAfterDrag =
      "0 down 200,600; 20 move 200,500; 40 move 200,300; 60 move 200,70; 400 up; "
      + "3000 down 300,333; 3020 up; 3600 down 200,333; 3620 up; 4200 down 50,333; 4220 up"

    private static func hits(_ session: Session) -> String {
      session.lines("hit").map { $0.split(separator: " ").last ?? "" }.joined(separator: " ")
    }

    @Test(
      "a row's configured content calls its delegate only under the delegate strategy",
      arguments: [
        ("delegate", "behind content6 b6"), ("uikit", "content6 content6 b6"), ("flag", "content6 content6 b6"),
        ("delegate:answer=unconditional", "behind layer b6"), ("tag", "content6 content6 b6"),
      ])
    func strategies(strategy: String, hits: String) throws {
      #expect(Self.hits(try Session(Self.scene(), Self.taps, strategy: strategy)) == hits)
    }

    @Test("a row with a reused cell has its own ids and calls its delegate")
    func reuse() throws {
      let session = try Session(Self.scene(), Self.tapsAfterDrag + "; 4800 down 5,333; 4820 up", strategy: "delegate")
      #expect(Self.hits(session) == "content11 behind content16 b16 mark16")
    }

    @Test("rows that are described one by one call their own delegates, and those without one do not")
    func separateRows() throws {
      let rows = (0..<30).map { Self.content($0 < 16 ? #""layer""# : "false", row: String($0)) }
      let text = Self.scene(rows: #""rows": [\#(rows.joined(separator: ","))]"#)
      #expect(Self.hits(try Session(text, Self.taps, strategy: "delegate")) == "behind content6 b6")
      #expect(
        Self.hits(try Session(text, Self.tapsAfterDrag, strategy: "delegate")) == "content11 content16 content16 b16")
    }

    @Test("a template's delegate follows the row that a cell is used for")
    func reusedDelegate() throws {
      let holders = (0..<30).map {
        #",{"id": "holder\#($0)", "subviews": [{"id": "spot\#($0)", "frame": [300, 0, 10, 667]}]}"#
      }
      let text = Self.scene(
        rows: #""rows": 30, "row": \#(Self.content(#""holder{row}""#))"#, behind: holders.joined())
      #expect(Self.hits(try Session(text, Self.taps, strategy: "delegate")) == "spot6 content6 b6")
      #expect(
        Self.hits(try Session(text, Self.tapsAfterDrag, strategy: "delegate")) == "content11 spot16 content16 b16")
    }

    @Test(
      "a change sets and removes a touch delegate",
      arguments: [
        (#"{"set": {"view": "content6", "touchDelegate": false}}"#, "behind go content6 content6"),
        (#"{"set": {"view": "content6", "touchDelegate": "other"}}"#, "behind go content6 content6"),
        (#"{"set": {"view": "table", "touchDelegate": false}}"#, "behind go behind behind"),
        (
          #"{"set": {"view": "content6", "touchDelegate": false}}, {"set": {"view": "content6", "touchDelegate": "layer"}}"#,
          "behind go behind behind"
        ),
      ])
    func changes(changes: String, hits: String) throws {
      let session = try Session(
        Self.scene(changes: changes),
        "0 down 300,333; 20 up; 600 down 20,650; 620 up; 1200 down 300,333; 1220 up; 1800 down 300,333; 1820 up",
        strategy: "delegate")
      #expect(Self.hits(session) == hits)
      #expect(session.lines("change").allSatisfy { $0.hasSuffix(": set touchDelegate") })
    }

    @Test("a change may set the delegate of a view without one; a row that reappears has the scene's delegate")
    func lateDelegate() throws {
      let text = Self.scene(
        rows: #""rows": 30, "row": \#(Self.content("false"))"#,
        changes: #"{"set": {"view": "content6", "touchDelegate": "layer"}}"#)
      let script = "0 down 300,333; 20 up; 600 down 20,650; 620 up; 1200 down 300,333; 1220 up"
      #expect(Self.hits(try Session(text, script, strategy: "delegate")) == "content6 go behind")
      let away = "; 2000 down 200,600; 2020 move 200,500; 2040 move 200,300; 2060 move 200,70; 2400 up"
      let back = "; 5000 down 200,70; 5020 move 200,200; 5040 move 200,500; 5060 move 200,610; 5400 up"
      let session = try Session(text, script + away + back + "; 9000 down 300,333; 9020 up", strategy: "delegate")
      #expect(Self.hits(session).hasSuffix(" content6"))
      #expect(session.lines("hit").count == 6)
    }
  }
}
