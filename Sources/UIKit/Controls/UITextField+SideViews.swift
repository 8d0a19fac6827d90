public import Foundation

extension UITextField {
  /// When a view of a text field is there.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isFirstResponder
    case .unlessEditing: !isFirstResponder
    case .always: true
    }
  }

  /// The views that are there, each with its place.
  private var shownSideViews: [(view: UIView, isLeft: Bool)] {
    var shown: [(view: UIView, isLeft: Bool)] = []
    if let leftView, isShown(leftViewMode) { shown.append((leftView, true)) }
    if let rightView, isShown(rightViewMode) { shown.append((rightView, false)) }
    return shown
  }

  final func sideViewsDidChange(from replaced: UIView? = nil) {
    if let replaced, replaced !== leftView, replaced !== rightView, replaced.superview === self {
      replaced.removeFromSuperview()
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Adds the views that are there, removes the others, and sets their frames.
  final func placeSideViews() {
    let shown = shownSideViews
    for view in [leftView, rightView].compactMap({ $0 })
    where view.superview === self && !shown.contains(where: { $0.view === view }) { view.removeFromSuperview() }
    for (view, isLeft) in shown {
      if view.superview !== self { addSubview(view) }
      view.systemFrame = isLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
    }
  }

  final var widthOfSideViews: CGFloat {
    shownSideViews.reduce(0) { $0 + size(of: $1.view).width }
  }

  /// The size of a view, or, if constraints decide it, the smallest that they allow. Source: inferred [I].
  private func size(of view: UIView) -> CGSize {
    view.translatesAutoresizingMaskIntoConstraints
      ? view.bounds.size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  final func rect(of view: UIView?, atLeft isLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let size = size(of: view)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isLeft != isMirrored ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The bounds without the border and the views beside the text.
  final func spaceOfText(in bounds: CGRect) -> CGRect {
    var space = bounds.insetBy(dx: borderSize.width / 2, dy: borderSize.height / 2)
    for (view, isLeft) in shownSideViews {
      let rect = isLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
      guard view.superview === self || !rect.isEmpty else { continue }
      if rect.midX < bounds.midX {
        let start = max(space.minX, rect.maxX)
        space = CGRect(x: start, y: space.minY, width: max(space.maxX - start, 0), height: space.height)
      } else {
        space.size.width = max(min(space.maxX, rect.minX) - space.minX, 0)
      }
    }
    return space
  }
}

extension UITextField: UnmodelledTouches {
  /// The button is there only with a text that can be cleared. Source: Apple's page of clearButtonMode [D].
  var unmodelledTouches: String? {
    isShown(clearButtonMode) && text?.isEmpty == false ? "the button that clears the text" : nil
  }
}

extension UITextField: OffsetText {
  var wholeText: NSAttributedString { attributedText ?? NSAttributedString(string: "") }
  func setWholeText(_ text: NSAttributedString) { attributedText = text }
}
