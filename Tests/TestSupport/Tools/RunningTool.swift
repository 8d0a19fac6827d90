import ChildProcess
import Foundation

/// A program that runs, with a pipe to its standard input if wanted.
///
/// Its output comes through pipes, which are read while a method waits.
package final class RunningTool {
  /// Where the program's standard input comes from.
  package enum Input {
    case nothing
    case text(String)
    case pipe
  }

  /// Where the program's standard output goes.
  package enum Output {
    case captured
    case closedPipe
    case path(String)
  }

  private let child: ChildProcess
  private let outputs: OutputPipes
  private var input: Int32 = -1

  /// Starts a program, in the repository's root unless another folder is given.
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
    // No terminal and no backtrace of a crash: a test sees the output that a script sees.
    let variables = ProcessInfo.processInfo.environment
      .merging(["CI": "1", "SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
    child = try ChildProcess(program, arguments, folder: folder, environment: variables, files: files)
  }

  deinit {
    closeInput()
    guard !child.hasEnded else { return }
    child.signal(SIGKILL)
    child.wait()
  }

  /// Writes to the program's standard input.
  package func write(_ text: String) {
    // No more than a pipe takes at once when it has room, so that the program's output is read meanwhile.
    let chunk = 4_096
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      guard outputs.read(orUntilWritable: input) else { return }
      let count = bytes.prefix(chunk).withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Ends the program's standard input.
  package func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  package func signal(_ number: Int32) { child.signal(number) }

  /// Waits for the program's end.
  package func wait() -> Finished {
    closeInput()
    outputs.readToEnd()
    return Finished(code: child.wait(), output: outputSoFar, error: errorSoFar)
  }

  /// Waits until what the program has written meets a condition, at most for half a minute; whether it does.
  package func wait(until condition: (RunningTool) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(30)
    while !condition(self) {
      guard outputs.read(by: deadline) else { return condition(self) }
    }
    return true
  }

  /// The standard output that was read so far.
  package var outputSoFar: String { outputs.outputText }

  /// The standard error that was read so far.
  package var errorSoFar: String { outputs.errorText }

  /// A file without a name that holds a text, at its start.
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
