import Findings
import JSONText

/// Coverage as the document of `llvm-cov export`, with a member `touchreplay` for what that does not have.
///
/// Source: https://github.com/llvm/llvm-project/blob/main/llvm/tools/llvm-cov/CoverageExporterJson.cpp
package struct CoverageJSON {
  private let report: CoverageReport

  package init(_ report: CoverageReport) { self.report = report }

  /// The document, without a final line feed.
  package func text() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("data")
      writer.array { writer in
        writer.object { writer in
          writer.member("files", objects: report.whole.files) { write($1, to: &$0) }
          writer.key("functions")
          writer.array { writer in
            for file in report.whole.files {
              for function in file.functions { write(function, of: file, to: &writer) }
            }
          }
          writer.key("totals")
          write(report.whole.total, to: &writer)
        }
      }
      writer.member("type", "llvm.coverage.json.export")
      writer.member("version", "2.0.1")
      writer.key("touchreplay")
      writer.object { writeOwn(to: &$0) }
    }
    return writer.finish()
  }

  private func write(_ file: CodeCoverage.File, to writer: inout JSONWriter) {
    writer.member("filename", file.path)
    writer.key("segments")
    writer.array { writer in
      for segment in file.segments {
        writer.array { writer in
          writer.integer(segment.place.line)
          writer.integer(segment.place.column)
          writer.integer(segment.count ?? 0)
          writer.bool(segment.count != nil)
          writer.bool(segment.isEntry)
          writer.bool(false)
        }
      }
    }
    writer.key("branches")
    write(file.branches, to: &writer)
    writer.member("expansions", [String]())
    writer.key("summary")
    write(CoverageCounts(file), to: &writer)
  }

  /// A branch has a true and a false count. What only has one way is false as often as it is not gone.
  private func write(_ branches: [CodeCoverage.Branch], to writer: inout JSONWriter) {
    writer.array { writer in
      for branch in branches {
        let first = branch.ways.first?.count ?? 0
        let second = branch.ways.count > 1 ? branch.ways[1].count : max(branch.count - first, 0)
        numbers(
          [branch.place.line, branch.place.column, branch.place.line, branch.place.column, first, second, 0, 0, 4],
          to: &writer)
      }
    }
  }

  private func write(_ function: CodeCoverage.Function, of file: CodeCoverage.File, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", function.symbol)
      writer.member("count", function.count)
      writer.member("filenames", [file.path])
      writer.member("branches", [String]())
      writer.key("regions")
      writer.array { writer in
        for region in function.regions {
          numbers(
            [region.start.line, region.start.column, region.end.line, region.end.column, region.count, 0, 0, 0],
            to: &writer)
        }
      }
    }
  }

  private func numbers(_ numbers: [Int], to writer: inout JSONWriter) {
    writer.array { writer in
      for number in numbers { writer.integer(number) }
    }
  }

  private func write(_ counts: CoverageCounts, to writer: inout JSONWriter) {
    writer.object { writer in
      for (key, part, hasMissed) in [
        ("lines", counts.lines, false), ("functions", counts.functions, false),
        ("instantiations", counts.functions, false), ("regions", counts.regions, true),
        ("branches", counts.branches, true),
      ] {
        writer.key(key)
        writer.object { writer in
          writer.member("count", part.count)
          writer.member("covered", part.covered)
          if hasMissed { writer.member("notcovered", part.count - part.covered) }
          writer.member("percent", part.percent)
        }
      }
    }
  }

  private func writeOwn(to writer: inout JSONWriter) {
    writer.member("schema", "touchreplay.coverage/1")
    writer.member("recordings", objects: Array(report.recordings.enumerated())) { writer, entry in
      writer.member("recording", entry.element.path)
      writer.key("summary")
      write(entry.element.coverage.total, to: &writer)
      writer.member("linesOnlyHere", report.linesOnly(of: entry.offset))
      writer.member("ended", objects: entry.element.ended) { writer, end in
        writer.member("session", end.session)
        writer.member("problem", end.problem)
      }
      writer.member("unmappedTouches", entry.element.unmappedTouches)
    }
    writer.member(
      "missedBranches",
      objects: report.whole.files.flatMap { file in
        CoverageText.missedWays(file).map { (file.path, $0.line, $0.text) }
      }
    ) { writer, missed in
      writer.member("file", missed.0)
      writer.member("line", missed.1)
      writer.member("text", missed.2)
    }
    writer.member("functionsNotCalled", objects: report.functionsNotCalled) { writer, entry in
      writer.member("name", entry.function.name)
      writer.member("file", entry.path)
      writer.member("line", entry.function.line)
      writer.member("isHandler", entry.function.isHandler)
    }
    writer.member("areasNotTouched", objects: report.areas) { writer, area in
      writer.member("scene", area.scene)
      writer.member("view", area.receiver == "-" ? nil : area.receiver)
      writer.member("frame", [area.x, area.y, area.width, area.height])
      writer.member("share", area.share)
      writer.member("recording", area.recording)
      writer.member("event", area.event)
    }
  }
}
