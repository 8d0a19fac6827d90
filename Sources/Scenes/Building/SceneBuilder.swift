package import Foundation
import PassThrough
package import UIKit

/// Turns the descriptions of a scene into views, when it begins and while it goes on.
@MainActor
package final class SceneBuilder {
  let profile: Profile
  let screen: ScreenDescription
  let registry: ClassRegistry
  /// What the app does when an action fires.
  package let reactions: SceneReactions
  /// The view of every id that was made, but for those in rows, whose ids come and go.
  private(set) var viewsByID: [String: UIView] = [:]
  let recognizers = RecognizerBuilder()

  private let strategy: Strategy
  private var installation: StrategyInstallation?
  private var marked: [UIView] = []
  private var touchDelegates: [(view: UIView, delegate: String)] = []
  private var zoomViews: [(scrollView: UIScrollView, delegate: SceneScrollDelegate)] = []
  /// What stands in for an app's delegates and data sources: views do not keep theirs alive.
  private var retainedDelegates: [AnyObject] = []
  /// The views that the strategy could not be applied to.
  private(set) var strategyErrors: [SceneError] = []
  package private(set) lazy var controllers = ControllerBuilder(self)
  /// The systems of the registry, in its order.
  private(set) lazy var systems = registry.systems.map { $0.start(in: self) }

  init(_ scene: SceneDescription, strategy: Strategy, profile: Profile) {
    self.strategy = strategy
    self.profile = profile
    screen = scene.screen
    registry = scene.registry
    reactions = SceneReactions(scene)
    reactions.builder = self
    UIScreen.main.show(screen)
  }

  /// Starts the systems, before anything is made.
  func startSystems() { _ = systems }

  /// Makes the windows, back to front, with all that is in them.
  func makeWindows(_ descriptions: [ViewDescription]) -> [UIWindow] {
    let windows = descriptions.map { description in
      guard let window = make(description, in: CGRect(origin: .zero, size: screen.size)) as? UIWindow else {
        preconditionFailure("a decoded scene has only windows at its root")
      }
      window.isHidden = description.isHidden ?? false
      return window
    }
    for (window, description) in zip(windows, descriptions) {
      guard let controller = description.rootViewController else { continue }
      window.rootViewController = controllers.make(controller)
      controllers.presentInitially(controller)
    }
    return windows
  }

  /// Installs the strategy for the views that were made and for those that will be.
  func install() {
    installation = strategy.install()
    finish()
  }

  /// The controller of an id, made when it is first asked for.
  package func controller(_ id: String) -> UIViewController? { controllers.controller(id) }

  /// Told before a change presents the controller of an id.
  func willPresent(_ id: String, _ controller: UIViewController, from presenter: UIViewController) {
    controllers.willPresent(id)
    for system in systems { system.willPresent(controller, from: presenter) }
  }

  /// Whether a system is going to mark the view of a controller when it has loaded.
  package func marksView(of controller: UIViewController) -> Bool {
    systems.contains { $0.marksView(of: controller) }
  }

  /// A controller calls this when its view has loaded and holds what the scene describes.
  package func didLoadView(of controller: UIViewController, _ description: ControllerDescription) {
    for system in systems { system.didLoadView(of: controller, from: description) }
    finish()
  }

  /// The view of an id, in a row or not.
  package func view(_ id: String) -> UIView? {
    // The id of a view in a row goes from cell to cell.
    if let view = viewsByID[id], view.accessibilityIdentifier == id { return view }
    // A lazy sequence would look at every view twice, at every level.
    func first(in views: [UIView]) -> UIView? {
      for view in views {
        if let found = find(view) { return found }
      }
      return nil
    }
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == id { return view }
      return first(in: view.subviews)
    }
    return first(in: UIApplication.shared.windows)
  }

  /// Makes a view with all that is in it, at its own frame or else in `space`.
  ///
  /// - Parameter isMarkedLater: Whether code is going to mark the view.
  package func make(_ description: ViewDescription, in space: CGRect, isMarkedLater: Bool = false) -> UIView {
    let view = makeAlone(description, isMarked: description.passThrough || isMarkedLater)
    ViewProperties(view: view, description: description, registry: registry).place(in: space)
    fill(view, description)
    return view
  }

  /// Resolves the ids that new views and recognizers refer to, and applies the strategy to new views.
  package func finish() {
    recognizers.finish()
    guard let installation else { return }
    for view in marked {
      apply("passThrough", to: view) { (view) throws(MissingOverride) in try installation.mark(view) }
    }
    marked = []
    touchDelegates.removeAll { view, delegate in
      guard let target = self.view(delegate) else { return false }
      apply("touchDelegate", to: view) { (view) throws(MissingOverride) in
        try installation.setTouchDelegate(target, of: view)
      }
      return true
    }
    for (scrollView, delegate) in zoomViews { delegate.startZooming(scrollView) { self.view($0) } }
    zoomViews = []
  }

  /// Makes an empty view that should let touches through, for systems that make such views themselves.
  ///
  /// The strategy decides how: not at all under `uikit`, by an override under `flag`.
  package func makePassThroughView() -> UIView {
    let view = makeMarkableView()
    mark(view)
    return view
  }

  /// Makes an empty view that code is going to mark.
  func makeMarkableView() -> UIView {
    let needsOverride = strategy.needsOverride(isMarked: true, hasTouchDelegate: false)
    return registry.makeView(of: "UIView", isOverriding: needsOverride)
  }

  /// Marks a view that exists, as code does.
  ///
  /// A strategy that needs an override has no effect on a view that UIKit or a system made, as in an app. For a view of the
  /// scene that is an error.
  package func mark(_ view: UIView) {
    guard let installation else { return marked.append(view) }
    apply("passThrough", to: view) { (view) throws(MissingOverride) in try installation.mark(view) }
  }

  /// Applies the strategy to a view, and keeps the error where it cannot be applied to a view of the scene.
  private func apply(_ key: String, to view: UIView, _ body: (UIView) throws(MissingOverride) -> Void) {
    do {
      try body(view)
    } catch {
      guard let details = view.details else { return }
      let row = registry.rowMaking(details.description.knownClassName)
      let failure = SceneError(error, key: key, of: details.description, made: row)
      details.missingStrategy = failure.message
      strategyErrors.append(failure)
    }
  }

  /// Makes the view of an id the touch delegate of a view, at the next ``finish()`` at which it exists; `nil` takes the touch
  /// delegate away at once.
  func setTouchDelegate(_ id: String?, of view: UIView) {
    touchDelegates.removeAll { $0.view === view }
    guard id == nil else { return touchDelegates.append((view, id!)) }
    apply("touchDelegate", to: view) { (view) throws(MissingOverride) in
      try installation?.setTouchDelegate(nil, of: view)
    }
  }

  /// Keeps a delegate alive as long as the scene.
  package func retain(_ delegate: AnyObject) { retainedDelegates.append(delegate) }

  private func makeAlone(_ description: ViewDescription, isMarked: Bool) -> UIView {
    registry.makeView(
      description,
      isOverriding: strategy.needsOverride(isMarked: isMarked, hasTouchDelegate: description.hasTouchDelegate))
  }

  /// Makes an empty cell for rows that are reused for each other.
  func makeCell(_ description: ViewDescription?, reuseIdentifier: String) -> UITableViewCell {
    let description = description ?? ViewDescription(className: "UITableViewCell")
    guard let cell = makeAlone(description, isMarked: description.passThrough) as? UITableViewCell else {
      preconditionFailure("a decoded scene has only cells as rows")
    }
    cell.reuseIdentifier = reuseIdentifier
    return cell
  }

  /// Gives a view its properties, recognizers and subviews.
  func fill(_ view: UIView, _ description: ViewDescription) {
    adopt(view, description)
    for recognizer in description.gestureRecognizers { recognizers.make(recognizer, on: view, reactions.fire) }
    if let scrollView = view as? UIScrollView { tieScrollView(scrollView, description) }
    for child in description.subviews {
      let childView = make(child, in: view.bounds)
      view.addSubview(child.isRootView ? wrap(childView, in: view.bounds) : childView)
    }
    if let hosting = view as? HostingView, profile.behavior.hostingViewContent != .descendant {
      // What stands in it stands for SwiftUI content, which this system does not show as views.
      let content = hosting.subviews
      hosting.interactiveRegions = content.map(\.frame)
      for view in content { view.removeFromSuperview() }
    }
    fillTable(view, description)
  }

  /// Gives a view its properties, and attaches its description to it.
  func adopt(_ view: UIView, _ description: ViewDescription) {
    let details = ViewDetails(description, registry)
    view.harnessDetails = details
    if let id = description.id {
      viewsByID[id] = view
      view.nameInResults = id
    }
    ViewProperties(view: view, description: description, registry: registry).apply()
    reactions.listen(to: view, details)
    if description.passThrough { marked.append(view) }
    if let delegate = description.touchDelegate { setTouchDelegate(delegate, of: view) }
  }

  private func tieScrollView(_ scrollView: UIScrollView, _ description: ViewDescription) {
    if let pan = description.panGestureRecognizer {
      recognizers.adopt(scrollView.panGestureRecognizer, pan, reactions.fire)
    }
    if let pinch = description.pinchGestureRecognizer, let recognizer = scrollView.pinchGestureRecognizer {
      recognizers.adopt(recognizer, pinch, reactions.fire)
    }
    guard description.zoomView != nil, !(scrollView is UITableView) else { return }
    let delegate = SceneScrollDelegate(description)
    scrollView.delegate = delegate
    retain(delegate)
    zoomViews.append((scrollView, delegate))
  }

  private func fillTable(_ view: UIView, _ description: ViewDescription) {
    if let cell = view as? UITableViewCell, let content = description.cell?.contentConfiguration {
      cell.contentConfiguration = SceneContentConfiguration(content, space: cell.bounds, builder: self)
    }
    if let cell = view as? UITableViewCell, let contents = description.cell?.contentView, !contents.isEmpty {
      for content in contents { cell.contentView.addSubview(make(content, in: cell.contentView.bounds)) }
    }
    guard let table = view as? UITableView else { return }
    if let header = description.table?.tableHeaderView { table.tableHeaderView = make(header, in: table.bounds) }
    if let footer = description.table?.tableFooterView { table.tableFooterView = make(footer, in: table.bounds) }
    let source = SceneTableSource(description, builder: self)
    retain(source)
    source.attach(to: table)
  }

  /// Puts the profile's private views around a root view, the outermost first.
  private func wrap(_ rootView: UIView, in space: CGRect) -> UIView {
    profile.behavior.rootWrapping.classNames.reversed().reduce(rootView) { inner, className in
      let wrapper = registry.makeView(of: className, isOverriding: false)
      wrapper.setUntransformedFrame(space)
      // What it holds stands where it would stand without it.
      wrapper.bounds = space
      wrapper.addSubview(inner)
      return wrapper
    }
  }
}
