import UIKit

/// The actions with which a capture observes the events of touched controls.
@MainActor
final class ControlObservations {
  /// The beginning of the identifiers of these actions.
  static let prefix = "TouchCapture."

  private struct Reference {
    weak var control: UIControl?
    var events: Set<String>
  }
  private var observed: [ObjectIdentifier: Reference] = [:]
  private let which: CaptureOptions.ControlEvents

  init(_ which: CaptureOptions.ControlEvents) { self.which = which }

  /// Observes the events of a control from now on.
  func observe(_ control: UIControl, _ report: @escaping @MainActor (UIControl, String, [String]) -> Void) {
    guard which != .none else { return }
    let key = ObjectIdentifier(control)
    var known = observed[key].flatMap { $0.control === control ? $0.events : nil } ?? []
    let handled = Dictionary(
      ControlEventNames.handlers(of: control).map { ($0.event, $0.names) }, uniquingKeysWith: { first, _ in first })
    for (event, name) in ControlEventNames.all where which == .all || handled[name] != nil {
      guard known.insert(name).inserted else { continue }
      let identifier = UIAction.Identifier(Self.prefix + name)
      let action = UIAction(identifier: identifier) { [weak control] _ in
        guard let control else { return }
        let names = ControlEventNames.handlers(of: control).first { $0.event == name }?.names ?? []
        report(control, name, names)
      }
      control.addAction(action, for: event)
    }
    observed[key] = Reference(control: control, events: known)
  }

  func removeAll() {
    for reference in observed.values {
      guard let control = reference.control else { continue }
      for (event, name) in ControlEventNames.all where reference.events.contains(name) {
        control.removeAction(identifiedBy: UIAction.Identifier(Self.prefix + name), for: event)
      }
    }
    observed = [:]
  }
}
