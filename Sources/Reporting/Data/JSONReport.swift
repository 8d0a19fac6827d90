import Foundation
import JSONText
package import Playback
import RecordingStore
import UIKit

/// A comparison as one JSON document. Keys are never left out; unknown values are `null`.
package struct JSONReport {
  /// The name of the document's schema.
  package static let schema = "touchreplay.diff/1"

  private let report: ComparisonReport
  private let table: StrategyMatrix?

  /// Creates a report; with a table, the document has the key `matrix`.
  package init(_ report: ComparisonReport, table: StrategyMatrix? = nil) {
    self.report = report
    self.table = table
  }

  /// The document, without a final line feed.
  package func text() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("schema")
      writer.string(Self.schema)
      writer.key("verdict")
      writer.string(report.verdict.rawValue)
      writer.key("compared")
      writer.object { writer in
        writer.key("recordings")
        writer.integer(report.recordings)
        writer.key("outcomes")
        writer.integer(report.outcomes)
      }
      writer.key("divergenceCount")
      writer.integer(report.divergenceCount)
      writer.key("divergences")
      writer.array { writer in
        for comparison in report.comparisons {
          for divergence in comparison.divergences { write(divergence, to: &writer) }
        }
      }
      writer.key("comparisons")
      writer.array { writer in
        for comparison in report.comparisons { write(comparison, to: &writer) }
      }
      writer.key("failures")
      writer.array { writer in
        for failure in report.failures {
          writer.object { writer in
            writer.key("recording")
            writer.string(failure.recording)
            writer.key("message")
            writer.string(failure.message)
          }
        }
      }
      if let table {
        writer.key("matrix")
        table.write(to: &writer)
      }
    }
    return writer.finish()
  }

  private func write(_ divergence: Divergence, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("id")
      writer.string(divergence.id)
      writer.key("recording")
      writer.string(divergence.recording)
      writer.key("session")
      writer.integer(divergence.session)
      writer.key("strategy")
      writer.string(divergence.strategy)
      writer.key("profile")
      writer.string(divergence.profile)
      writer.key("event")
      writer.integer(divergence.event)
      writer.key("t")
      writer.number(Double(divergence.timestampMicroseconds) / 1_000_000)
      writer.key("touch")
      writer.integer(divergence.touch)
      writer.key("point")
      write(divergence.point, to: &writer)
      writer.key("kind")
      writer.string(divergence.kind)
      writer.key("recorded")
      write(divergence.recorded, of: divergence, to: &writer)
      writer.key("replayed")
      write(divergence.replayed, of: divergence, to: &writer)
      writer.key("causedBy")
      writer.string(divergence.causedBy)
      writer.key("decidedBy")
      write(divergence.decidedBy, to: &writer)
    }
  }

  private func write(_ point: CGPoint?, to writer: inout JSONWriter) {
    guard let point else { return writer.null() }
    writer.array { writer in
      writer.number(point.x)
      writer.number(point.y)
    }
  }

  private func write(_ decision: Divergence.Decision?, to writer: inout JSONWriter) {
    guard let decision else { return writer.null() }
    writer.object { writer in
      writer.key("view")
      writer.string(decision.view.name)
      writer.key("rule")
      writer.string(decision.rule.name)
      writer.key("other")
      writer.string(decision.other?.name)
    }
  }

  /// Writes the name of a hit's view or `null`; any other outcome as `run --json` prints it, or `null`.
  private func write(_ kind: SceneOutcome.Kind?, of divergence: Divergence, to writer: inout JSONWriter) {
    guard let kind else { return writer.null() }
    if case .hit(_, let view) = kind { return writer.string(view?.name) }
    Outcome(event: divergence.event, timestampMicroseconds: divergence.timestampMicroseconds, kind: kind.named)
      .write(to: &writer)
  }

  private func write(_ comparison: ComparisonReport.Comparison, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("recording")
      writer.string(comparison.recording)
      writer.key("session")
      writer.integer(comparison.session)
      writer.key("scene")
      writer.string(comparison.sceneName)
      writer.key("strategy")
      writer.string(comparison.strategy)
      writer.key("profile")
      writer.string(comparison.profile)
      writer.key("against")
      writer.string(comparison.against)
      writer.key("recordedUnder")
      writer.string(comparison.recordedStrategy)
      writer.key("about")
      writer.string(comparison.about)
      writer.key("outcomes")
      writer.integer(comparison.outcomes)
      writer.key("divergences")
      writer.integer(comparison.divergenceCount)
      writer.key("unknown")
      writer.array { writer in
        for trouble in comparison.unknowns { writer.string(trouble.why) }
      }
      writer.key("deterministic")
      writer.bool(!comparison.isNondeterministic)
    }
  }
}
