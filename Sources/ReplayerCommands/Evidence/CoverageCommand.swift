import ChildProcess
import CommandLineSupport
import Commands
import Findings
import Foundation
import PassThrough
import Reporting
import RulesBuilds
import Scenes

/// `replayer coverage`: measures which code of the user recordings run, and where they do not touch.
@MainActor
enum CoverageCommand {
  static let entry = Tool.Entry(
    Command(
      "coverage", summary: "Measure which of your code recordings run, and which areas of the screen they do not touch",
      discussion: """
        Compiles your files with counters, replays the recordings, and prints the lines, regions and branches that they run: \
        for each file, for each recording, and in all. It lists the lines that no recording runs, the ways that no branch \
        goes, the functions and handlers that none calls, and for each scene the areas of the screen, at rest and before \
        each touch, in which none touches. An area is that of one receiver.

        The compiler counts regions of code that run as a whole. Branches are those of if, guard, switch, catch, loops, and \
        of the operators ? :, &&, || and ??. A session that your code ends counts up to its end. The outcomes are not \
        compared; 'replayer diff' does that.

          replayer coverage --rules Sources/Overlay Recordings
          replayer coverage --rules Sources/Overlay Recordings --reporter lcov=coverage.info --reporter html=coverage.html

        Exit codes: 0 measured, 65 your files do not compile or a recording is invalid, 66 there is no recording, \
        69 a program of the Swift toolchain is missing.
        """,
      positionals: [RecordingArguments.files],
      options: [
        CommonOptions.strategy, CommonOptions.profile,
        Option(
          "reporter", .text("NAME=PATH"), completion: .words(["lcov=", "html="]),
          help: "Also write a report: lcov or html, with the source", isRepeatable: true),
      ] + RulesOptions.allOfSources + [
        .flag("json", help: "Print the document of 'llvm-cov export', with a member of its own, instead of text")
      ] + WorkerOptions.all,
      constraints: [.requires("cut-rules", "cut-missing")]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard arguments.has("rules") else {
      throw arguments.misuse("give your Swift files with --rules FILE or a folder of them", option: "rules")
    }
    let outputs = try outputs(arguments)
    let paths = try RecordingArguments.paths(arguments.positionals)
    for path in paths where !InputFile.exists(path) {
      throw CommandFailure(.noInput, path: path, "there is no such file; record one with 'recorder capture'")
    }
    for output in outputs { try OutputCheck.checkReport(output.path, inputs: paths) }
    let tools: CoverageTools
    do { tools = try CoverageTools() } catch { throw Failures.failure(of: error) }
    var options = try RulesOptions.options(arguments)
    options.measuresCoverage = true
    let sources = arguments.strings("rules")
    let build = try RulesOptions.compile(sources, options: options, console)
    CutList(build).print(to: console, tool: arguments.tool)
    let measurement = try CoverageMeasurement(build, tools, arguments, console)
    let report = try measurement.report(of: paths, sources: texts(of: sources, options, console))
    for output in outputs {
      try OutputFile.write(to: output.path) { file in
        file.write(output.name == "lcov" ? CoverageLCOV(report.whole).text() : CoverageHTML(report).text())
      }
    }
    if arguments.flag("json") {
      console.output.json(CoverageJSON(report).text())
    } else {
      for line in CoverageText(report).lines() { console.output.line(line) }
    }
    return .ok
  }

  /// The texts of the files of `--rules`, by their paths.
  private static func texts(
    of paths: [String], _ options: RulesBuilder.Options, _ console: Console
  ) throws -> [String: [UInt8]] {
    let builder = RulesBuilder(.current(version: Version.current), options: options)
    do {
      return Dictionary(
        try builder.sources(paths).map { ($0.path, $0.content) }, uniquingKeysWith: { first, _ in first })
    } catch { throw Failures.failure(of: error) }
  }

  private static func outputs(_ arguments: Arguments) throws -> [(name: String, path: String)] {
    var outputs: [(name: String, path: String)] = []
    for text in arguments.strings("reporter") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, ["lcov", "html"].contains(parts[0]) else {
        throw arguments.misuse("'\(text)' is not lcov=PATH or html=PATH", option: "reporter")
      }
      guard !parts[1].isEmpty, parts[1] != "-" else {
        throw arguments.misuse("'\(text)' needs the path of a file", option: "reporter")
      }
      guard !outputs.contains(where: { InputFile.resolved($0.path) == InputFile.resolved(parts[1]) }) else {
        throw arguments.misuse("two reports go to '\(parts[1])'; give each its own file", option: "reporter")
      }
      outputs.append((parts[0], parts[1]))
    }
    return outputs
  }
}
