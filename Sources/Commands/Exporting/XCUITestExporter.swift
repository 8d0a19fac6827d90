package import CommandLineSupport
package import TouchInput

/// UI tests.
package struct XCUITestExporter: TouchExporter {
  package static let name = "xcuitest"
  package static let summary = "a UI test in Swift, with XCUITest"

  package init(_ arguments: Arguments) {}

  package func write(_ session: ExportedSession) throws(ExportError) -> ExportedText {
    try XCUITestWriter().write(session)
  }
}
