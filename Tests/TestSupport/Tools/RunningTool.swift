import ChildProcess
import Foundation

/// A running program, optionally with a pipe to its standard input.
///
/// Its output is read from pipes while a method waits.
package final class RunningTool {
  /// The source of the program's standard input.
  package enum Input {
    case nothing
    case text(String)
    case pipe
  }

  /// The destination of the program's standard output.
  package enum Output {
    case captured
    case closedPipe
    case path(String)
  }

  private let child: ChildProcess
  private let outputs: OutputPipes
  private var input: Int32 = -1

  /// Starts a program. The default working directory is the repository's root.
  package init(
    _ program: String, _ arguments: [String], in folder: String = Repository.root.path,
    environment: [String: String] = [:], input: Input = .nothing, output: Output = .captured
  ) throws {
    let outputs = try OutputPipes()
    self.outputs = outputs
    defer { outputs.closeWriteEnds() }
    var files: [Int32: ChildProcess.File] = [1: outputs.output, 2: outputs.error]
    var ends: [Int32] = []
    defer { for end in ends { close(end) } }
    switch input {
    case .nothing: break
    case .text(let text):
      let file = try Self.file(holding: text)
      files[0] = .descriptor(file)
      ends.append(file)
    case .pipe:
      let pipe = try OutputPipes.makePipe()
      files[0] = .descriptor(pipe.read)
      ends.append(pipe.read)
      self.input = pipe.write
    }
    switch output {
    case .captured: break
    case .path(let path): files[1] = .writing(path)
    case .closedPipe:
      let pipe = try OutputPipes.makePipe()
      close(pipe.read)
      files[1] = .descriptor(pipe.write)
      ends.append(pipe.write)
    }
    child = try ChildProcess(program, arguments, folder: folder, environment: Self.variables(environment), files: files)
  }

  /// The environment of a tool: without a terminal, without backtraces of crashes and outside GitHub Actions, the output is the same as
  /// in a script.
  package static func variables(_ others: [String: String]) -> [String: String] {
    ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GITHUB_") }
      .merging(["CI": "1", "SWIFT_BACKTRACE": "enable=no", SharedBuilds.variable: SharedBuilds.folder]) { $1 }
      .merging(others) { $1 }
  }

  deinit {
    closeInput()
    guard !child.hasEnded else { return }
    child.signal(SIGKILL)
    child.wait()
  }

  /// Writes to the program's standard input.
  package func write(_ text: String) {
    // A writable pipe accepts this many bytes at once. Between the chunks the program's output is read.
    let chunk = 4_096
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      guard outputs.read(orUntilWritable: input) else { return }
      let count = bytes.prefix(chunk).withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Closes the program's standard input.
  package func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  package var identifier: Int32 { child.identifier }

  package func signal(_ number: Int32) { child.signal(number) }

  /// Waits until the program exits.
  package func wait() -> Finished {
    closeInput()
    outputs.readToEnd()
    return Finished(code: child.wait(), output: outputSoFar, error: errorSoFar)
  }

  /// Waits at most two minutes until the program's output meets a condition.
  ///
  /// - Returns: whether the condition is met.
  package func wait(until condition: (RunningTool) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(120)
    while !condition(self) {
      guard outputs.read(by: deadline) else { return condition(self) }
    }
    return true
  }

  /// The standard output that has been read so far.
  package var outputSoFar: String { outputs.outputText }

  /// The standard error that has been read so far.
  package var errorSoFar: String { outputs.errorText }

  /// An anonymous file that contains a text, positioned at its start.
  private static func file(holding text: String) throws -> Int32 {
    var name = Array((NSTemporaryDirectory() + "input-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw OutputPipes.NoDescriptor() }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(text.utf8))
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }
}
