package import CommandLineSupport
package import TouchInput

/// A format of other tools that `recorder export` writes.
///
/// A new format is a type of this protocol, a row in ``TouchExporters/known`` and a section of `Documentation/Export.md`.
package protocol TouchExporter: SendableMetatype {
  /// The word for `--to`.
  static var name: String { get }

  /// What the format is, in the help of the command.
  static var summary: String { get }

  /// The options that only some formats have, this one among them. Options of one name are the same option.
  static var options: [Option] { get }

  /// An exporter for the options of a command line.
  init(_ arguments: Arguments)

  /// The session in the format.
  func write(_ session: ExportedSession) throws(ExportError) -> ExportedText
}

extension TouchExporter {
  package static var options: [Option] { [] }
}
