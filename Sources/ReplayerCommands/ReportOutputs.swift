import CommandLineSupport
import Commands
import Findings
import Foundation
import Pictures
import Playback
import PrintedText
import Reporting
import ScenePictures

/// The reports of a comparison: the form of the text, the files, and what GitHub Actions reads.
///
/// Standard output is the text and, in GitHub Actions, the annotations after it; with `--json` it is one document and nothing
/// else.
@MainActor
struct ReportOutputs {
  static let options = [reporter, ColorChoice.option] + code
  static let constraints = [Constraint.atMostOne(["code", "no-code"])]
  private static let code: [Option] = [
    .flag("code", help: "Show the lines of your code that decided or ran, before and now; on by default in a terminal"),
    .flag("no-code", help: "Leave those lines out"),
  ]
  private static let reporter = Option(
    "reporter", .text("NAME[=PATH]"),
    completion: .words(
      Reporter.allCases.map { $0.rawValue + "=" } + (Reporter.forms + [.github]).map(\.rawValue)),
    help:
      "Also write a report: \(Reporter.names). Without a path, list, line and dot are forms of the text, and github "
      + "prints annotations after it", isRepeatable: true)

  private var form = Reporter.list
  private var printsAnnotations = false
  private var files: [(format: Reporter, path: String)] = []
  private let isJSON: Bool
  private let isColored: (_ isTerminal: Bool) -> Bool
  private let showsCode: (_ isTerminal: Bool) -> Bool
  private let stepSummary: String?
  private let paths: ReportPaths

  init(_ arguments: Arguments) throws {
    let environment = arguments.environment
    isJSON = arguments.flag("json")
    isColored = { ColorChoice.isColored(arguments, isTerminal: $0, environment: environment) }
    let (code, noCode) = (arguments.flag("code"), arguments.flag("no-code"))
    showsCode = { isTerminal in code || isTerminal && !noCode }
    stepSummary = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
    paths = ReportPaths(root: environment["GITHUB_WORKSPACE"].flatMap { $0.isEmpty ? nil : $0 })
    var forms: [Reporter] = []
    for text in arguments.strings("reporter") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = Reporter(rawValue: String(parts[0])) else {
        throw arguments.misuse("'\(text)' is not NAME=PATH with a name of \(Reporter.names)", option: "reporter")
      }
      if parts.count == 1 {
        try forms += Self.form(format, text, arguments)
      } else {
        try files.append((format, Self.path(String(parts[1]), arguments)))
      }
    }
    printsAnnotations = forms.contains(.github) || (environment["GITHUB_ACTIONS"] == "true" && !isJSON)
    let texts = forms.filter { $0 != .github }
    guard texts.count < 2 else {
      throw arguments.misuse(
        "the text has one form; \(texts.map(\.rawValue).joined(separator: " and ")) are two", option: "reporter")
    }
    form = texts.first ?? .list
    var used: Set<String> = []
    for file in files where !used.insert(InputFile.resolved(file.path)).inserted {
      throw arguments.misuse("two reports go to '\(file.path)'; give each its own file", option: "reporter")
    }
  }

  /// The report on standard output of a name without a path.
  private static func form(_ format: Reporter, _ text: String, _ arguments: Arguments) throws -> [Reporter] {
    guard format == .github || Reporter.forms.contains(format) else {
      throw arguments.misuse("'\(text)' needs a file: NAME=PATH", option: "reporter")
    }
    guard !arguments.flag("json") else {
      throw arguments.misuse(
        "'\(text)' has no file, and --json prints one document; give it a path", option: "reporter")
    }
    return [format]
  }

  private static func path(_ path: String, _ arguments: Arguments) throws -> String {
    guard path != "-" else {
      throw arguments.misuse(
        "a report is a file, not standard output; --json prints the JSON document there", option: "reporter")
    }
    guard !path.isEmpty else { throw arguments.misuse("the path is empty; write NAME=PATH", option: "reporter") }
    return path
  }

  /// Refuses files that are inputs.
  func check(inputs: [String]) throws {
    for file in files { try OutputCheck.checkReport(file.path, inputs: inputs) }
  }

  var needsPictures: Bool { files.contains { $0.format.needsPictures } }

  /// Prints the result.
  func print(_ report: ComparisonReport, _ console: Console) {
    guard !isJSON else { return console.output.json(JSONReport(report).write) }
    let palette = Palette(isColored: isColored(console.output.isTerminal))
    // The reports escape all text from files, and only the control sequences of colors are left.
    switch form {
    case .line: LineReport(report, listsFailures: false, palette: palette).write { console.output.write($0.utf8) }
    case .dot: console.output.write(DotReport(report, listsFailures: false, palette: palette).text().utf8)
    default:
      TextReport(
        report, listsFailures: false, showsCode: showsCode(console.output.isTerminal), palette: palette
      ).write { console.output.write($0.utf8) }
    }
    // Each line is a command on purpose, with all text from files escaped.
    if printsAnnotations { console.output.write(GitHubReport(report, paths: paths).text().utf8) }
  }

  /// Writes the files, and appends the Markdown to the summary of the step in GitHub Actions.
  func write(_ report: ComparisonReport, _ pictures: ReportPictures) throws {
    for file in files {
      if file.format == .html {
        try HTMLOutput.write(report, pictures, to: file.path)
        continue
      }
      try OutputFile.write(to: file.path) { output in
        file.format.write(report, pictures: pictures, paths: paths) { output.write($0) }
      }
    }
    guard let stepSummary else { return }
    try OutputFile.append(to: stepSummary) { size in
      let room = MarkdownReport.stepSummaryLimit - size
      return room < Self.leastSummary ? "" : MarkdownReport(report, limit: room).text()
    }
  }

  /// A summary of the step with less room than this is not written.
  private static let leastSummary = 4_096
}
