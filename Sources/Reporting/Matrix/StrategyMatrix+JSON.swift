import JSONText

extension StrategyMatrix {
  /// Writes the table as an object: its columns, its folders with their recordings, and the numbers of unchanged ones.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("strategies")
      writer.array { writer in
        for strategy in strategies { writer.string(strategy) }
      }
      writer.key("systems")
      writer.array { writer in
        for system in systems { write(system, to: &writer) }
      }
      writer.key("kept")
      write(strategies.indices.map(tally), to: &writer)
    }
  }

  private func write(_ system: System, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("folder")
      writer.string(system.folder)
      writer.key("promises")
      writer.array { writer in
        for row in system.rows { write(row, to: &writer) }
      }
      writer.key("kept")
      write(strategies.indices.map(system.tally), to: &writer)
    }
  }

  private func write(_ row: Row, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("recording")
      writer.string(row.recording)
      writer.key("session")
      writer.integer(row.session)
      writer.key("recordedUnder")
      writer.string(row.recordedStrategy)
      writer.key("about")
      writer.string(row.about)
      writer.key("results")
      writer.array { writer in
        for (strategy, result) in zip(strategies, row.results) {
          writer.object { writer in
            writer.key("strategy")
            writer.string(strategy)
            writer.key("result")
            writer.string(result?.word)
            writer.key("touches")
            writer.integer(result?.touches)
          }
        }
      }
    }
  }

  private func write(_ tallies: [Tally], to writer: inout JSONWriter) {
    writer.array { writer in
      for (strategy, tally) in zip(strategies, tallies) {
        writer.object { writer in
          writer.key("strategy")
          writer.string(strategy)
          writer.key("kept")
          writer.integer(tally.unchanged)
          writer.key("unknown")
          writer.integer(tally.unknown)
          writer.key("of")
          writer.integer(tally.total)
        }
      }
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
