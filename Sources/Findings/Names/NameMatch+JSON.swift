package import JSONText

extension NameMatch {
  /// Writes the names as members of a JSON object.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("recorded", recorded)
    writer.member("replayed", replayed)
    writer.member("rung", rung.rawValue)
    writer.member("from", from)
    writer.member("to", to)
  }

  /// Reads what ``writeMembers(to:)`` writes; `nil` if a required value is missing.
  package init?(json: JSONValue) {
    guard let recorded = json["recorded"]?.string, let replayed = json["replayed"]?.string,
      let rung = json["rung"]?.string.flatMap(NameRung.init)
    else { return nil }
    self.init(
      recorded: recorded, replayed: replayed, rung: rung, from: json["from"]?.string, to: json["to"]?.string)
  }
}
