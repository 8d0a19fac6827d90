import ChildProcess
import CommandLineSupport
import Dispatch
import Foundation
import RecorderCommands
import ReplayerCommands
import TestSupport
import UIKit

/// Runs command lines of the tools in this process, as the tools' own processes do.
///
/// A run is exclusive, because it is on the main actor. Meanwhile the process has the working directory and the executable of the tool.
enum CommandsInProcess {
  static func run(
    _ tool: BuiltTool, _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> Finished {
    let variables = RunningTool.variables(environment)
    return try onMainActor { try perform(tool, arguments, in: folder, environment: variables) }
  }

  @MainActor
  private static func perform(
    _ tool: BuiltTool, _ arguments: [String], in folder: String, environment: [String: String]
  ) throws -> Finished {
    let (output, error) = (try CapturedFile(), try CapturedFile())
    let console = Console(
      output: StandardOutput(fileDescriptor: output.descriptor), error: StandardError(fileDescriptor: error.descriptor),
      environment: environment)
    let status = try WorkingDirectory.changed(to: folder) {
      SignalActions.restored {
        Executable.replaced(by: tool.path) {
          // An option such as --inject-fault changes the current engine, which is a new one in a process.
          Engine(faults: []).run { tool.commands.exitStatus(arguments: arguments, console: console) }
        }
      }
    }
    return Finished(code: status, output: try output.text(), error: try error.text())
  }

  /// Waits until the main actor is free, and runs `body` on it.
  ///
  /// In a task: only there objects that are released end at once. Without one, the isolated part of their deinitializers would run
  /// later, when what they refer to is gone.
  private static func onMainActor<Value: Sendable>(
    _ body: @escaping @MainActor @Sendable () throws -> Value
  ) throws -> Value {
    if DispatchQueue.getSpecific(key: mainQueue) != nil { return try MainActor.assumeIsolated(body) }
    let (result, isDone) = (Box<Result<Value, any Error>?>(nil), DispatchSemaphore(value: 0))
    Task { @MainActor in
      result.value = Result(catching: body)
      isDone.signal()
    }
    isDone.wait()
    return try result.value!.get()
  }

  /// A value that one thread sets before another reads it.
  private final class Box<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Marks the main queue, which can run on another thread than the main one.
  private static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}

extension BuiltTool {
  /// The commands of the tool.
  @MainActor fileprivate var commands: Tool {
    switch self {
    case .recorder: RecorderTool.tool
    case .replayer: ReplayerTool.tool
    }
  }
}
