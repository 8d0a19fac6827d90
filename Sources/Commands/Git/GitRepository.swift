import ChildProcess
package import CommandLineSupport
import Foundation

/// The Git repository of a folder.
package struct GitRepository {
  /// The result of a Git command.
  package struct Run {
    package let code: Int32
    package let output: [UInt8]

    /// The output as text without the line feeds at its end.
    package var text: String {
      var text = Substring(decoding: output, as: UTF8.self)
      while text.last?.isNewline == true { text.removeLast() }
      return String(text)
    }

    /// The parts of an output that separates them by zero bytes.
    package var parts: [String] { output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
  }

  private let folder: String
  /// The root of the working tree.
  package private(set) var root = ""

  /// The repository of a folder. Fails with exit code 69 without Git, and with 66 outside of a repository.
  package init(of folder: String = ".") throws(CommandFailure) {
    self.folder = folder
    let run = try run(["rev-parse", "--show-toplevel"])
    guard run.code == 0, !run.text.isEmpty else {
      throw CommandFailure(
        .noInput, path: folder == "." ? FileManager.default.currentDirectoryPath : folder,
        "is not in the working tree of a Git repository; change to one, or make one with 'git init'")
    }
    root = run.text
  }

  /// Runs a Git command. Its messages are not printed.
  package func run(_ arguments: [String]) throws(CommandFailure) -> Run {
    guard let pipe = ChildProcess.makePipe() else {
      throw CommandFailure(.io, "git cannot be started: there are too many open files")
    }
    defer { close(pipe.read) }
    let child: ChildProcess
    do {
      child = try ChildProcess(
        "/usr/bin/env", ["LC_ALL=C", "git", "-C", folder] + arguments, files: [1: .descriptor(pipe.write)])
      close(pipe.write)
    } catch {
      close(pipe.write)
      throw CommandFailure(.unavailable, "\(error); install Git")
    }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(pipe.read, &buffer, buffer.count), count > 0 || (count < 0 && errno == EINTR) {
      if count > 0 { output += buffer[..<count] }
    }
    let code = child.wait()
    // What `env` returns for a program that is not there.
    guard code != 127 else { throw CommandFailure(.unavailable, "there is no 'git' in PATH; install it") }
    return Run(code: code, output: output)
  }

  /// The full hash of a commit. Fails with exit code 66 if there is no such commit.
  package func commit(_ revision: String) throws(CommandFailure) -> String {
    let run = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    guard run.code == 0 else {
      throw CommandFailure(
        .noInput, "'\(revision)': there is no such commit; check its name, or fetch it with 'git fetch'")
    }
    return run.text
  }
}
