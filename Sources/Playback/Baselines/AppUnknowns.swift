package import JSONText
import RecordingStore

/// What the scenes of an app's log do not have of the app, and what therefore cannot be compared.
package struct AppUnknowns: Sendable {
  /// The classes of the scene's views in which rules of the app may decide.
  package var classes: Set<String>
  /// Why a hit test in which a view takes part may have another result in the app, by the view's name.
  package var hits: [String: String]
  /// The same for touches in a view or near it.
  package var nearHits: [String: String]
  /// Why a touch in a view may have other consequences in the app, by the view's name.
  package var behaviour: [String: String]

  package init(
    classes: Set<String>, hits: [String: String] = [:], nearHits: [String: String] = [:],
    behaviour: [String: String] = [:]
  ) {
    (self.classes, self.hits, self.nearHits, self.behaviour) = (classes, hits, nearHits, behaviour)
  }

  /// Whether there are views to write.
  package var hasViews: Bool { !hits.isEmpty || !nearHits.isEmpty || !behaviour.isEmpty }

  /// The key of `meta` with the views, by session.
  package static let key = "observed_unknowns"

  /// Those of one session of a recording.
  @MainActor
  init(of session: ReplayableSession) {
    let json = session.reader.meta[Self.key].flatMap { try? JSONValue.parse(Array($0.utf8)) }
    let views = json?["\(session.metadata.id)"]
    self.init(
      classes: ObservedOutcomes.classes(of: session.reader), hits: Self.texts(views?["hits"]),
      nearHits: Self.texts(views?["nearHits"]),
      behaviour: Self.texts(views?["behaviour"]))
  }

  private static func texts(_ json: JSONValue?) -> [String: String] {
    Dictionary(
      (json?.object ?? []).compactMap { member in member.value.string.map { (member.key, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Writes the views of one session.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      for (key, views) in [("hits", hits), ("nearHits", nearHits), ("behaviour", behaviour)] where !views.isEmpty {
        json.key(key)
        json.object { json in
          for (view, why) in views.sorted(by: { $0.key < $1.key }) { json.member(view, why) }
        }
      }
    }
  }
}
