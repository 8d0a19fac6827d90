import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("recorder import reads the logs of other tools")
struct LogImportTests {
  private static let getevent = """
    [   10.000000] EV_ABS       ABS_MT_TRACKING_ID   00000001
    [   10.000000] EV_ABS       ABS_MT_POSITION_X    00000032
    [   10.000000] EV_ABS       ABS_MT_POSITION_Y    0000001e
    [   10.000000] EV_SYN       SYN_REPORT           00000000
    [   10.100000] EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [   10.100000] EV_SYN       SYN_REPORT           00000000

    """
  private static let axes = "A: 35 0 400 0 0\nA: 36 0 800 0 0\n"

  private func shop() throws -> Workshop {
    try Workshop(["g.txt": Self.getevent, "p.prop": Self.axes, "s.scene.json": Scene.popup.text])
  }

  @Test("of a panel, with the ranges of its axes and the screen of the scene")
  func panel() throws {
    let shop = try shop()
    for option in ["--range 0,400,0,800", "--axes p.prop"] {
      let result = try shop.recorder(
        "import --from getevent g.txt \(option) --scene s.scene.json --strategy flag -o a.touchrec --force")
      #expect(result.code == 0, "\(result.error)")
      #expect(try shop.replayer("run a.touchrec").output.contains("touch 1 → push"))
    }
    let turned = try shop.recorder(
      "import --from getevent g.txt --range 0,400,0,800 --screen 800,400 --orientation landscapeLeft -o t.touches.jsonl"
    )
    #expect(turned.code == 0 && turned.output == "t.touches.jsonl: 2 samples\n")
    #expect(try shop.text("t.touches.jsonl").contains(#""x": 30, "y": 350"#))
  }

  @Test(
    "misuse of the options of a panel",
    arguments: [
      ("", "give --scene, or --screen W,H", Int32(64)), ("--screen 0,1", "greater than 0", 64),
      ("--screen 400,800 --range 5,5,0,1", "the smaller one first", 64),
      ("--screen 400,800 --range 0,1,0,1 --axes p.prop", "exclude each other", 64),
      ("--screen 400,800 --axes missing.prop", "missing.prop", 66), ("--screen 400,800 --axes g.txt", "no ranges", 65),
      ("--screen 400,800 --ticks wda", "no effect with --from getevent", 64),
      ("--screen 400,800 --orientation left", "landscapeLeft", 64),
      ("--screen 400,800", "give --range X0,X1,Y0,Y1", 65),
      ("--screen 400,800 --range 0,1,0,1 --device x", "leave --device out", 65),
    ])
  func misuse(_ options: String, _ hint: String, _ code: Int32) throws {
    let shop = try shop()
    let result = try shop.recorder(
      ["import --from getevent g.txt", options, "-o a.touchrec"].filter { !$0.isEmpty }.joined(separator: " "))
    #expect(result.code == code && result.error.contains(hint), "\(result.code) \(result.error)")
    #expect(!shop.exists("a.touchrec"))
  }

  @Test("the description of a panel is not replaced")
  func description() throws {
    let shop = try shop()
    let result = try shop.recorder("import --from getevent g.txt --axes p.prop --screen 400,800 -o p.prop --force")
    #expect(result.code == 64 && result.error.contains("'p.prop' is --axes itself"), "\(result.error)")
    #expect(try shop.text("p.prop") == Self.axes)
  }

  @Test("the screen of a log that is another one than the scene's is noted")
  func screens() throws {
    let shop = try shop()
    try shop.write(
      """
      [{"type": 4, "timestamp": 1, "data": {"width": 390, "height": 844}},
       {"type": 3, "timestamp": 2, "data": {"source": 2, "type": 7, "x": 50, "y": 30}}]
      """, to: "r.json")
    let result = try shop.recorder("import --from rrweb r.json --scene s.scene.json -o a.touchrec")
    #expect(result.code == 0)
    #expect(
      result.error.contains(
        "the screen of the log is 390 by 844, that of the scene 400 by 800; positions are not scaled"))
    #expect(result.error.contains("touch 1 never lifted; cancelled at the end"))
    #expect(try shop.recorder("show a.touchrec").output.contains("touch 1 cancelled"))
  }

  @Test(
    "a file of another format is refused with its place, and nothing is left",
    arguments: [
      "w3c", "rrweb", "datadog", "touchvisualizer", "maestro", "chrome-recorder", "evemu", "libinput", "getevent",
    ])
  func otherFormat(_ format: String) throws {
    let shop = try Workshop(["x.txt": "[]\n"])
    let options = ["evemu", "libinput", "getevent"].contains(format) ? " --screen 400,800" : ""
    let result = try shop.recorder("import --from \(format) x.txt\(options) -o a.touchrec")
    #expect(
      result.code == 65 && result.output.isEmpty && result.error.hasPrefix("recorder: x.txt: "), "\(result.error)")
    #expect(result.error.contains("line 1"), "\(result.error)")
    #expect(shop.names == ["x.txt"])
  }
}
