/// Classes of a rules build with an override that UIKit would call and nothing calls here, because it was cut or because the engine
/// does not call the member.
@MainActor
package enum UncalledOverrides {
  private struct Report {
    /// Whether the engine calls the override in objects that need an update of their constraints.
    let updatesConstraints: Bool
    let send: @MainActor () -> Void
  }
  private static var reports: [ObjectIdentifier: [String: Report]] = [:]

  /// Adds an override to a class of views or controllers. `report` is called for each of them that enters a window.
  package static func add(
    _ sentence: String, to type: AnyClass, updatesConstraints: Bool = false, report: @escaping @MainActor () -> Void
  ) {
    reports[ObjectIdentifier(type), default: [:]][sentence] = Report(
      updatesConstraints: updatesConstraints, send: report)
  }

  /// Reports the overrides of the classes of a view and of its controller. The view has entered a window.
  static func report(of view: UIView) {
    guard !reports.isEmpty else { return }
    report(classOf: view, of: view)
    if let controller = view.viewController { report(classOf: controller, of: view) }
  }

  private static func report(classOf object: UIResponder, of view: UIView) {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      for (_, report) in (reports[ObjectIdentifier(current)] ?? [:]).sorted(by: { $0.key < $1.key })
      where !report.updatesConstraints || !view.isConstraintsUpdateCalled { report.send() }
      type = _getSuperclass(current)
    }
  }
}
