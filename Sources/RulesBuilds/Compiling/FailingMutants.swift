import JSONText

/// The faults that do not compile, by the errors of the compiler.
struct FailingMutants {
  /// The keys of the faults that are left out.
  private(set) var keys: Set<String> = []
  /// The number of runs whose errors were attributed to the fault at their column.
  private var preciseRounds = 0
  private static let mostPreciseRounds = 4

  private struct Place {
    let key: String
    let file: String
    let start: (line: Int, column: Int)
    let end: (line: Int, column: Int)
    let declaration: ClosedRange<Int>

    init?(_ json: JSONValue) {
      guard json["number"]?.integer != nil, let key = json["key"]?.string, let file = json["file"]?.string,
        let line = json["line"]?.integer, let column = json["column"]?.integer, let endLine = json["endLine"]?.integer,
        let endColumn = json["endColumn"]?.integer, let first = json["firstLine"]?.integer,
        let last = json["lastLine"]?.integer
      else { return nil }
      (self.key, self.file, start, end) = (key, file, (line, column), (endLine, endColumn))
      declaration = first...max(first, last)
    }

    func contains(_ line: Int, _ column: Int) -> Bool { start <= (line, column) && (line, column) <= end }

    /// Whether the place is inside another one.
    func isInside(_ other: Place) -> Bool {
      other.start <= start && end <= other.end && (other.start < start || end < other.end)
    }
  }

  /// Leaves out the faults that errors are due to: the smallest ones at the column of the error, or after some runs all of its line;
  /// where there is none, those of the declaration or the file. Returns whether there is another fault to leave out.
  mutating func add(
    _ errors: [CompilerMessages.Error], _ mutants: [JSONValue], columns: [String: [Int: [ColumnShift]]]
  ) -> Bool {
    let places = mutants.compactMap(Place.init)
    let before = keys.count
    preciseRounds += 1
    for error in errors {
      let path = CompilerMessages.unescaped(error.path)
      let column = ColumnShift.sourceColumn(of: error.column, columns[path]?[error.line] ?? [])
      for place in culprits(places.filter { $0.file == path }, error.line, column) { keys.insert(place.key) }
    }
    return keys.count > before
  }

  private func culprits(_ places: [Place], _ line: Int, _ column: Int) -> [Place] {
    if preciseRounds <= Self.mostPreciseRounds {
      let around = places.filter { $0.contains(line, column) }
      let smallest = around.filter { place in !around.contains { $0.isInside(place) } }
      if !smallest.isEmpty { return smallest }
    }
    let ofLine = places.filter { $0.start.line <= line && line <= $0.end.line }
    if !ofLine.isEmpty { return ofLine }
    let ofDeclaration = places.filter { $0.declaration.contains(line) }
    return ofDeclaration.isEmpty ? places : ofDeclaration
  }
}
