import Findings
import JSONText
import PrintedText

/// Reads and writes a line of the ledger.
enum LedgerLine {
  /// What is wrong with a line, and the remedy.
  struct Problem: Error {
    let text: String
  }

  private static let keys = [
    "recording", "session", "event", "kind", "from", "to", "strategy", "profile", "against", "build", "reason", "owner",
    "accepted", "expires", "scene", "consequences", "id",
  ]

  static func text(_ acceptance: Acceptance) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("recording", acceptance.place.recording)
      writer.member("session", acceptance.place.session)
      writer.member("event", acceptance.event)
      writer.member("kind", acceptance.kind)
      writer.key("from")
      writer.raw(acceptance.from)
      writer.key("to")
      writer.raw(acceptance.to)
      writer.member("strategy", acceptance.place.strategy)
      writer.member("profile", acceptance.place.profile)
      writer.member("against", acceptance.place.against)
      writer.member("build", acceptance.place.build)
      writer.member("reason", acceptance.reason)
      writer.member("owner", acceptance.owner)
      writer.member("accepted", acceptance.accepted.description)
      writer.member("expires", acceptance.expires?.description)
      writer.member("scene", acceptance.scene)
      writer.member("consequences", acceptance.consequences)
      writer.member("id", acceptance.id)
    }
    // Characters that change the direction of text, and line separators, would mislead the reader of a change.
    return writer.finish().printedJSON
  }

  static func acceptance(_ line: String) throws(Problem) -> Acceptance {
    if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) {
      throw Problem(text: "a conflict of a merge; keep the lines of both sides, and remove this one")
    }
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue.parse(Array(line.utf8))
    } catch {
      throw Problem(text: "\(error); restore the line, or remove it and accept the difference again")
    }
    guard let members = json.object else { throw Problem(text: "the line is not a JSON object; remove it") }
    for member in members where !keys.contains(member.key) {
      let remedy = NearMiss.remedy(for: member.key, among: keys) ?? "the keys are \(keys.joined(separator: ", "))"
      throw Problem(text: "unknown key '\(member.key)'; \(remedy)")
    }
    let place = Acceptance.Place(
      recording: try text(json, "recording"), session: try number(json, "session"),
      strategy: try text(json, "strategy"),
      profile: try text(json, "profile"), against: try text(json, "against"), build: try optional(json, "build"))
    guard let from = json["from"], let to = json["to"] else {
      throw Problem(text: "'\(json["from"] == nil ? "from" : "to")' is missing; accept the difference again")
    }
    return Acceptance(
      place: place, event: try number(json, "event"), kind: try text(json, "kind"), from: from.canonicalText(),
      to: to.canonicalText(), scene: try text(json, "scene"), consequences: try optional(json, "consequences"),
      id: try text(json, "id"), reason: try text(json, "reason"), owner: try text(json, "owner"),
      accepted: try date(json, "accepted"), expires: try optional(json, "expires") == nil ? nil : date(json, "expires"))
  }

  private static func text(_ json: JSONValue, _ key: String) throws(Problem) -> String {
    guard let text = json[key]?.string else {
      throw Problem(text: "'\(key)' is not a string; restore it, or accept the difference again")
    }
    return text
  }

  private static func optional(_ json: JSONValue, _ key: String) throws(Problem) -> String? {
    guard let value = json[key], !value.isNull else { return nil }
    return try text(json, key)
  }

  private static func number(_ json: JSONValue, _ key: String) throws(Problem) -> Int {
    guard let number = json[key]?.integer, number >= 0 else {
      throw Problem(text: "'\(key)' is not a number from 0 up; restore it, or accept the difference again")
    }
    return number
  }

  private static func date(_ json: JSONValue, _ key: String) throws(Problem) -> LedgerDate {
    guard let date = LedgerDate(try text(json, key)) else {
      throw Problem(text: "'\(key)' is not a day such as 2027-01-31; correct it")
    }
    return date
  }
}
