import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("Pictures from the command line")
struct PictureTests {
  private func shop() throws -> Workshop {
    let shop = try Workshop(["s.scene.json": Scene.popup.text, "bad.scene.json": "{}"])
    try shop.record("a.touchrec", scene: .popup, "--tap 50,30 --tap 150,350")
    return shop
  }

  @Test("of a recording begin with its own strategy, the same bytes every time")
  func recording() throws {
    let shop = try shop()
    let first = try shop.replayer("picture a.touchrec --event 2 -o a.svg")
    #expect(first.code == 0 && first.output.isEmpty && first.error.isEmpty)
    #expect(try shop.replayer("picture a.touchrec --event 2 -o b.svg").code == 0)
    #expect(try shop.bytes("a.svg") == shop.bytes("b.svg"))
    let json = try shop.replayer("picture a.touchrec --event 0 --json").document()
    #expect(
      json["panels"]?.array?.compactMap { $0["strategy"]?.string } == ["uikit", "swizzle", "tag", "delegate", "flag"])
    #expect(json["panels"]?.array?.first?["touches"]?.array?.first?["view"]?.string == "cover")
    #expect(
      json.keys == ["schema", "source", "session", "event", "t", "about", "scene", "profile", "reference", "panels"])
  }

  @Test("of a scene need a point or a map")
  func scene() throws {
    let shop = try shop()
    let words = "picture --scene s.scene.json --strategy uikit,flag"
    let tap = try shop.replayer("\(words) --at 50,30 --json -o t.svg").document()
    let views = tap["panels"]?.array?.compactMap { $0["touches"]?.array?.first?["view"]?.string }
    #expect(views == ["cover", "push"] && tap["panels"]?.array?.first?["map"]?.object == nil)
    #expect(try shop.text("t.svg").contains(">push “push”</text>"))
    #expect(try shop.replayer("\(words) --map -o m.svg").code == 0)
    #expect(try shop.text("m.svg").contains("hatched"))
    let printed = try shop.replayer("\(words) --map")
    #expect(printed.code == 0 && printed.error.isEmpty)
    #expect(printed.output.contains("cover loses "), "\(printed.output)")
    let map = try shop.replayer("\(words) --map --json").document()["panels"]?.array?.last?["map"]
    #expect(map?["losses"]?.array?.first?["view"]?.string == "cover")
    #expect(map?["sampledArea"]?.number == 0)
    #expect(try shop.replayer("\(words) -o n.svg").code == 64)
  }

  @Test(
    "that cannot be drawn fail with a reason and leave no files",
    arguments: [
      ("picture a.touchrec --event 99 -o x.svg", 66, "has no event 99"),
      ("picture a.touchrec --event 0 --session 4 -o x.svg", 66, "has no session 4"),
      ("picture a.touchrec -o x.svg", 64, "which event"), ("picture a.touchrec --event 0", 64, "--output"),
      ("picture a.touchrec --event 0 --at 1,1 -o x.svg", 64, "--at"),
      ("picture a.touchrec --event 0 --strategy flags -o x.svg", 64, "flags"),
      ("picture a.touchrec --event 0 --profile ios1 -o x.svg", 64, "ios1"),
      ("picture a.touchrec --event 0 --json --force", 64, "--force"),
      ("picture a.touchrec --event 0 -o -", 64, "standard output"),
      ("picture missing.touchrec --event 0 -o x.svg", 66, "missing.touchrec"),
      ("picture --scene missing.scene.json --map -o x.svg", 66, "missing.scene.json"),
      ("picture --scene bad.scene.json --map -o x.svg", 65, "bad.scene.json"),
      ("picture --scene s.scene.json --event 0 -o x.svg", 64, "--event"), ("picture -o x.svg", 64, "--scene"),
      ("picture s.scene.json --event 0 -o x.svg", 65, "s.scene.json"),
      ("picture a.touchrec --event 0 -o no/x.svg", 73, "no/x.svg"),
      ("picture a.touchrec --event 0 -o s.scene.json", 73, "--force"),
    ] as [(String, Int32, String)])
  func refusals(words: String, code: Int32, message: String) throws {
    let shop = try shop()
    let before = shop.names
    let scene = try shop.text("s.scene.json")
    let picture = try shop.replayer(words)
    #expect(picture.code == code && picture.error.contains(message) && picture.output.isEmpty, "\(picture.error)")
    #expect(try shop.names == before && shop.text("s.scene.json") == scene)
  }

  @Test("replace a file on request")
  func force() throws {
    let shop = try shop()
    try shop.write("old", to: "a.svg")
    #expect(try shop.replayer("picture a.touchrec --event 0 -o a.svg --force").code == 0)
    #expect(try shop.text("a.svg").hasPrefix("<svg "))
  }
}
