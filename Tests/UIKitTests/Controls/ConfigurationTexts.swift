import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("The attributes of a configured button's title decide its size")
  @MainActor
  struct ConfigurationTexts {
    private func width(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      change(&configuration)
      return UIButton(configuration: configuration).intrinsicContentSize.width
    }

    @Test("an attributed title, and a transformer, make it larger")
    func sizes() {
      withEngine {
        let plain = width { _ in }
        #expect(width { $0.attributedTitle = AttributedString("Title") } == plain)
        let large = AttributeContainer([.font: UIFont.systemFont(ofSize: 34)])
        let larger = width { $0.attributedTitle = AttributedString("Title", attributes: large) }
        #expect(larger > plain + 20)
        let transformed = width {
          $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: incoming.font!.pointSize * 2)
            return outgoing
          }
        }
        #expect(transformed == larger)
      }
    }

    @Test("title and attributed title have the same characters, and a new title has no attributes")
    func characters() {
      var configuration = UIButton.Configuration.filled()
      var text = AttributedString("One")
      text.font = .systemFont(ofSize: 9)
      configuration.attributedTitle = text
      configuration.subtitle = "Two"
      #expect(configuration.title == "One" && configuration.attributedSubtitle == AttributedString("Two"))
      configuration.title = "Three"
      #expect(configuration.attributedTitle == AttributedString("Three"))
      configuration.title = nil
      #expect(configuration.attributedTitle == nil)
    }

    @Test("a title that truncates has one line")
    func lines() {
      withEngine {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Some words that need more than one line"
        let button = UIButton(configuration: configuration)
        let space = CGSize(width: 120, height: 400)
        let high = button.sizeThatFits(space).height
        configuration.titleLineBreakMode = .byTruncatingTail
        button.configuration = configuration
        #expect(button.sizeThatFits(space).height < high / 2)
      }
    }

    @Test("attributes survive the way to an attributed text of Foundation and back")
    func bridging() {
      var text = AttributedString("ab")
      text.font = .systemFont(ofSize: 12)
      text.underlineStyle = .single
      text.uiKit.kern = 2
      text.link = URL(string: "https://example.com")
      let other = NSAttributedString(text + AttributedString("c"))
      #expect(other.string == "abc" && other.attribute(.kern, at: 1, effectiveRange: nil) as? CGFloat == 2)
      #expect(other.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == NSUnderlineStyle.single.rawValue)
      #expect(other.attribute(.font, at: 2, effectiveRange: nil) == nil)
      #expect(AttributedString(other) == text + AttributedString("c"))
    }

    @Test("a symbol has the preferred configuration where its image states none")
    func symbols() {
      withEngine {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let small = view.intrinsicContentSize.width
        view.preferredSymbolConfiguration = .init(pointSize: 50)
        #expect(view.intrinsicContentSize.width > 2 * small)
        view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize.width == small)
      }
    }

    @Test("a segment's action runs after the code that is registered for the change")
    func segments() {
      withEngine {
        var log: [String] = []
        let control = UISegmentedControl(
          frame: .zero,
          actions: ["a", "b"].map { title in UIAction(title: title) { log.append("action \($0.title)") } })
        let placed = place(control, "control", 0, 0, 200, 32, in: showWindow())
        placed.addAction(UIAction { _ in log.append("change \(placed.selectedSegmentIndex)") }, for: .valueChanged)
        Hand().follow("down 150,16; wait 50; up")
        placed.sendActions(for: .valueChanged)
        #expect(log == ["change 1", "action b", "change 1"])
        #expect(placed.titleForSegment(at: 0) == "a" && placed.actionForSegment(at: 1)?.title == "b")
        #expect(placed.segmentIndex(identifiedBy: .init("none")) == UISegmentedControl.noSegment)
      }
    }

    @Test("a localized text is its key with the values, or the default value")
    func localized() {
      #expect(String(localized: "\(3) of \(4.5)") == "3 of 4.5")
      #expect(String(localized: "key", defaultValue: "Value") == "Value")
      #expect(String(localized: LocalizedStringResource("key", defaultValue: "Other")) == "Other")
    }
  }

  @Suite("A context menu needs a press")
  @MainActor
  struct ContextMenus {
    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { nil }
    }

    @Test(
      "so that a tap and a drag are certain, and a press is unknown",
      arguments: [("wait 60; up", false), ("move 50,90; wait 400; up", false), ("wait 600; up", true)])
    func press(script: String, isUnknown: Bool) {
      withEngine {
        let menus = Menus()
        let view = place(UIView(), "photo", 0, 0, 100, 100, in: showWindow())
        view.nameInResults = "photo"
        view.addInteraction(UIContextMenuInteraction(delegate: menus))
        #expect(view.unmodelledTouch == nil)
        Hand().follow("down 50,50; " + script)
        endTurn()
        #expect(
          Engine.current.unmodelled.contains { $0.contains("shows the context menu of UIView 'photo'") } == isUnknown)
      }
    }
  }
}
