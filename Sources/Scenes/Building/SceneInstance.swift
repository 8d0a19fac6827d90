public import PassThrough
public import UIKit

/// A scene come to life under one strategy and one profile: windows on the screen of an app of its own.
///
/// The scene owns the engine that runs it. Its players and tracers switch to that engine, so that several scenes can be driven
/// in turn. Nothing that is reported ever changes the scene.
@MainActor
public final class SceneInstance {
  /// What the scene was made from.
  public let description: SceneDescription
  /// How touches are let through.
  public let strategy: Strategy
  /// What differs between systems.
  public let profile: Profile
  /// All of UIKit's state that belongs to this scene.
  package let engine: Engine
  /// The app that shows the windows.
  public var application: UIApplication { engine.application }
  /// The time of this scene.
  public var clock: VirtualClock { engine.clock }
  /// The windows in the order of the scene, back to front.
  public private(set) var windows: [UIWindow] = []

  private let builder: SceneBuilder

  /// Builds a scene that was decoded, and so is free of contradictions.
  ///
  /// - Throws: ``Profile/UnknownName`` when `profile` or the scene's own profile has no such name; ``SceneError`` when the
  ///   strategy cannot be applied to a view that the scene makes.
  public init(_ description: SceneDescription, strategy: Strategy, profile: String? = nil) throws {
    self.description = description
    self.strategy = strategy
    self.profile = try Profile(named: profile ?? description.profile)
    engine = Engine(platform: self.profile.behavior)
    engine.makeCurrent()
    builder = SceneBuilder(description, strategy: strategy, profile: self.profile)
    builder.startSystems()
    windows = builder.makeWindows(description.windows)
    // What UIKit leaves to the first turn of the run loop belongs to the beginning: appearing, laying out.
    clock.advance(to: clock.now)
    application.layOutPending()
    nameViews()
    builder.install()
    if let error = builder.strategyErrors.first { throw error }
  }

  /// Hears of everything that the scene does to itself: in words, with the view concerned.
  public var changeListener: (@MainActor (_ what: String, _ view: UIView?) -> Void)? {
    get { builder.reactions.listener }
    set { builder.reactions.listener = newValue }
  }

  isolated deinit { engine.close() }

  /// Makes this scene's app the running one until another is.
  public func activate() { engine.makeCurrent() }

  /// The view of a name as results print it: an id or a path. Views that are in no window are not found by a path.
  public func view(named name: String) -> UIView? {
    if let view = builder.viewsByID[name], view.accessibilityIdentifier == name { return view }
    // A lazy sequence would look at every view twice, at every level.
    func first(in views: [UIView]) -> UIView? {
      for view in views {
        if let found = find(view) { return found }
      }
      return nil
    }
    func find(_ view: UIView) -> UIView? {
      if view.nameInResults == name { return view }
      return first(in: view.subviews)
    }
    return first(in: windows)
  }

  /// Every name, in the order of the tree.
  public func names() -> [String] {
    var names: [String] = []
    func visit(_ view: UIView) {
      names.append(view.nameInResults)
      for child in view.subviews { visit(child) }
    }
    for window in windows { visit(window) }
    return names
  }

  /// The scene's name for what a control fires on an event.
  public func actionName(of view: UIView, on controlEvent: String) -> String? {
    guard let names = view.details?.actionNames, !names.isEmpty else { return nil }
    return names[controlEvent]
  }

  /// What the scene says of a view; `nil` for views that UIKit put in.
  public func description(of view: UIView) -> ViewDescription? { view.details?.description }

  /// What the scene says of a view's looks, without all the rest; `nil` for views that UIKit put in.
  public func marks(of view: UIView) -> Marks? {
    guard let details = view.details else { return nil }
    return Marks(
      backgroundColor: details.description.backgroundColor,
      text: details.description.title ?? details.description.text, letsThrough: details.description.passThrough)
  }

  /// What a scene says of how a view looks to a person.
  public struct Marks: Hashable, Sendable {
    /// The colour behind it, as the scene spells it.
    public var backgroundColor: String?
    /// Its title, or else its text.
    public var text: String?
    /// Whether it is marked as one that lets touches through.
    public var letsThrough: Bool
  }

  /// Gives every view that is there a name, which it keeps whatever comes and goes beside it.
  private func nameViews() {
    var windowsOfClass: [String: Int] = [:]
    for window in windows {
      name(window, path: "\(window.className)[\(count(window.className, in: &windowsOfClass))]")
    }
  }

  private func name(_ view: UIView, path: String) {
    // Cells of a data source are used again: what is in them is named anew for every row.
    if let cell = view as? UITableViewCell, cell.reuseIdentifier != nil { return }
    if view.accessibilityIdentifier == nil { view.nameInResults = path }
    let own = view.nameInResults
    var childrenOfClass: [String: Int] = [:]
    for child in view.subviews {
      let number = count(child.className, in: &childrenOfClass)
      self.name(child, path: "\(own)/\(child.className)[\(number)]")
    }
  }

  private func count(_ className: String, in counts: inout [String: Int]) -> Int {
    let number = counts[className, default: 0]
    counts[className] = number + 1
    return number
  }
}

extension UIScreen {
  func show(_ screen: ScreenDescription) {
    bounds = CGRect(origin: .zero, size: screen.size)
    scale = screen.scale
    safeAreaInsets = UIEdgeInsets(screen.safeAreaInsets)
  }
}
