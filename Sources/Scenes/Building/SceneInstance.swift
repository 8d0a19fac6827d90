public import PassThrough
public import UIKit

/// A scene come to life under one strategy and one profile: windows on the screen of an app of its own.
///
/// UIKit's state is the process's; ``activate()`` makes this scene's app the running one, so that two instances can be
/// driven in turn. Nothing that is reported ever changes the scene.
@MainActor
public final class SceneInstance {
  /// What the scene was made from.
  public let description: SceneDescription
  /// How touches are let through.
  public let strategy: Strategy
  /// What differs between systems.
  public let profile: Profile
  /// The app that shows the windows.
  public let application = UIApplication()
  /// The time of this scene.
  public let clock = VirtualClock()
  /// The windows in the order of the scene, back to front.
  public private(set) var windows: [UIWindow] = []

  private var viewsByName: [String: UIView] = [:]
  private var recognizerDelegates: [RecognizerAnswers] = []
  private var details: [ObjectIdentifier: ViewDetails] = [:]

  /// What results need to know of a view beyond UIKit's own properties.
  struct ViewDetails {
    var actionNames: [String: String] = [:]
    var selectsRows = false
    var isInteractionModelled = true
    var isHostingView = false
  }

  /// Builds a scene that was decoded, and so is free of contradictions.
  ///
  /// - Throws: ``Profile/UnknownName`` when `profile` or the scene's own profile has no such name.
  public init(_ description: SceneDescription, strategy: Strategy, profile: String? = nil) throws(Profile.UnknownName) {
    self.description = description
    self.strategy = strategy
    self.profile = try Profile(named: profile ?? description.profile)
    Strategy.uninstall()
    PlatformBehavior.current = self.profile.behavior
    VirtualClock.current = clock
    application.makeCurrent()
    var builder = SceneBuilder(strategy: strategy, profile: self.profile, screen: description.screen)
    windows = builder.makeWindows(description.windows)
    details = builder.details
    recognizerDelegates = builder.finishRecognizers()
    nameViews()
    strategy.install(on: builder.finishMarks(named: viewsByName))
    dispatch = HitTesting.methodDispatch
  }

  private var dispatch: (@MainActor (UIView, HitTesting.Body, CGPoint, UIEvent?) -> UIView?)?

  /// Makes this scene's app, clock, platform and methods the ones that UIKit's code works with.
  public func activate() {
    guard UIApplication.shared !== application else { return }
    application.makeCurrent()
    VirtualClock.current = clock
    PlatformBehavior.current = profile.behavior
    HitTesting.methodDispatch = dispatch
    UIScreen.main.show(description.screen)
  }

  /// The view of a name as results print it: an id or a path.
  public func view(named name: String) -> UIView? { viewsByName[name] }

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
    guard let names = details[ObjectIdentifier(view)]?.actionNames, !names.isEmpty else { return nil }
    return names[controlEvent]
  }

  func details(of view: UIView) -> ViewDetails? { details[ObjectIdentifier(view)] }

  private func nameViews() {
    var windowsOfClass: [String: Int] = [:]
    for window in windows {
      name(window, path: "\(window.className)[\(count(window.className, in: &windowsOfClass))]")
    }
  }

  private func name(_ view: UIView, path: String) {
    let name = view.accessibilityIdentifier ?? path
    view.nameInResults = name
    viewsByName[name] = view
    var childrenOfClass: [String: Int] = [:]
    for child in view.subviews {
      let number = count(child.className, in: &childrenOfClass)
      self.name(child, path: "\(name)/\(child.className)[\(number)]")
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
