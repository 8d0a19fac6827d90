/// A format of view hierarchies that `recorder scene` reads.
///
/// A new format is a type of this protocol, a row in ``HierarchyImporters`` and a section of `Documentation/FromYourApp.md`.
public protocol HierarchyImporter: Sendable {
  /// The word for `--from`.
  static var name: String { get }

  /// What the format is, in the help of the command.
  static var summary: String { get }

  /// Reads one text. It never traps, and its time grows linearly with the length of the text.
  static func read(_ bytes: [UInt8]) throws(HierarchyError) -> ImportedHierarchy
}
