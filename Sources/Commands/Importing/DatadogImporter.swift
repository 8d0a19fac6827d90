package import CommandLineSupport
import TouchInput

/// Session replays of Datadog.
package struct DatadogImporter: TouchImporter {
  package static let name = "datadog"
  package static let summary = "a session replay of Datadog, with its taps of real user monitoring (JSON)"

  package init(_ arguments: Arguments, scene: ImportScene) {}

  package func read(_ bytes: [UInt8]) throws -> ImportedTouches { ImportedTouches(try DatadogReader().read(bytes)) }
}
