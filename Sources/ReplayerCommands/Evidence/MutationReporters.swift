import CommandLineSupport
import Commands
import Findings
import Reporting

/// What `replayer mutate` prints and the files that it writes.
struct MutationReporters {
  static let option = Option(
    "reporter", .text("NAME=PATH"), completion: .words(["html=", "stryker="]),
    help: "Also write a report: html (a page with the source) or stryker (the JSON of Stryker's dashboards)",
    isRepeatable: true)

  private enum Format: String { case html, stryker }

  private var files: [(format: Format, path: String)] = []
  private let isJSON: Bool

  init(_ arguments: Arguments) throws {
    isJSON = arguments.flag("json")
    for text in arguments.strings("reporter") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let format = Format(rawValue: String(parts[0])), !parts[1].isEmpty, parts[1] != "-" else {
        throw arguments.misuse("'\(text)' is not html=PATH or stryker=PATH", option: "reporter")
      }
      files.append((format, String(parts[1])))
    }
    guard Set(files.map { InputFile.resolved($0.path) }).count == files.count else {
      throw arguments.misuse("two reports go to one file; give each its own", option: "reporter")
    }
  }

  /// Refuses files that are inputs.
  func check(inputs: [String]) throws {
    for file in files { try OutputCheck.checkReport(file.path, inputs: inputs) }
  }

  /// Prints the result and writes the files.
  func print(_ report: MutationReport, _ console: Console) throws {
    if isJSON {
      console.output.json(MutationJSON.text(report))
    } else {
      for line in MutationText(report).lines() { console.output.line(line) }
    }
    for file in files {
      let text =
        switch file.format {
        case .html: MutationHTML(report).text()
        case .stryker: StrykerReport.text(report, version: Version.current)
        }
      try OutputFile.write(text, to: file.path)
    }
  }
}
