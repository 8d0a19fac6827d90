import ChildProcess
import Foundation
import JSONText
package import TestSupport
import Testing

/// A folder for one test in which tools run. It is removed in `deinit`.
package final class Workshop {
  package let path: String
  /// Variables of the tools that run in it.
  package let environment: [String: String]

  /// Creates a folder with files by name. With ``SharedBuilds/none``, its tools compile all rules themselves.
  package init(_ files: [String: String] = [:], environment: [String: String] = [:]) throws {
    self.environment = environment
    path = NSTemporaryDirectory() + "command-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    for folder in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
      chmod(path + "/" + folder, 0o700)
    }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Runs a command line of a tool. The arguments are separated by single spaces.
  ///
  /// It runs in this process unless it needs one of its own (``ProcessNeed``), which ``runProcess(_:_:input:)`` always starts.
  package func recorder(_ words: String, input: String? = nil) throws -> Finished {
    try run(.recorder, words, input: input)
  }

  /// Runs a command line of a tool like ``recorder(_:input:)``.
  package func replayer(_ words: String, input: String? = nil) throws -> Finished {
    try run(.replayer, words, input: input)
  }

  package func run(_ tool: BuiltTool, _ words: String, input: String? = nil) throws -> Finished {
    try run(tool, words.split(separator: " ", omittingEmptySubsequences: false).map(String.init), input: input)
  }

  package func run(_ tool: BuiltTool, _ arguments: [String], input: String? = nil) throws -> Finished {
    guard input == nil, !needsProcess(tool, arguments, environment) else {
      return try runProcess(tool, arguments, input: input)
    }
    return try runInProcess(tool, arguments)
  }

  private func needsProcess(_ tool: BuiltTool, _ arguments: [String], _ environment: [String: String]) -> Bool {
    // Rules that the configuration names are compiled.
    ProcessNeed.applies(to: arguments, of: tool) || ProcessNeed.applies(to: environment)
      || (try? text("touchreplay.json"))?.contains("\"rules\"") == true
  }

  /// Runs a command line in this process.
  package func runInProcess(_ tool: BuiltTool, _ arguments: [String]) throws -> Finished {
    try CommandsInProcess.run(tool, arguments, in: path, environment: environment)
  }

  /// Runs the built tool until it exits.
  package func runProcess(_ tool: BuiltTool, _ arguments: [String], input: String? = nil) throws -> Finished {
    try start(tool, arguments, input: input.map { .text($0) } ?? .nothing).wait()
  }

  /// Runs a tool with environment variables, in a folder of the workshop.
  package func run(
    _ tool: BuiltTool, _ words: String, in folder: String, environment: [String: String] = [:]
  ) throws -> Finished {
    let arguments = words.split(separator: " ").map(String.init)
    let variables = self.environment.merging(environment) { $1 }
    guard needsProcess(tool, arguments, variables) else {
      return try CommandsInProcess.run(tool, arguments, in: file(folder), environment: variables)
    }
    return try RunningTool(tool.path, arguments, in: file(folder), environment: variables).wait()
  }

  package func start(
    _ tool: BuiltTool, _ arguments: [String], input: RunningTool.Input, output: RunningTool.Output = .captured
  ) throws -> RunningTool {
    try RunningTool(tool.path, arguments, in: path, environment: environment, input: input, output: output)
  }

  /// Records a session and fails the test on an error.
  package func record(
    _ name: String, scene: Scene, _ touches: String = "--tap 50,30", strategy: String? = nil, profile: String? = nil
  ) throws {
    let sceneName = name + ".scene.json"
    try write(scene.text, to: sceneName)
    var words = ["capture", "--scene", sceneName] + touches.split(separator: " ").map(String.init) + ["-o", name]
    if let strategy { words += ["--strategy", strategy] }
    if let profile { words += ["--profile", profile] }
    let capture = try run(.recorder, words)
    try #require(capture.code == 0, "\(capture.error)")
    try remove(sceneName)
  }

  package func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  package func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
  }

  /// Writes a program that can be started at once.
  ///
  /// Another process writes it. A process that another test starts meanwhile has a copy of this one's open files for a moment, and
  /// the system refuses to start a program that is open for writing (ETXTBSY).
  package func writeProgram(_ text: String, to name: String) throws {
    let source = "program-\(UUID().uuidString)"
    try write(text, to: source)
    try #require(ChildProcess("/bin/cp", [file(source), file(name)]).wait() == 0)
    chmod(file(name), 0o755)
    try remove(source)
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: file(name), withIntermediateDirectories: true)
  }

  package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: file(name)) }

  package func copy(_ name: String, to other: String) throws {
    // In a process of its own: a program that this process copied would stay open for writing in the processes that other tests
    // start meanwhile, and could not be started.
    let copy = try RunningTool("/bin/cp", ["-R", file(name), file(other)], in: path, input: .nothing).wait()
    try #require(copy.code == 0, "\(copy.error)")
  }

  package func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: file(name)))) }

  package func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

  /// The sorted names of the files in the folder.
  package var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  package func file(_ name: String) -> String { path + "/" + name }
}

extension JSONValue {
  package var keys: [String] { (object ?? []).map(\.key) }
}
