import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Appearance proxies")
  @MainActor
  struct ProxyTests {
    @Test("keep what is set on them, for each class and its containers, and make outcomes unknown")
    func reported() {
      Engine.current.unmodelled = []
      UILabel.appearance().textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .blue
      #expect(UILabel.appearance().textColor == .red && UILabel.appearance() === UILabel.appearance())
      #expect(
        UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self, UITableView.self])
          !== UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]))
      #expect(
        UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor == .blue)
      #expect(UILabel().textColor != .red)
      #expect(
        Engine.current.unmodelled
          == ["`UILabel.appearance()` was used, and views do not get the values that are set on it"])
    }

    @Test("of every kind of view and bar item")
    func kinds() {
      #expect(type(of: UICollectionView.appearance()) == UICollectionView.self)
      #expect(type(of: UITableViewCell.appearance()) == UITableViewCell.self)
      #expect(type(of: UIVisualEffectView.appearance()) == UIVisualEffectView.self)
      Engine.current.unmodelled = []
      UIBarButtonItem.appearance().tintColor = .green
      #expect(UIBarButtonItem.appearance().tintColor == .green && UITabBarItem.appearance().title == nil)
      #expect(Engine.current.unmodelled.isEmpty, "the looks of bars have no part in touches")
    }
  }

  @Suite("Texts of geometric values")
  @MainActor
  struct GeometryTexts {
    @Test("are UIKit's, and are read back")
    func texts() {
      let rect = CGRect(x: 1, y: -2.5, width: 300, height: 0.1)
      #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
      #expect(NSCoder.string(for: CGRect(x: 0, y: 0, width: 320, height: 480)) == "{{0, 0}, {320, 480}}")
      #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
      #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
      let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
      #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    }

    @Test("that are none are zero", arguments: ["", "{1}", "{1, x}", "{1, 2, 3}", "{{1, 2}, {3, 4}}"])
    func wrong(_ text: String) { #expect(NSCoder.cgSize(for: text) == .zero) }
  }

  @Suite("Times of media")
  struct MediaTimes {
    @Test("are added and compared in the scale that both fit")
    func arithmetic() {
      let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
      #expect(sum.value == 5 && sum.timescale == 6)
      #expect((CMTime(seconds: 1.5, preferredTimescale: 600) - CMTime(value: 1, timescale: 1)).seconds == 0.5)
      #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
      #expect(CMTimeCompare(.zero, CMTimeMake(value: 1, timescale: 90000)) == -1)
      #expect(CMTime.positiveInfinity > CMTime(value: .max, timescale: 1) && CMTime.negativeInfinity < .zero)
    }

    @Test("that are too large, rounded, or no times")
    func limits() {
      #expect(CMTime.invalid.seconds.isNaN && !CMTime.invalid.isValid && !CMTime.indefinite.isNumeric)
      #expect(CMTime(seconds: 1e300, preferredTimescale: 600) == .positiveInfinity)
      #expect(CMTime(seconds: 1e17, preferredTimescale: 600).seconds == 1e17)
      let large = CMTime(value: .max, timescale: 1)
      #expect((large + large).isPositiveInfinity && !(CMTime.indefinite + .zero).isNumeric)
      #expect(CMTime(seconds: 1 / 3, preferredTimescale: 10).hasBeenRounded)
      #expect(!CMTime(seconds: 0.5, preferredTimescale: 10).hasBeenRounded)
    }
  }

  @Suite("What an app can name and no session contains")
  @MainActor
  struct NamedOnly {
    @Test("shortcut items, keys, activation conditions and an image picker")
    func values() {
      let item = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A")
      item.localizedTitle = "B"
      item.icon = UIApplicationShortcutIcon(type: .add)
      #expect((item as UIApplicationShortcutItem).localizedTitle == "B" && item.icon != nil)
      #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4 && UIKeyboardHIDUsage.keyboardEscape.rawValue == 41)
      #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82 && UIKeyboardHIDUsage.keypad1.rawValue == 89)
      #expect(UIKeyboardHIDUsage.keyboardExSel.rawValue == 164 && UIKey().keyCode == .keyboardErrorUndefined)
      #expect(UISceneActivationConditions().canActivateForTargetContentIdentifierPredicate == NSPredicate(value: true))
      let picker = UIImagePickerController()
      picker.view.layoutIfNeeded()
      #expect(picker.view.subviews.last is UnmodelledView && picker.sourceType == .photoLibrary)
      #expect(UIColor().alpha == 0 && UIFont().pointSize == 0)
      #expect(CGContext(size: .zero).path == nil)
    }

    @Test("attributes of a part of a text are compared with those around it")
    func attributes() {
      let part = NSRange(location: 1, length: 3)
      let style = NSMutableParagraphStyle()
      let others: [NSAttributedString.Key: Any] = [
        .foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 3),
        .paragraphStyle: NSMutableParagraphStyle(),
        .shadow: NSShadow(), .attachment: NSTextAttachment(),
      ]
      for color in [UIColor.black, .white, .red, UIColor(red: 0, green: 1, blue: 0, alpha: 1)] {
        let text = NSMutableAttributedString(
          string: "abcde",
          attributes: [
            .foregroundColor: color, .font: UIFont.systemFont(ofSize: 2), .paragraphStyle: style, .shadow: NSShadow(),
            .attachment: NSTextAttachment(),
          ])
        for (key, value) in others { text.addAttribute(key, value: value, range: part) }
        text.setAttributes(others, range: NSRange(location: 0, length: 2))
        text.addAttributes(others, range: part)
        #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        #expect(text.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == color)
      }
    }

    @Test("a web page is not modelled: a touch on it is unknown, and so is what follows when one is loaded")
    func webView() {
      withEngine {
        let view = place(WKWebView(), "web", 0, 0, 100, 200, in: showWindow())
        endTurn()
        #expect(view.scrollView.frame.size == CGSize(width: 100, height: 200))
        #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) is UnmodelledView && Engine.current.unmodelled == [])
        var request = URLRequest(url: URL(string: "https://example.com")!)
        request.setValue("1", forHTTPHeaderField: "A")
        request.addValue("2", forHTTPHeaderField: "a")
        #expect(request.allHTTPHeaderFields == ["A": "1,2"])
        view.load(request)
        #expect(view.url?.host == "example.com" && Engine.current.unmodelled.count == 1)
      }
    }

    @Test("an animation of the system removes its views, and its time is reported as unknown")
    func systemAnimation() {
      withEngine {
        let view = place(UIView(), "view", 0, 0, 10, 10, in: showWindow())
        var log = ""
        UIView.perform(.delete, on: [view], animations: { log += "changes " }) { log += "end \($0)" }
        #expect(view.superview == nil && log == "changes ")
        Engine.current.clock.advance(to: 1)
        #expect(log == "changes end true" && Engine.current.unmodelled.count == 1)
      }
    }
  }
}
