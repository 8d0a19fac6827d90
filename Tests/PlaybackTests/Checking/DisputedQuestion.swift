import RecordingStore
import UIKit

/// A question that sources answer differently, with its readings as changes of the platform; the engine's own one is first.
enum DisputedQuestion: CaseIterable {
  case taps, pans, pinches, rotations

  /// A change of the platform with its name.
  struct Reading: Sendable {
    var name = "unchanged"
    var apply: @Sendable (inout PlatformBehavior) -> Void = { _ in }
  }

  @MainActor var readings: [Reading] { Self.known[self]! }

  @MainActor private static let known = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.makeReadings()) })

  private func makeReadings() -> [Reading] {
    switch self {
    case .taps:
      var readings: [Reading] = []
      for movement: CGFloat in [45, 10, 40] {
        for duration in [0.75, 1.5, 0.25] {
          for interval in [0.35, 0.25] {
            readings.append(
              Reading(name: "tap \(movement) points, \(duration) s, \(interval) s between taps") {
                $0.tapMaximumMovement = movement
                $0.tapMaximumDuration = duration
                $0.multiTapInterval = interval
              })
          }
        }
      }
      return readings
    // At exactly 10 points or beyond, in a straight line or along an axis.
    case .pans:
      return [
        Reading(), Reading(name: "pan beyond 10 points") { $0.panThreshold = 10.000001 },
        Reading(name: "pan of 10 points along an axis") { $0.panMetric = .perAxis },
        Reading(name: "pan beyond 10 points along an axis") {
          $0.panThreshold = 10.000001
          $0.panMetric = .perAxis
        },
      ]
    case .pinches: return [Reading(), Reading(name: "pinch beyond 8 points") { $0.pinchThreshold = 8.000001 }]
    // No source states a number: any turn may be enough.
    case .rotations: return [Reading(), Reading(name: "rotation at once") { $0.rotationThreshold = 0 }]
    }
  }

  /// A part of the reported question.
  private var words: String {
    switch self {
    case .taps: "elsewhere)"
    case .pans: "whether a pan begins at"
    case .pinches: "before they pinch"
    case .rotations: "before they rotate"
    }
  }

  func isReported(in outcomes: [Outcome]) -> Bool {
    outcomes.contains { outcome in
      guard case .trouble(let trouble) = outcome.kind else { return false }
      return trouble.why.contains(words)
    }
  }

  /// Whether the question can arise in a scene. The interval between taps matters for the controls of every scene.
  private func arises(in classes: Set<String>) -> Bool {
    switch self {
    case .taps: true
    case .pans: classes.contains("UIPanGestureRecognizer") || classes.contains("UIScreenEdgePanGestureRecognizer")
    case .pinches: classes.contains("UIPinchGestureRecognizer")
    case .rotations: classes.contains("UIRotationGestureRecognizer")
    }
  }

  static func all(in scene: SceneShape) -> [DisputedQuestion] {
    let classes = Set(scene.recognizers.map(\.className))
    return allCases.filter { $0.arises(in: classes) }
  }
}
