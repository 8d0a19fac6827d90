import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("Views are named by id, by path below the nearest id, or by path from the window")
struct NamingTests {
  static let scene = """
    {"format": 1, "scene": "names", "screen": {"size": [100, 1000]}, "windows": [
      {"id": "table", "frame": [0, 0, 100, 500], "subviews": [
        {"class": "UITableViewCell", "superclass": "UIView", "frame": [0, 0, 100, 10]},
        {"class": "UITableViewCell", "superclass": "UIView", "id": "second", "frame": [0, 10, 100, 10]},
        {"frame": [0, 20, 100, 10]},
        {"class": "UITableViewCell", "superclass": "UIView", "frame": [0, 30, 100, 20], "subviews": [
          {"class": "UIButton", "frame": [0, 0, 100, 10]}, {"class": "UIButton", "frame": [0, 10, 100, 10]}]},
        {"frame": [0, 50, 100, 10]},
        {"class": "Shade", "superclass": "UIView", "frame": [0, 60, 100, 10]},
        {"id": "Größe 🎉", "frame": [0, 70, 100, 20], "subviews": [{"frame": [0, 0, 100, 10]}]}]},
      {"frame": [0, 500, 100, 100], "subviews": [
        {"frame": [0, 0, 100, 10]}, {"class": "UILabel", "isUserInteractionEnabled": true, "frame": [0, 10, 100, 10]},
        {"frame": [0, 20, 100, 10], "subviews": [{"id": "deep", "frame": [0, 0, 50, 10], "subviews": [{"frame": [0, 0, 20, 10]}]}]}]},
      {"frame": [0, 600, 100, 100]},
      {"class": "OverlayWindow", "superclass": "UIWindow", "frame": [0, 700, 100, 100]}]}
    """

  @Test(
    "names of all forms",
    arguments: [
      (5, "table/UITableViewCell[0]"), (15, "second"), (25, "table/UIView[0]"),
      (35, "table/UITableViewCell[2]/UIButton[0]"),
      (45, "table/UITableViewCell[2]/UIButton[1]"), (55, "table/UIView[1]"), (65, "table/Shade[0]"),
      (75, "Größe 🎉/UIView[0]"), (85, "Größe 🎉"), (450, "table"), (505, "UIWindow[1]/UIView[0]"),
      (515, "UIWindow[1]/UILabel[0]"), (590, "UIWindow[1]"), (650, "UIWindow[2]"), (750, "OverlayWindow[0]"),
      (900, "-"),
    ])
  func names(_ y: Int, _ name: String) throws {
    let shop = try Workshop(["s.scene.json": Self.scene])
    #expect(try shop.replayer("hit --scene s.scene.json --at 60,\(y)").output == name + "\n")
    guard name != "-" else { return }
    let calls = try shop.run(.replayer, ["hit", "--scene", "s.scene.json", "--from", name, "--at", "60,\(y)"])
    #expect(calls.output == name + "\n")
  }

  @Test(
    "a path starts at the nearest view with an id, not at the first",
    arguments: [(10, "deep/UIView[0]"), (30, "deep"), (60, "UIWindow[1]/UIView[1]")])
  func nearest(_ x: Int, _ name: String) throws {
    let shop = try Workshop(["s.scene.json": Self.scene])
    #expect(try shop.replayer("hit --scene s.scene.json --at \(x),525").output == name + "\n")
  }

  @Test("a profile's wrapper views are part of the path, and exist only around a root view")
  func wrappers() throws {
    let shop = try Workshop([
      "s.scene.json": """
      {"format": 1, "scene": "wrapped", "screen": {"size": [100, 100]}, "windows": [
        {"id": "w", "subviews": [{"isRootView": true, "subviews": [{"id": "named", "frame": [0, 0, 10, 10], "subviews": [
          {"frame": [0, 0, 5, 5]}]}]}]},
        {"frame": [50, 50, 50, 50], "subviews": [{}]}]}
      """
    ])
    let points = "20,20\n7,7\n2,2\n70,70\n"
    func hits(_ words: String) throws -> [String] {
      try shop.replayer("hit --scene s.scene.json --points -\(words)", input: points).lines
    }
    #expect(try hits("") == ["w/UIView[0]", "named", "named/UIView[0]", "UIWindow[1]/UIView[0]"])
    #expect(
      try hits(" --profile ios13-ipad")
        == ["w/UITransitionView[0]/UIDropShadowView[0]/UIView[0]", "named", "named/UIView[0]", "UIWindow[1]/UIView[0]"])
    #expect(
      try shop.replayer("hit --scene s.scene.json --profile ios13-ipad --from w/UITransitionView[0] --at 20,20").output
        == "w/UITransitionView[0]/UIDropShadowView[0]/UIView[0]\n")
  }

  @Test("the names in a recording are those of a hit")
  func recorded() throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: Scene(name: "names", text: Self.scene), "--tap 60,45 --tap 60,75 --tap 60,900")
    let hits = try shop.replayer("run --json a.touchrec").objects().filter { $0["kind"]?.string == "hit" }
    #expect(hits.map { $0["view"]?.string } == ["table/UITableViewCell[2]/UIButton[1]", "Größe 🎉/UIView[0]", nil])
  }
}
