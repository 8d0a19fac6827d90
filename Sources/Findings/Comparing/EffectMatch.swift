import JSONText
import RecordingStore

/// Compares effects, whose values may come from lengths and times that differ slightly without a person noticing it.
package enum EffectMatch {
  /// Up to this distance in points two places are the same.
  private static let tolerance = 0.5
  /// Up to this time in microseconds two effects happen together: a frame of the display.
  private static let frame: Int64 = 16_667
  /// The effects whose values are distances or places in points.
  package static let places: Set<String> = [
    "moved", "grew", "contentOffset", "scrolls", "contentSize", "placed", "mask", "path", "sublayer path",
  ]
  /// Up to this distance in points a view that enters is at the same place: the least side of what a finger can tap. How far it is from
  /// the edges is layout.
  private static let toleranceOfEntrance = 44.0

  /// Whether two outcomes are the same but for a time within a frame: an effect, or a call by a timer.
  package static func areSame(_ one: SceneOutcome, _ other: SceneOutcome) -> Bool {
    let isTogether = abs(one.timestampMicroseconds - other.timestampMicroseconds) <= frame
    if case .call = one.kind {
      return isTogether && one.kind == other.kind && OutcomeDetail.areEqual(one.detail, other.detail)
    }
    guard case .effect(let view, let controller, let what, let from, let to) = one.kind,
      case .effect(let otherView, let otherController, let otherWhat, let otherFrom, let otherTo) = other.kind
    else { return false }
    return view == otherView && controller == otherController && what == otherWhat
      && isTogether && areSame(from, otherFrom, of: what) && areSame(to, otherTo, of: what)
  }

  private static func areSame(_ one: String?, _ other: String?, of what: String) -> Bool {
    if one == other { return true }
    guard places.contains(what), let one = numbers(one), let other = numbers(other), one.count == other.count else {
      // A place that depends on the size of a text is not known, and is not compared.
      return places.contains(what) && (one == unknownPlace || other == unknownPlace)
    }
    let limit = what == "placed" ? toleranceOfEntrance : tolerance
    return zip(one, other).allSatisfy { abs($0 - $1) <= limit }
  }

  /// The value of a place that is not known.
  package static let unknownPlace = "\"?\""

  private static func numbers(_ text: String?) -> [Double]? {
    guard let text, let value = try? JSONValue.parse(Array(text.utf8)) else { return nil }
    let numbers = value.array?.compactMap(\.number)
    return numbers?.count == value.array?.count ? numbers : nil
  }

  /// Whether two lists have the same outcomes but for the order of their effects, which has no meaning.
  static func haveSameOrder(_ one: [SceneOutcome], _ other: [SceneOutcome]) -> Bool {
    let (one, other) = (one.filter { !$0.isEffect }, other.filter { !$0.isEffect })
    return one.count == other.count && zip(one, other).allSatisfy { $0 == $1 || areSame($0, $1) }
  }
}

extension SceneOutcome {
  /// Whether it is a change for a person.
  package var isEffect: Bool {
    if case .effect = kind { true } else { false }
  }
}
