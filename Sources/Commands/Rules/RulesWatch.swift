package import CommandLineSupport
import Foundation
package import RulesBuilds

/// Compiles the files of `--rules` again when they change. The compiler runs on a thread of its own, so that a server goes on
/// answering.
@MainActor
package final class RulesWatch {
  package static let option = Option.flag(
    "watch", help: "With --rules: compile the files again when they change, and replay with the new code")

  package static let constraint = Constraint.requires("watch", "rules")

  /// The result of a compilation.
  package typealias Build = Result<RulesBuild, RulesBuildError>

  /// The time between two looks at the files, in nanoseconds.
  private static let pauseNanoseconds: UInt64 = 50_000_000

  private let paths: [String]
  private var sources: SourceWatch
  private var lastLookNanoseconds: UInt64 = 0
  private let compilation: Compilation

  /// Watches the files of `--rules`. `nil` without `--watch`.
  package init?(of arguments: Arguments) throws(CommandFailure) {
    guard arguments.flag("watch") else { return nil }
    paths = arguments.strings("rules")
    sources = SourceWatch(paths)
    compilation = Compilation(options: try RulesOptions.options(arguments))
  }

  /// The result of a compilation that has ended since the last call. Call it often, with a monotonic clock.
  package func finishedBuild(nowNanoseconds: UInt64) -> Build? {
    if let build = compilation.take() { return build }
    guard !compilation.isRunning, nowNanoseconds >= lastLookNanoseconds + Self.pauseNanoseconds else { return nil }
    lastLookNanoseconds = nowNanoseconds
    if sources.hasChanged() { compilation.begin(paths) }
    return nil
  }

  /// Waits for a change of the files and for its compilation. `nil` after a signal.
  package func next() -> Build? {
    while !Interruption.isRequested {
      if let build = finishedBuild(nowNanoseconds: DispatchTime.now().uptimeNanoseconds) { return build }
      usleep(20_000)
    }
    end()
    return nil
  }

  /// Ends a running compilation, and waits until the folder of its work is removed.
  package func end() {
    while compilation.isRunning {
      RulesBuilder.cancel()
      usleep(5_000)
    }
  }
}

/// A compilation on a thread of its own.
private final class Compilation: @unchecked Sendable {
  private let lock = NSLock()
  private var running = false
  private var result: RulesWatch.Build?
  private let options: RulesBuilder.Options

  init(options: RulesBuilder.Options) { self.options = options }

  var isRunning: Bool { lock.withLock { running } }

  func take() -> RulesWatch.Build? {
    lock.withLock {
      defer { result = nil }
      return result
    }
  }

  func begin(_ paths: [String]) {
    lock.withLock { running = true }
    Thread.detachNewThread { [self] in
      let result = RulesWatch.Build { () throws(RulesBuildError) in
        try RulesBuilder(.current(version: Version.current), options: options).build(paths)
      }
      lock.withLock {
        self.result = result
        running = false
      }
    }
  }
}
