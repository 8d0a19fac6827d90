package import CommandLineSupport
import TouchInput

/// Recordings of Chrome's Recorder panel.
package struct ChromeRecorderImporter: TouchImporter {
  package static let name = "chrome-recorder"
  package static let summary = "a recording of Chrome's Recorder panel (JSON): its clicks"

  private let scene: ImportScene

  package init(_ arguments: Arguments, scene: ImportScene) { self.scene = scene }

  package func read(_ bytes: [UInt8]) throws -> ImportedTouches {
    ImportedTouches(try ChromeRecorderReader(frame: scene.frame).read(bytes))
  }
}
