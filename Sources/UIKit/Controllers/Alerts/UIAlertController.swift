public import Foundation

/// A choice of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// The look of a choice.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public final let title: String?
  public final let style: Style
  open var isEnabled = true { willSet { alert?.contentWillChange() } }
  /// The alert that shows the choice.
  final weak var alert: UIAlertController?
  final let handler: ((UIAlertAction) -> Void)?
  private final let place: ClosurePlace
  /// Creates an action whose closure has no place in the app's code.
  @_disfavoredOverload
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init(title: title, style: style, handler: handler, _id: "")
  }
  /// Creates an action. The arguments with a default of the compiler are the place in the app's code.
  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil,
    _id id: StaticString = #fileID, _file: StaticString = #filePath, _line: UInt = #line,
    _function: StaticString = #function
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
    place = ClosurePlace(id, _file, _line, _function)
  }
  private init(copyOf action: UIAlertAction) {
    (title, style, handler, place) = (action.title, action.style, action.handler, action.place)
  }
  open func copy(with zone: NSZone? = nil) -> Any { UIAlertAction(copyOf: self) }

  /// The title, else what the place of the closure says.
  final var nameInResults: ClosureName {
    guard let title, !title.isEmpty else { return place.name }
    return place.name.named(title)
  }
}

/// An alert or a sheet of actions.
///
/// The places of its buttons are known to some points; a touch near an edge is unknown, and so is every touch on an alert with text
/// fields, on an action sheet of an iPad, and in iOS 26 on any alert of an iPad.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  override var presentedContent: [EffectValue.Member] {
    (message.map { [EffectValue.Member(name: "message", value: .text($0))] } ?? [])
      + [EffectValue.Member(name: "buttons", value: .texts(actions.compactMap(\.title)))]
  }

  /// What the alert shows beside its title.
  override var contentInEffects: EffectValue? {
    let disabled = actions.filter { !$0.isEnabled }.compactMap(\.title)
    return .object(
      presentedContent + (disabled.isEmpty ? [] : [.init(name: "disabled buttons", value: .texts(disabled))]))
  }

  final func contentWillChange() { engine.effects.partWillChange(self, .alertContent) }

  /// The kind of an alert.
  public enum Style: Int, Sendable { case actionSheet, alert }
  public private(set) final var preferredStyle = Style.alert
  open var message: String? {
    willSet { contentWillChange() }
    didSet { update() }
  }
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction? { didSet { update() } }
  open private(set) var textFields: [UITextField]?
  open var severity = UIAlertControllerSeverity.default

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }
  open func addAction(_ action: UIAlertAction) {
    contentWillChange()
    actions.append(action)
    action.alert = self
    update()
  }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    update()
  }
  /// The source of an action sheet, also on an iPhone since iOS 26.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    guard preferredStyle == .actionSheet, engine.systemVersion >= 26 else { return super.popoverPresentationController }
    if looks.popover == nil {
      looks.popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
    return looks.popover
  }
  open override func loadView() { view = AlertView() }

  final var alertView: AlertView? { viewIfLoaded as? AlertView }

  override func titleDidChange() { update() }

  private func update() { (presentation.controller as? AlertPresentation)?.update() }

  /// The actions in the order in which they are shown: of two in an alert the one that cancels is first, else it is last.
  /// Source: Apple's Human Interface Guidelines, "Alerts" [D].
  final var orderedActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  /// Dismisses the alert for an action, whose handler is called at the end.
  ///
  /// Source: that the handler runs when the alert is gone, so that it can present another controller, common practice of apps [O].
  final func select(_ action: UIAlertAction) {
    guard runningTransition?.isRunning != true, let presenter = presentation.presenting else {
      return
    }
    let handlers = engine.handlers
    presenter.dismissModally(animated: true) { [self] in
      guard let handler = action.handler else { return }
      handlers.sendCall("alert button", of: self) { handlers.run(action.nameInResults) { handler(action) } }
    }
  }
}

/// The importance of an alert.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
