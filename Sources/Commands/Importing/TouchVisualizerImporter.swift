package import CommandLineSupport
import TouchInput

/// The console of TouchVisualizer.
package struct TouchVisualizerImporter: TouchImporter {
  package static let name = "touchvisualizer"
  package static let summary = "the lines of TouchVisualizer on the console"

  package init(_ arguments: Arguments, scene: ImportScene) {}

  package func read(_ bytes: [UInt8]) throws -> ImportedTouches {
    ImportedTouches(try TouchVisualizerReader().read(bytes))
  }
}
