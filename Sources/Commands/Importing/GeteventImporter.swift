package import CommandLineSupport
import TouchInput

/// The output of getevent.
package struct GeteventImporter: TouchImporter {
  package static let name = "getevent"
  package static let summary = "events of a touch panel as Android's getevent prints them"
  package static let options = PanelOptions.all

  private let panel: TouchPanel

  package init(_ arguments: Arguments, scene: ImportScene) throws {
    panel = try PanelOptions.panel(arguments, scene: scene)
  }

  package func read(_ bytes: [UInt8]) throws -> ImportedTouches {
    ImportedTouches(try GeteventReader(panel).read(bytes))
  }
}
