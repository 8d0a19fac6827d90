import ChildProcess
import Foundation

/// The result of a program that has ended.
struct CapturedRun {
  /// The exit code; 128 plus the signal's number if a signal ended the program.
  let code: Int32
  let output: [UInt8]
  let error: [UInt8]

  /// Runs a program and waits until it ends. Its output is stored in files of `scratch`, a folder of the caller.
  ///
  /// - Parameter seconds: The longest time; `nil` for no limit. A program that takes longer is ended, and an error is thrown.
  init(
    seconds: Double? = nil, _ program: String, _ arguments: [String], in folder: String? = nil,
    environment: [String: String]? = nil,
    input: String? = nil, scratch: String
  ) throws(RulesBuildError) {
    let outputPath = "\(scratch)/output"
    let errorPath = "\(scratch)/error"
    for path in [outputPath, errorPath] { try? FileManager.default.removeItem(atPath: path) }
    let (child, signal): (ChildProcess, Int32)
    var isLate = false
    do {
      (child, signal) = try SignalledRun.run({
        try ChildProcess(
          program, arguments, folder: folder, environment: environment,
          files: [0: input.map { .reading($0) } ?? .nothing, 1: .writing(outputPath), 2: .writing(errorPath)],
          isGroup: true)
      }) { child in
        guard let seconds else { return }
        let end = Date(timeIntervalSinceNow: seconds)
        while child.endIfEnded() == nil {
          if Date() > end {
            isLate = true
            return child.signal(SIGKILL)
          }
          usleep(ChildProcess.busyPauseMicroseconds)
        }
      }
    } catch {
      throw RulesBuildError(.unavailable, "\(error)")
    }
    guard signal == 0 else { throw RulesBuildError(.interrupted, "interrupted") }
    guard !isLate else {
      throw RulesBuildError(
        .sources,
        "compiling takes more than \(Int(seconds ?? 0)) s; find the expression that the type checker does not finish, and give its parts types"
      )
    }
    code = child.wait()
    output = Array(FileManager.default.contents(atPath: outputPath) ?? Data())
    error = Array(FileManager.default.contents(atPath: errorPath) ?? Data())
  }

  var errorLines: [String] { Self.lines(error) }
  var outputLines: [String] { Self.lines(output) }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
