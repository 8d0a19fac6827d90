import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("recorder import reads the log of an app")
struct AppImportTests {
  private static let header =
    #"{"kind":"session","v":1,"name":"shop","device":"iPhone","os":"iOS","osVersion":"18.5","scale":3,"bounds":[0,0,390,844],"safeArea":[0,0,0,0],"build":"1","startedAt":"2026-01-01T00:00:00Z","door":"application","controls":"handled","texts":false,"identifiers":true}"#
  private static let scene =
    #"{"kind":"scene","id":"s1","t":0,"windows":[{"class":"UIWindow","center":[195,422],"bounds":[0,0,390,844],"windowLevel":0,"subviews":[{"class":"UIButton","superclasses":["UIControl"],"id":"buy","center":[100,100],"bounds":[0,0,100,50],"control":{"isEnabled":true,"handlers":{"touchUpInside":["buy:"]}}}]}]}"#
  private static let action =
    #"{"kind":"control","t":0.6,"touch":1,"control":{"name":"buy","rung":1},"event":"touchUpInside","handlers":["buy:"]}"#

  private static func tap(_ receiver: String) -> [String] {
    [
      #"{"kind":"touch","id":1,"t":0.5,"phase":"began","p":[100,100],"receiver":{"name":"\#(receiver)","rung":1,"class":"UIButton"},"recognizers":[]}"#,
      #"{"kind":"touch","id":1,"t":0.6,"phase":"ended","p":[100,100]}"#,
    ]
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
  private static let held = text(
    [header, scene] + tap("buy") + [action, #"{"kind":"end","t":1,"touches":1,"skipped":0}"#])
  private static let contradicted = text(
    [header, scene] + tap("UIWindow[0]") + [#"{"kind":"end","t":1,"touches":1,"skipped":0}"#])

  private func shop() throws -> Workshop { try Workshop(["held.log": Self.held, "other.log": Self.contradicted]) }

  @Test("into a recording with its scene, which replays, and a scene file")
  func recording() throws {
    let shop = try shop()
    let result = try shop.recorder("import --from app held.log -o a.touchrec --scene-out a.scene.json")
    #expect(result.code == 0 && result.error.isEmpty && result.output.hasPrefix("a.touchrec: 1 session, 2 events, "))
    #expect(try shop.replayer("diff a.touchrec").code == 0)
    #expect(try shop.replayer("hit --scene a.scene.json --at 100,100").output == "buy\n")
    let dump = try shop.recorder("dump a.touchrec").output
    #expect(
      dump.contains("user_version 6") && dump.contains(#"  observed {"event":1,"t":0.1,"kind":"action","view":"buy""#))
    #expect(try shop.recorder("import --from app held.log -o b.touchrec --scene-out a.scene.json").code == 73)
  }

  @Test("with identifiers and rows whose names have characters that ids of scenes must not have")
  func names() throws {
    let cell =
      #"{"class":"UITableViewCell","superclasses":["UIView"],"row":[0,0],"center":[195,22],"bounds":[0,0,390,44],"subviews":[{"class":"UIView","center":[20,22],"bounds":[0,0,40,44]}]}"#
    let scene =
      #"{"kind":"scene","id":"s1","t":0,"windows":[{"class":"UIWindow","center":[195,422],"bounds":[0,0,390,844],"windowLevel":0,"subviews":[{"class":"UITableView","superclasses":["UIScrollView"],"id":"cart/list","center":[195,422],"bounds":[0,0,390,844],"subviews":[\#(cell)]}]}]}"#
    let receiver = "cart/list/row[0,0]/UIView[0]"
    let touches = [
      #"{"kind":"touch","id":1,"t":0.5,"phase":"began","p":[10,10],"receiver":{"name":"\#(receiver)","rung":2,"class":"UIView"},"recognizers":[]}"#,
      #"{"kind":"touch","id":1,"t":0.6,"phase":"ended","p":[10,10]}"#,
    ]
    let empty = #"{"kind":"scene","id":"s0","t":0,"windows":[]}"#
    let end = #"{"kind":"end","t":1,"touches":1,"skipped":0}"#
    let shop = try Workshop(["rows.log": Self.text([Self.header, empty, scene] + touches + [end])])
    let result = try shop.recorder("import --from app rows.log -o a.touchrec")
    #expect(result.code == 0, "\(result.error)")
    let dump = try shop.recorder("dump a.touchrec").output
    let observed = #"  observed {"event":0,"t":0.0,"kind":"hit","touch":1,"view":"cart:list:row[0,0]/UIView[0]"}"#
    #expect(dump.contains(observed), "\(dump)")
    let diff = try shop.replayer("diff --against observed a.touchrec")
    #expect(diff.code == 0, "\(diff.output)\(diff.error)")
  }

  @Test("but not a touch without a point, nor into one file with its scene")
  func refused() throws {
    let shop = try Workshop([
      "held.log": Self.held, "null.log": Self.held.replacing(#""p":[100,100]"#, with: #""p":[null,100]"#),
      "far.log": Self.held.replacing(#""center":[100,100]"#, with: #""center":[null,100]"#),
    ])
    let null = try shop.recorder("import --from app null.log -o a.touchrec")
    #expect(null.code == 65 && null.error.contains("null.log: line 3: touch: it has no \"p\" with two numbers"))
    let same = try shop.recorder("import --from app held.log -o a --scene-out ./a")
    #expect(same.code == 64 && same.error.contains("the scene and the recording are one file"), "\(same.error)")
    let far = try shop.recorder("import --from app far.log -o b.touchrec")
    #expect(far.code == 0 && far.error.contains("1 view had a number in the app that is infinite"), "\(far.error)")
  }

  @Test("without its texts, unless they are wanted")
  func texts() throws {
    let scene = Self.scene.replacing(#""id":"buy""#, with: #""id":"buy","text":"Pay Ann""#)
    let shop = try Workshop(["a.log": Self.held.replacing(Self.scene, with: scene)])
    let dropped = try shop.recorder("import --from app a.log -o a.touchrec")
    #expect(dropped.code == 0 && dropped.error.contains("1 text left out; --keep-text keeps them"), "\(dropped)")
    #expect(try shop.recorder("lint a.touchrec").code == 0)
    #expect(try shop.recorder("import --from app a.log --keep-text -o b.touchrec").code == 0)
    #expect(try shop.recorder("lint b.touchrec").output.contains("\"text\": a text of the app"))
    #expect(try shop.recorder("import --from w3c a.log --keep-text -o c.touchrec").code == 64)
  }

  @Test("whose observed names recorder lint reads")
  func lint() throws {
    let held = Self.held.replacing(#""name":"buy""#, with: #""name":"0x7f8a01c0b2d0""#)
    let shop = try Workshop(["held.log": held, "plain.log": Self.held])
    for name in ["held", "plain"] {
      #expect(try shop.recorder("import --from app \(name).log -o \(name).touchrec").code == 0)
    }
    #expect(try shop.recorder("lint plain.touchrec").code == 0)
    let lint = try shop.recorder("lint held.touchrec")
    #expect(lint.code == 1 && lint.output.contains("observed"), "\(lint.output)\(lint.error)")
  }

  @Test("and compares the engine with what was observed")
  func observed() throws {
    let shop = try shop()
    for name in ["held", "other"] {
      #expect(try shop.recorder("import --from app \(name).log -o \(name).touchrec").code == 0)
    }
    let held = try shop.replayer("diff --against observed held.touchrec")
    #expect(held.code == 0, "\(held.output)\(held.error)")
    let other = try shop.replayer("diff --against observed other.touchrec")
    #expect(other.code == 1 && other.output.contains("UIWindow[0]") && other.output.contains("buy"))
    try shop.record("plain.touchrec", scene: .popup)
    let plain = try shop.replayer("diff --against observed plain.touchrec")
    #expect(
      plain.code == 66 && plain.error.contains("plain.touchrec: nothing was observed in an app there; import its log"))
    let both = try shop.replayer("diff --against observed held.touchrec plain.touchrec")
    #expect(both.code == 0 && both.error.contains("1 recording left out: nothing was observed"), "\(both.error)")
  }

  @Test("and does not hold the engine to a rule of the app that is not loaded")
  func unloadedRule() throws {
    let view =
      #"{"class":"Cover","superclasses":["Pass","UIView"],"id":"cover","hitTest":"Pass","center":[195,422],"bounds":[0,0,390,844],"subviews":[]}"#
    let covered = Self.scene.replacing("]}]}", with: ",\(view)]}]}")
    let tap = Self.tap("buy") + [Self.action]
    let lines = [Self.header, covered] + tap + tap.map { $0.replacing(#""t":0."#, with: #""t":9."#) }
    let shop = try Workshop([
      "pass.log": Self.text(lines + [#"{"kind":"end","t":10,"touches":2,"skipped":0}"#]),
      "Pass.swift":
        "import UIKit\nclass Pass: UIView {\n  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }\n}\nclass Cover: Pass {}\n",
    ])
    let imported = try shop.recorder("import --from app pass.log -o a.touchrec --scene-out a.scene.json")
    #expect(
      imported.code == 0 && imported.error.contains("1 view may have rules of the app's own (Pass)"), "\(imported)")
    #expect(try shop.text("a.scene.json").split(separator: "\n").count > 10)
    let unknown = try shop.replayer("diff --against observed a.touchrec")
    #expect(
      unknown.code == 2 && unknown.output.contains("cover has a hit test of the app's own (Cover), which is not loaded")
    )
    #expect(
      unknown.output.contains("note: scene 'shop' is exact, imported from app: the hit tests of Pass are not loaded"))
    // Nothing is compared from that touch on, so that an acceptance would hide all changes.
    let pending = try shop.replayer("pending")
    #expect(pending.code == 2 && pending.output.contains("    cannot be accepted: it concerns the session as a whole"))
    let accept = try shop.replayer("accept --all --reason x --ledger accepted.jsonl")
    #expect(
      accept.code == 2 && accept.error.contains(" cannot be accepted: it concerns the session"), "\(accept.error)")
    #expect(!shop.exists("accepted.jsonl"))
    let loaded = try shop.replayer("diff --against observed --rules Pass.swift a.touchrec")
    #expect(loaded.code == 0, "\(loaded.output)\(loaded.error)")
    let fidelity = try shop.replayer("fidelity --json pass.log").document()
    #expect(fidelity["unknown"]?.integer == 4 && fidelity["contradicted"]?.integer == 0, "\(fidelity)")
    #expect(fidelity["observations"]?.integer == 4)
  }

  @Test("and holds the engine to what only UIKit decides, also in a window with UIKit's own recognizers")
  func certain() throws {
    let gate = #""windowLevel":0,"recognizers":[{"class":"_UISystemGestureGateGestureRecognizer"}]"#
    let scene = Self.scene.replacing(#""windowLevel":0"#, with: gate)
    let end = #"{"kind":"end","t":1,"touches":1,"skipped":0}"#
    let shop = try Workshop(["a.log": Self.text([Self.header, scene] + Self.tap("buy") + [end])])
    #expect(try shop.recorder("import --from app a.log -o a.touchrec").code == 0)
    let diff = try shop.replayer("diff --against observed a.touchrec")
    #expect(diff.code == 1 && diff.output.contains("action gained: buy touchUpInside"), "\(diff)")
    #expect(try shop.replayer("fidelity a.log").output.contains("1 held, 1 contradicted, 0 unknown"))
  }

  @Test("and compares nothing on a scene that the app skipped")
  func skippedScene() throws {
    let later = Self.tap("UIWindow[0]").map { $0.replacing(#""t":0."#, with: #""t":0.8"#) }
    let lines =
      [Self.header, Self.scene] + Self.tap("buy") + [
        Self.action, #"{"kind":"skipped","t":0.7,"what":"scene","views":96}"#,
      ]
      + later + [#"{"kind":"end","t":1,"touches":2,"skipped":1}"#]
    let shop = try Workshop(["a.log": Self.text(lines)])
    #expect(try shop.recorder("import --from app a.log -o a.touchrec").code == 0)
    #expect(try shop.recorder("dump a.touchrec").output.contains(#"observed_until"#))
    let diff = try shop.replayer("diff --against observed a.touchrec")
    #expect(diff.code == 2 && diff.output.contains("the app's scene had changed"), "\(diff)")
    for input in ["a.log", "a.touchrec"] {
      let fidelity = try shop.replayer("fidelity --json \(input)").document()
      let counts = ["held", "contradicted", "unknown"].map { fidelity[$0]?.integer }
      // The second tap hits another view and has an action of the engine.
      #expect(counts == [2, 0, 2], "\(input): \(fidelity)")
    }
  }

  @Test("and goes on after an input that cannot be read")
  func unreadable() throws {
    let shop = try shop()
    try shop.write("{}", to: "bad.log")
    let result = try shop.replayer("fidelity bad.log held.log")
    #expect(
      result.code == 65 && result.error.contains("bad.log: line 1") && result.output.contains("2 held"), "\(result)")
  }

  @Test("and counts the agreement rule by rule, with exit code 0 whatever is contradicted")
  func fidelity() throws {
    let shop = try shop()
    #expect(try shop.recorder("import --from app other.log -o other.touchrec").code == 0)
    let held = try shop.replayer("fidelity held.log")
    #expect(
      held.code == 0 && held.output.hasSuffix("2 observations in 1 session: 2 held, 0 contradicted, 0 unknown\n"),
      "\(held)")
    let both = try shop.replayer("fidelity --json held.log other.touchrec").document()
    let rules = try #require(both["rules"]?.array)
    #expect(both["sessions"]?.integer == 2 && rules.contains { $0["contradicted"]?.integer == 1 })
    let order = try #require(rules.first { $0["rule"]?.string == "1.2a" })
    #expect(order["examples"]?["contradicted"]?["text"]?.string == "observed hit UIWindow[0], replayed hit buy")
    try shop.record("plain.touchrec", scene: .popup)
    #expect(try shop.replayer("fidelity plain.touchrec").code == 66)
    #expect(try shop.replayer("fidelity missing.log").code == 66)
  }

  @Test("up to the line that a crash has cut, with a note")
  func cut() throws {
    let shop = try shop()
    try shop.write(String(Self.held.dropLast(80)), to: "cut.log")
    let result = try shop.recorder("import --from app cut.log -o a.touchrec")
    #expect(result.code == 0 && result.error.contains("cut.log: the log ends in the middle of line 5"))
  }

  @Test("and refuses what is no log, with the line and a remedy; nothing is left behind")
  func refusals() throws {
    let shop = try shop()
    try shop.write(Self.text([Self.header, Self.scene, "{}"]), to: "bad.log")
    try shop.write(Self.text([Self.header, Self.scene]), to: "none.log")
    for (name, code, message) in [
      ("bad.log", Int32(65), "bad.log: line 3: it is no record"), ("none.log", 65, "none.log: no touch is in it"),
      ("missing.log", 66, "missing.log"),
    ] {
      let result = try shop.recorder("import --from app \(name) -o a.touchrec")
      #expect(result.code == code && result.error.contains(message), "\(result.error)")
      #expect(try shop.recorder("info a.touchrec").code == 66)
    }
    #expect(try shop.recorder("import --from app held.log --ticks spec -o a.touchrec").code == 64)
    #expect(try shop.recorder("import --from w3c held.log --scene-out s.json -o a.touchrec").code == 64)
  }

  @Test("onto a scene of the user's own, and into a touch file")
  func ownScene() throws {
    let shop = try shop()
    try shop.write(Scene.popup.text, to: "s.scene.json")
    #expect(try shop.recorder("import --from app held.log --scene s.scene.json -o a.touchrec").code == 0)
    let hits = try shop.replayer("run --json a.touchrec").objects().filter { $0["kind"]?.string == "hit" }
    #expect(hits.map { $0["view"]?.string } == ["cover"])
    #expect(try shop.recorder("import --from app held.log -o t.jsonl").output == "t.jsonl: 2 samples\n")
  }
}
