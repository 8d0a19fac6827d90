package import CommandLineSupport

/// The formats of `recorder export`.
package enum TouchExporters {
  /// The formats in the order in which the help lists them.
  package static let known: [any TouchExporter.Type] = [
    W3CExporter.self, XCUITestExporter.self, MaestroExporter.self, KIFExporter.self, TouchesExporter.self,
  ]

  /// The words for `--to`.
  package static var names: [String] { known.map { $0.name } }

  /// The formats in the help: `w3c: the JSON body …`.
  package static var summaries: String { known.map { "\($0.name): \($0.summary)" }.joined(separator: "; ") }

  /// The options that some of the formats have, each once.
  package static var options: [Option] {
    var names: Set<String> = []
    return known.flatMap { $0.options }.filter { names.insert($0.name).inserted }
  }

  /// The exporter of the format that `--to` names. An option of another format is an error.
  package static func exporter(of arguments: Arguments) throws(CommandFailure) -> any TouchExporter {
    let name = arguments.required("to")
    guard let format = known.first(where: { $0.name == name }) else {
      preconditionFailure("'--to' is declared without '\(name)'")
    }
    for option in options
    where arguments.has(option.name) && !format.options.contains(where: { $0.name == option.name }) {
      throw arguments.misuse("'--\(option.name)' has no effect with --to \(name); leave it out", option: option.name)
    }
    return format.init(arguments)
  }
}
