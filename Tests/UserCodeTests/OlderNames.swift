import Testing
import UIKit

// A file of 2017: it names types, constants and functions as Swift 4.1 did.
final class OlderCell: UITableViewCell {
  private(set) var lastState = UIGestureRecognizerState.possible

  override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentMode = UIViewContentMode.redraw
    accessibilityTraits = UIAccessibilityTraitButton
    NotificationCenter.default.addObserver(
      forName: .UIKeyboardWillShow, object: nil, queue: nil
    ) { [weak self] note in
      MainActor.assumeIsolated { self?.keyboardHeight = (note.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSNumber) }
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  private(set) var keyboardHeight: NSNumber?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let insets = UIEdgeInsetsMake(-10, -10, -10, -10)
    return UIEdgeInsetsInsetRect(bounds, insets).contains(point)
  }
}

final class OlderController: UIViewController {
  func embed(_ child: UIViewController) {
    addChildViewController(child)
    view.addSubview(child.view)
    child.didMove(toParentViewController: self)
  }
}

/// A text input that has none of the optional properties.
final class PlainInput: UIView, UIKeyInput {
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

@Suite("Names of Swift 4.1 stand for the present ones")
@MainActor
struct OlderNameTests {
  @Test("in a cell and a controller")
  func names() {
    let cell = OlderCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(cell.point(inside: CGPoint(x: -5, y: 45), with: nil))
    #expect(!cell.point(inside: CGPoint(x: -15, y: 20), with: nil))
    #expect(cell.contentMode == .redraw && cell.accessibilityTraits == .button && cell.lastState == .possible)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSNumber(value: 3)])
    #expect(cell.keyboardHeight == 3)
    let (parent, child) = (OlderController(), UIViewController())
    parent.embed(child)
    #expect(parent.childViewControllers == [child] && child.parent === parent)
    let view = UIView()
    view.addSubview(UIView())
    let front = UIView()
    view.insertSubview(front, at: 0)
    view.bringSubview(toFront: front)
    #expect(view.subviews.last === front)
    view.sendSubview(toBack: front)
    #expect(view.subviews.first === front)
    #expect(UIWindowLevelAlert == .alert && kCAFillModeForwards == .forwards)
  }

  @Test("and a text input may lack what is optional")
  func input() {
    let input = PlainInput()
    #expect(input.keyboardType == .default && input.autocapitalizationType == .sentences)
    #expect(input.textContentType == nil && !input.enablesReturnKeyAutomatically)
  }
}
