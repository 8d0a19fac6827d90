/// The views of an app as another tool has written them: what every importer of this module returns.
///
/// ``SceneFileWriter`` writes the scene file.
public struct ImportedHierarchy: Hashable, Sendable {
  /// The word for the format: `lldb`, `sentry`, `app`.
  public var format: String

  /// How far the geometry and the classes can be relied on.
  public var fidelity: ImportFidelity

  /// The windows, back to front. A root that is not a window is put into one by the writer.
  public var windows: [ImportedView]

  /// The size of the screen in points; `nil`: that of the windows.
  public var screenSize: ImportedSize?

  /// Pixels per point. `nil` if the source does not state it.
  public var screenScale: Double?

  /// The distance of the safe area from the edges of the screen: top, left, bottom, right.
  public var safeAreaInsets: [Double]?

  /// What the format does not carry, in the order of ``ImportedFact``.
  public var lacks: Set<ImportedFact>

  /// What was left out or is not certain, for the report of the command.
  public var notes: [ImportNote]

  /// Creates a hierarchy.
  public init(
    format: String, fidelity: ImportFidelity, windows: [ImportedView] = [], lacks: Set<ImportedFact> = [],
    notes: [ImportNote] = []
  ) {
    (self.format, self.fidelity, self.windows) = (format, fidelity, windows)
    (self.lacks, self.notes) = (lacks, notes)
  }

  /// The greatest number of notes. Further details are counted without being named.
  private static let maximumNotes = 100

  /// Adds a note, or adds to the count of an equal one.
  public mutating func note(_ kind: ImportNote.Kind, _ detail: String = "", line: Int, count: Int = 1) {
    let detail = notes.count < Self.maximumNotes ? detail : ""
    if let index = notes.firstIndex(where: { $0.kind == kind && $0.detail == detail }) {
      notes[index].count += count
    } else {
      notes.append(ImportNote(kind, detail, line: line, count: count))
    }
  }
}

/// A size in points.
public struct ImportedSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
