package import CommandLineSupport

/// Resolves the recordings on a command line.
package enum RecordingArguments {
  /// The suffix of recordings in folders.
  package static let suffix = ".touchrec"

  /// The recordings that a command reads.
  package static let files = Positional(
    "FILE", .oneOrMore, completion: .files, help: "Recordings, or folders of recordings")

  /// Whether a command also reads captures that were not finished.
  package static let unfinished = Option.flag("unfinished", help: "Also read unfinished captures")

  /// Whether a command line names a recording instead of a scene.
  package static func namesRecording(_ arguments: Arguments) -> Bool { !arguments.positionals.isEmpty }

  /// The file of a required `--output`. `-` and the empty name are usage errors, because a recording is always a file.
  package static func output(of arguments: Arguments) throws(CommandFailure) -> String {
    try file(arguments.required("output"), of: arguments)
  }

  /// The file of an optional `--output`. `nil` if the option is absent.
  package static func optionalOutput(of arguments: Arguments) throws(CommandFailure) -> String? {
    guard let path = arguments.string("output") else { return nil }
    return try file(path, of: arguments)
  }

  private static func file(_ path: String, of arguments: Arguments) throws(CommandFailure) -> String {
    guard path != "-" else { throw arguments.misuse("the output is a file, not standard output", option: "output") }
    guard !path.isEmpty else { throw arguments.misuse("the name of the output is empty", option: "output") }
    return path
  }

  /// Prints a note if the name of a new recording has not the suffix that a search of a folder needs.
  package static func noteName(of recording: String, _ arguments: Arguments, _ console: Console) {
    guard !recording.hasSuffix(suffix) else { return }
    console.error.line(
      "\(arguments.tool): \(recording): a search of a folder does not find this name; only *\(suffix) is searched for")
  }

  /// The named files in the given order. A folder is replaced by the recordings in it, in the order of their paths. A file that is
  /// named twice counts once, under its first name.
  ///
  /// Fails with exit code 66 for a folder without recordings: an empty comparison must not look like success.
  package static func paths(_ arguments: [String]) throws(CommandFailure) -> [String] {
    var paths: [String] = []
    for argument in arguments {
      guard DirectorySearch.isDirectory(argument) else {
        paths.append(argument)
        continue
      }
      let found = try DirectorySearch.files(below: argument, suffix: suffix)
      guard !found.isEmpty else {
        throw CommandFailure(
          .noInput, path: argument, "no recordings (*\(suffix)) in this folder; record some with 'recorder capture'")
      }
      paths += found
    }
    guard arguments.count > 1 else { return paths }
    var seen: Set<String> = []
    return paths.filter { seen.insert(InputFile.resolved($0)).inserted }
  }
}
