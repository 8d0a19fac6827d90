import JSONText

extension StrategyMatrix {
  /// Writes the table as an object: its columns, its folders with their recordings, and the numbers of unchanged ones.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("strategies", columns.map(\.label))
      writer.member("columns", objects: columns) { write($1, to: &$0) }
      writer.key("systems")
      writer.array { writer in
        for system in systems { write(system, to: &writer) }
      }
      writer.key("unchanged")
      write(columns.indices.map(tally), to: &writer)
    }
  }

  private func write(_ column: Column, to writer: inout JSONWriter) {
    writer.member("strategy", column.strategy)
    writer.member("build", column.build)
  }

  private func write(_ system: System, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("folder", system.folder)
      writer.key("recordings")
      writer.array { writer in
        for row in system.rows { write(row, to: &writer) }
      }
      writer.key("unchanged")
      write(columns.indices.map(system.tally), to: &writer)
    }
  }

  private func write(_ row: Row, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("recording", row.recording)
      writer.member("session", row.session)
      writer.member("recordedUnder", row.recordedStrategy)
      writer.member("about", row.about)
      writer.member("results", objects: zip(columns, row.results)) { writer, cell in
        write(cell.0, to: &writer)
        writer.member("result", cell.1?.word)
        writer.member("touches", cell.1?.touches)
      }
    }
  }

  private func write(_ tallies: [Tally], to writer: inout JSONWriter) {
    writer.array(ofObjects: zip(columns, tallies)) { writer, cell in
      write(cell.0, to: &writer)
      writer.member("unchanged", cell.1.unchanged)
      writer.member("unknown", cell.1.unknown)
      writer.member("of", cell.1.total)
    }
  }
}

extension StrategyMatrix.Result {
  /// The result in JSON.
  fileprivate var word: String {
    switch self {
    case .same: "same"
    case .differs: "differs"
    case .unknown: "unknown"
    }
  }

  /// The number of touches that differ. `nil` if it is unknown.
  fileprivate var touches: Int? {
    switch self {
    case .same: 0
    case .differs(let count): count
    case .unknown: nil
    }
  }
}
