import Foundation
import TestSupport
import Testing
import UIKit

@Suite("A configured cell")
@MainActor
struct CellConfiguration {
  /// A cell that extends its configuration state and logs the states of its updates.
  final class StatefulCell: UITableViewCell {
    var own: String?
    private(set) var updates: [UICellConfigurationState] = []

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[UIConfigurationStateCustomKey("own")] = own
      return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      updates.append(state)
    }
  }

  private func shownText(_ cell: UITableViewCell?) -> String? { (cell?.contentView as? TextContentView)?.shownText }

  @Test("has the configuration's view instead of its content view")
  func replaces() {
    withEngine {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 200, height: 52)
      let stock = cell.contentView
      #expect(stock is UITableViewCellContentView)
      cell.contentConfiguration = TextConfiguration(text: "a")
      let text = cell.contentView
      #expect(text is TextContentView)
      #expect(cell.subviews == [text] && stock.superview == nil)
      cell.layoutIfNeeded()
      #expect(text.frame == cell.bounds)
      // A supported configuration is assigned to the existing view. An unsupported one creates another view.
      cell.contentConfiguration = TextConfiguration(text: "b")
      #expect(cell.contentView === text && shownText(cell) == "b")
      cell.contentConfiguration = NumberConfiguration(number: 1)
      #expect(cell.contentView is NumberContentView && cell.subviews.count == 1)
      cell.contentConfiguration = nil
      #expect(cell.contentView is UITableViewCellContentView && cell.contentView.subviews.isEmpty)
      #expect(cell.contentConfiguration == nil && cell.subviews.count == 1)
    }
  }

  @Test("makes room for an accessory view, like any content view")
  func accessory() {
    withEngine {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 200, height: 52)
      cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      cell.contentConfiguration = TextConfiguration(text: "a")
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 150, height: 52))
    }
  }

  /// The content view's text after assignment, after display, and while the row is touched.
  struct Moment: Sendable, CustomTestStringConvertible {
    let update: PlatformBehavior.CellConfigurationUpdate
    let set: String?
    let displayed: String?
    var testDescription: String { update.rawValue }
  }

  @Test(
    "assigns the configuration to its content view a second time",
    arguments: [
      Moment(update: .whenSet, set: "A", displayed: "A"), Moment(update: .beforeDisplay, set: nil, displayed: "A"),
      Moment(update: .whenStateChanges, set: nil, displayed: nil),
    ])
  func secondAssignment(moment: Moment) {
    var platform = PlatformBehavior()
    platform.cellConfigurationUpdate = moment.update
    withEngine(platform) {
      let scene = TableScene()
      var set: [String?] = []
      scene.fill = { cell, path in
        cell.contentConfiguration = TextConfiguration(text: TableScene.name(path))
        set.append((cell.contentView as? TextContentView)?.shownText)
      }
      UIApplication.shared.layOutPending()
      let cell = scene.table.cellForRow(at: TableScene.path("A"))
      #expect(set.first == moment.set)
      #expect(shownText(cell) == moment.displayed)
      let hand = Hand()
      _ = scene.events("down 200,50", hand)
      #expect(shownText(cell) == "A+highlighted")
      _ = scene.events("up", hand)
      #expect(shownText(cell) == "A+highlighted+selected")
    }
  }

  @Test("is updated once for several requests, and first before it is displayed")
  func joined() {
    withEngine {
      let window = showWindow()
      let cell = StatefulCell(style: .default, reuseIdentifier: nil)
      var handled: [Bool] = []
      cell.configurationUpdateHandler = { _, state in handled.append(state.isSelected) }
      cell.layoutIfNeeded()
      #expect(cell.updates.isEmpty)
      window.addSubview(cell)
      UIApplication.shared.layOutPending()
      #expect(cell.updates.count == 1 && handled == [false])
      cell.setNeedsUpdateConfiguration()
      cell.isSelected = true
      cell.isUserInteractionEnabled = false
      UIApplication.shared.layOutPending()
      #expect(cell.updates.count == 2 && handled == [false, true])
      #expect(cell.updates.last?.isDisabled == true && cell.updates.last?.isHighlighted == false)
      cell.isSelected = true
      UIApplication.shared.layOutPending()
      #expect(cell.updates.count == 2)
    }
  }

  @Test("may extend its state, and may ignore it")
  func state() {
    withEngine {
      let window = showWindow()
      let cell = StatefulCell(style: .default, reuseIdentifier: nil)
      window.addSubview(cell)
      cell.own = "mine"
      cell.contentConfiguration = TextConfiguration(text: "a")
      UIApplication.shared.layOutPending()
      #expect(shownText(cell) == "a+mine")
      cell.automaticallyUpdatesContentConfiguration = false
      cell.contentConfiguration = TextConfiguration(text: "b")
      cell.isSelected = true
      UIApplication.shared.layOutPending()
      #expect(shownText(cell) == "b")
    }
  }

  @Test("keeps its content view for another row")
  func reuse() throws {
    try withEngine {
      let scene = TableScene([[CGFloat]](repeating: [CGFloat](repeating: 100, count: 20), count: 1))
      scene.fill = { cell, path in cell.contentConfiguration = TextConfiguration(text: TableScene.name(path)) }
      UIApplication.shared.layOutPending()
      let made = LoggedCell.made
      let first = try #require(scene.table.cellForRow(at: TableScene.path("A"))).contentView
      scene.table.contentOffset.y = 1_000
      UIApplication.shared.layOutPending()
      let cells = scene.table.visibleCells
      #expect(cells.map { shownText($0) } == ["K", "L", "M", "N"])
      #expect(cells.contains { $0.contentView === first })
      #expect(LoggedCell.made == made)
    }
  }

  @Test("is touched like any cell: the content selects the row, a control in it does not")
  func touches() {
    withEngine {
      let scene = TableScene()
      var pressed: [String] = []
      scene.fill = { cell, path in
        cell.contentConfiguration = TextConfiguration(text: TableScene.name(path))
        (cell.contentView as? TextContentView)?.button.addAction(
          UIAction { _ in pressed.append(TableScene.name(path)) }, for: .primaryActionTriggered)
      }
      _ = scene.events("down 200,150; up")
      #expect(scene.selected == "B")
      _ = scene.events("down 50,20; up")
      #expect(scene.selected == "B" && pressed == ["A"])
    }
  }

  @Test("has a background configuration instead of a background view and color")
  func background() {
    withEngine {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let view = UIView()
      cell.backgroundView = view
      cell.backgroundColor = .systemRed
      cell.backgroundConfiguration = .clear()
      #expect(cell.backgroundView == nil && view.superview == nil && cell.backgroundColor == nil)
      #expect(cell.backgroundConfiguration?.backgroundColor == nil)
      #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
    }
  }

  @Test("may have a button created with a configuration and an action")
  func button() {
    withEngine {
      let window = showWindow()
      var titles: [String?] = []
      var configuration = UIButton.Configuration.borderedTinted()
      configuration.title = "Press"
      let button = UIButton(
        configuration: configuration,
        primaryAction: UIAction(handler: { titles.append(($0.sender as? UIButton)?.configuration?.title) }))
      place(button, "button", 0, 0, 100, 50, in: window)
      Hand().follow("down 50,25; up")
      #expect(titles == ["Press"])
      #expect(button.currentTitle == "Press" && UIButton().configuration == nil)
      button.setTitle("Set", for: .normal)
      #expect(button.currentTitle == "Set")
    }
  }
}
