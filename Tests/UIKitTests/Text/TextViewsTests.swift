import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Sizes of labels, buttons and text fields")
  @MainActor
  struct TextViewsTests {
    /// Counts the calls of the method that reports a new size to Auto Layout.
    private final class Label: UILabel {
      var changes = 0
      override func invalidateIntrinsicContentSize() { changes += 1 }
    }

    private final class Button: UIButton {
      var changes = 0
      override func invalidateIntrinsicContentSize() { changes += 1 }
    }

    private final class Field: UITextField {
      var changes = 0
      override func invalidateIntrinsicContentSize() { changes += 1 }
    }

    /// A label with insets, as apps make them.
    private final class InsetLabel: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
        let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return CGRect(x: 0, y: 0, width: rect.width + 20, height: rect.height + 8)
      }
    }

    private static func label(_ text: String, lines: Int = 1) -> UILabel {
      let label = UILabel()
      label.text = text
      label.numberOfLines = lines
      return label
    }

    @Test("a label's size is rounded up to pixels", arguments: [(1, 21), (2, 20.5), (3, 61.0 / 3)])
    func pixels(scale: CGFloat, height: CGFloat) {
      Engine.current.screen.scale = scale
      defer { Engine.current.screen.scale = 3 }
      let size = Self.label("Hello World").intrinsicContentSize
      #expect(abs(size.height - height) < 0.0001)
      #expect(abs((size.width * scale).rounded() - size.width * scale) < 0.0001)
      #expect(abs(size.width - 88) < 1)
    }

    @Test("a label without text has no size, and one of one line its whole width")
    func oneLine() {
      #expect(UILabel().intrinsicContentSize == .zero)
      #expect(Self.label("").intrinsicContentSize == .zero)
      let label = Self.label("one two three")
      let whole = label.intrinsicContentSize
      #expect(label.sizeThatFits(CGSize(width: 20, height: 20)) == whole)
      label.frame = CGRect(x: 5, y: 6, width: 20, height: 1)
      label.sizeToFit()
      #expect(label.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: whole))
    }

    @Test("a label of several lines has the lines of a width, up to their number")
    func severalLines() {
      let label = Self.label("one two three four five", lines: 0)
      let line = Self.label("one").intrinsicContentSize.height
      #expect(label.intrinsicContentSize.height == line)
      #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).height > line * 2)
      label.preferredMaxLayoutWidth = 80
      #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 80, height: 0)))
      #expect(label.intrinsicContentSize.width <= 80)
      label.numberOfLines = 2
      let two = label.sizeThatFits(CGSize(width: 80, height: 0)).height
      #expect(two == Engine.current.screen.roundedUp(label.font.lineHeight * 2))
      label.preferredMaxLayoutWidth = 0
      #expect(label.intrinsicContentSize.height < two && label.intrinsicHeight(forWidth: 80) == two)
    }

    @Test("a subclass that makes the rectangle of the text larger makes the label larger")
    func insets() {
      let label = InsetLabel()
      label.text = "Hello"
      let plain = Self.label("Hello").intrinsicContentSize
      #expect(label.intrinsicContentSize == CGSize(width: plain.width + 20, height: plain.height + 8))
      label.sizeToFit()
      #expect(label.bounds.size == label.intrinsicContentSize)
    }

    @Test("a change on which the size depends reports a new size")
    func changes() {
      let label = Label()
      label.text = "a"
      label.font = .systemFont(ofSize: 20)
      label.numberOfLines = 2
      label.lineBreakMode = .byWordWrapping
      label.preferredMaxLayoutWidth = 30
      label.attributedText = NSAttributedString(string: "b")
      #expect(label.changes == 6)
      label.textColor = .red
      label.numberOfLines = 2
      #expect(label.changes == 6)
      let button = Button(type: .system)
      button.setTitle("a", for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      button.setAttributedTitle(NSAttributedString(string: "b"), for: .normal)
      button.setImage(nil, for: .normal)
      button.setBackgroundImage(nil, for: .normal)
      button.configuration = .plain()
      #expect(button.changes == 6)
      let titled = button.titleLabel
      let before = button.changes
      titled?.font = .systemFont(ofSize: 30)
      #expect(button.changes == before + 1)
      let field = Field()
      field.text = "a"
      field.placeholder = "b"
      field.font = .systemFont(ofSize: 14)
      field.borderStyle = .roundedRect
      #expect(field.changes == 4)
    }

    @Test("a label's font replaces the fonts of its attributed text")
    func attributedFont() {
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      let large = label.intrinsicContentSize
      label.font = .systemFont(ofSize: 10)
      #expect(label.intrinsicContentSize.height < large.height / 2)
      label.attributedText = NSAttributedString(string: "Hello")
      #expect(label.intrinsicContentSize.height == Self.sized(10))
    }

    private static func sized(_ points: CGFloat) -> CGFloat {
      Engine.current.screen.roundedUp(UIFont.systemFont(ofSize: points).lineHeight)
    }

    @Test("the title of a button has 6 points above and below, and a button is at least 30 wide")
    func buttons() {
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      let size = button.intrinsicContentSize
      #expect(abs(size.width - 46) < 1 && size.height == 30)
      button.setTitle("A", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
      let custom = UIButton(type: .custom)
      custom.setTitle("Button", for: .normal)
      #expect(custom.intrinsicContentSize.height == 34)
      custom.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 5, right: 1)
      let title = custom.titleLabel?.intrinsicContentSize ?? .zero
      #expect(custom.intrinsicContentSize == CGSize(width: title.width + 21, height: title.height + 15))
      custom.titleEdgeInsets = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
      #expect(custom.sizeThatFits(.zero) == CGSize(width: title.width + 21, height: title.height + 15))
    }

    @Test("a configured button has the insets of its size")
    func configurations() {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Button"
      let button = UIButton(configuration: configuration)
      let size = button.intrinsicContentSize
      #expect(abs(size.width - 75) < 1.5)
      #expect(size.height == Self.sized(17) + 14)
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      button.configuration = configuration
      let smaller = button.intrinsicContentSize
      #expect(abs(smaller.width - (size.width - 18)) < 0.001 && abs(smaller.height - (size.height - 10)) < 0.001)
      configuration.subtitle = "a"
      button.configuration = configuration
      #expect(abs(button.intrinsicContentSize.height - (smaller.height + 1 + Self.sized(13))) < 0.001)
      configuration = .plain()
      configuration.buttonSize = .large
      #expect(configuration.contentInsets.leading == 20)
    }

    @Test("a text field has the published heights")
    func fields() {
      let field = UITextField()
      field.placeholder = "Name"
      #expect(field.intrinsicContentSize.height == 22)
      let plain = field.intrinsicContentSize.width
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.height == 34)
      #expect(field.intrinsicContentSize.width == plain + 14)
      field.font = .systemFont(ofSize: 14)
      #expect(field.sizeThatFits(.zero).height == 30)
      field.text = "A longer text"
      #expect(field.intrinsicContentSize.width > plain + 14)
    }

    @Test("the baselines of a text are in the middle of the height")
    func baselines() throws {
      let label = Self.label("Hello")
      let font = UIFont.systemFont(ofSize: 17)
      let baselines = try #require(label.textBaselines(in: CGSize(width: 100, height: font.lineHeight + 10)))
      #expect(abs(baselines.fromTop - (5 + font.ascender)) < 0.001)
      #expect(abs(baselines.fromBottom - (5 - font.descender)) < 0.001)
      let lines = Self.label("Hello\nWorld", lines: 0)
      let two = try #require(lines.textBaselines(in: CGSize(width: 100, height: font.lineHeight * 2)))
      #expect(abs(two.fromTop - font.ascender) < 0.001 && abs(two.fromBottom + font.descender) < 0.001)
      let button = UIButton(type: .system)
      button.setTitle("A", for: .normal)
      let title = try #require(button.textBaselines(in: CGSize(width: 30, height: 30)))
      #expect(abs(title.fromTop - (15 + UIFont.systemFont(ofSize: 15).ascender - 17.900390625 / 2)) < 0.4)
      #expect(UITextField().textBaselines(in: CGSize(width: 9, height: 22)) != nil)
      #expect(UIView().textBaselines(in: .zero) == nil)
    }
  }
}
