package import CommandLineSupport
import Foundation
package import RulesBuilds
import Scenes
import SystemScenes
import TouchReplay
import Workers

/// The build that this process has loaded.
///
/// Only a parent process of the same package names it, as the first two arguments: no recording, scene or environment
/// variable causes code to be loaded.
@MainActor
package enum LoadedRules {
  /// The first argument of a tool that loads a build. It is no option of a command and not in the help.
  nonisolated static let option = "--loaded-rules"
  /// The option that names one of several builds: `LIBRARY=NAME`.
  private nonisolated static let nameOption = "--named-rules"

  /// The first arguments of a tool that loads the first one of some builds and can load the others.
  package static func arguments(of builds: [RulesBuild]) -> [String] {
    guard let first = builds.first else { return [] }
    return [option, first.library]
      + (builds.count < 2 ? [] : builds.flatMap { [nameOption, "\($0.library)=\($0.name)"] })
  }

  /// The builds that this process can load, in the order of the command line; empty if there is one.
  package private(set) static var builds: [(name: String, library: String)] = []

  /// The library that this process has loaded. `nil` without one.
  package private(set) static var library: String?

  /// The classes of the library, for a return to them.
  private static var registration: RulesRegistration?

  /// Loads a library. Its classes replace those of the one before, which stays in memory.
  private static func load(_ path: String) throws {
    let classes = try RulesLibrary.registration(of: path)
    ClassRegistry.load(classes)
    Supervision.didLoad(path)
    registration = classes
  }

  /// Replaces the loaded library while the process runs. If `use` throws, the classes are those of the library before.
  package static func replace<Result>(by path: String, use: () throws -> Result) throws -> Result {
    let before = registration
    do {
      try load(path)
      return try use()
    } catch {
      ClassRegistry.load(before)
      registration = before
      throw error
    }
  }

  /// Runs the process's command line, after loading the build that its first two arguments name, if any.
  ///
  /// `inner` is a command that only other processes of the package use, with a build.
  package static func main(of tool: Tool, inner: Tool.Entry? = nil) -> Never {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.first == option, words.count >= 2 else { tool.main() }
    library = words[1]
    var rest = words.dropFirst(2)
    while rest.first == nameOption, let word = rest.dropFirst().first {
      // A library's path ends at rules.so; a name can contain any character.
      if let end = word.range(of: ".so=") {
        builds.append((String(word[end.upperBound...]), String(word[..<end.lowerBound]) + ".so"))
      }
      rest = rest.dropFirst(2)
    }
    let tool = inner.map(tool.adding) ?? tool
    VirtualExecutor.begin()
    // What the rules print goes to standard error: standard output is the result of the command.
    let output = fcntl(1, F_DUPFD_CLOEXEC, 10)
    dup2(2, 1)
    _ = fcntl(Supervision.endDescriptor, F_SETFD, FD_CLOEXEC)
    Supervision.begin()
    tool.main(
      arguments: Array(rest),
      console: Console(output: StandardOutput(fileDescriptor: output >= 0 ? output : 1)),
      prepare: { try load(words[1]) },
      end: { Supervision.end($0.rawValue) })
  }
}
