package import CommandLineSupport
import TouchInput

/// Recordings of libinput.
package struct LibinputImporter: TouchImporter {
  package static let name = "libinput"
  package static let summary = "events of a touch panel as 'libinput record' writes them (YAML)"
  package static let options = PanelOptions.all

  private let panel: TouchPanel

  package init(_ arguments: Arguments, scene: ImportScene) throws {
    panel = try PanelOptions.panel(arguments, scene: scene)
  }

  package func read(_ bytes: [UInt8]) throws -> ImportedTouches {
    ImportedTouches(try LibinputReader(panel).read(bytes))
  }
}
