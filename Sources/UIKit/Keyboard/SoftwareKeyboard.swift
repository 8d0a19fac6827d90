import Foundation

/// The software keyboard: its height, its window and the notifications of its changes.
///
/// Its size depends on the device, the language and settings, so it is only shown with a height that a session or a scene states.
///
/// Source: the names and values of the notifications, Apple's pages of UIResponder [D]; the duration, the curve 7 and that the frame
/// of a hidden keyboard is below the screen, logs of the notifications [O]. Their order, that a change of the height posts those of
/// showing again, and that what moves with the curve is eased in and out, is inferred [I].
@MainActor
package final class SoftwareKeyboard {
  /// Seconds of an animation.
  static let duration: TimeInterval = 0.25
  /// The animation curve, which has no name.
  static let curve = 7

  /// The height from the lower edge of the screen; 0 while the keyboard is hidden.
  package private(set) var height: CGFloat = 0
  /// The height with which the keyboard appears when a text gets the focus. `nil`: it does not appear by itself.
  package var heightWithFocus: CGFloat?
  private var window: UIRemoteKeyboardWindow?
  /// The area of the screen in which the keyboard moves now.
  private var movingArea: CGRect?

  package var isShown: Bool { height > 0 }

  /// Whether the keyboard moves at a point of the screen, so that a touch there may or may not hit it.
  package func isMoving(at point: CGPoint) -> Bool { movingArea?.contains(point) ?? false }

  /// The frame on the screen; `nil` while the keyboard is hidden.
  func frame(on screen: UIScreen) -> CGRect? { isShown ? Self.frame(height, on: screen) : nil }

  private static func frame(_ height: CGFloat, on screen: UIScreen) -> CGRect {
    CGRect(x: 0, y: screen.sceneBounds.height - height, width: screen.sceneBounds.width, height: height)
  }

  /// Shows the keyboard with a height, or hides it with the height 0. Nothing happens if it has the height already.
  package func change(to newHeight: CGFloat, in engine: Engine) {
    guard newHeight != height else { return }
    if movingArea != nil { Unmodelled.note("the keyboard changed while it was moving") }
    let (screen, old) = (engine.screen, height)
    if screen.sceneBounds != screen.bounds {
      Unmodelled.note(
        "the keyboard changed while the app covered a part of the screen, and its frame is not known then")
    }
    func frame(_ height: CGFloat) -> CGRect {
      var frame = Self.frame(max(old, newHeight), on: screen)
      if height == 0 { frame.origin.y = screen.sceneBounds.height } else { frame = Self.frame(height, on: screen) }
      return frame
    }
    let (begin, end) = (frame(old), frame(newHeight))
    height = newHeight
    movingArea = begin.union(end)
    let text = newHeight == 0 ? "hidden" : newHeight == newHeight.rounded() ? "\(Int(newHeight))" : "\(newHeight)"
    engine.application.listener?.didChangeDevice("keyboard \(text)")
    let isShowing = newHeight > 0
    post([UIResponder.keyboardWillChangeFrameNotification], begin, end, engine)
    post(
      [isShowing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification], begin, end,
      engine)
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16)
    ) {
      self.placeWindow(end, in: engine)
      for window in engine.application.windows { window.noteKeyboard() }
      LayoutPass.runPending()
    }
    engine.clock.schedule(afterNanoseconds: Int64(nanosecondsIn: Self.duration)) { [weak self, unowned engine] in
      self?.movingArea = nil
      self?.post(
        [
          UIResponder.keyboardDidChangeFrameNotification,
          isShowing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        ], begin, end, engine)
    }
  }

  private func post(_ names: [Notification.Name], _ begin: CGRect, _ end: CGRect, _ engine: Engine) {
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    // Source: Apple's pages of the notifications: since iOS 16.1 their object is the screen [D].
    let object = engine.systemVersion > 16 ? engine.screen : nil
    for name in names { NotificationCenter.default.post(name: name, object: object, userInfo: userInfo) }
  }

  private func placeWindow(_ frame: CGRect, in engine: Engine) {
    guard isShown else {
      window?.isHidden = true
      window = nil
      return
    }
    let window = window ?? UIRemoteKeyboardWindow(frame: frame)
    self.window = window
    UIView.performWithoutAnimation {
      window.systemFrame = frame
      window.host.systemFrame = window.bounds
      window.isHidden = false
    }
  }

  /// Places the keyboard on a screen whose size has changed.
  func screenDidChange(in engine: Engine, because reason: String) {
    guard let frame = frame(on: engine.screen) else { return }
    Unmodelled.note("\(reason) while the keyboard was shown, and its height after that is not known")
    placeWindow(frame, in: engine)
  }

  /// Hides the keyboard when a drag begins, if the scroll view says so. Source: Apple's page of KeyboardDismissMode [D].
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    switch scrollView.keyboardDismissMode {
    case .none: break
    case .onDrag:
      scrollView.window?.endEditing(true)
      change(to: 0, in: scrollView.engine)
    case .interactive: Unmodelled.note("a drag may move the keyboard, because of 'keyboardDismissMode'")
    }
  }

  // MARK: The focus

  /// Shows the keyboard for a responder that edits text, if the scene states its height.
  func didFocus(_ responder: UIResponder, in engine: Engine) {
    guard let heightWithFocus, responder.editsText else { return }
    if responder.inputView != nil || responder.inputViewController != nil {
      Unmodelled.note("a text with an input view of its own got the focus, and the size of such a view is not modelled")
    } else {
      change(to: heightWithFocus, in: engine)
    }
  }

  /// Hides the keyboard at the end of the turn, unless another text gets the focus.
  func didUnfocus(_ responder: UIResponder, in engine: Engine) {
    guard heightWithFocus != nil, responder.editsText else { return }
    engine.clock.schedule(afterNanoseconds: 0) { [weak self, unowned engine] in
      if engine.application.firstResponder?.editsText != true { self?.change(to: 0, in: engine) }
    }
  }
}

extension UIResponder {
  /// Whether the keyboard types into the responder.
  final var editsText: Bool { self is UITextField || (self as? UITextView)?.isEditable == true }
}

extension UIView {
  /// Requests a layout of the constraints to the keyboard's guide, in a subtree.
  final func noteKeyboard() {
    if storedLooks?.layoutItem?.systemGuides[.keyboard] != nil { noteGeometry() }
    for child in children { child.noteKeyboard() }
  }

  /// The distances of the keyboard's guide from the edges.
  ///
  /// Source: Apple's page of UIKeyboardLayoutGuide: without a keyboard in the view the guide is empty, at the bottom of the safe
  /// area or of the view [D].
  final func keyboardInsets(usesBottomSafeArea: Bool) -> UIEdgeInsets {
    let height = storedBounds.height
    var insets = UIEdgeInsets(top: 0, left: 0, bottom: usesBottomSafeArea ? safeAreaInsets.bottom : 0, right: 0)
    insets.top = height - insets.bottom
    guard enclosingWindow != nil, let keyboard = engine.keyboard.frame(on: engine.screen) else { return insets }
    let top = convertFromScreen(keyboard.origin).y - storedBounds.minY
    let end = convertFromScreen(CGPoint(x: keyboard.minX, y: keyboard.maxY)).y - storedBounds.minY
    guard top < insets.top else { return insets }
    return UIEdgeInsets(top: max(top, 0), left: 0, bottom: max(height - end, 0), right: 0)
  }
}
