import Findings
import JSONText

/// The accepted differences and unknown outcomes of a report, and the lines of the ledger without effect, as members of the JSON document.
struct AcceptanceJSON {
  private let report: ComparisonReport

  init(_ report: ComparisonReport) { self.report = report }

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("ledger", report.acceptance?.path)
    writer.member("accepted", objects: report.comparisons.flatMap(\.accepted)) { writer, accepted in
      writer.key("divergence")
      accepted.divergence.write(to: &writer, as: .document)
      writer.key("acceptance")
      writer.object { Self.writeMembers(of: accepted.acceptance, to: &$0) }
    }
    writer.key("acceptedUnknowns")
    writer.array { writer in
      for comparison in report.comparisons {
        for accepted in comparison.acceptedUnknowns { write(accepted, of: comparison, to: &writer) }
      }
    }
    writer.member("obsolete", objects: report.acceptance?.obsolete ?? []) { writer, obsolete in
      Self.writeMembers(of: obsolete.acceptance, to: &writer)
      writer.member("why", obsolete.why)
    }
    writer.member("expired", objects: report.acceptance?.expired ?? []) { Self.writeMembers(of: $1, to: &$0) }
  }

  private func write(
    _ accepted: AcceptedUnknown, of comparison: ComparisonReport.Comparison, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.key("unknown")
      writer.object { accepted.unknown.writeMembers(of: comparison, to: &$0) }
      writer.key("acceptance")
      writer.object { Self.writeMembers(of: accepted.acceptance, to: &$0) }
    }
  }

  private static func writeMembers(of acceptance: Acceptance, to writer: inout JSONWriter) {
    writer.member("id", acceptance.id)
    writer.member("recording", acceptance.place.recording)
    writer.member("session", acceptance.place.session)
    writer.member("event", acceptance.event)
    writer.member("kind", acceptance.kind)
    writer.member("reason", acceptance.reason)
    writer.member("owner", acceptance.owner)
    writer.member("accepted", acceptance.accepted.description)
    writer.member("expires", acceptance.expires?.description)
  }
}
