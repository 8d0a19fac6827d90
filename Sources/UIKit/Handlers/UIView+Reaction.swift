extension UIView {
  /// What reacts to a touch on the view: the code of the nearest responder that has some, and the recognizers that receive the touch.
  ///
  /// | | |
  /// |---|---|
  /// | `payButton CheckoutViewController.pay` | a control with registered handlers, or the view of a recognizer with targets |
  /// | `canvas Canvas.touchesMoved` | an override of a method that receives touches |
  /// | `overlay PassThroughWindow.hitTest` | an override of a method of the hit test |
  /// | `ListController.tableView(_:didSelectRowAt:)` | a row whose selection runs a method of the delegate |
  /// | `list row` | a row that can be selected |
  /// | `volume` | a control that changes itself, such as a switch, by its name in results |
  /// | `list scroll` | a scroll view that can follow the touch |
  /// | `UITapGestureRecognizer` | a recognizer without targets |
  /// | `-` | nothing: the touch is inert |
  ///
  /// Several are joined by commas. A person notices no difference between two views with the same reaction.
  package final func reaction(to touch: UITouch) -> String {
    var parts = reactingResponder?.what ?? []
    for recognizer in touch.recognizers { parts += recognizer.reaction.filter { !parts.contains($0) } }
    return parts.isEmpty ? "-" : parts.joined(separator: ", ")
  }

  /// Whether nothing reacts to a touch on the view: no code, no control and no recognizer.
  package final var isInert: Bool {
    reactingResponder == nil
      && sequence(first: self, next: \.parent).allSatisfy { $0.gestureRecognizers?.isEmpty ?? true }
  }

  /// The nearest responder, from the view up the responder chain, that has code for a touch on the view, with the names of that code; `nil`
  /// if the touch is inert.
  package final var reactingResponder: (responder: UIResponder, what: [String])? {
    for responder in sequence(first: self as UIResponder, next: \.next) {
      let what = responder.reaction(toTouchOn: self)
      if !what.isEmpty { return (responder, what) }
      // A control does not pass touches on.
      if responder is UIControl { return nil }
    }
    return nil
  }

  /// The names of the methods of the hit test that the view's class overrides in the app.
  fileprivate final var hitTestReaction: [String] {
    let names = engine.handlers.names
    guard let methods = HitTestMethodTable.calibrated, let aClass = names.ownClass(of: type(of: self)) as? UIView.Type
    else { return [] }
    let overrides = methods.overrides(of: aClass)
    var what: [String] = []
    if overrides.contains(.hitTest) || hasAddedHitTest { what.append(placed(names.className(of: aClass) + ".hitTest")) }
    if overrides.contains(.pointInside) { what.append(placed(names.className(of: aClass) + ".point")) }
    return what
  }
}

extension UIResponder {
  /// The name of code of the responder, after the name of a view: two views of a class can have the same code for other things.
  final func placed(_ code: String) -> String { (self as? UIView).map { "\($0.nameInResults) \(code)" } ?? code }

  /// The names of the code that the responder has for a touch on a view; empty if there is none.
  fileprivate final func reaction(toTouchOn view: UIView) -> [String] {
    let names = Engine.current.handlers.names
    let aClass: AnyClass? = names.ownClass(of: type(of: self))
    let overrides =
      aClass.flatMap { aClass in
        TouchMethodTable.calibrated?.overrides(of: aClass).map { placed(names.className(of: aClass) + "." + $0) }
      } ?? []
    if let control = self as? UIControl, control === view, case let what = control.controlReaction + overrides,
      !what.isEmpty
    {
      return what
    }
    if !overrides.isEmpty { return overrides }
    guard let own = self as? UIView else { return [] }
    let selection = (own as? UIScrollView)?.selection(byTouchOn: view) ?? []
    if selection.isEmpty { return own.hitTestReaction }
    // The same method selects each row.
    let cell = sequence(first: view, next: \.superview).first(where: \.isListElement)
    return cell.map { selection.map($0.placed) } ?? selection
  }
}

extension UIScrollView {
  /// The name of the delegate's method for a selection; without one that of the list, because the selection is seen.
  final func selectionNames(_ notification: DelegateNotification, _ what: String) -> [String] {
    let names = engine.handlers.names
    if let delegate = scrollDelegate, names.hasMethod(notification, of: delegate) {
      return [names.name(of: notification, of: delegate)]
    }
    return ["\(nameInResults) \(what)"]
  }
}

extension UIControl {
  /// The names of the registered code. Without code: the name in results of a control that changes itself or that the scene states.
  fileprivate final var controlReaction: [String] {
    let registered = registeredNames
    if !registered.isEmpty { return registered.map(placed) }
    var aClass: AnyClass = type(of: self)
    var isOwn = false
    while HandlerNames.module(of: aClass) != "UIKit", let superclass = _getSuperclass(aClass) {
      (aClass, isOwn) = (superclass, true)
    }
    // Code of an app derives a control from UIControl to track touches.
    let isInert = aClass == UIButton.self || aClass == UIControl.self && !isOwn
    return isInert && isCodeKnown ? [] : [nameInResults]
  }
}

extension UIGestureRecognizer {
  /// The names of the methods of the targets; what a scroll view does; the name of the class of a recognizer that only takes part.
  fileprivate final var reaction: [String] {
    let log = engine.handlers
    let methods = targetNames(log)
    if !methods.isEmpty { return attachedView.map { view in methods.map(view.placed) } ?? methods }
    if let scroll = attachedView as? UIScrollView, scroll.panGestureRecognizer === self {
      return scroll.isScrollEnabled ? [scroll.nameInResults + " scroll"] : []
    }
    if let action = nameInResults.action { return [action] }
    return isInternal ? [] : [log.names.className(of: type(of: self))]
  }
}
