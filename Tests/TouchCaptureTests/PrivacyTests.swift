import Foundation
import JSONText
import TestSupport
import Testing
import TouchCapture
import UIKit

private final class SecretView: UIView, UncapturedView {}

extension TouchCaptureTests {
  @Suite("A capture reveals nothing that it is not asked for")
  @MainActor
  struct PrivacyTests {
    private let box = CGRect(x: 100, y: 100, width: 100, height: 50)

    private func texts(_ window: UIWindow) {
      let button = window.add(UIButton(type: .custom), "button", box)
      button.setTitle("Secret title", for: .normal)
      let label = window.add(UILabel(), nil, box)
      label.text = "Secret label"
      label.accessibilityLabel = "Secret accessibility"
      let field = window.add(UITextField(), nil, box)
      field.text = "Secret field"
      field.placeholder = "Secret placeholder"
    }

    @Test("no text, unless texts are asked for")
    func noText() throws {
      let log = try AppUnderCapture.run(.everything) {
        texts($0)
      } _: {
        $0.hand.tap(150, 120)
      }
      #expect(!log.lines.joined().contains("Secret"))
      var options = CaptureOptions.everything
      options.includesTexts = true
      let asked = try AppUnderCapture.run(options) {
        texts($0)
      } _: {
        $0.hand.tap(150, 120)
      }.lines.joined()
      for text in ["Secret title", "Secret label", "Secret field"] { #expect(asked.contains(text)) }
      #expect(!asked.contains("Secret accessibility"))
    }

    @Test("no identifiers, if they are turned off; never one with an address")
    func identifiers() throws {
      var options = CaptureOptions.everything
      options.includesIdentifiers = false
      let log = try AppUnderCapture.run(options) {
        $0.add(UIView(), "name", box)
      } _: {
        $0.hand.tap(150, 120)
      }
      #expect(!log.lines.joined().contains("\"name\":\"name\"") && !log.lines.joined().contains("\"id\":\"name\""))
      #expect(log.records("touch").first?["receiver"]?["name"]?.string == "UIWindow[0]/UIView[0]")
      let address = try AppUnderCapture.run {
        $0.add(UIView(), "<View: 0x600>.b", box)
      } _: {
        $0.hand.tap(150, 120)
      }
      #expect(!address.lines.joined().contains("0x600"))
    }

    @Test("nothing of a secure field, an excluded view and an uncaptured class", arguments: [0, 1, 2])
    func hidden(case number: Int) throws {
      let log = try AppUnderCapture.run { window in
        let view: UIView = [UITextField(), UIView(), SecretView()][number]
        (view as? UITextField)?.isSecureTextEntry = true
        if number == 1 { TouchCapture.exclude(view) }
        window.add(view, "vault", box)
        let button = UIButton(type: .custom)
        button.accessibilityIdentifier = "digit"
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        view.addSubview(button)
      } _: { app in
        app.hand.tap(120, 120)
        app.hand.tap(180, 120)
        app.hand.tap(20, 20)
      }
      let text = log.lines.joined()
      #expect(!text.contains("vault") && !text.contains("digit") && text.contains(#""private":true"#))
      #expect(log.phases() == ["1 began", "1 ended"] && log.records("control").isEmpty)
      #expect(log.records("touch").first?["p"]?.array?.first?.number == 20)
    }

    @Test("no state of a control in a view that is left out")
    func control() throws {
      let log = try AppUnderCapture.run { window in
        let control = UISwitch()
        control.isOn = true
        control.tag = 77
        TouchCapture.exclude(control)
        window.add(control, nil, box)
      } _: { app in
        app.hand.tap(20, 20)
      }
      let text = log.lines.joined()
      #expect(text.contains(#""private":true"#) && text.contains("UISwitch"))
      #expect(!text.contains("isOn") && !text.contains("77"))
    }

    @Test("no windows of the keyboard")
    func keyboard() throws {
      final class MyKeyboardWindow: UIWindow {}
      var keyboard: UIWindow?
      let log = try AppUnderCapture.run { _ in
        let window = MyKeyboardWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert
        window.frame = CGRect(x: 0, y: 600, width: 390, height: 244)
        window.isHidden = false
        keyboard = window
      } _: { app in
        app.hand.tap(100, 700)
        app.hand.tap(100, 100)
      }
      #expect(keyboard != nil && !log.lines.joined().contains("Keyboard"))
      #expect(log.records("scene").first?["windows"]?.array?.count == 1 && log.phases() == ["1 began", "1 ended"])
    }
  }
}
