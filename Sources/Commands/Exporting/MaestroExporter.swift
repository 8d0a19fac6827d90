package import CommandLineSupport
package import TouchInput

/// Flows of Maestro.
package struct MaestroExporter: TouchExporter {
  package static let name = "maestro"
  package static let summary = "a flow of Maestro (YAML)"
  package static let options = [
    Option("app-id", .text("ID"), help: "The app's identifier in a flow; by default com.example.app")
  ]

  private let writer: MaestroWriter

  package init(_ arguments: Arguments) {
    writer = MaestroWriter(appID: arguments.string("app-id") ?? "com.example.app")
  }

  package func write(_ session: ExportedSession) throws(ExportError) -> ExportedText { try writer.write(session) }
}
