package import CommandLineSupport
import TouchInput

/// Session replays in rrweb's format.
package struct RRWebImporter: TouchImporter {
  package static let name = "rrweb"
  package static let summary = "a session replay in rrweb's format, as Sentry and PostHog write it (JSON)"

  package init(_ arguments: Arguments, scene: ImportScene) {}

  package func read(_ bytes: [UInt8]) throws -> ImportedTouches { ImportedTouches(try RRWebReader().read(bytes)) }
}
