import Foundation

/// The environment of a process that runs people's own code: the settings and files of the user do not change its results,
/// and it does not change them.
package final class IsolatedEnvironment {
  /// The variables of this process with those that differ.
  package let variables: [String: String]
  /// An empty folder, which is removed with its content in `deinit`.
  package let folder: String

  /// Creates the environment and its folder in the temporary folder.
  ///
  /// `isComplete` also replaces the home folder and the temporary folder, which programs that the process starts use.
  package init(isComplete: Bool) throws {
    folder = try Self.makeFolder()
    var variables = ProcessInfo.processInfo.environment
    // Sets and dictionaries have the same order in each run.
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // The report of a crash is that of the parent process. A trace takes seconds.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    for name in isComplete ? Self.folderVariables : Self.settingVariables { variables[name] = folder }
    self.variables = variables
  }

  /// The variables that name the folders of the user's settings.
  private static let settingVariables = ["CFFIXED_USER_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"]

  /// The variables that name a folder of the user, or one for temporary files.
  package static let folderVariables = settingVariables + ["HOME", "XDG_CACHE_HOME", "TMPDIR"]

  /// Creates an empty folder in the temporary folder. Throws a ``FolderError``.
  package static func makeFolder() throws -> String {
    let parent = NSTemporaryDirectory()
    var name = Array((parent + "rules-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { throw FolderError(parent) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Opens an empty file without a name in the temporary folder, which a started program does not inherit.
  package static func openNamelessFile() throws(FolderError) -> Int32 {
    let folder = NSTemporaryDirectory()
    var name = Array((folder + "nameless-XXXXXX").utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw FolderError(folder) }
    unlink(name)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The error of a temporary folder in which no folder can be created.
  package struct FolderError: Error, CustomStringConvertible {
    package let path: String
    package let number: Int32

    package init(_ path: String, number: Int32 = errno) { (self.path, self.number) = (path, number) }

    package var description: String {
      "the temporary folder \(path) cannot be used: \(String(cString: strerror(number))); set TMPDIR to a folder that can "
        + "be written"
    }
  }
}
