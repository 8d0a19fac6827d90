package import JSONText

extension NameMatch {
  /// Writes the names as members of a JSON object.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("recorded", recorded)
    writer.member("replayed", replayed)
    writer.member("rung", rung.rawValue)
  }
}
