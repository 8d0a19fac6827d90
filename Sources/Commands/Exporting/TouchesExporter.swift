package import CommandLineSupport
package import TouchInput

/// Touch files.
package struct TouchesExporter: TouchExporter {
  package static let name = "touches"
  package static let summary = "a touch file for 'recorder capture'"

  package init(_ arguments: Arguments) {}

  package func write(_ session: ExportedSession) throws(ExportError) -> ExportedText {
    try TouchFileExport().write(session)
  }
}
