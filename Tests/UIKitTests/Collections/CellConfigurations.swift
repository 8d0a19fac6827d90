import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A collection view's cell has configurations as a table's cell has")
  @MainActor
  struct CellConfigurations {
    private struct Content: UIContentConfiguration {
      var text = ""
      func makeContentView() -> any UIView & UIContentView { ContentView(self) }
      func updated(for state: any UIConfigurationState) -> Content {
        var other = self
        if let state = state as? UICellConfigurationState { other.text = state.isSelected ? "selected" : "plain" }
        return other
      }
    }
    private final class ContentView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ content: Content) {
        configuration = content
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      var text: String { (configuration as? Content)?.text ?? "" }
    }

    @Test("a cell is updated before it is displayed, without a handler")
    func first() {
      final class Cell: UICollectionViewCell {
        var updates = 0
        override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
      }
      withEngine {
        let cell = place(Cell(frame: .zero), "cell", 0, 0, 100, 50, in: showWindow())
        endTurn()
        endTurn()
        #expect(cell.updates == 1)
      }
    }

    @Test("the configuration makes the content view, which gets later ones, and the state updates it")
    func content() {
      withEngine {
        let window = showWindow()
        let cell = place(UICollectionViewCell(frame: .zero), "cell", 0, 0, 100, 50, in: window)
        cell.contentConfiguration = Content(text: "first")
        let view = cell.contentView as? ContentView
        #expect(view?.superview === cell && view?.frame == cell.bounds && cell.subviews.count == 1)
        #expect(cell.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        cell.contentConfiguration = Content(text: "second")
        #expect(cell.contentView === view)
        endTurn()
        #expect(view?.text == "plain")
        cell.isSelected = true
        endTurn()
        #expect(view?.text == "selected")
        cell.contentConfiguration = nil
        #expect(cell.contentView !== view && cell.contentView.superview === cell && view?.superview == nil)
      }
    }

    @Test("a subclass or a handler configures the cell for its state, and a background takes the place of the view")
    func update() {
      final class Cell: UICollectionViewCell {
        var states: [Bool] = []
        override func updateConfiguration(using state: UICellConfigurationState) { states.append(state.isHighlighted) }
      }
      withEngine {
        let cell = place(Cell(frame: .zero), "cell", 0, 0, 100, 50, in: showWindow())
        var handled = 0
        cell.configurationUpdateHandler = { _, _ in handled += 1 }
        endTurn()
        cell.isHighlighted = true
        cell.isHighlighted = true
        endTurn()
        #expect(cell.states == [false, true] && handled == 2)
        cell.backgroundView = UIView()
        cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
        #expect(cell.backgroundView == nil)
      }
    }
  }
}
