import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("The user's rules in every command")
struct RulesTests {
  @Test(
    "scenes use the classes of a file, a folder and a build",
    arguments: [
      "--rules Rules", "--rules Rules/PassthroughView.swift", "--build kept", "--build ./.touchreplay/builds/kept",
    ])
  func hit(_ options: String) throws {
    let shop = try RulesWorkshop.shared()
    #expect(try shop.replayer("hit --scene s.scene.json --at 50,50").code == 65)
    let hit = try shop.replayer("hit --scene s.scene.json --at 50,50 \(options)")
    #expect(hit.code == 0 && hit.lines == ["below"] && hit.error.isEmpty, "\(hit.error)")
  }

  @Test("no command changes the files, and nothing but .touchreplay is written")
  func files() throws {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene], environment: SharedBuilds.none)
    try shop.makeFolder("Rules")
    try shop.write(RulesWorkshop.rules, to: "Rules/PassthroughView.swift")
    try FileManager.default.copyItem(
      atPath: RulesWorkshop.shared().file("s.touchrec"), toPath: shop.file("s.touchrec"))
    let recording = try shop.bytes("s.touchrec")
    for words in [
      "hit --scene s.scene.json --at 50,50", "explain s.touchrec --event 0", "run s.touchrec", "diff s.touchrec",
      "matrix s.touchrec", "picture s.touchrec --event 0 --json",
    ] {
      #expect(try shop.replayer("\(words) --rules Rules").code == 0, "\(words)")
    }
    #expect(Set(shop.names) == [".touchreplay", "Rules", "s.scene.json", "s.touchrec"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: shop.file("Rules")) == ["PassthroughView.swift"])
    #expect(try shop.text("Rules/PassthroughView.swift") == RulesWorkshop.rules)
    #expect(try shop.text("s.scene.json") == RulesWorkshop.scene && shop.bytes("s.touchrec") == recording)
    #expect(try shop.text(".touchreplay/.gitignore") == "*\n")
  }

  @Test("points are read from standard input")
  func points() throws {
    let shop = try RulesWorkshop.shared()
    let hit = try shop.replayer("hit --scene s.scene.json --points - --rules Other", input: "50,50\n300,50\n")
    #expect(hit.lines == ["overlay", "below"])
  }

  @Test("explain has the user's class")
  func explain() throws {
    let run = try RulesWorkshop.shared().replayer("explain --scene s.scene.json --at 50,50 --rules Rules")
    #expect(run.code == 0 && run.output.contains("overlay (50, 50) → none: override"), "\(run.output)")
  }

  @Test("a recording is the same with its rules and differs with other ones", arguments: [("Rules", 0), ("Other", 1)])
  func diff(_ rules: String, _ code: Int32) throws {
    let diff = try RulesWorkshop.shared().replayer("diff s.touchrec --rules \(rules)")
    #expect(diff.code == code, "\(diff.output)\(diff.error)")
    #expect(diff.output.contains("below → overlay") == (code == 1))
  }

  @Test("run, matrix, picture and show take rules")
  func others() throws {
    let shop = try RulesWorkshop.shared()
    #expect(try shop.replayer("run s.touchrec --rules Rules").lines.first?.hasSuffix("touch 1 → below") == true)
    #expect(try shop.replayer("matrix s.touchrec --rules Rules").code == 0)
    let picture = try shop.replayer("picture s.touchrec --event 0 --strategy uikit --json --rules Rules")
    #expect(picture.code == 0 && picture.output.contains(#""view":"below""#), "\(picture.output)")
    #expect(try shop.replayer("show missing.touchrec --rules Rules").code == 66)
  }

  @Test("what rules print is on standard error")
  func output() throws {
    let hit = try RulesWorkshop.shared().replayer("hit --scene s.scene.json --at 3,3 --json --rules Hostile")
    #expect(try hit.document()["view"]?.string == "below")
    #expect(hit.error.contains("from the rules"))
  }

  @Test("--rules and --build are not combined")
  func both() throws {
    let run = try RulesWorkshop.shared().replayer("run s.touchrec --rules Rules --build kept")
    #expect(run.code == 64 && run.error.contains("--build"))
  }

  @Test("no option of a command and no variable loads a library")
  func hidden() throws {
    let shop = try RulesWorkshop.shared()
    #expect(try shop.replayer("hit --loaded-rules x --scene s.scene.json --at 1,1").code == 64)
    let words = ["--loaded-rules", "/missing.so", "hit", "--scene", "s.scene.json", "--at", "1,1"]
    #expect(try shop.runProcess(.replayer, words).code == 69)
  }

  @Test(
    "a scene cannot name a library: neither a key nor a class does",
    arguments: ["rules", "build", "library", "loadedRules"])
  func library(_ key: String) throws {
    let shop = try RulesWorkshop.shared()
    let path = ".touchreplay/builds/kept/rules.so"
    #expect(shop.exists(path))
    let name = "library-\(key).scene.json"
    defer { try? shop.remove(name) }
    for scene in [
      "{\"format\": 1, \"scene\": \"s\", \"\(key)\": \"\(path)\", \"windows\": [{\"id\": \"w\"}]}",
      "{\"format\": 1, \"scene\": \"s\", \"windows\": [{\"id\": \"w\", \"\(key)\": \"\(path)\"}]}",
    ] {
      try shop.write(scene, to: name)
      let hit = try shop.replayer("hit --scene \(name) --at 1,1")
      #expect(hit.code == 65 && hit.error.contains("'\(key)'"), "\(hit.error)")
    }
    let named = RulesWorkshop.scene.replacingOccurrences(of: "PassthroughView", with: "\(path)#PassthroughView")
    try shop.write(named, to: name)
    let hit = try shop.replayer("hit --scene \(name) --at 50,50")
    #expect(hit.code == 65 && hit.error.contains("'class' must be a class name"), "\(hit.error)")
  }
}
