import Findings
import HitTestTerms
import JSONText

extension Cause {
  /// Writes the members of the JSON object of a cause.
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("text", CauseText.sentence(self))
    writer.member("before", CauseText.before(self))
    writer.member("view", reason.view)
    writer.member("rule", reason.replayed?.rule)
    writer.member("ruleBefore", reason.recorded?.rule)
    let line = OwnCodeText.line(of: first)
    writer.member("file", line?.file)
    writer.member("line", line?.line)
    writer.member("strategies", strategies)
    writer.member("builds", builds)
    writer.member("profiles", profiles)
    writer.member("touches", touches)
    writer.member("recordings", recordings)
    writer.member("promises", promises)
    writer.member("divergences", divergences)
  }
}
