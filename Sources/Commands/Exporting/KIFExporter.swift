package import CommandLineSupport
package import TouchInput

/// Tests with KIF.
package struct KIFExporter: TouchExporter {
  package static let name = "kif-swift"
  package static let summary = "a test in Swift, with KIF"

  package init(_ arguments: Arguments) {}

  package func write(_ session: ExportedSession) throws(ExportError) -> ExportedText { try KIFWriter().write(session) }
}
