package import CommandLineSupport
package import RecordingStore

/// A format of touch sessions that `recorder import` reads.
///
/// A new format is a type of this protocol, a row in ``TouchImporters/known`` and a section of `Documentation/Import.md`.
package protocol TouchImporter: SendableMetatype {
  /// The word for `--from`; also the source that is kept with the session.
  static var name: String { get }

  /// What the format is, in the help of the command.
  static var summary: String { get }

  /// The options that only this format has.
  static var options: [Option] { get }

  /// An importer for the options of a command line.
  ///
  /// - Parameter centreOfElement: Returns the centre of the view that an element of the session means, in points of the
  ///   screen.
  init(_ arguments: Arguments, centreOfElement: @escaping (_ id: String) -> (x: Double, y: Double)?)

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

  /// Those of them that cancel touches which the session never lifts.
  package var cancelled: [TouchSample]

  package init(samples: [TouchSample], cancelled: [TouchSample] = []) {
    (self.samples, self.cancelled) = (samples, cancelled)
  }
}
