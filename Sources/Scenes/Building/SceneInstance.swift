import Findings
import HitTestTerms
package import PassThrough
import SeededRandom
import TouchReplay
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

  /// The profile of the recording that is replayed, whose wrapper views are in recorded names.
  package var recordedProfile: Profile? {
    didSet {
      rewrapping =
        if let recorded = recordedProfile?.rootWrappers {
          RootRewrapping(present: profile.rootWrappers, recorded: recorded)
        } else { nil }
    }
  }
  /// The names of the recording that is replayed, or of the other side of a comparison, with their rungs. Empty for older recordings,
  /// whose names are looked up alone.
  package var recordedNames: RecordedNames {
    get { knownNames }
    set {
      knownNames = newValue
      notesNames = notesNames || !newValue.isEmpty
    }
  }
  // Separate from the package properties: a property of another module is read with a run-time check of exclusivity.
  @exclusivity(unchecked) var knownNames = RecordedNames()
  @exclusivity(unchecked) var counterparts = NameCounterparts()
  @exclusivity(unchecked) var namedViews = NamedViews()
  /// Whether the rungs of names are read when outcomes name views: for a recording, or to compare them with recorded ones.
  @exclusivity(unchecked) package var notesNames = false {
    didSet { rulesNames?.reusesNames = notesNames }
  }
  /// Which changes are effects. Older sessions do not state all.
  @exclusivity(unchecked) package var effectExtent = EffectExtent.looks
  /// The event in which the app's code is known to end the session. It is not played. `nil` if there is none.
  @exclusivity(unchecked) package var endingEvent: Int?
  @exclusivity(unchecked) var controllerNames = ControllerNames()
  /// The names of views that code of a rules build makes.
  private(set) var rulesNames: RulesNames?

  /// The name of the profile, with its parameters, as it was given.
  private let profileName: String?
  private let makeWindows: (@MainActor () throws -> [UIWindow])?

  let builder: SceneBuilder
  var index = SceneViewIndex()

  /// Builds a scene. The description was validated when it was decoded.
  ///
  /// `makeWindows` makes the windows by code in place of the described ones. They are shown, in that order.
  ///
  /// - Throws: ``Profile/UnknownName`` if there is no profile named `profile` or as in the scene; ``SceneError`` if the
  ///   strategy cannot be applied to a view of the scene.
  package init(
    _ description: SceneDescription, strategy: Strategy, profile: String? = nil,
    makeWindows: (@MainActor () throws -> [UIWindow])? = nil, lengths: LengthChoice = .nominal
  ) throws {
    (profileName, self.makeWindows) = (profile, makeWindows)
    self.description = description
    self.strategy = strategy
    self.profile = try Profile(named: profile ?? description.profile)
    engine = Engine(platform: self.profile.behavior)
    engine.systemVersion = self.profile.systemVersion
    engine.lengths = lengths
    engine.random = SplitMix(seed: 1)
    engine.isSceneBased = description.registry.isSceneBased
    engine.hostedContent = description.hosting
    engine.makeCurrent()
    builder = SceneBuilder(description, strategy: strategy, profile: self.profile)
    engine.hostedAction = { [weak reactions = builder.reactions] in reactions?.fire($0, $1) }
    builder.startSystems()
    windows = try makeWindows?() ?? builder.makeWindows(description.windows)
    let described = application.windows
    application.start(
      description.delegates.compactMap { name in description.registry.delegates.first { $0.name == name }?.make() })
    windows += application.windows.filter { window in !described.contains { $0 === window } }
    if makeWindows != nil {
      for window in windows { window.isHidden = false }
    }
    makeKeyWindow()
    builder.constraints.resolve(in: builder)
    // Work that UIKit leaves to the first turn of the run loop is part of the start: appearance callbacks and layout.
    clock.advance(to: clock.now)
    application.layOutPending()
    nameViews()
    builder.install()
    engine.placeOfDeclaration = { [weak self] in self?.declarationPlace(of: $0) }
    if let error = builder.errors.first { throw error }
  }

  /// Makes the backmost visible window of an app's level the key window, unless code of the scene has made one. An app shows
  /// its first window with `makeKeyAndVisible()`.
  private func makeKeyWindow() {
    guard application.keyWindow == nil else { return }
    windows.first { !$0.isHidden && $0.windowLevel == .normal }?.makeKey()
  }

  /// The same scene in its first state, with other lengths within their ranges.
  package func copy(lengths: LengthChoice) throws -> SceneInstance {
    let copy = try SceneInstance(
      description, strategy: strategy, profile: profileName, makeWindows: makeWindows, lengths: lengths)
    copy.recordedProfile = recordedProfile
    copy.recordedNames = recordedNames
    copy.effectExtent = effectExtent
    return copy
  }

  /// Whether code that is not part of the engine runs in the scene, which may measure a text at any time.
  package var runsOtherCode: Bool { makeWindows != nil || description.runsCode }

  /// Called for every change that the scene makes itself, with a description and the view concerned.
  package var changeListener: (@MainActor (_ what: String, _ view: UIView?) -> Void)? {
    get { builder.reactions.listener }
    set { builder.reactions.listener = newValue }
  }

  isolated deinit { engine.close() }

  /// Makes this scene's engine the current one.
  package func activate() { engine.makeCurrent() }

  /// How names change between the profile of the recording and that of the replay. `nil`: not at all.
  /// Kept, because every event of a comparison reads it.
  @exclusivity(unchecked) private(set) var rewrapping: RootRewrapping?

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
  package static func actionName(of view: UIView, on controlEvent: String) -> String? {
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
      text: details.description.title ?? details.description.text, letsThrough: details.description.passThrough,
      touchDelegate: details.description.touchDelegate)
  }

  /// The appearance of a view, as the scene describes it.
  package struct Marks: Hashable, Sendable {
    /// The background colour, as written in the scene.
    package var backgroundColor: String?
    /// The title, or else the text.
    package var text: String?
    /// Whether the view is marked as pass-through.
    package var letsThrough: Bool
    /// The id of the touch delegate.
    package var touchDelegate: String?
  }

  /// Names all existing views, so that their names do not change when siblings are added or removed.
  private func nameViews() {
    let names = description.registry.hasRules ? RulesNames(description.registry, taken: builder.viewsByID.keys) : nil
    rulesNames = names
    if let names {
      engine.identities.willIdentify = { names.nameEntering($0) }
      engine.identities.willShowRow = { names.nameRow($0, $1, $2) }
      engine.identities.willShowItem = { names.nameItem($0, $1, $2, $3) }
    }
    var windowNumbers = SiblingNumbers()
    for window in windows {
      let className = window.className
      name(window, as: ViewPath(named: "\(className)[\(windowNumbers.next(className))]"), names)
    }
    engine.identities.assignsAtWindowEntry = true
  }

  private func name(_ view: UIView, as path: ViewPath, _ names: RulesNames?) {
    if let names, let cell = view as? UITableViewCell, let table = cell.superview as? UITableView, cell.details == nil,
      let row = table.indexPath(for: cell)
    {
      return names.nameRow(cell, table, row)
    }
    // Cells of a data source are reused: their contents get new names for every row.
    if let cell = view as? UITableViewCell, cell.reuseIdentifier != nil { return }
    if let item = view as? UICollectionReusableView, item.details != nil { return }
    names?.nameItself(view)
    // The builder has named the views of the description. The others were made by code.
    if view.givenPath == nil { view.nameInResults = (names == nil ? view.ownIdentifier : nil) ?? path.name }
    names?.nameProperties(of: view)
    _ = view.viewID
    let own = view.viewPath
    var numbers = SiblingNumbers()
    for child in view.subviews {
      let className = child.className
      name(child, as: ViewPath(below: own, className: className, number: numbers.next(className)), names)
    }
  }
}

extension UIScreen {
  func show(_ screen: ScreenDescription) {
    bounds = CGRect(origin: .zero, size: screen.size)
    if let size = screen.windowSize { cover(size) }
    scale = screen.scale
    safeAreaInsets = UIEdgeInsets(screen.safeAreaInsets)
  }
}

extension UIView {
  /// The accessibility identifier, unless it is empty.
  fileprivate var ownIdentifier: String? {
    accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
  }
}
