import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
private final class KeyboardObserver: EventObserver {
  var changes: [String] = []
  func didChangeDevice(_ what: String) { changes.append(what) }
}

/// Collects the notifications of a keyboard as `WillShow 544→…`.
@MainActor
private final class KeyboardNotes {
  private(set) var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []
  private(set) var info: [AnyHashable: Any] = [:]

  init() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated { self?.take(note) }
      }
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  private func take(_ note: Notification) {
    info = note.userInfo ?? [:]
    let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null
    let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null
    let name = note.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
    lines.append("\(name) \(Int(begin.minY)),\(Int(begin.height))→\(Int(end.minY)),\(Int(end.height))")
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension EngineTests {
  @Suite("The keyboard")
  @MainActor
  struct Keyboard {
    /// Runs `body` with an app that has one window with a root controller, on a screen of 390 × 844 points.
    private func withApp(
      focusHeight: CGFloat? = nil, _ body: (UIWindow, UIViewController, Digitizer, KeyboardObserver) -> Void
    ) {
      withEngine {
        UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        Engine.current.keyboard.heightWithFocus = focusHeight
        let observer = KeyboardObserver()
        UIApplication.shared.observer = observer
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        settle()
        body(window, root, Digitizer(), observer)
      }
    }

    private func change(_ digitizer: Digitizer, _ height: CGFloat) {
      digitizer.changeKeyboard(to: height, at: VirtualClock.current.now)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> String {
      HitTesting.beginHitTest()
      return UIApplication.shared.hitTest(CGPoint(x: x, y: y), with: nil)?.nameInResults ?? "-"
    }

    @Test("posts the notifications of showing, of another height and of hiding, with frames of the screen")
    func notifications() {
      withApp { _, _, digitizer, observer in
        let notes = KeyboardNotes()
        change(digitizer, 291)
        #expect(notes.take() == ["WillChangeFrame 844,291→553,291", "WillShow 844,291→553,291"])
        #expect(notes.info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(notes.info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
        #expect(notes.info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        settle(0.249)
        #expect(notes.take() == [])
        settle(0.001)
        #expect(notes.take() == ["DidChangeFrame 844,291→553,291", "DidShow 844,291→553,291"])
        change(digitizer, 291)
        #expect(notes.take() == [])
        change(digitizer, 336)
        settle(0.25)
        #expect(
          notes.take() == [
            "WillChangeFrame 553,291→508,336", "WillShow 553,291→508,336", "DidChangeFrame 553,291→508,336",
            "DidShow 553,291→508,336",
          ])
        change(digitizer, 0)
        settle(0.25)
        #expect(
          notes.take() == [
            "WillChangeFrame 508,336→844,336", "WillHide 508,336→844,336", "DidChangeFrame 508,336→844,336",
            "DidHide 508,336→844,336",
          ])
        #expect(observer.changes == ["keyboard 291", "keyboard 336", "keyboard hidden"])
        #expect(Engine.current.unmodelled.isEmpty)
      }
    }

    @Test("has an animation curve without a name, which can be made of its number")
    func curve() {
      #expect(UIView.AnimationCurve(rawValue: 7) != nil && UIView.AnimationCurve(rawValue: 4) == nil)
      #expect([0, 1, 2, 3].map { UIView.AnimationCurve(rawValue: $0)?.rawValue } == [0, 1, 2, 3])
    }

    @Test("takes touches in its own window in front of all others, and none beside it")
    func touches() {
      withApp { window, root, digitizer, _ in
        (window.nameInResults, root.view.nameInResults) = ("window", "root")
        let alert = UIWindow(frame: window.frame)
        alert.windowLevel = .alert
        #expect(hit(10, 600) == "root")
        change(digitizer, 291)
        #expect(hit(10, 552.9) == "root")
        #expect(hit(10, 553) == "UIRemoteKeyboardWindow[0]/UIInputSetHostView[0]")
        alert.isHidden = false
        #expect(hit(10, 600) == "UIRemoteKeyboardWindow[0]/UIInputSetHostView[0]")
        #expect(UIApplication.shared.windows.last?.className == "UIRemoteKeyboardWindow")
        #expect(Engine.current.keyboard.isMoving(at: CGPoint(x: 1, y: 600)))
        #expect(!Engine.current.keyboard.isMoving(at: CGPoint(x: 1, y: 500)))
        settle(0.25)
        #expect(!Engine.current.keyboard.isMoving(at: CGPoint(x: 1, y: 600)))
        alert.isHidden = true
        change(digitizer, 0)
        #expect(hit(10, 600) == "root" && UIApplication.shared.windows.count == 1)
      }
    }

    @Test("moves its layout guide in every view, with its animation")
    func guide() {
      withApp { window, root, digitizer, _ in
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(bar)
        let low = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 100))
        root.view.addSubview(low)
        NSLayoutConstraint.activate([
          bar.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
          bar.heightAnchor.constraint(equalToConstant: 50), bar.leftAnchor.constraint(equalTo: root.view.leftAnchor),
          bar.rightAnchor.constraint(equalTo: root.view.rightAnchor),
        ])
        settle()
        #expect(bar.frame.maxY == 810)
        #expect(root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 0))
        change(digitizer, 291)
        #expect(bar.frame.maxY == 553)
        #expect(bar.layer.presentation()?.frame.maxY == 810)
        #expect(root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 553, width: 390, height: 291))
        // The keyboard covers the whole view, which is 144 points above the lower edge of the screen.
        #expect(low.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 100))
        settle(0.25)
        change(digitizer, 0)
        settle(0.25)
        #expect(bar.frame.maxY == 810)
        root.view.keyboardLayoutGuide.usesBottomSafeArea = false
        settle()
        #expect(bar.frame.maxY == 844)
      }
    }

    @Test(
      "appears for a text with the focus only with a stated height, and stays while the focus moves to another text")
    func focus() {
      for height in [nil, 300] as [CGFloat?] {
        withApp(focusHeight: height) { _, root, _, observer in
          let fields = [UITextField(), UITextField()]
          for field in fields { root.view.addSubview(field) }
          fields[0].becomeFirstResponder()
          fields[1].becomeFirstResponder()
          settle(0.25)
          #expect(observer.changes == (height == nil ? [] : ["keyboard 300"]))
          fields[1].resignFirstResponder()
          settle()
          #expect(observer.changes == (height == nil ? [] : ["keyboard 300", "keyboard hidden"]))
          settle(0.25)
          fields[0].becomeFirstResponder()
          settle(0.25)
          fields[0].removeFromSuperview()
          settle()
          #expect(observer.changes.count == (height == nil ? 0 : 4))
        }
      }
    }

    @Test("is named as not modelled where its keys would change a text")
    func keys() {
      withApp(focusHeight: 300) { _, root, digitizer, _ in
        change(digitizer, 300)
        let host = UIApplication.shared.windows.last?.subviews.first
        #expect(host?.className == "UIInputSetHostView" && host?.unmodelledTouch == nil)
        let field = UITextField()
        root.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(host?.unmodelledTouch == "the keys")
      }
    }

    @Test("hides when a drag begins in a scroll view that says so, and an interactive one makes the outcomes unknown")
    func drags() {
      for (mode, height, count) in [
        (.none, 300, 0), (.onDrag, 0, 0), (.interactive, 300, 1),
      ] as [(UIScrollView.KeyboardDismissMode, CGFloat, Int)] {
        withApp { window, root, digitizer, _ in
          let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
          scroll.contentSize = CGSize(width: 390, height: 2_000)
          scroll.keyboardDismissMode = mode
          root.view.addSubview(scroll)
          change(digitizer, 300)
          settle(1)
          var y: CGFloat = 300
          for phase in [UITouch.Phase.began, .moved, .moved, .ended] {
            digitizer.report(
              [Digitizer.Contact(identifier: 1, phase: phase, location: CGPoint(x: 100, y: y))],
              at: VirtualClock.current.now + 16_000_000)
            y -= 40
          }
          #expect(scroll.contentOffset.y > 0)
          #expect(Engine.current.keyboard.height == height)
          #expect(Engine.current.unmodelled.count == count)
        }
      }
    }

    @Test("makes the outcomes unknown when the interface turns, when it changes while it moves, and with an input view")
    func unknown() {
      withApp { _, _, digitizer, _ in
        change(digitizer, 300)
        settle(1)
        Engine.current.interfaceRotation.rotatedSafeAreaInsets = .zero
        digitizer.rotate(to: .landscapeLeft, at: VirtualClock.current.now)
        #expect(Engine.current.unmodelled.count == 1)
        #expect(hit(800, 100) == "UIRemoteKeyboardWindow[0]/UIInputSetHostView[0]")
      }
      withApp { _, _, digitizer, _ in
        change(digitizer, 300)
        change(digitizer, 0)
        #expect(Engine.current.unmodelled.count == 1)
      }
      final class Field: UITextField {
        override var inputView: UIView? {
          get { UIView() }
          set {}
        }
      }
      withApp(focusHeight: 300) { _, root, _, _ in
        let field = Field()
        root.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(Engine.current.unmodelled.count == 1 && !Engine.current.keyboard.isShown)
      }
    }
  }
}
