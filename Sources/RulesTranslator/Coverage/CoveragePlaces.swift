import JSONText

/// What a report of coverage needs of a file, by lines and columns of the source.
struct CoveragePlaces {
  private let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  /// Writes the members of a JSON object.
  func write(to writer: inout JSONWriter) {
    writer.member("branches", objects: BranchPlaces(file).list) { writer, branch in
      writer.member("kind", branch.kind)
      writer.key("entry")
      write(branch.entry, to: &writer)
      writer.member("ways", objects: branch.ways) { writer, way in
        writer.member("name", way.name)
        guard let offset = way.offset else { return }
        writer.key("at")
        write(offset, to: &writer)
      }
    }
    writer.member("handlers", objects: HandlerPlaces(file).list) { writer, handler in
      writer.member("name", handler.name)
      writer.key("at")
      write(handler.offset, to: &writer)
    }
  }

  private func write(_ offset: Int, to writer: inout JSONWriter) {
    let (line, column) = file.position(of: offset)
    writer.array { writer in
      writer.integer(line)
      writer.integer(column)
    }
  }
}
