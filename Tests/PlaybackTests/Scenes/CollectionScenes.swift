import Testing

@testable import Playback

@Suite("Touches on a collection view of a scene")
@MainActor
struct CollectionScenes {
  /// Ten rows of one item, each 100 points high, below a shelf of groups that scroll.
  private static func scene(_ keys: String = "", item: String = "{}", on: String = "") -> String {
    """
    {"format": 1, "scene": "s", "screen": {"size": [300, 400]}, "windows": [{"id": "w", "subviews": [
      {"id": "c", "class": "UICollectionView"\(keys),
        "collectionViewLayout": {"class": "UICollectionViewCompositionalLayout"},
        "sections": [
          {"items": 9, "layout": {"group": {"width": 100, "height": 100, "axis": "horizontal",
            "subitems": [{"width": "width", "height": "height"}]}, "orthogonalScrollingBehavior": "groupPaging"}},
          {"items": 10, "item": \(item), "layout": {"group": {"width": "width", "height": 100, "axis": "horizontal",
            "subitems": [{"width": "width", "height": "height"}]}}}]}]}]\(on)}
    """
  }

  @Test("select items, also in a section that scrolls")
  func selection() throws {
    let session = try Session(Self.scene(), "0 down 150,50; 50 up; 200 down 50,250; 250 up")
    #expect(session.lines("hit") == ["0.0 hit 1 c/item[0,1]/UIView[0]", "0.2 hit 1 c/item[1,1]/UIView[0]"])
    #expect(session.lines("select") == ["0.05 c row 0,1", "0.25 c row 1,1"])
    #expect(session.lines("trouble") == [])
  }

  @Test("scroll a section or the whole")
  func scrolling() throws {
    let across = try Session(
      Self.scene(), "0 down 250,50; 50 move 200,50; 100 move 150,50; 300 up; 2000 down 50,50; 2050 up")
    #expect(across.lines("select") == ["2.05 c row 0,1"])
    #expect(
      across.lines("scroll").allSatisfy { $0.contains("c/_UICollectionViewOrthogonalScrollerEmbeddedScrollView[0] ") })
    let down = try Session(
      Self.scene(), "0 down 50,350; 50 move 50,300; 100 move 50,200; 500 up; 2000 down 50,50; 2050 up")
    #expect(down.lines("scroll").first?.contains(" c ") == true)
    #expect(down.lines("select").last?.hasPrefix("2.05 c row 1,") == true)
  }

  @Test("fire the action of an item, whose changes are made")
  func action() throws {
    let session = try Session(
      Self.scene(
        item: #"{"action": "open"}"#,
        on: #", "on": {"open": [{"select": "c", "row": [1, 0]}, {"deselect": "c"}, {"select": "c", "row": [1, 99]}]}"#),
      "0 down 50,250; 50 up")
    #expect(session.lines("select") == ["0.05 c row 1,1"])
    #expect(
      session.lines("change") == ["0.05 c: select row 1,0", "0.05 c: deselect", "0.05 -: row 1,99 of c: not there"])
  }

  @Test(
    "select as the collection view and the item allow",
    arguments: [
      (#", "allowsSelection": false"#, "{}", 0), ("", #"{"shouldHighlight": false}"#, 0),
      ("", #"{"shouldSelect": false}"#, 0), ("", "{}", 2), (#", "allowsMultipleSelection": true"#, "{}", 1),
    ])
  func allowance(keys: String, item: String, count: Int) throws {
    let session = try Session(Self.scene(keys, item: item), "0 down 50,250; 50 up; 900 down 50,250; 950 up")
    #expect(session.lines("select").count == count)
  }
}
