package import Foundation
import JSONText
import PassThrough
@_spi(Instrumentation) package import UIKit

/// Creates views from the descriptions of a scene, at its start and while it runs.
@MainActor
package final class SceneBuilder {
  let profile: Profile
  let screen: ScreenDescription
  let registry: ClassRegistry
  /// Performs the scene's reactions to actions.
  package let reactions: SceneReactions
  /// The created views by id, except views in rows, whose ids change.
  private(set) var viewsByID: [String: UIView] = [:]
  let recognizers = RecognizerBuilder()
  let constraints = SceneConstraints()

  let strategy: Strategy
  /// The installed strategy; `nil` until ``install()``.
  private(set) var installation: StrategyInstallation?
  private var marked: [UIView] = []
  private var touchDelegates: [(view: UIView, delegate: String)] = []
  private var zoomViews: [(scrollView: UIScrollView, delegate: SceneScrollDelegate)] = []
  /// The delegates and data sources of views. Views do not retain theirs.
  private var retainedDelegates: [AnyObject] = []
  /// The errors that were found while objects were created: a view that the strategy cannot be applied to, for example.
  private(set) var errors: [SceneError] = []
  /// Properties of a rules build whose view or controller does not exist yet.
  let references = RulesReferences()
  /// What runs when the windows exist; `nil` afterwards.
  private var afterBuilding: [@MainActor () -> Void]? = []
  package private(set) lazy var controllers = ControllerBuilder(self)
  /// The systems of the registry, in registry order.
  private(set) lazy var systems = registry.systems.map { $0.start(in: self) }

  init(_ scene: SceneDescription, strategy: Strategy, profile: Profile) {
    self.strategy = strategy
    self.profile = profile
    screen = scene.screen
    registry = scene.registry
    reactions = SceneReactions(scene)
    reactions.builder = self
    UIScreen.main.show(screen)
    Engine.current.keyboard.heightWithFocus = screen.keyboardHeight.map { CGFloat($0) }
    Engine.current.interfaceRotation.rotatedSafeAreaInsets = screen.rotatedSafeAreaInsets.map { UIEdgeInsets($0) }
  }

  /// Starts the systems. Called before any view is created.
  func startSystems() { _ = systems }

  /// Creates the windows with their contents, back to front.
  func makeWindows(_ descriptions: [ViewDescription]) -> [UIWindow] {
    let windows = descriptions.map { description in
      guard let window = make(description, in: UIScreen.main.sceneBounds) as? UIWindow else {
        preconditionFailure("a decoded scene has only windows at its root")
      }
      window.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      window.isHidden = description["isHidden"]?.bool ?? false
      return window
    }
    for (window, description) in zip(windows, descriptions) {
      description.apply(.rootViewController, to: window, by: self)
    }
    while let next = afterBuilding?.first {
      afterBuilding?.removeFirst()
      next()
    }
    afterBuilding = nil
    return windows
  }

  /// Runs `body` when the windows with their contents exist: at once if they do.
  func whenBuilt(_ body: @escaping @MainActor () -> Void) {
    if afterBuilding == nil { body() } else { afterBuilding?.append(body) }
  }

  /// Records an error of the scene that only its creation can find.
  func record(_ error: SceneError) { errors.append(error) }

  /// Installs the strategy for existing and future views.
  func install() {
    installation = strategy.install()
    finish()
    if let (view, other) = constraints.unrelatedViews(in: self), let description = view.details?.description {
      record(SceneError(constraintTo: other, of: description))
    }
  }

  /// Returns the controller with an id, and creates it at the first call.
  package func controller(_ id: String) -> UIViewController? { controllers.controller(id) }

  /// Returns the controller with an id, also of a place that does not exist yet.
  func controllerInPlace(_ id: String) -> UIViewController? { controllers.controllerInPlace(id) }

  /// Called before a change presents a controller.
  func willPresent(_ id: String, _ controller: UIViewController, from presenter: UIViewController) {
    controllers.willPresent(id)
    for system in systems { system.willPresent(controller, from: presenter) }
  }

  /// Whether a system will mark the view of a controller when it has loaded.
  package func marksView(of controller: UIViewController) -> Bool {
    systems.contains { $0.marksView(of: controller) }
  }

  /// Called by a controller when its view has loaded and has its described contents.
  package func didLoadView(of controller: UIViewController, _ description: ControllerDescription) {
    for system in systems { system.didLoadView(of: controller, from: description) }
    finish()
  }

  /// The view with an id, also in rows.
  package func view(_ id: String) -> UIView? {
    // The id of a view in a row moves from cell to cell.
    if let view = viewsByID[id], view.accessibilityIdentifier == id { return view }
    // A lazy sequence would visit every view twice at every level.
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

  /// Creates a view with its contents, at its own frame or else in `space`.
  ///
  /// - Parameter isMarkedLater: Whether code will mark the view.
  package func make(_ description: ViewDescription, in space: CGRect, isMarkedLater: Bool = false) -> UIView {
    let view = makeAlone(description, isMarked: description.passThrough || isMarkedLater)
    place(view, description, in: space)
    fill(view, description)
    return view
  }

  /// Sets the frame of a new view: the description's, or else `space`.
  private func place(_ view: UIView, _ description: ViewDescription, in space: CGRect) {
    description.apply(.anchorPoint, to: view, by: self)
    let frame = description.frame ?? space
    view.bounds.size = frame.size
    // Set exactly: through the center, a corner could be off by a rounding error.
    view.setUntransformedFrame(frame)
    description.apply(.geometry, to: view, by: self)
  }

  /// Resolves the ids that new views and recognizers refer to, and applies the strategy to new views.
  package func finish() {
    recognizers.finish()
    constraints.resolve(in: self)
    references.resolve(in: self)
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

  /// Creates an empty pass-through view, for systems that create such views themselves.
  ///
  /// The strategy determines the implementation: none under `uikit`, an override under `flag`.
  package func makePassThroughView() -> UIView {
    let view = makeMarkableView()
    mark(view)
    return view
  }

  /// Creates an empty view that code will mark.
  func makeMarkableView() -> UIView {
    let needsOverride = strategy.needsOverride(isMarked: true, hasTouchDelegate: false)
    return registry.makeView(of: "UIView", isOverriding: needsOverride)
  }

  /// Marks a new view at the next ``finish()``.
  func markAtFinish(_ view: UIView) { marked.append(view) }

  /// Marks an existing view, as code does.
  ///
  /// A strategy that needs an override has no effect on a view that UIKit or a system created, as in an app. For a view
  /// of the scene it is an error.
  package func mark(_ view: UIView) {
    guard let installation else { return marked.append(view) }
    apply("passThrough", to: view) { (view) throws(MissingOverride) in try installation.mark(view) }
  }

  /// Applies the strategy to a view, and records an error if it cannot be applied to a view of the scene.
  private func apply(_ key: String, to view: UIView, _ body: (UIView) throws(MissingOverride) -> Void) {
    do {
      try body(view)
    } catch {
      guard let details = view.details else { return }
      let row = registry.rowMaking(details.description.knownClassName)
      let failure = SceneError(error, key: key, of: details.description, made: row)
      details.missingStrategy = failure.message
      record(failure)
    }
  }

  /// Sets the touch delegate of a view at the first ``finish()`` at which the view with the id exists. `nil` removes
  /// the touch delegate at once.
  func setTouchDelegate(_ id: String?, of view: UIView) {
    touchDelegates.removeAll { $0.view === view }
    guard id == nil else { return touchDelegates.append((view, id!)) }
    apply("touchDelegate", to: view) { (view) throws(MissingOverride) in
      try installation?.setTouchDelegate(nil, of: view)
    }
  }

  /// Retains a delegate for the lifetime of the scene.
  package func retain(_ delegate: AnyObject) { retainedDelegates.append(delegate) }

  private func makeAlone(_ description: ViewDescription, isMarked: Bool) -> UIView {
    if let rules = registry.viewClass(description.knownClassName)?.rules, rules.isSceneMade,
      let view = make(
        rules, frame: description.frame ?? .zero, as: UIView.self, named: description.className,
        line: description.line, column: description.column)
    {
      view.className = description.className
      return view
    }
    return registry.makeView(
      description,
      isOverriding: strategy.needsOverride(isMarked: isMarked, hasTouchDelegate: description.hasTouchDelegate))
  }

  /// Creates an empty cell for a reuse identifier.
  func makeCell(_ description: ViewDescription?, reuseIdentifier: String) -> UITableViewCell {
    let description = description ?? ViewDescription(className: "UITableViewCell")
    guard let cell = makeAlone(description, isMarked: description.passThrough) as? UITableViewCell else {
      preconditionFailure("a decoded scene has only cells as rows")
    }
    cell.reuseIdentifier = reuseIdentifier
    return cell
  }

  /// Creates an empty item, header or footer of a collection view.
  func makeItem(_ description: ViewDescription) -> UICollectionReusableView {
    guard let view = makeAlone(description, isMarked: description.passThrough) as? UICollectionReusableView else {
      preconditionFailure("a decoded scene has only reusable views in the sections of collection views")
    }
    return view
  }

  /// Applies properties, recognizers and subviews to a view.
  func fill(_ view: UIView, _ description: ViewDescription) {
    adopt(view, description)
    description.apply(.parts, to: view, by: self)
    description.apply(.subviews, to: view, by: self)
    if let hosting = view as? HostingView, profile.behavior.hostingViewContent != .descendant {
      // Its contents represent SwiftUI content, which this system does not show as views. Controls of the platform stay views.
      let content = hosting.subviews.filter { !$0.className.hasPrefix("UIKitPlatformViewHost") }
      hosting.interactiveRegions = content.map(\.frame)
      for view in content { view.removeFromSuperview() }
    }
    description.apply(.contents, to: view, by: self)
    if let table = view as? UITableView {
      let source = SceneTableSource(description, builder: self)
      retain(source)
      source.attach(to: table)
    } else if let view = view as? UICollectionView, let collection = description.collection {
      let source = SceneItemSource(collection, builder: self)
      retain(source)
      source.attach(to: view)
    }
  }

  /// Applies properties to a view and attaches its description.
  func adopt(_ view: UIView, _ description: ViewDescription) {
    let details = ViewDetails(description, registry)
    view.harnessDetails = details
    if let id = description.id {
      viewsByID[id] = view
      view.nameInResults = id
    }
    description.apply(.properties, to: view, by: self)
    references.resolve(in: self)
    if description.touchDelegate != nil { description.apply(.touchDelegate, to: view, by: self) }
  }

  /// Adds the subviews of a description to a view, back to front.
  func addSubviews(of description: ViewDescription, to view: UIView) {
    for child in description.subviews {
      let childView = make(child, in: view.bounds)
      // A view with a frame of its own is a subview that the stack does not arrange.
      if let stack = view as? UIStackView, child.frame == nil {
        stack.addArrangedSubview(childView)
      } else {
        view.addSubview(child.isRootView ? wrap(childView, in: view.bounds) : childView)
      }
    }
  }

  /// Gives a scroll view a delegate that returns the zooming view of the description.
  func zoom(_ scrollView: UIScrollView, _ description: ViewDescription) {
    let delegate = SceneScrollDelegate(description)
    scrollView.delegate = delegate
    retain(delegate)
    zoomViews.append((scrollView, delegate))
  }

  /// Inserts the profile's private views between a root view and its superview, the outermost first.
  private func wrap(_ rootView: UIView, in space: CGRect) -> UIView {
    profile.behavior.rootWrapping.classNames.reversed().reduce(rootView) { inner, className in
      let wrapper = registry.makeView(of: className, isOverriding: false)
      wrapper.setUntransformedFrame(space)
      // The contents keep their position relative to the wrapper's superview.
      wrapper.bounds = space
      wrapper.addSubview(inner)
      return wrapper
    }
  }
}
