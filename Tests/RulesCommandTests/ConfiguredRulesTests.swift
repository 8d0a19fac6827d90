import CommandSupport
import TestSupport
import Testing

@Suite("Rules that the configuration file names")
struct ConfiguredRulesTests {
  private func shop() throws -> Workshop {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene])
    for folder in [".git", "Rules", "Deep", "Recordings"] { try shop.makeFolder(folder) }
    try shop.write(RulesWorkshop.rules, to: "Rules/PassthroughView.swift")
    try shop.write(#"{"rules": "Rules", "recordings": "Recordings"}"#, to: "touchreplay.json")
    return shop
  }

  @Test("are used by every command that takes rules, also from a folder below")
  func areUsed() throws {
    let shop = try shop()
    let capture = try shop.recorder("capture --scene s.scene.json --tap 50,50 -o Recordings/a.touchrec")
    #expect(capture.code == 0, "\(capture.error)")
    #expect(try shop.replayer("diff --no-config Recordings").error.contains("no rules are loaded"))
    for words in ["diff", "matrix --strategy uikit", "run ../Recordings/a.touchrec"] {
      let run = try shop.run(.replayer, words, in: "Deep")
      #expect(run.code == 0, "\(words): \(run.error)")
    }
    for words in ["explain ../Recordings/a.touchrec --event 0", "hit --scene ../s.scene.json --at 5,5"] {
      let run = try shop.run(.replayer, words, in: "Deep")
      #expect(run.code == 0 && run.output.contains("below"), "\(words): \(run.error)")
    }
    // A build on the command line replaces the rules of the file.
    #expect(try shop.replayer("build Rules -o kept").code == 0)
    #expect(try shop.replayer("diff --build kept").code == 0)
    let settings = try shop.replayer("diff --build kept --print-config").output
    #expect(settings.contains(#/\nrules +none +--build\n/#))
  }

  @Test("are code, so an environment variable cannot name them")
  func noVariable() throws {
    let shop = try shop()
    try shop.remove("touchreplay.json")
    let run = try shop.run(.replayer, "diff --print-config", in: ".", environment: ["TOUCHREPLAY_RULES": "Rules"])
    #expect(run.output.contains(#/\nrules +none +default\n/#))
  }
}
