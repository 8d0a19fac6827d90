package import CommandLineSupport

extension ManualNotes {
  /// The notes of both tools.
  package static let ofTools = ManualNotes(
    environment: ConfigurationKey.all.compactMap { key in
      key.variable.map { variable in
        let place = key.option.map { "the option --\($0) is" } ?? "files are"
        return (variable, "Used if \(place) not given; precedes the key \(key.name) of touchreplay.json.")
      }
    } + [
      ("TOUCHREPLAY_OWNER", "Who decides about a difference, if --owner is not given."),
      ("NO_COLOR", "If it is not empty, text has no colors, unless --color always is given."),
      ("FORCE_COLOR", "If it is not empty, text has colors also where there is no terminal; 0 and false mean none."),
      ("TERM", "If it is dumb, text has no colors."),
      ("CI", "If it has a value other than 0 and false, no baseline is written, and progress is not shown."),
      ("GITHUB_ACTIONS", "If it is true, a comparison prints annotations for GitHub after its text."),
      ("GITHUB_STEP_SUMMARY", "A file to which a comparison appends its summary as Markdown."),
      ("GITHUB_WORKSPACE", "The folder to which paths in annotations and in SARIF are relative."),
      ("SOURCE_DATE_EPOCH", "The day of the manual page that the command man prints, in seconds since 1970."),
      (
        "TOUCHREPLAY_CACHE",
        "A folder for compiled rules, which several projects can share; .touchreplay/cache of the project if it is not set."
      ),
      ("TMPDIR", "The folder of temporary files; /tmp if it is not set."),
      ("PATH", "Where swiftc is searched for, which compiles rules, and git."),
    ],
    files: [
      (
        ConfigurationFile.name,
        "What a repository needs in every run. It is searched for in the working directory and the folders above it."
      ),
      ("touchreplay-accepted.jsonl", "The ledger of accepted differences, which belongs in version control."),
      (".touchreplay", "Builds and the results of comparisons of the project; not for version control."),
      ("*.touchrec", "A recording: an SQLite database of touch sessions with their scene and outcomes."),
      ("*.scene.json", "A scene: a tree of views in JSON, against which touches are recorded."),
    ])
}
