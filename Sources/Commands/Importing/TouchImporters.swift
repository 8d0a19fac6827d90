package import CommandLineSupport

/// The formats of `recorder import`.
package struct TouchImporters: Sendable {
  private let formats: [any TouchImporter.Type]

  /// The formats of the tool, in the order in which the help lists them.
  package static let known = TouchImporters([
    W3CImporter.self, RRWebImporter.self, DatadogImporter.self, TouchVisualizerImporter.self, MaestroFlowImporter.self,
    ChromeRecorderImporter.self, EvemuImporter.self, LibinputImporter.self, GeteventImporter.self,
  ])

  package init(_ formats: [any TouchImporter.Type]) { self.formats = formats }

  /// The words for `--from`.
  package var names: [String] { formats.map { $0.name } }

  /// The options that some of the formats have, each once.
  package var options: [Option] {
    var names: Set<String> = []
    return formats.flatMap { $0.options }.filter { names.insert($0.name).inserted }
  }

  /// The formats in the help: `w3c: the JSON body …`.
  package var summaries: String { formats.map { "\($0.name): \($0.summary)" }.joined(separator: "; or ") }

  /// The format that `--from` names. An option of another format is an error.
  package func format(of arguments: Arguments) throws(CommandFailure) -> any TouchImporter.Type {
    let name = arguments.required("from")
    guard let format = formats.first(where: { $0.name == name }) else {
      preconditionFailure("'--from' is declared without '\(name)'")
    }
    for option in options
    where arguments.has(option.name) && !format.options.contains(where: { $0.name == option.name }) {
      throw arguments.misuse("'--\(option.name)' has no effect with --from \(name); leave it out", option: option.name)
    }
    return format
  }
}
