import UIKit

/// The target with which a capture observes the states of the recognizers that receive touches.
@MainActor
final class GestureObservations: NSObject {
  private struct Reference {
    weak var recognizer: UIGestureRecognizer?
  }
  private var observed: [ObjectIdentifier: Reference] = [:]
  private let report: @MainActor (UIGestureRecognizer) -> Void

  init(_ report: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.report = report
    super.init()
  }

  /// Adds the target to a recognizer, once.
  func observe(_ recognizer: UIGestureRecognizer) {
    let key = ObjectIdentifier(recognizer)
    if observed[key]?.recognizer === recognizer { return }
    observed[key] = Reference(recognizer: recognizer)
    recognizer.addTarget(self, action: Self.action)
  }

  func removeAll() {
    for reference in observed.values { reference.recognizer?.removeTarget(self, action: Self.action) }
    observed = [:]
  }

  #if canImport(ObjectiveC) && !os(macOS)
    private static let action = #selector(recognizerDidChange(_:))
    @objc private func recognizerDidChange(_ recognizer: UIGestureRecognizer) { report(recognizer) }
  #else
    private static let action = Selector("recognizerDidChange:") { target, sender in
      guard let target = target as? GestureObservations, let sender = sender as? UIGestureRecognizer else { return }
      target.report(sender)
    }
  #endif
}
