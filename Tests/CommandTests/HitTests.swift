import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("replayer hit prints the view that a touch would hit")
struct HitTests {
  private func shop() throws -> Workshop {
    try Workshop(["s.scene.json": Scene.popup.text, "loop.scene.json": Scene.loop.text])
  }

  @Test(
    "a point of the screen",
    arguments: [
      ("50,30", "cover"), ("50,30 --strategy flag", "push"), ("50,30 --strategy delegate", "push"),
      ("50,30 --strategy swizzle", "push"), ("50,30 --strategy tag", "push"), ("150,350", "card"),
      ("350,750", "UIWindow[1]"), ("399.99,699.99", "list"), ("400,30", "-"), ("-1,30", "-"), ("1e300,-1e300", "-"),
      ("1e-300,1e-300", "cover"), ("+5,.5", "cover"),
    ])
  func points(_ words: String, _ view: String) throws {
    let hit = try shop().replayer("hit --scene s.scene.json --at \(words)")
    #expect(hit.code == 0 && hit.error.isEmpty)
    #expect(hit.output == view + "\n")
  }

  @Test(
    "a parameter of the profile has another reading, also where the scene names it",
    arguments: [
      ("ios17", "w"), ("ios17+alphaRule=lessThan", "w"), ("ios17+alphaRule=lessThanSinglePrecision", "faint"),
      ("ios17+alphaRule=lessThanOrEqual", "w"),
      ("ios12+hitTestAlphaThreshold=0.001+alphaRule=lessThanOrEqual", "faint"),
    ])
  func parameters(_ profile: String, _ view: String) throws {
    func scene(_ keys: String) -> String {
      """
      {"format": 1, "scene": "s"\(keys),
       "windows": [{"id": "w", "subviews": [{"id": "faint", "frame": [0, 0, 100, 100], "alpha": 0.01}]}]}
      """
    }
    let shop = try Workshop([
      "a.scene.json": scene(""), "b.scene.json": scene(#", "profile": "\#(profile)""#),
    ])
    #expect(try shop.replayer("hit --scene a.scene.json --at 50,50 --profile \(profile)").output == view + "\n")
    #expect(try shop.replayer("hit --scene b.scene.json --at 50,50").output == view + "\n")
  }

  @Test("an infinite hit test is also a result")
  func recursion() throws {
    let shop = try shop()
    let words = "hit --scene loop.scene.json --strategy delegate"
    let hit = try shop.replayer("\(words) --at 10,10")
    #expect(hit.code == 0 && hit.output == "!recursion\n")
    let several = try shop.replayer("\(words) --points -", input: "10,10\n300,300\n10,10\n9999,1\n")
    #expect(several.code == 0 && several.lines == ["!recursion", "outer", "!recursion", "-"])
    let json = try shop.replayer("\(words) --points - --json", input: "10,10\n300,300\n").objects()
    #expect(
      json.map(\.keys) == [["x", "y", "view", "recursion", "unknown"], ["x", "y", "view", "recursion", "unknown"]])
    #expect(json[0]["view"]?.isNull == true && json[0]["recursion"]?.array?.isEmpty == false)
    #expect(json[1]["view"]?.string == "outer" && json[1]["recursion"]?.isNull == true)
  }

  @Test(
    "points are read with blanks, any line ends and empty lines at the end",
    arguments: ["50,30\n500,1\n", "50,30\r\n500,1\r\n", " 50 , 30 \n\t500,\t1", "50,30\n500,1\n\n \r\n\n"])
  func pointFiles(_ text: String) throws {
    let shop = try shop()
    try shop.write(text, to: "points")
    #expect(try shop.replayer("hit --scene s.scene.json --points points").lines == ["cover", "-"])
    #expect(try shop.replayer("hit --scene s.scene.json --points -", input: text).lines == ["cover", "-"])
  }

  @Test(
    "an invalid line is named; the previous results are printed",
    arguments: ["x,1", "1", "1,2,3", "1;2", "nan,1", "inf,1", "0x10,1", "1e999,1", ",1", "", "1,2 # remark", "\u{0}"])
  func badPoints(_ line: String) throws {
    let hit = try shop().replayer("hit --scene s.scene.json --points -", input: "50,30\n\(line)\n1,1\n")
    #expect(hit.code == 65 && hit.lines == ["cover"])
    #expect(hit.error.hasPrefix("replayer: standard input: line 2: "), "\(hit.error)")
  }

  @Test("no points are missing input", arguments: ["--points no", "--points .", "--points -"])
  func noPoints(_ words: String) throws {
    let hit = try shop().replayer("hit --scene s.scene.json \(words)", input: "\n\n")
    #expect(hit.code == 66 && hit.output.isEmpty && hit.errorLines.count == 1, "\(hit.error)")
  }

  @Test("ten thousand points have results in their order")
  func many() throws {
    let expected = (0..<10_000).map { $0 % 3 == 0 ? "cover" : $0 % 3 == 1 ? "list" : "-" }
    let points = (0..<10_000).map { ["\($0 % 90),\($0 % 280)", "\($0 % 300),\(401 + $0 % 280)", "-1,\($0)"][$0 % 3] }
    let hit = try shop().replayer("hit --scene s.scene.json --points -", input: points.joined(separator: "\n"))
    #expect(hit.lines == expected)
  }

  @Test("each point gets its result before the next one is read")
  func conversation() throws {
    let shop = try shop()
    let tool = try shop.start(
      .replayer, ["hit", "--scene", "s.scene.json", "--points", "-"], input: .pipe)
    for (point, answer) in [("50,30", "cover\n"), ("500,1", "cover\n-\n"), ("150,350", "cover\n-\ncard\n")] {
      tool.write(point + "\n")
      #expect(tool.wait { $0.outputSoFar == answer })
    }
    tool.closeInput()
    #expect(tool.wait().code == 0)
  }

  @Test(
    "--from calls the hitTest of one view, by id or path, with the point in its coordinate space",
    arguments: [
      ("list", "50,30", "push"), ("push", "50,30", "push"), ("push", "300,30", "-"),
      ("list/UIButton[1]", "50,120", "list/UIButton[1]"),
      ("list/UIView[0]/UILabel[0]", "70,210", "list/UIView[0]/UILabel[0]"), ("UIWindow[1]", "350,750", "UIWindow[1]"),
      ("UIWindow[1]", "50,30", "-"), ("w", "350,750", "list"),
    ])
  func from(_ view: String, _ point: String, _ answer: String) throws {
    let hit = try shop().replayer("hit --scene s.scene.json --from \(view) --at \(point)")
    #expect(hit.code == 0 && hit.output == answer + "\n")
  }

  @Test("--from a view that the scene does not have names the nearest", arguments: ["psh", "list/UIButton[0]"])
  func fromNowhere(_ view: String) throws {
    let hit = try shop().replayer("hit --scene s.scene.json --from \(view) --at 1,1")
    #expect(
      hit.code == 65 && hit.output.isEmpty && hit.error.contains("'\(view)'") && hit.error.contains("did you mean"))
  }

  @Test("windows have the positions of their frames, and the front one is first")
  func windows() throws {
    let shop = try Workshop([
      "s.scene.json": """
      {"format": 1, "scene": "s", "screen": {"size": [400, 800]}, "windows": [
        {"id": "back"}, {"id": "high", "frame": [0, 0, 100, 100], "windowLevel": 2},
        {"id": "front", "frame": [50, 50, 100, 100], "subviews": [{"id": "inner", "frame": [10, 10, 20, 20]}]},
        {"id": "hidden", "isHidden": true}]}
      """
    ])
    let hit = try shop.replayer(
      "hit --scene s.scene.json --points -", input: "10,10\n60,60\n120,60\n65,105\n120,120\n300,300\n")
    #expect(hit.lines == ["high", "high", "front", "front", "front", "back"])
    #expect(try shop.replayer("hit --scene s.scene.json --from front --at 65,65").output == "inner\n")
  }
}
