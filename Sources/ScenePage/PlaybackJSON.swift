import Findings
import JSONText
import PassThrough
import Playback
import RecordingStore
import Reporting
import ScenePictures

/// A session playback in the page's JSON.
@MainActor
enum PlaybackJSON {
  static func write(_ playback: SessionPlayback, of reader: RecordingReader, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("sides", objects: playback.sides) { writer, side in
        writer.member("title", side.title)
        writer.member("strategy", side.strategy.description)
        writer.member("profile", side.profile)
        writer.member("build", side.build)
      }
      writer.member("session", playback.session.metadata.id)
      writer.member("sessions", objects: reader.sessions.prefix(1_000)) { writer, session in
        writer.member("number", session.id)
        writer.member("about", session.about)
      }
      writer.member("about", playback.session.metadata.about)
      writer.member("name", reader.meta["name"])
      write(playback.overview, to: &writer)
    }
  }

  private static func write(_ overview: PlaybackOverview, to writer: inout JSONWriter) {
    writer.member("eventCount", overview.eventCount)
    writer.key("times")
    writer.array { writer in
      for time in overview.times { writer.integer(time) }
    }
    writer.member("ends", overview.end)
    writer.member("touches", objects: overview.touches) { writer, touch in
      writer.member("touch", touch.touch)
      writer.member("event", touch.event)
      writer.member("last", touch.last)
      writer.member("x", touch.x)
      writer.member("y", touch.y)
    }
    writer.member("deviceEvents", objects: overview.deviceEvents) { writer, sample in
      writer.member("t", sample.timestampMicroseconds)
      writer.member("what", sample.sceneEvent?.description ?? "")
    }
    writer.key("differences")
    writer.array { writer in
      for event in overview.differences { writer.integer(event) }
    }
    writer.key("comparisons")
    writer.array { writer in
      for comparison in overview.comparisons { write(comparison, to: &writer) }
    }
    writer.member("unknowns", overview.unknowns)
    writer.member("isCut", overview.isCut)
  }

  /// The number of divergences whose text the page receives.
  private static let describedDivergences = 1_000

  private static func write(_ comparison: PlaybackOverview.Comparison, to writer: inout JSONWriter) {
    let text = DivergenceText(comparison.result)
    writer.object { writer in
      writer.key("differences")
      writer.array { writer in
        for event in comparison.differences { writer.integer(event) }
      }
      writer.member("rootCount", comparison.result.rootCount)
      writer.key("divergences")
      writer.array { writer in
        for root in text.roots(limit: describedDivergences) { write(root, text, to: &writer) }
      }
    }
  }

  /// A divergence that follows from no other, in the words of `replayer diff`.
  private static func write(_ root: Divergence, _ text: DivergenceText, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("event", root.event)
      writer.member("touch", root.touchNumber)
      writer.member("sentence", text.sentence(root))
      writer.member("consequences", text.consequences(of: root))
      guard let decision = root.decidedBy.map(DecisionText.init) else { return }
      writer.key("decision")
      writer.object { writer in
        writer.member("view", decision.view)
        writer.member("rule", decision.rule)
        writer.member("recorded", decision.recorded)
        writer.member("replayed", decision.replayed)
      }
    }
  }

  static func write(_ chunk: PlaybackChunk, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("first", chunk.first)
      writer.member("count", chunk.count)
      writer.key("frames")
      writer.array { writer in
        for frame in chunk.frames { write(frame, to: &writer) }
      }
    }
  }

  private static func write(_ frame: PlaybackFrame, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("event", frame.event)
      writer.member("t", frame.timestampMicroseconds)
      writer.member("isEvent", frame.isEvent)
      writer.key("sides")
      writer.array { writer in
        for side in frame.sides { FrameJSON.write(side, to: &writer) }
      }
      writer.member("samples", objects: frame.samples) { writer, sample in
        if let sceneEvent = sample.sceneEvent {
          writer.member("scene", sceneEvent.description)
          return
        }
        writer.member("touch", sample.touch)
        writer.member("phase", sample.phase.rawValue)
        writer.member("x", sample.x)
        writer.member("y", sample.y)
      }
      writer.key("outcomes")
      writer.array { writer in
        for outcomes in frame.outcomes {
          writer.array { writer in
            for (number, outcome) in outcomes.enumerated() {
              OutcomeJSON.write(outcome.named, number: number, to: &writer)
            }
          }
        }
      }
      writer.member("differs", frame.differs)
    }
  }
}
