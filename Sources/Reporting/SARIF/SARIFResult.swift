import Findings
import HitTestTerms
import JSONText
import RecordingStore

/// One result of a SARIF log.
struct SARIFResult {
  private let divergence: Divergence
  private let cause: Cause
  private let paths: ReportPaths

  init(_ divergence: Divergence, of cause: Cause, paths: ReportPaths) {
    (self.divergence, self.cause, self.paths) = (divergence, cause, paths)
  }

  func write(to writer: inout JSONWriter) {
    writer.member("level", "error")
    writer.key("message")
    SARIFText.write(message, to: &writer)
    writer.key("partialFingerprints")
    writer.object { writer in
      writer.member("touchReplayDivergence/v1", divergence.id)
      writer.member("touchReplayCause/v1", cause.id)
    }
    let line = OwnCodeText.line(of: divergence)
    writer.key("locations")
    writer.array { writer in
      writer.object { writer in
        Self.writePlace(
          paths.uri(line?.file ?? divergence.recording),
          line: OwnCodeText.isOfNewCode(divergence) ? line?.line : nil, to: &writer)
        if let view { Self.writeView(view, to: &writer) }
      }
    }
    let related = relatedPlaces
    guard !related.isEmpty else { return }
    writer.member("relatedLocations", objects: related.enumerated()) { writer, place in
      writer.member("id", place.offset + 1)
      Self.writePlace(paths.uri(place.element.file), line: place.element.line, to: &writer)
      writer.key("message")
      SARIFText.write(place.element.text, to: &writer)
    }
  }

  private var message: String {
    let sentence = DivergenceText(divergence).sentence(divergence)
    let before = CauseText.ownCode(cause) == nil ? CauseText.before(cause).map { "; before, \($0)" } ?? "" : ""
    let changes = OwnCodeText.changes(divergence).map { "; \($0)" } ?? ""
    let session = divergence.session == 0 ? "" : ", session \(divergence.session)"
    let place = "\(divergence.recording)\(session), event \(divergence.event), strategy \(divergence.strategy)"
    return "\(sentence). \(CauseText.sentence(cause))\(before)\(changes). \(place)"
  }

  /// The view that decided, or that the outcome is of.
  private var view: String? {
    divergence.decidedBy?.view.name ?? (divergence.replayed?.view ?? divergence.recorded?.view)?.name
  }

  /// The recording, if the result is at a line of source, and the line that decided before.
  private var relatedPlaces: [(file: String, line: Int?, text: String)] {
    guard let decision = divergence.decidedBy else {
      return HandlerText.line(of: divergence) == nil
        ? [] : [(divergence.recording, nil, "the recording, event \(divergence.event)")]
    }
    return
      (OwnCodeText.line(of: divergence) == nil
      ? [] : [(divergence.recording, nil, "the recording, event \(divergence.event)")])
      + (decision.baseline?.line.map { [($0.file, Optional($0.line), "decided before")] } ?? [])
  }

  /// Writes the member of a location for a file, and its line.
  static func writePlace(_ uri: String, line: Int?, to writer: inout JSONWriter) {
    writer.key("physicalLocation")
    writer.object { writer in
      writer.key("artifactLocation")
      writer.object { $0.member("uri", uri) }
      guard let line else { return }
      writer.key("region")
      writer.object { $0.member("startLine", line) }
    }
  }

  private static func writeView(_ name: String, to writer: inout JSONWriter) {
    writer.key("logicalLocations")
    writer.array { writer in
      writer.object { writer in
        writer.member("fullyQualifiedName", name)
        writer.member("kind", "view")
      }
    }
  }
}
