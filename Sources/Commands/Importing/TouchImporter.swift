package import CommandLineSupport
package import RecordingStore
package import TouchInput

/// A format of touch sessions that `recorder import` reads.
///
/// A new format is a type of this protocol, a row in ``TouchImporters/known`` and a section of `Documentation/Import.md`.
package protocol TouchImporter: SendableMetatype {
  /// The word for `--from`; also the source that is kept with the session.
  static var name: String { get }

  /// What the format is, in the help of the command.
  static var summary: String { get }

  /// The options that only some formats have, this one among them. Options of one name are the same option.
  static var options: [Option] { get }

  /// An importer for the options of a command line. An error is one of usage.
  init(_ arguments: Arguments, scene: ImportScene) throws

  /// Reads one file. An error describes the problem and its place in the file.
  func read(_ bytes: [UInt8]) throws -> ImportedTouches
}

extension TouchImporter {
  package static var options: [Option] { [] }
}

/// A touch session that an importer has read.
package struct ImportedTouches: Hashable, Sendable {
  /// The samples, in the order of time.
  package var samples: [TouchSample]

  /// Those of them, at the end, that cancel touches which the session never lifts.
  package var cancelled: [TouchSample]

  /// What the session does not contain, and what was done about it: one clause each. They are printed, and kept with the session.
  package var notes: [String] = []

  /// The receivers that the session states. They are compared with the views that the touches hit.
  package var receivers: [ExpectedReceiver] = []

  /// The size of the screen that the session states, in points.
  package var screen: ScreenSize?

  package init(samples: [TouchSample], cancelled: [TouchSample] = []) {
    (self.samples, self.cancelled) = (samples, cancelled)
  }

  package init(_ log: TouchLog) {
    self.init(samples: log.samples, cancelled: log.cancelled)
    (notes, receivers, screen) = (log.notes, log.receivers, log.screen)
  }
}
