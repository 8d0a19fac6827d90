package import PassThrough
package import UIKit

/// A running scene under one strategy and one profile: windows on the screen of an app of its own.
///
/// The scene owns its engine. Players and tracers make that engine current, so that several scenes can be driven in
/// turn. Listeners never change the scene.
@MainActor
package final class SceneInstance {
  /// The description that the scene was built from.
  package let description: SceneDescription
  package let strategy: Strategy
  /// The differences between systems.
  package let profile: Profile
  /// All UIKit state of this scene.
  package let engine: Engine
  /// The app that shows the windows.
  package var application: UIApplication { engine.application }
  package var clock: VirtualClock { engine.clock }
  /// The windows in the order of the scene, back to front.
  package private(set) var windows: [UIWindow] = []

  private let builder: SceneBuilder
  private var index = SceneViewIndex()

  /// Builds a scene. The description was validated when it was decoded.
  ///
  /// - Throws: ``Profile/UnknownName`` if there is no profile named `profile` or as in the scene; ``SceneError`` if the
  ///   strategy cannot be applied to a view of the scene.
  package init(_ description: SceneDescription, strategy: Strategy, profile: String? = nil) throws {
    self.description = description
    self.strategy = strategy
    self.profile = try Profile(named: profile ?? description.profile)
    engine = Engine(platform: self.profile.behavior)
    engine.makeCurrent()
    builder = SceneBuilder(description, strategy: strategy, profile: self.profile)
    builder.startSystems()
    windows = builder.makeWindows(description.windows)
    // Work that UIKit leaves to the first turn of the run loop is part of the start: appearance callbacks and layout.
    clock.advance(to: clock.now)
    application.layOutPending()
    nameViews()
    builder.install()
    if let error = builder.strategyErrors.first { throw error }
  }

  /// Called for every change that the scene makes itself, with a description and the view concerned.
  package var changeListener: (@MainActor (_ what: String, _ view: UIView?) -> Void)? {
    get { builder.reactions.listener }
    set { builder.reactions.listener = newValue }
  }

  isolated deinit { engine.close() }

  /// Makes this scene's engine the current one.
  package func activate() { engine.makeCurrent() }

  /// The view with a name as results print it: an id or a path. A path finds only views in a window.
  package func view(named name: String) -> UIView? {
    if let view = builder.viewsByID[name], view.accessibilityIdentifier == name { return view }
    return index.view(named: name, in: windows, of: engine)
  }

  /// The view with an identity. A view without an id of the scene is found only in a window.
  package func view(_ id: ViewID) -> UIView? {
    if let view = index.view(id, in: windows, of: engine) { return view }
    return builder.viewsByID[id.name].flatMap { $0.viewID == id ? $0 : nil }
  }

  /// The identity of the view with a name that a recording contains. If the scene has no such view, it is the identity
  /// that a view with this name would have.
  package func viewID(named name: String) -> ViewID {
    let id = ViewID(named: name)
    return view(named: name).map { $0.viewID.withPath(of: id) } ?? id
  }

  /// The names of all views, in the order of the tree.
  package func names() -> [String] {
    var names: [String] = []
    func visit(_ view: UIView) {
      names.append(view.nameInResults)
      for child in view.subviews { visit(child) }
    }
    for window in windows { visit(window) }
    return names
  }

  /// The action name that a control fires for an event.
  package func actionName(of view: UIView, on controlEvent: String) -> String? {
    guard let names = view.details?.actionNames, !names.isEmpty else { return nil }
    return names[controlEvent]
  }

  /// The scene's description of a view. `nil` for views that UIKit created.
  package func description(of view: UIView) -> ViewDescription? { view.details?.description }

  /// The appearance that the scene gives a view. `nil` for views that UIKit created.
  package func marks(of view: UIView) -> Marks? {
    guard let details = view.details else { return nil }
    return Marks(
      backgroundColor: details.description.backgroundColor,
      text: details.description.title ?? details.description.text, letsThrough: details.description.passThrough)
  }

  /// The appearance of a view, as the scene describes it.
  package struct Marks: Hashable, Sendable {
    /// The background colour, as written in the scene.
    package var backgroundColor: String?
    /// The title, or else the text.
    package var text: String?
    /// Whether the view is marked as pass-through.
    package var letsThrough: Bool
  }

  /// Names all existing views, so that their names do not change when siblings are added or removed.
  private func nameViews() {
    var windowNumbers = SiblingNumbers()
    for window in windows {
      let className = window.className
      name(window, as: ViewPath(named: "\(className)[\(windowNumbers.next(className))]"))
    }
    engine.identities.assignsAtWindowEntry = true
  }

  private func name(_ view: UIView, as path: ViewPath) {
    // Cells of a data source are reused: their contents get new names for every row.
    if let cell = view as? UITableViewCell, cell.reuseIdentifier != nil { return }
    if view.accessibilityIdentifier == nil { view.nameInResults = path.name }
    _ = view.viewID
    let own = view.viewPath
    var numbers = SiblingNumbers()
    for child in view.subviews {
      let className = child.className
      name(child, as: ViewPath(below: own, className: className, number: numbers.next(className)))
    }
  }
}

extension UIScreen {
  func show(_ screen: ScreenDescription) {
    bounds = CGRect(origin: .zero, size: screen.size)
    scale = screen.scale
    safeAreaInsets = UIEdgeInsets(screen.safeAreaInsets)
  }
}
