import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Positions in texts, the views beside them, and looks of controls are kept")
  @MainActor
  struct TextInputTests {
    @Test("positions and ranges of a text view are offsets in its text")
    func positions() throws {
      Engine.current.unmodelled = []
      let view = UITextView()
      view.attributedText = NSAttributedString(string: "one two", attributes: [.link: "x"])
      #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 7)
      let third = try #require(view.position(from: view.beginningOfDocument, offset: 3))
      #expect(view.position(from: third, offset: 5) == nil && view.position(from: third, offset: -4) == nil)
      #expect(view.compare(third, to: view.endOfDocument) == .orderedAscending)
      let range = try #require(view.textRange(from: view.beginningOfDocument, to: third))
      #expect(view.text(in: range) == "one" && !range.isEmpty)
      #expect(view.textStyling(at: third, in: .forward)?[.link] as? String == "x")
      #expect(view.textStyling(at: view.endOfDocument, in: .forward) == nil)
      view.selectedTextRange = range
      #expect(view.selectedRange == NSRange(location: 0, length: 3))
      view.replace(range, withText: "three")
      #expect(view.text == "three two" && view.textStorage.length == 9)
      #expect(view.selectedRange == NSRange(location: 5, length: 0))
      #expect(Engine.current.unmodelled.isEmpty)
    }

    @Test(
      "the tokenizer finds characters, words and paragraphs",
      arguments: [
        (UITextGranularity.character, 5, UITextDirection.storage(.forward), "o"),
        (.character, 5, .layout(.left), "w"), (.word, 5, .layout(.right), "two"), (.word, 3, .layout(.right), "-"),
        (.paragraph, 1, .storage(.forward), "one two\n"), (.document, 1, .storage(.forward), "one two\nsix"),
      ])
    func tokenizer(granularity: UITextGranularity, offset: Int, direction: UITextDirection, expected: String) throws {
      let field = UITextView()
      field.text = "one two\nsix"
      // "tw|o": the offset 6 is before the last letter of "two".
      let place = granularity == .character ? offset + 1 : offset
      let position = try #require(field.position(from: field.beginningOfDocument, offset: place))
      let range = field.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: direction)
      #expect((range.flatMap { field.text(in: $0) } ?? "-") == expected)
    }

    @Test(
      "code that asks for the place of a character is reported",
      arguments: ["closest", "caret", "at", "layout"])
    func places(_ question: String) {
      Engine.current.unmodelled = []
      let view = UITextView()
      view.text = "a"
      switch question {
      case "closest": _ = view.closestPosition(to: .zero)
      case "caret": _ = view.caretRect(for: view.endOfDocument)
      case "at": _ = view.characterRange(at: .zero)
      default:
        _ = view.layoutManager.characterIndex(
          for: .zero, in: view.textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
      }
      #expect(Engine.current.unmodelled.count == 1)
    }

    @Test("a text view uses the storage of the container that it is made with")
    func storage() {
      let (storage, manager) = (NSTextStorage(string: "ab"), NSLayoutManager())
      let container = NSTextContainer(size: CGSize(width: 100, height: 100))
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      let view = UITextView(frame: .zero, textContainer: container)
      #expect(view.text == "ab" && view.layoutManager === manager && view.textStorage === storage)
      #expect(manager.numberOfGlyphs == 2 && manager.usedRect(for: container).height > 0)
    }

    @Test("the views beside a field's text are there in their modes, at its ends, and take the hits")
    func sideViews() {
      withEngine {
        let field = place(UITextField(frame: .zero), "field", 100, 100, 200, 40, in: showWindow())
        field.leftView = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        field.layoutIfNeeded()
        #expect(field.leftView?.superview == nil)
        field.leftViewMode = .always
        field.rightViewMode = .whileEditing
        field.layoutIfNeeded()
        #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
        #expect(field.hitTest(CGPoint(x: 15, y: 20), with: nil) === field.leftView && field.rightView?.superview == nil)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 40))
        field.becomeFirstResponder()
        field.layoutIfNeeded()
        #expect(field.rightView?.frame == CGRect(x: 176, y: 8, width: 24, height: 24))
        #expect(field.editingRect(forBounds: field.bounds).width == 146)
        field.resignFirstResponder()
        field.layoutIfNeeded()
        #expect(field.rightView?.superview == nil)
        let replaced = field.leftView
        field.leftView = nil
        #expect(replaced?.superview == nil)
      }
    }

    @Test("a touch on a field with its clear button and on pickers is unknown")
    func unknown() {
      let field = UITextField()
      field.clearButtonMode = .always
      #expect(field.unmodelledTouch == nil, "there is no text to clear")
      field.text = "a"
      #expect(field.unmodelledTouch != nil)
      let control = UISegmentedControl(items: ["a"])
      #expect(control.unmodelledTouch == nil)
      control.apportionsSegmentWidthsByContent = true
      for view in [control, UIPickerView(), UIDatePicker()] { #expect(view.unmodelledTouch != nil) }
    }

    @Test("a slider's thumb has the size of its image")
    func thumb() {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
      slider.setThumbImage(image, for: .normal)
      slider.value = 1
      let rect = slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 1)
      #expect(rect == CGRect(x: 80, y: 10, width: 20, height: 10) && slider.thumbImage(for: .highlighted) == nil)
    }

    @Test("a recognizer that does not take fingers receives no touch", arguments: [true, false])
    func touchTypes(takesFingers: Bool) {
      withEngine {
        let view = place(UIView(), "view", 100, 100, 100, 40, in: showWindow())
        let tap = UITapGestureRecognizer()
        var taps = 0
        tap.addHandler { _ in taps += 1 }
        let types: [UITouch.TouchType] = takesFingers ? [.pencil, .direct] : [.pencil]
        tap.allowedTouchTypes = types.map { NSNumber(value: $0.rawValue) }
        view.addGestureRecognizer(tap)
        Hand().draw("1 120,120 v--^")
        #expect(taps == (takesFingers ? 1 : 0))
      }
    }

    @Test("what is declared and not modelled is reported when it is reached")
    func reported() {
      let uses: [() -> Void] = [
        { UIView().addObserver(NSObject(), forKeyPath: "frame", options: [], context: nil) },
        { UIApplication.shared.beginIgnoringInteractionEvents() },
        { UINavigationController().hidesBarsOnSwipe = true },
        { UIMenuController().setMenuVisible(true, animated: false) },
        {
          _ = CGPath(rect: .zero, transform: nil)
            .copy(strokingWithWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 1)
        },
      ]
      for (index, use) in uses.enumerated() {
        Engine.current.unmodelled = []
        use()
        #expect(Engine.current.unmodelled.count == 1, "\(index)")
      }
    }

    @Test("a cell and a header of a nib are plain ones, and reported when they are made")
    func nibs() {
      Engine.current.unmodelled = []
      let table = UITableView()
      let nib = UINib(nibName: "a", bundle: nil)
      table.register(nib, forCellReuseIdentifier: "cell")
      table.register(nib, forHeaderFooterViewReuseIdentifier: "header")
      #expect(Engine.current.unmodelled.isEmpty)
      #expect(table.dequeueReusableCell(withIdentifier: "cell") != nil)
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") != nil)
      #expect(Engine.current.unmodelled.count == 2)
      table.register(nil as UINib?, forCellReuseIdentifier: "cell")
      #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    }

    @Test("an action without a target is that of the first responder; it can resign")
    func sending() {
      withEngine {
        let field = place(UITextField(frame: .zero), "field", 100, 100, 200, 40, in: showWindow())
        let app = UIApplication.shared
        var senders: [Int] = []
        let action = Selector("count:") { _, sender in senders.append(sender as? Int ?? -1) }
        #expect(app.sendAction(action, to: field, from: 3, for: nil) && senders == [3])
        let resign = Selector("resignFirstResponder")
        #expect(!app.sendAction(resign, to: nil, from: nil, for: nil))
        field.becomeFirstResponder()
        #expect(app.sendAction(resign, to: nil, from: nil, for: nil) && !field.isFirstResponder)
        #expect(!app.sendAction(Selector("other"), to: nil, from: field, for: nil))
      }
    }

    @Test("values are read back")
    func values() {
      let pasteboard = UIPasteboard()
      pasteboard.string = "a"
      #expect(pasteboard.hasStrings && pasteboard.string == "a" && !pasteboard.hasImages)
      let control = UISegmentedControl(items: ["a", "b"])
      control.setTitleTextAttributes([.kern: 1], for: .selected)
      #expect(
        control.titleTextAttributes(for: .selected)?.count == 1 && control.titleTextAttributes(for: .normal) == nil)
      let path = NSIndexPath(row: 2, section: 1)
      #expect(path.row == 2 && path.section == 1 && CGRect.zero.equalTo(.zero))
      let picker = UIPickerView()
      #expect(picker.selectedRow(inComponent: 0) == -1)
      picker.selectRow(3, inComponent: 0, animated: false)
      #expect(picker.selectedRow(inComponent: 0) == 3)
      let control2 = UIButton()
      control2.addTarget(control, action: Selector("x") { _, _ in }, for: .touchDown)
      #expect(control2.allTargets == [AnyHashable(control)])
    }
  }
}
