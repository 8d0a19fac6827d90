package import CommandLineSupport
import TouchInput

/// Flows of Maestro.
package struct MaestroFlowImporter: TouchImporter {
  package static let name = "maestro"
  package static let summary = "a flow of Maestro (YAML): its taps, presses and swipes"
  package static let options = [ScreenOption.option]

  private let scene: ImportScene

  package init(_ arguments: Arguments, scene: ImportScene) { self.scene = scene }

  package func read(_ bytes: [UInt8]) throws -> ImportedTouches {
    ImportedTouches(try MaestroReader(screen: scene.screen, frame: scene.frame).read(bytes))
  }
}
