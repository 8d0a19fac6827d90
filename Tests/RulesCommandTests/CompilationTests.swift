import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("Compilations that are interrupted, or whose folders are missing")
struct CompilationTests {
  /// A compiler that holds the lock of a file in the working directory, and waits, if a source contains the word BLOCK.
  nonisolated(unsafe) private static let compiler = Result<Workshop, any Error> {
    let shop = try Workshop()
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compiler = try #require(
      paths.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) })
    try shop.writeProgram(
      """
      #!/bin/sh
      for word in "$@"; do
        if [ "${word##*.}" = swift ] && grep -q BLOCK "$word"; then
          exec 9>lock
          flock 9
          echo > started
          sleep 600
        fi
      done
      exec '\(compiler)' "$@"

      """, to: "swiftc")
    return shop
  }

  private static func workshop() throws -> Workshop {
    let path = "\(try compiler.get().path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let shop = try Workshop(
      [
        "s.scene.json": RulesWorkshop.scene, "P.swift": RulesWorkshop.rules + "// BLOCK\n",
        "Plain.swift": RulesWorkshop.rules,
      ], environment: ["PATH": path])
    try shop.write(RulesWorkshop.shared().bytes("s.touchrec"), to: "s.touchrec")
    return shop
  }

  static let commands: [(tool: BuiltTool, words: String)] = [
    (.replayer, "build P.swift -o x"), (.replayer, "diff s.touchrec --rules P.swift"),
    (.replayer, "hit --scene s.scene.json --at 1,1 --rules P.swift"),
    (.recorder, "capture --scene s.scene.json --tap 1,1 --rules P.swift -o x.touchrec"),
    (.replayer, "diff s.touchrec --rules Plain.swift --watch"),
    (.recorder, "capture --scene s.scene.json --live --no-open --rules Plain.swift --watch -o x.touchrec"),
  ]

  @Test(
    "a signal ends the compiler and its children, and removes the folder of its work", .timeLimit(.minutes(5)),
    arguments: commands, [SIGINT, SIGTERM])
  func signal(_ command: (tool: BuiltTool, words: String), _ signal: Int32) throws {
    let shop = try Self.workshop()
    let changes = FolderChanges(shop.path)
    let words = command.words.split(separator: " ").map(String.init)
    let tool = try shop.start(command.tool, words, input: .nothing)
    if command.words.hasSuffix("--watch") || command.words.contains("--live") {
      #expect(tool.wait { $0.errorSoFar.contains(command.tool == .recorder ? "http://" : "waiting for a change") })
      try shop.write(RulesWorkshop.rules + "// BLOCK\n", to: "Plain.swift")
    }
    try #require(changes.wait { shop.exists("started") })
    tool.signal(signal)
    let end = tool.wait()
    #expect(end.code == 130, "\(end.error)")
    // The children hold the lock for 600 s.
    let lock = open(shop.file("lock"), O_RDWR)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(SharedBuilds.folder)/builds")
    #expect(!names.contains { $0.hasSuffix(".\(tool.identifier).part") }, "\(names)")
    #expect(!shop.exists("x.touchrec") && !shop.exists(".touchreplay/builds/x"))
  }

  @Test(
    "a missing temporary folder is named with the reason, in every command with rules",
    arguments: [
      "diff s.touchrec --rules Rules", "diff s.touchrec --rules New", "diff s.touchrec --build kept",
      "diff s.touchrec --build kept --against build:kept", "run s.touchrec --build kept",
      "matrix s.touchrec --build kept",
      "hit --scene s.scene.json --at 1,1 --rules Rules", "hit --scene s.scene.json --at 1,1 --build kept",
      "explain s.touchrec --event 0 --build kept", "show s.touchrec --no-open --build kept",
    ])
  func temporaryFolder(_ words: String) throws {
    let shop = try RulesWorkshop.shared()
    let words = words.replacingOccurrences(of: "New", with: "Renamed/../Other/../Other/PassthroughView.swift")
    let run = try RunningTool(
      BuiltTool.replayer.path, words.split(separator: " ").map(String.init), in: shop.path,
      environment: ["TMPDIR": "/nowhere/there"]
    ).wait()
    #expect(run.code == 73, "\(run.error)")
    #expect(
      run.error == "replayer: the temporary folder /nowhere/there/ cannot be used: No such file or directory; "
        + "set TMPDIR to a folder that can be written\n")
  }

  @Test(
    "builds are those of the project, from each of its folders",
    arguments: ["Package.swift", ".git", ".touchreplay"])
  func project(_ marker: String) throws {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene, "P.swift": RulesWorkshop.rules])
    try shop.makeFolder("Sources/Overlay")
    if marker == "Package.swift" { try shop.write("", to: marker) } else { try shop.makeFolder(marker) }
    func run(_ words: String, in folder: String) throws -> Finished {
      try RunningTool(
        BuiltTool.replayer.path, words.split(separator: " ").map(String.init), in: shop.file(folder)
      ).wait()
    }
    let build = try run("build ../../P.swift -o kept", in: "Sources/Overlay")
    #expect(build.output == "build 'kept' in ../../.touchreplay/builds/kept: 1 file, 1 class\n", "\(build.error)")
    #expect(shop.exists(".touchreplay/builds/kept") && shop.exists(".touchreplay/.gitignore"))
    for folder in [".", "Sources", "Sources/Overlay"] {
      let up = folder == "." ? "" : folder.split(separator: "/").map { _ in "../" }.joined()
      for rules in ["--build kept", "--rules \(up)P.swift"] {
        let hit = try run("hit --scene \(up)s.scene.json --at 50,50 \(rules)", in: folder)
        #expect(hit.code == 0 && hit.lines == ["below"], "\(folder): \(hit.error)")
      }
      #expect(folder == "." || !shop.exists("\(folder)/.touchreplay"))
    }
    // A package in the project is one of its own.
    try shop.write("", to: "Sources/Package.swift")
    #expect(try run("hit --scene ../s.scene.json --at 50,50 --build kept", in: "Sources").code == 69)
  }
}
