import CommandLineSupport
import Commands
import PrintedText
import RulesBuilds

/// `replayer build`: compiles the user's own Swift files and keeps the result.
@MainActor
enum BuildCommand {
  static let entry = Tool.Entry(
    Command(
      "build", summary: "Compile your own Swift files, so that recordings are replayed with their classes",
      discussion: """
        Compiles Swift files that import UIKit: views, windows, controls, gesture recognizers and controllers. A scene \
        then uses their classes by name. The files are not changed: a translated copy is compiled, and errors have \
        the lines of the files. Below a folder, tests and Package.swift are left out.

        -o NAME keeps the build: a name with a slash is a folder, another name is a folder in .touchreplay/builds of \
        the project. The build has its own copy of the tools, so it still runs after another version of them is installed. \
        --rules FILE of other commands compiles and uses files without keeping a build.

        --cut-missing replaces members that do not compile, for example because they use a class that UIKit has not \
        here. A replay that reaches one reports an unknown outcome. The cuts are printed. A hitTest, a point(inside:) \
        or a method of a recognizer is cut with --cut-rules only. Both options also belong to --rules of other commands.

          replayer build Sources/Overlay -o before
          replayer diff --rules Sources/Overlay --against build:before Recordings

        Exit codes: 65 the files do not compile, 66 there are no files, 69 there is no Swift compiler, 73 the build \
        exists and --force was not given.
        """,
      positionals: [Positional("FILE", .oneOrMore, completion: .files, help: "Swift files, or folders of them")],
      options: [
        Option(
          "output", short: "o", .text("NAME"), completion: .files, help: "The name of the build, or its folder",
          isRequired: true),
        RulesOptions.define,
        .flag("cut-missing", help: "Replace members that do not compile"),
        RulesOptions.cutRules,
        .flag("all-errors", help: "Print all errors of files that do not compile, and not only the first 20"),
        .flag("force", help: "Replace the build if it exists"),
        .flag("json", help: "Print the build's manifest as one JSON document"),
      ], constraints: [RulesOptions.constraintOfCuts]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let name = arguments.required("output")
    // Checked before the compilation, which takes seconds.
    try refuseInput(NamedBuilds.folder(name), arguments)
    try NamedBuilds.check(name, replacing: arguments.flag("force"))
    var options = try RulesOptions.options(arguments)
    options.listsAllErrors = arguments.flag("all-errors")
    let compiled = try RulesOptions.compile(arguments.positionals, options: options, console)
    let build = try NamedBuilds.keep(
      compiled, as: name, replacing: arguments.flag("force"), tools: ["replayer", "recorder"],
      of: .current(version: Version.current))
    for problem in build.manifest.problems { console.error.line("replayer: \(problem)") }
    for line in CutList(build).lines { console.error.line("replayer: \(line)") }
    if arguments.flag("json") {
      console.output.json(build.manifest.json())
    } else {
      let manifest = build.manifest
      let parts =
        [Counted.text(manifest.sources.count, "file")]
        + [manifest.classes.count == 1 ? "1 class" : "\(manifest.classes.count) classes"]
        + (manifest.cuts.isEmpty ? [] : [Counted.text(manifest.cuts.count, "cut")])
      console.output.line("build '\(name)' in \(build.folder): \(parts.joined(separator: ", "))")
    }
    return .ok
  }

  /// Throws if the folder of the build is an input or contains one: a build replaces its whole folder.
  private static func refuseInput(_ folder: String, _ arguments: Arguments) throws(CommandFailure) {
    try OutputCheck.refuseInput(folder, among: arguments.positionals.map { ("FILE", $0) }, of: arguments)
    let whole = InputFile.resolved(folder)
    for path in arguments.positionals where InputFile.resolved(path).hasPrefix(whole + "/") {
      throw arguments.misuse(
        "'\(arguments.required("output"))' contains \(path), which this command reads; choose another name",
        option: "output")
    }
  }
}
