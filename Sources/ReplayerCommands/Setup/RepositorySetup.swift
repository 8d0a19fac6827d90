import CommandLineSupport
import Commands
import Foundation

/// What a repository needs for a gate: a folder of recordings with a first scene, a configuration and a workflow.
struct RepositorySetup {
  /// The result for one file.
  enum Step: Equatable {
    case made(String)
    /// A line was added at the end of a file.
    case added(String, line: String)
    case exists(String)
  }

  static let recordings = "Recordings"
  static let scene = "Recordings/first.scene.json"
  static let recording = "Recordings/first.touchrec"
  private static let ignoredLine = ".touchreplay/"

  let workflow: Workflow
  /// Whether nothing is written.
  let isRehearsal: Bool

  /// Makes what is missing in the working directory. Nothing that exists is replaced.
  func run() throws(CommandFailure) -> [Step] {
    var steps: [Step] = []
    if try hasRecordings() {
      steps.append(.exists(Self.recordings))
    } else {
      steps.append(try make(Self.scene, FirstScene.text))
    }
    // A second file beside it would be an error of every command.
    let hidden = ".config/\(Configuration.fileName)"
    if InputFile.exists(hidden) {
      steps.append(.exists(hidden))
    } else {
      let text = "{\n  \"recordings\": \"\(Self.recordings)\"\n}\n"
      steps.append(try make(Configuration.fileName, text))
    }
    steps.append(try ignore())
    steps.append(try make(Workflow.path, workflow.text))
    return steps
  }

  private func hasRecordings() throws(CommandFailure) -> Bool {
    guard DirectorySearch.isDirectory(Self.recordings) else { return false }
    return try !DirectorySearch.files(below: Self.recordings, suffix: RecordingArguments.suffix).isEmpty
  }

  private func make(_ path: String, _ text: String) throws(CommandFailure) -> Step {
    if InputFile.exists(path) { return .exists(path) }
    if !isRehearsal {
      let folder = (path as NSString).deletingLastPathComponent
      do {
        if !folder.isEmpty {
          try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
      } catch {
        throw CommandFailure(.cannotCreate, path: folder, "cannot be created; check that no file has this name")
      }
      try OutputFile.write(text, to: path)
    }
    return .made(path)
  }

  /// Adds the folder of results and builds to `.gitignore`.
  private func ignore() throws(CommandFailure) -> Step {
    let path = ".gitignore"
    let line = Self.ignoredLine
    guard InputFile.exists(path) else { return try make(path, line + "\n") }
    let text = String(decoding: try InputFile.read(path), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    let same = [line, String(line.dropLast())].flatMap { [$0, "/" + $0] }
    if lines.contains(where: same.contains) { return .exists(path) }
    if !isRehearsal {
      try OutputFile.write(text + (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + line + "\n", to: path)
    }
    return .added(path, line: line)
  }
}
