import Foundation
import Testing

/// A tool that runs, with a pipe to its standard input if asked for; its output goes to files, so that it never waits.
final class RunningTool {
  /// Where its standard input comes from.
  enum Input {
    case nothing
    case text(String)
    case pipe
  }

  /// Where its standard output goes.
  enum Output {
    case file
    case closedPipe
    case path(String)
  }

  let process: pid_t
  private let outputPath: String
  private let errorPath: String
  private var writeEnd: Int32 = -1
  private var hasEnded = false

  init(_ tool: Executable, _ arguments: [String], in folder: Workshop, input: Input, output: Output = .file) throws {
    let number = folder.nextNumber()
    outputPath = folder.private("output\(number)")
    errorPath = folder.private("error\(number)")
    var inputPath = "/dev/null"
    var readEnd: Int32 = -1
    switch input {
    case .nothing: break
    case .text(let text):
      inputPath = folder.private("input\(number)")
      try Data(text.utf8).write(to: URL(fileURLWithPath: inputPath))
    case .pipe: (readEnd, writeEnd) = try Self.makePipe()
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if readEnd >= 0 {
      posix_spawn_file_actions_adddup2(&actions, readEnd, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, inputPath, O_RDONLY, 0)
    }
    var closedEnd: Int32 = -1
    switch output {
    case .file: posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY | O_CREAT, 0o600)
    case .path(let path): posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY, 0)
    case .closedPipe:
      let (unread, end) = try Self.makePipe()
      close(unread)
      closedEnd = end
      posix_spawn_file_actions_adddup2(&actions, end, 1)
    }
    posix_spawn_file_actions_addopen(&actions, 2, errorPath, O_WRONLY | O_CREAT, 0o600)
    // The shell goes to the folder and then becomes the tool, under the same process number.
    let command = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder.path, tool.path] + arguments
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    // No terminal and no backtrace of a crash: what a test sees is what a script sees.
    var environment: [UnsafeMutablePointer<CChar>?] = Self.environment.map { strdup($0) } + [nil]
    defer { for word in words + environment { free(word) } }
    var identifier: pid_t = 0
    let code = Self.spawning.withLock { posix_spawn(&identifier, "/bin/sh", &actions, nil, &words, &environment) }
    if readEnd >= 0 { close(readEnd) }
    if closedEnd >= 0 { close(closedEnd) }
    try #require(code == 0, "\(tool.path) cannot be started: \(String(cString: strerror(code)))")
    process = identifier
  }

  deinit {
    closeInput()
    guard !hasEnded else { return }
    kill(process, SIGKILL)
    _ = wait()
  }

  /// Writes to the tool's standard input.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(writeEnd, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Ends the tool's standard input.
  func closeInput() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  /// Sends the tool a signal.
  func signal(_ number: Int32) { kill(process, number) }

  /// Waits for the tool's end.
  func wait() -> Finished {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    hasEnded = true
    closeInput()
    let signal = status & 0x7f
    let code = signal == 0 ? (status >> 8) & 0xff : 128 + signal
    return Finished(code: code, output: Self.text(outputPath), error: Self.text(errorPath))
  }

  /// What the tool has put out so far.
  var outputSoFar: String { Self.text(outputPath) }

  /// What the tool has said on its standard error so far.
  var errorSoFar: String { Self.text(errorPath) }

  /// Looks again and again until something is so, at most for half a minute; whether it came to be so.
  static func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<1500 {
      if try condition() { return true }
      usleep(20_000)
    }
    return false
  }

  private static let environment: [String] =
    ProcessInfo.processInfo.environment.filter { !["CI", "SWIFT_BACKTRACE"].contains($0.key) }
    .map { "\($0.key)=\($0.value)" } + ["CI=1", "SWIFT_BACKTRACE=enable=no"]

  /// Held while pipes are made and processes started, so that none inherits another one's ends.
  static let spawning = NSLock()

  private static func text(_ path: String) -> String {
    String(decoding: (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data(), as: UTF8.self)
  }

  /// A pipe whose ends no other tool inherits, or its end would never be seen.
  private static func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    try spawning.withLock {
      try #require(pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    return (ends[0], ends[1])
  }
}
