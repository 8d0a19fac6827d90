import Foundation
import PassThrough
import UIKit

/// Turns the description of a scene into views.
@MainActor
struct SceneBuilder {
  private let strategy: Strategy
  private let profile: Profile
  private let screen: ScreenDescription
  private var marks = SceneMarks()
  private var delegates: [(view: UIView, delegate: String)] = []
  private(set) var recognizers = RecognizerBuilder()
  private(set) var details: [ObjectIdentifier: SceneInstance.ViewDetails] = [:]

  init(strategy: Strategy, profile: Profile, screen: ScreenDescription) {
    self.strategy = strategy
    self.profile = profile
    self.screen = screen
    UIScreen.main.show(screen)
  }

  mutating func makeWindows(_ descriptions: [ViewDescription]) -> [UIWindow] {
    descriptions.map { description in
      guard let window = make(description, in: CGRect(origin: .zero, size: screen.size)) as? UIWindow else {
        preconditionFailure("a decoded scene has only windows at its root")
      }
      if let level = description.windowLevel { window.windowLevel = UIWindow.Level(level) }
      window.isHidden = description.isHidden ?? false
      return window
    }
  }

  /// Ties together what names other parts of the scene, once every view is there.
  mutating func finishRecognizers() -> [RecognizerAnswers] {
    recognizers.finish()
    return recognizers.delegates
  }

  /// What strategies need to know, once every view is there.
  func finishMarks(named views: [String: UIView]) -> SceneMarks {
    var marks = marks
    marks.touchDelegates = delegates.map { view, delegate in
      guard let target = views[delegate] else { preconditionFailure("a decoded scene names only ids that it has") }
      return (view, target)
    }
    return marks
  }

  private mutating func make(_ description: ViewDescription, in space: CGRect) -> UIView {
    let className = description.className
    let chain = ClassCatalog.uikit.lineage(of: description.knownClassName)
    let view = makeView(description, chain: chain)
    // Kept even where it is the class's own name: rules ask for it at every view they visit.
    view.className = className
    place(view, description, in: space)
    configure(view, description)
    configureControl(view, description)
    configureScrolling(view, description)
    remember(view, description, chain: chain)
    for recognizer in description.gestureRecognizers { recognizers.make(recognizer, on: view) { _, _ in } }
    for child in description.subviews {
      let childView = make(child, in: view.bounds)
      view.addSubview(child.isRootView ? wrap(childView, in: view.bounds) : childView)
    }
    return view
  }

  private func makeView(_ description: ViewDescription, chain: [String]) -> UIView {
    // UIView ends every chain, so there is always one that the engine has.
    let base = chain.lazy.compactMap(ViewFactory.Base.init(rawValue:)).first ?? .view
    let needsOverride = strategy.needsOverride(
      isMarked: description.passThrough, hasTouchDelegate: description.touchDelegate != nil)
    return needsOverride ? ViewFactory.makeOverriding(base) : ViewFactory.makePlain(base)
  }

  private func place(_ view: UIView, _ description: ViewDescription, in space: CGRect) {
    if let anchorPoint = description.anchorPoint { view.anchorPoint = anchorPoint }
    view.setUntransformedFrame(description.frame ?? space)
    if let origin = description.boundsOrigin { view.bounds = CGRect(origin: origin, size: view.bounds.size) }
    if let numbers = description.transform {
      view.transform = CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }
  }

  private func configure(_ view: UIView, _ description: ViewDescription) {
    view.accessibilityIdentifier = description.id
    if let alpha = description.alpha { view.alpha = alpha }
    if let isHidden = description.isHidden, !(view is UIWindow) { view.isHidden = isHidden }
    if let isEnabled = description.isUserInteractionEnabled { view.isUserInteractionEnabled = isEnabled }
    if let isMultiple = description.isMultipleTouchEnabled { view.isMultipleTouchEnabled = isMultiple }
    if let isExclusive = description.isExclusiveTouch { view.isExclusiveTouch = isExclusive }
    if let clips = description.clipsToBounds { view.clipsToBounds = clips }
    if let tag = description.tag { view.tag = tag }
  }

  private func configureScrolling(_ view: UIView, _ description: ViewDescription) {
    guard let scrollView = view as? UIScrollView else { return }
    if let inset = description.contentInset { scrollView.contentInset = UIEdgeInsets(inset) }
    if let size = description.contentSize { scrollView.contentSize = size }
    if let offset = description.contentOffset { scrollView.contentOffset = offset }
    if let isEnabled = description.isScrollEnabled { scrollView.isScrollEnabled = isEnabled }
    if let bounces = description.bounces { scrollView.bounces = bounces }
    if let always = description.alwaysBounceVertical { scrollView.alwaysBounceVertical = always }
    if let always = description.alwaysBounceHorizontal { scrollView.alwaysBounceHorizontal = always }
    if let isPaging = description.isPagingEnabled { scrollView.isPagingEnabled = isPaging }
    if let isLocked = description.isDirectionalLockEnabled { scrollView.isDirectionalLockEnabled = isLocked }
    if let delays = description.delaysContentTouches { scrollView.delaysContentTouches = delays }
    if let canCancel = description.canCancelContentTouches { scrollView.canCancelContentTouches = canCancel }
    if let rate = description.decelerationRate { scrollView.decelerationRate = UIScrollView.DecelerationRate(rate) }
  }

  private func configureControl(_ view: UIView, _ description: ViewDescription) {
    guard let control = view as? UIControl else { return }
    if let isEnabled = description.isEnabled { control.isEnabled = isEnabled }
    if let toggle = control as? UISwitch, let isOn = description.isOn { toggle.isOn = isOn }
    if let slider = control as? UISlider {
      if let minimum = description.minimumValue { slider.minimumValue = Float(minimum) }
      if let maximum = description.maximumValue { slider.maximumValue = Float(maximum) }
      if let value = description.value { slider.value = Float(value) }
      if let isContinuous = description.isContinuous { slider.isContinuous = isContinuous }
    }
  }

  private mutating func remember(_ view: UIView, _ description: ViewDescription, chain: [String]) {
    if description.passThrough { marks.marked.append(view) }
    if let delegate = description.touchDelegate { delegates.append((view, delegate)) }
    var details = SceneInstance.ViewDetails()
    details.actionNames = Dictionary(
      description.actions.map { ($0.event, $0.name) }, uniquingKeysWith: { first, _ in first })
    details.selectsRows =
      (chain.contains("UITableView") || chain.contains("UICollectionView")) && description.allowsSelection ?? true
    details.isInteractionModelled = ClassCatalog.uikit.isInteractionModelled(description.knownClassName)
    details.isHostingView = chain.contains("_UIHostingView")
    self.details[ObjectIdentifier(view)] = details
  }

  /// Puts the profile's private views around a root view, the outermost first.
  private func wrap(_ rootView: UIView, in space: CGRect) -> UIView {
    profile.rootWrappers.reversed().reduce(rootView) { inner, className in
      let wrapper = ViewFactory.makePlain(ViewFactory.Base(rawValue: className) ?? .view)
      wrapper.className = className
      wrapper.setUntransformedFrame(space)
      // What it holds stands where it would stand without it.
      wrapper.bounds = space
      wrapper.addSubview(inner)
      return wrapper
    }
  }
}

extension UIEdgeInsets {
  init(_ insets: InsetsDescription) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension UIScrollView.DecelerationRate {
  init(_ rate: DecelerationRateDescription) {
    switch rate {
    case .normal: self = .normal
    case .fast: self = .fast
    case .rate(let rate): self.init(rawValue: rate)
    }
  }
}
