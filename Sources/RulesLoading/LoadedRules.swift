import CWorkerProcess
import Scenes
import SystemScenes
import TouchReplay
import UIKit

/// The user's code in this process.
///
/// Only a parent process of the same package names the library to load: no recording, scene or environment variable causes
/// code to be loaded.
@MainActor
package enum LoadedRules {
  /// The library whose classes scenes use. `nil` if none was loaded.
  package private(set) static var library: String?

  /// The builds that this process can load, in the order of the command line; empty if there is one.
  package private(set) static var builds: [EngineArguments.Build] = []

  /// The classes of ``library``.
  private static var registration: RulesRegistration?

  /// The counters of ``library``. `nil` if its code does not count how often it runs.
  package static var counters: RulesCounters? { library.flatMap(RulesLibrary.counters) }

  /// Loads the library that the arguments of this process name.
  package static func load(_ arguments: EngineArguments) throws(RulesLibraryError) {
    builds = arguments.builds
    try load(arguments.library)
  }

  /// Loads a library. Its classes replace those of the one before, which stays in memory.
  ///
  /// From the first library on, the tasks that this process starts run on the virtual clock, and the time zone, the locale and the random
  /// numbers are those of every session.
  package static func load(_ path: String) throws(RulesLibraryError) {
    if library == nil {
      SessionEnvironment.begin()
      VirtualExecutor.begin()
      VirtualRandom.begin()
    }
    let classes = try RulesLibrary.registration(of: path)
    // Its functions are named if they overflow the stack.
    cworker_note_library(path)
    use(classes, of: path)
  }

  /// Replaces the loaded library while the process runs. If `use` throws, the classes are those of the library before.
  package static func replace<Result>(by path: String, use body: () throws -> Result) throws -> Result {
    let (before, former) = (registration, library)
    do {
      try load(path)
      return try body()
    } catch {
      use(before, of: former)
      throw error
    }
  }

  private static func use(_ classes: RulesRegistration?, of path: String?) {
    ClassRegistry.use(classes)
    RulesSources.loaded = classes?.sources ?? RulesSources()
    CategoryMethods.install(classes?.categories ?? [])
    (registration, library) = (classes, path)
  }
}
