import Capture
import Findings
import Foundation
import HitTestTerms
import JSONText
import PassThrough
import Playback
import RecordingStore
import Reporting
import Scenes

/// The state of a live session, without its frames, in the page's JSON.
@MainActor
enum SessionJSON {
  static func write(_ session: LiveSession, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("strategy", session.strategy.description)
      writer.member("profile", session.profile)
      writer.member("name", session.label.name)
      writer.member("about", session.label.about)
      writer.member("samples", session.sampleCount)
      writer.member("events", session.eventCount)
      writer.member("outcomes", session.outcomeCount)
      writer.member("touches", session.sequenceCount)
      let restorable = session.restorable
      writer.member("canUndo", (session.eventCount > 0 || restorable != nil) && session.finished == nil)
      writer.member("restores", restorable.map(TouchText.words))
      writer.member("restorable", session.restorableCount)
      writer.member("orientation", session.orientation.rawValue)
      writer.member("keyboard", session.keyboardHeight)
      writer.key("finished")
      if let finished = session.finished { write(finished, to: &writer) } else { writer.null() }
    }
  }

  private static func write(_ finished: LiveSession.Finished, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("file", finished.path)
      writer.member("events", finished.events)
      writer.member("samples", finished.samples)
      writer.member("outcomes", finished.outcomes)
      writer.member("contentHash", finished.contentHash)
      writer.member("replay", finished.replay)
      writer.member("unknowns", finished.unknowns)
    }
  }

  static func write(_ lines: [LiveSession.Line], to writer: inout JSONWriter) {
    writer.array { writer in
      for line in lines {
        OutcomeJSON.write(
          line.outcome.named, number: line.number, endsSilentTouch: line.endsSilentTouch, to: &writer)
      }
    }
  }

  static func write(_ touches: [LiveTouch], to writer: inout JSONWriter) {
    writer.array(ofObjects: touches) { writer, touch in
      writer.member("touch", touch.touch)
      writer.member("event", touch.event)
      writer.member("t", touch.timestampMicroseconds)
      writer.member("ends", touch.endMicroseconds.map { Int($0) })
    }
  }

  static func write(_ answers: [StrategyPreviewEntry], to writer: inout JSONWriter) {
    writer.array { writer in
      for answer in answers { write(answer, to: &writer) }
    }
  }

  private static func write(_ answer: StrategyPreviewEntry, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("event", answer.event)
      writer.member("touch", answer.touch)
      writer.member("t", answer.timestampMicroseconds)
      writer.member("x", answer.location.x)
      writer.member("y", answer.location.y)
      writer.member("recorded", answer.running.description)
      writer.member("strategies", objects: answer.entries) { writer, entry in
        writer.member("name", entry.strategy.description)
        writer.member("receiver", entry.receiver?.name)
        writer.member("recursion", entry.isRecursion)
        writer.member("otherwise", entry.otherwise.map { words(for: $0, running: answer.running) })
      }
      writer.member("differs", answer.differs)
    }
  }

  private static func words(for difference: StrategyPreviewEntry.Difference, running: Strategy) -> String {
    let other = difference.other.map { OutcomeText.phrase($0) } ?? "nothing"
    return "\(other) – \(running): " + (difference.running.map { OutcomeText.phrase($0) } ?? "nothing")
  }

  /// The strategies and profiles that can be selected.
  static func writeChoices(running strategy: Strategy, profile: String, to writer: inout JSONWriter) {
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
      let known = Profile.all.contains { $0.name == profile }
      let variants = known ? [] : [try? Profile(named: profile)].compactMap { $0 }
      for profile in Profile.all + variants { choice(profile.name, profile.summary, to: &writer) }
    }
  }

  private static func choice(_ name: String, _ sentence: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("sentence", sentence)
    }
  }
}
