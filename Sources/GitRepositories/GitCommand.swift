import ChildProcess
import Foundation

/// Runs Git in a folder. The result depends on the repository of that folder and not on settings of a hook or of a person.
struct GitCommand {
  private let program: String
  private let folder: String
  private let environment: [String: String]

  init(in folder: String) throws(GitError) {
    guard let program = Programs.path(of: "git") else {
      throw GitError(.noProgram, "there is no 'git' in PATH; install Git")
    }
    self.program = program
    self.folder = folder
    environment = Self.environment(from: ProcessInfo.processInfo.environment)
  }

  /// What a hook of Git sets: the repository that it runs for, which can be another one.
  private static let variablesOfHooks = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_SHALLOW_FILE", "GIT_GRAFT_FILE",
  ]

  /// What changes the meaning of paths or the form of output.
  private static let variablesOfForm = [
    "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS", "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS",
  ]

  private static func environment(from variables: [String: String]) -> [String: String] {
    var variables = variables
    for name in variablesOfHooks + variablesOfForm { variables[name] = nil }
    // Messages are matched in English. Reading changes no file, and asks no person.
    variables["LC_ALL"] = "C"
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    variables["GIT_TERMINAL_PROMPT"] = "0"
    // A path is a path, whatever characters it has.
    variables["GIT_LITERAL_PATHSPECS"] = "1"
    return variables
  }

  /// Settings that would start other programs or change the form of output.
  private static let settings = ["core.fsmonitor=false", "color.ui=false", "core.quotePath=false"]

  /// The bytes that ``run(_:input:)`` takes as input: what a pipe holds on every system.
  static let longestInput = 16_384

  /// Runs a command and waits until it ends. Nothing that it writes is printed.
  ///
  /// If this process is asked to end, the command is ended first. The error then has the kind `interrupted`.
  func run(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> GitRun {
    precondition(input.count <= Self.longestInput, "the input does not fit into a pipe")
    guard let output = OutputPipe(), let error = OutputPipe(), let source = Self.source(input) else {
      throw GitError(.inputOutput, "git cannot be started: there are too many open files")
    }
    defer { if source >= 0 { close(source) } }
    let words = ["--no-pager", "-C", folder] + Self.settings.flatMap { ["-c", $0] } + arguments
    let (child, signal): (ChildProcess, Int32)
    do {
      (child, signal) = try SignalledRun.run {
        defer {
          output.closeWriteEnd()
          error.closeWriteEnd()
        }
        return try ChildProcess(
          program, words, environment: environment,
          files: [
            0: source < 0 ? .nothing : .descriptor(source), 1: .descriptor(output.writeEnd),
            2: .descriptor(error.writeEnd),
          ], isGroup: true)
      } meanwhile: { _ in
        OutputPipe.readToEnd([output, error])
      }
    } catch {
      throw GitError(.noProgram, "\(error); install Git")
    }
    guard signal == 0 else { throw GitError(.interrupted, "interrupted") }
    return GitRun(code: child.wait(), output: output.bytes, error: error.bytes)
  }

  /// A descriptor from which some bytes can be read; -1 for no bytes, and `nil` if there are no more descriptors.
  private static func source(_ bytes: [UInt8]) -> Int32? {
    guard !bytes.isEmpty else { return -1 }
    guard let ends = ChildProcess.makePipe() else { return nil }
    defer { close(ends.write) }
    guard write(ends.write, bytes, bytes.count) == bytes.count else {
      close(ends.read)
      return nil
    }
    return ends.read
  }
}

/// The result of a Git command.
package struct GitRun {
  package let code: Int32
  package let output: [UInt8]
  let error: [UInt8]

  /// The output as text without the line feeds at its end.
  package var text: String {
    var text = Substring(decoding: output, as: UTF8.self)
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }

  /// The lines of the output.
  package var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// The parts of an output that separates them by zero bytes.
  package var parts: [String] { output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }

  /// Git's reason for a failure; empty if it has none.
  var reason: String {
    let lines = String(decoding: error, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix("fatal: ") }.map { String($0.dropFirst("fatal: ".count)) } ?? ""
  }
}
