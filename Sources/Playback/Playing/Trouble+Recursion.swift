import HitTestTerms
import RecordingStore

extension SessionOutcome<ViewID>.Trouble {
  /// The trouble for a hit test that recurses without end. `cycle` are the views in order of their calls.
  static func recursion(among cycle: [ViewID], touch: Int?) -> Self {
    let loop = (cycle + cycle.prefix(1)).map(\.name).joined(separator: " → ")
    return Self(
      what: .recursion, touch: touch, view: cycle.first, why: "the hit test never ends: \(loop)")
  }
}
