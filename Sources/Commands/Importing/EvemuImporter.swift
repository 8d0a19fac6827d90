package import CommandLineSupport
import TouchInput

/// Recordings of evemu.
package struct EvemuImporter: TouchImporter {
  package static let name = "evemu"
  package static let summary = "events of a touch panel as evemu-record writes them"
  package static let options = PanelOptions.all

  private let panel: TouchPanel

  package init(_ arguments: Arguments, scene: ImportScene) throws {
    panel = try PanelOptions.panel(arguments, scene: scene)
  }

  package func read(_ bytes: [UInt8]) throws -> ImportedTouches { ImportedTouches(try EvemuReader(panel).read(bytes)) }
}
