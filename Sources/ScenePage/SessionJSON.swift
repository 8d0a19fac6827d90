import Foundation
import JSONText
import PassThrough
import Playback
import RecordingStore
import Reporting
import Scenes

/// What the page is told of a live session beside its frames.
@MainActor
enum SessionJSON {
  static func write(_ session: LiveSession, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("strategy")
      writer.string(session.strategy.description)
      writer.key("profile")
      writer.string(session.profile)
      writer.key("name")
      writer.string(session.label.name)
      writer.key("about")
      writer.string(session.label.about)
      writer.key("samples")
      writer.integer(session.sampleCount)
      writer.key("events")
      writer.integer(session.eventCount)
      writer.key("outcomes")
      writer.integer(session.outcomeCount)
      writer.key("touches")
      writer.integer(session.sequenceCount)
      writer.key("canUndo")
      writer.bool(session.sequenceCount > 0 && session.finished == nil)
      writer.key("finished")
      if let finished = session.finished { write(finished, to: &writer) } else { writer.null() }
    }
  }

  private static func write(_ finished: LiveSession.Finished, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("file")
      writer.string(finished.path)
      writer.key("events")
      writer.integer(finished.events)
      writer.key("samples")
      writer.integer(finished.samples)
      writer.key("outcomes")
      writer.integer(finished.outcomes)
      writer.key("contentHash")
      writer.string(finished.contentHash)
      writer.key("replay")
      writer.string(finished.replay)
      writer.key("unknowns")
      writer.array { writer in
        for unknown in finished.unknowns { writer.string(unknown) }
      }
    }
  }

  static func write(_ lines: [LiveSession.Line], to writer: inout JSONWriter) {
    writer.array { writer in
      for line in lines { OutcomeJSON.write(line.outcome, number: line.number, to: &writer) }
    }
  }

  static func write(_ answers: [LiveAnswer], to writer: inout JSONWriter) {
    writer.array { writer in
      for answer in answers { write(answer, to: &writer) }
    }
  }

  private static func write(_ answer: LiveAnswer, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("event")
      writer.integer(answer.event)
      writer.key("touch")
      writer.integer(answer.touch)
      writer.key("t")
      writer.integer(answer.timestampMicroseconds)
      writer.key("x")
      writer.number(answer.location.x)
      writer.key("y")
      writer.number(answer.location.y)
      writer.key("recorded")
      writer.string(answer.running.description)
      writer.key("strategies")
      writer.array { writer in
        for entry in answer.entries {
          writer.object { writer in
            writer.key("name")
            writer.string(entry.strategy.description)
            writer.key("receiver")
            writer.string(entry.receiver)
            writer.key("recursion")
            writer.bool(entry.isRecursion)
            writer.key("otherwise")
            writer.string(entry.otherwise.map { words(for: $0, running: answer.running) })
          }
        }
      }
      writer.key("differs")
      writer.bool(answer.differs)
    }
  }

  private static func words(for difference: LiveAnswer.Difference, running: Strategy) -> String {
    let other = difference.other.map(OutcomeText.phrase) ?? "nothing"
    return "\(other) – \(running): " + (difference.running.map(OutcomeText.phrase) ?? "nothing")
  }

  /// The strategies and profiles that can be switched to.
  static func writeChoices(running strategy: Strategy, to writer: inout JSONWriter) {
    writer.key("strategies")
    writer.array { writer in
      let variants = Strategy.all.contains(strategy) ? [] : [strategy]
      for strategy in Strategy.all + variants {
        let entry = StrategyCatalog.entries.first { $0.text == strategy.description }
        choice(strategy.description, entry?.summary ?? "A variant given on the command line.", to: &writer)
      }
    }
    writer.key("profiles")
    writer.array { writer in
      for profile in Profile.all { choice(profile.name, profile.summary, to: &writer) }
    }
  }

  private static func choice(_ name: String, _ sentence: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("name")
      writer.string(name)
      writer.key("sentence")
      writer.string(sentence)
    }
  }
}
