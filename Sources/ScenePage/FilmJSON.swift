import JSONText
import PassThrough
import Playback
import RecordingStore

/// A film as the page reads it.
@MainActor
enum FilmJSON {
  static func write(_ film: SceneFilm, of reader: RecordingReader, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("sides")
      writer.array { writer in
        for side in film.sides {
          writer.object { writer in
            writer.key("title")
            writer.string(side.title)
            writer.key("strategy")
            writer.string(side.strategy.description)
            writer.key("profile")
            writer.string(side.profile)
          }
        }
      }
      writer.key("session")
      writer.integer(film.session.record.id)
      writer.key("sessions")
      writer.array { writer in
        for session in reader.sessions.prefix(1_000) {
          writer.object { writer in
            writer.key("number")
            writer.integer(session.id)
            writer.key("about")
            writer.string(session.about)
          }
        }
      }
      writer.key("about")
      writer.string(film.session.record.about)
      writer.key("name")
      writer.string(reader.meta["name"])
      write(film.overview, to: &writer)
    }
  }

  private static func write(_ overview: FilmOverview, to writer: inout JSONWriter) {
    writer.key("eventCount")
    writer.integer(overview.eventCount)
    writer.key("times")
    writer.array { writer in
      for time in overview.times { writer.integer(time) }
    }
    writer.key("ends")
    writer.integer(overview.end)
    writer.key("touches")
    writer.array { writer in
      for touch in overview.touches {
        writer.object { writer in
          writer.key("touch")
          writer.integer(touch.touch)
          writer.key("event")
          writer.integer(touch.event)
          writer.key("last")
          writer.integer(touch.last)
          writer.key("x")
          writer.number(touch.x)
          writer.key("y")
          writer.number(touch.y)
        }
      }
    }
    writer.key("differences")
    writer.array { writer in
      for event in overview.differences { writer.integer(event) }
    }
    writer.key("isCut")
    writer.bool(overview.isCut)
  }

  static func write(_ chunk: FilmChunk, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("first")
      writer.integer(chunk.first)
      writer.key("count")
      writer.integer(chunk.count)
      writer.key("frames")
      writer.array { writer in
        for frame in chunk.frames { write(frame, to: &writer) }
      }
    }
  }

  private static func write(_ frame: FilmFrame, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("event")
      writer.integer(frame.event)
      writer.key("t")
      writer.integer(frame.timestampMicroseconds)
      writer.key("isEvent")
      writer.bool(frame.isEvent)
      writer.key("sides")
      writer.array { writer in
        for side in frame.sides { FrameJSON.write(side, to: &writer) }
      }
      writer.key("samples")
      writer.array { writer in
        for sample in frame.samples {
          writer.object { writer in
            writer.key("touch")
            writer.integer(sample.touch)
            writer.key("phase")
            writer.string(sample.phase.rawValue)
            writer.key("x")
            writer.number(sample.x)
            writer.key("y")
            writer.number(sample.y)
          }
        }
      }
      writer.key("outcomes")
      writer.array { writer in
        for outcomes in frame.outcomes {
          writer.array { writer in
            for (number, outcome) in outcomes.enumerated() {
              OutcomeJSON.write(outcome, number: number, to: &writer)
            }
          }
        }
      }
      writer.key("differs")
      writer.bool(frame.differs)
    }
  }
}
