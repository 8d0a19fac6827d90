import RecordingStore

/// The hosted content of an outcome, as text.
enum RegionText {
  /// The name of a view, with the content: `overlay/_UIHostingView[0] region undo`.
  static func name(_ view: String, _ detail: OutcomeDetail?) -> String {
    view + (detail?.region.map { " region \($0)" } ?? "")
  }
}

extension Outcome {
  /// The outcome, with the hosted content after the name of its view.
  var kindWithRegion: Kind {
    guard detail?.region != nil else { return kind }
    return kind.mapView { RegionText.name($0, detail) }
  }
}
