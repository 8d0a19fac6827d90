import Findings
import HitTestTerms
import JSONText
import RecordingStore

/// Effects as text.
enum EffectText {
  /// The property and its change after the name of what has it: `isHidden false → true`, `moved by 0, 40`, `presented, shows “Hello”`.
  static func phrase(_ what: String, _ from: String?, _ to: String?) -> String {
    let value = to.map(value) ?? ""
    if to == EffectMatch.unknownPlace {
      let isDistance = ["moved", "grew", "scrolls", "contentOffset"].contains(what)
      return "\(what), \(isDistance ? "by a distance that" : "which") depends on the size of a text"
    }
    switch what {
    case "moved", "grew", "scrolls", "contentOffset", "placed":
      if what == "moved" || what == "grew" { return "\(what) by \(value)" }
      return "\(what) \(what == "placed" ? "at" : "to") \(value)"
    case "opened": return "opened \(value)"
    default: break
    }
    switch (from, to) {
    case (let from?, _?): return "\(what) \(Self.value(from)) → \(value)"
    case (let from?, nil): return "\(what) \(Self.value(from)) → -"
    case (nil, _?) where what == "text" || what == "title" || what == "image" || what == "placeholder":
      return "\(what) - → \(value)"
    case (nil, _?): return value.isEmpty ? what : "\(what), \(value)"
    case (nil, nil): return what
    }
  }

  /// A value of an effect, which is JSON, as text.
  static func value(_ json: String) -> String {
    guard let value = try? JSONValue.parse(Array(json.utf8)) else { return json }
    return text(value, json)
  }

  private static func text(_ value: JSONValue, _ json: String) -> String {
    if let text = value.string { return "“\(text)”" }
    if let number = value.number { return Formatting.number(number) }
    if let flag = value.bool { return "\(flag)" }
    if let list = value.array { return list.map { text($0, "") }.joined(separator: ", ") }
    if let members = value.object {
      return members.map { "\($0.key) \(text($0.value, ""))" }.joined(separator: "; ")
    }
    return json
  }

  /// How an effect differs, as a sentence: `banner no longer leaves the window`. `nil` if the divergence is of another kind.
  static func change(_ divergence: Divergence) -> String? {
    guard
      case .effect(let view, let controller, let what, let from, let to) = divergence.recorded ?? divergence.replayed
    else { return nil }
    let subject = [view?.name ?? controller].compactMap(\.self).map { $0 + " " }.joined()
    return subject + clause(divergence, what, from, to)
  }

  /// The sentence without the view or controller.
  static func clause(_ divergence: Divergence) -> String? {
    guard case .effect(_, _, let what, let from, let to) = divergence.recorded ?? divergence.replayed else {
      return nil
    }
    return clause(divergence, what, from, to)
  }

  private static func clause(_ divergence: Divergence, _ what: String, _ from: String?, _ to: String?) -> String {
    let after = divergence.handler.map { " after \($0)" } ?? ""
    if case .effect(_, _, let what, _, let old) = divergence.recorded,
      case .effect(_, _, _, _, let new) = divergence.replayed
    {
      if old == new { return "\(phrase(what, from, to)) at another time\(after)" }
      if let old, let new, let text = members(old, new) {
        return "\(verbs[what].map { "\($0), " } ?? "\(what) ")\(text)\(after)"
      }
      let (old, new) = (old.map(value) ?? "nothing", new.map(value) ?? "nothing")
      switch what {
      case "moved": return "moves by \(new), not by \(old)\(after)"
      case "grew": return "grows by \(new), not by \(old)\(after)"
      case "scrolls": return "scrolls to \(new), not to \(old)\(after)"
      case "placed": return "is placed at \(new), not at \(old)\(after)"
      default: return "\(what) becomes \(new), not \(old)\(after)"
      }
    }
    let isLost = divergence.replayed == nil
    if let verb = verbs[what] {
      // "is no longer presented", "no longer leaves the window".
      let words = verb.split(separator: " ", maxSplits: 1)
      if words[0] == "is" { return "is \(isLost ? "no longer" : "now") \(words[1])\(after)" }
      return (isLost ? "no longer " : "now ") + verb + after
    }
    let value = to.map(value) ?? "nothing"
    switch what {
    case "moved": return (isLost ? "no longer moves by " : "now moves by ") + value + after
    case "grew": return (isLost ? "no longer grows by " : "now grows by ") + value + after
    case "scrolls": return (isLost ? "no longer scrolls to " : "now scrolls to ") + value + after
    case "placed": return "is \(isLost ? "no longer" : "now") placed at " + value + after
    default:
      let before = from.map { "; it \(isLost ? "stays" : "was") \(Self.value($0))" } ?? ""
      return "\(what) \(isLost ? "no longer" : "now") becomes \(value)\(before)\(after)"
    }
  }

  /// The members of two objects that differ: `shows “Hallo”, not “Hello”`. `nil` if one is no object.
  private static func members(_ old: String, _ new: String) -> String? {
    guard let old = object(old), let new = object(new) else { return nil }
    let names = Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }
    return names.map { "\($0) \(new[$0] ?? "nothing"), not \(old[$0] ?? "nothing")" }.joined(separator: "; ")
  }

  private static func object(_ json: String) -> [String: String]? {
    guard let members = (try? JSONValue.parse(Array(json.utf8)))?.object else { return nil }
    return Dictionary(members.map { ($0.key, text($0.value, "")) }) { first, _ in first }
  }

  private static let verbs = [
    "entered": "enters the window", "left": "leaves the window", "appeared": "appears", "disappeared": "disappears",
    "presented": "is presented", "dismissed": "is dismissed", "pushed": "is pushed", "popped": "is popped",
  ]
}
