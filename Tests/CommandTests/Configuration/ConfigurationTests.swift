import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("The configuration file of a repository")
struct ConfigurationTests {
  /// A repository with a folder of one recording, which differs under `delegate`.
  private func repository(_ configuration: String?) throws -> Workshop {
    let shop = try Workshop()
    for folder in [".git", ".config", "Recordings", "Sources/Deep"] { try shop.makeFolder(folder) }
    try shop.record("Recordings/a.touchrec", scene: .popup)
    if let configuration { try shop.write(configuration, to: "touchreplay.json") }
    return shop
  }

  /// The settings that a command prints, by key.
  private func settings(
    _ shop: Workshop, _ words: String = "diff", in folder: String = ".", environment: [String: String] = [:]
  ) throws -> [String: JSONValue] {
    let run = try shop.run(.replayer, "\(words) --print-config --json", in: folder, environment: environment)
    try #require(run.code == 0, "\(run.error)")
    let settings = try #require(try run.document()["settings"]?.array)
    return Dictionary(uniqueKeysWithValues: settings.map { ($0["key"]?.string ?? "", $0) })
  }

  @Test("has the recordings of diff and matrix, and the options of diff")
  func isUsed() throws {
    let shop = try repository(#"{"recordings": "Recordings", "strategy": "delegate"}"#)
    let diff = try shop.replayer("diff")
    #expect(diff.code == 1 && diff.output.contains("Recordings/a.touchrec: strategy delegate"), "\(diff.error)")
    #expect(try shop.replayer("matrix --strategy uikit").output.contains("compared 1 recording"))
    #expect(try shop.replayer("diff --no-config Recordings").code == 0)
    let bare = try shop.replayer("diff --no-config")
    #expect(bare.code == 64 && bare.error.contains("FILE is missing"))
  }

  @Test("is found upward to the root of the repository, also in .config, and its paths are relative to it")
  func isFoundUpward() throws {
    let shop = try repository(#"{"recordings": ["Recordings"], "reporters": ["json=out.json"]}"#)
    let diff = try shop.run(.replayer, "diff", in: "Sources/Deep")
    #expect(diff.code == 0 && diff.output.contains("compared 1 recording"), "\(diff.error)")
    #expect(shop.exists("out.json") && !shop.exists("Sources/Deep/out.json"))
    #expect(
      try settings(shop, in: "Sources/Deep")["recordings"]?["value"]?.array?.map(\.string) == ["../../Recordings"])
    try shop.remove("touchreplay.json")
    try shop.write(#"{"recordings": ["../Recordings"]}"#, to: ".config/touchreplay.json")
    #expect(try shop.run(.replayer, "diff", in: "Sources/Deep").code == 0)
    #expect(try settings(shop)["recordings"]?["value"]?.array?.map(\.string) == ["Recordings"])
  }

  @Test("is not found above the repository, nor upward outside a repository, nor in a folder that everybody can write")
  func isNotFound() throws {
    let shop = try repository(#"{"strategy": "delegate"}"#)
    try shop.makeFolder("Sources/.git")
    #expect(try settings(shop, in: "Sources/Deep")["strategy"]?["origin"]?.string == "default")
    try shop.remove("Sources/.git")
    #expect(try settings(shop, in: "Sources/Deep")["strategy"]?["origin"]?.string == "file")
    chmod(shop.path, 0o777)
    #expect(try settings(shop, in: "Sources/Deep")["strategy"]?["origin"]?.string == "default")
    chmod(shop.path, 0o755)
    try shop.remove(".git")
    #expect(try settings(shop, in: "Sources/Deep")["strategy"]?["origin"]?.string == "default")
    #expect(try settings(shop)["strategy"]?["origin"]?.string == "file")
  }

  @Test("a flag precedes an environment variable, which precedes the file, which precedes the default")
  func precedence() throws {
    let shop = try repository(#"{"strategy": "tag", "verify": 2, "retarget": true}"#)
    let variables = ["TOUCHREPLAY_STRATEGY": "flag", "TOUCHREPLAY_RETARGET": "false"]
    let rows: [(words: String, environment: [String: String], value: String, source: String?, origin: String)] = [
      ("diff --strategy delegate", variables, "delegate", "--strategy", "flag"),
      ("diff", variables, "flag", "TOUCHREPLAY_STRATEGY", "environment"),
      ("diff", [:], "tag", "touchreplay.json", "file"),
    ]
    for row in rows {
      let setting = try #require(try settings(shop, row.words, environment: row.environment)["strategy"])
      #expect(setting["value"]?.string == row.value && setting["source"]?.string == row.source, "\(row)")
      #expect(setting["origin"]?.string == row.origin)
    }
    let all = try settings(shop, environment: variables)
    #expect(all["retarget"]?["value"]?.bool == false && all["retarget"]?["origin"]?.string == "environment")
    #expect(all["verify"]?["value"]?.integer == 2)
    #expect(all["profile"]?["origin"]?.string == "default" && all["profile"]?["value"]?.isNull == true)
    let text = try shop.replayer("diff --print-config --profile ios18").output
    #expect(text.contains(#/\nstrategy +tag +touchreplay\.json\n/#))
    #expect(text.contains(#/\nprofile +ios18 +--profile\n/#))
    #expect(text.contains(#/\nagainst +recorded +default\n/#))
  }

  @Test func `a reporter without a path is a form of standard output`() throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup)
    try shop.write(#"{"reporters": ["dot", "markdown=out.md"]}"#, to: "touchreplay.json")
    let run = try shop.replayer("diff a.touchrec")
    let dot = try shop.replayer("diff a.touchrec --no-config --reporter dot").output
    #expect(run.code == 0 && run.output == dot)
    #expect(shop.exists("out.md"))
  }

  static let mistakes: [(text: String, code: Int32, hint: String)] = [
    ("{\"recordings\": \"R\",\n \"stratgy\": \"tag\"}", 65, "line 2: unknown key 'stratgy'; did you mean 'strategy'?"),
    (#"{"hello": 1}"#, 65, "line 1: unknown key 'hello'; the keys are recordings"),
    (#"{"strategy": 1}"#, 65, "line 1: 'strategy' is a number; it must be a string or a list of strings"),
    (#"{"strategy": "tagg"}"#, 65, "'strategy': unknown strategy 'tagg'"),
    (#"{"profile": ["ios17", "ios99"]}"#, 65, "ios99"),
    (#"{"verify": 0}"#, 65, "a whole number from 1 to 1000"), (#"{"verify": "2"}"#, 65, "is a string"),
    (#"{"numWorkers": 1.5}"#, 65, "'numWorkers' is a number; it must be a whole number from 1 to 256"),
    (#"{"timeoutPerSession": 0}"#, 65, "a number of seconds above 0"),
    (#"{"retarget": "yes"}"#, 65, "true or false"), (#"{"rules": []}"#, 65, "'rules' is an empty list"),
    (#"{"rules": [1]}"#, 65, "a list of strings"), (#"{"reporters": "html=x"}"#, 65, "a list of strings NAME=PATH"),
    (#"{"reporters": ["html"]}"#, 65, "NAME=PATH"), (#"{"reporters": ["fax=x"]}"#, 65, "line 1: 'reporters'"),
    (#"{"against": "ours"}"#, 65, "line 1: 'against': 'ours' is not a baseline"),
    (#"["recordings"]"#, 65, "is an array"), ("{", 65, "line 1, column 2"),
    (#"{"verify": 1, "verify": 2}"#, 65, "duplicate"),
    (#"{"recordings": "missing"}"#, 66, "missing"),
  ]

  @Test("a mistake is an error with the file, the line, the key and a remedy", arguments: mistakes)
  func mistake(_ text: String, _ code: Int32, _ hint: String) throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup)
    try shop.write(text, to: "touchreplay.json")
    let run = try shop.replayer(code == 66 ? "diff" : "diff a.touchrec")
    #expect(run.code == code && (code == 66 || run.output.isEmpty))
    #expect(run.error.contains(hint), "\(run.error)")
    #expect(code == 66 || run.error.contains("touchreplay.json: "), "\(run.error)")
  }

  @Test("a mistake in an environment variable is misuse that names the variable")
  func variableMistake() throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup)
    for (name, value) in [("VERIFY", "0"), ("RETARGET", "yes"), ("STRATEGY", "tagg"), ("REPORTERS", "html")] {
      let run = try shop.run(.replayer, "diff a.touchrec", in: ".", environment: ["TOUCHREPLAY_\(name)": value])
      #expect(run.code == 64 && run.error.contains("TOUCHREPLAY_\(name): "), "\(run.error)")
    }
  }

  @Test("two files in one folder are an error")
  func twoFiles() throws {
    let shop = try repository("{}")
    try shop.write("{}", to: ".config/touchreplay.json")
    let run = try shop.replayer("diff Recordings")
    #expect(run.code == 65 && run.error.contains("keep one of them"))
  }
}
