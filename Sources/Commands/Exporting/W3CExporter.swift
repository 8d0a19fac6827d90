package import CommandLineSupport
package import TouchInput

/// W3C WebDriver actions.
package struct W3CExporter: TouchExporter {
  package static let name = "w3c"
  package static let summary = "the JSON body of W3C WebDriver Actions, for Appium"
  package static let options = W3CImporter.options

  private let ticks: W3CActionsImport.Ticks

  package init(_ arguments: Arguments) { ticks = W3CImporter.ticks(arguments) }

  package func write(_ session: ExportedSession) throws(ExportError) -> ExportedText {
    try W3CActionsWriter(ticks: ticks).write(session)
  }
}
