import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("List contents, accessories and swipe actions are declared, and what depends on them is unknown")
  @MainActor
  struct ListContents {
    @Test("a touch on a row with a list content hits the content view, which takes no other touches")
    func hits() {
      withEngine {
        let cell = place(
          UITableViewCell(style: .subtitle, reuseIdentifier: nil), "cell", 0, 0, 320, 44, in: showWindow())
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = "Subtitle"
        cell.contentConfiguration = content
        endTurn()
        #expect(cell.hitTest(CGPoint(x: 30, y: 20), with: nil) === cell.contentView)
        #expect(cell.contentView is UIListContentView && cell.contentView.frame == cell.bounds)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.secondaryText == "Subtitle")
        #expect(Engine.current.unmodelled.isEmpty, "\(Engine.current.unmodelled)")
        _ = cell.contentView.sizeThatFits(CGSize(width: 320, height: 1_000))
        #expect(Engine.current.unmodelled.isEmpty && Engine.current.unknownLengths.contains(.rowHeights))
      }
    }

    @Test(
      "rows that take their height from a list content are known within a range, and rows of a fixed height are certain",
      arguments: [true, false])
    func heights(isFixed: Bool) {
      final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.contentConfiguration = cell.defaultContentConfiguration()
          return cell
        }
      }
      withEngine {
        let table = place(UITableView(frame: .zero), "table", 0, 0, 320, 480, in: showWindow())
        let rows = Rows()
        table.dataSource = rows
        table.rowHeight = isFixed ? 60 : UITableView.automaticDimension
        table.layoutIfNeeded()
        endTurn()
        #expect(table.visibleCells.count == 3)
        #expect(Engine.current.unmodelled.isEmpty, "\(Engine.current.unmodelled)")
        #expect(Engine.current.unknownLengths.contains(.rowHeights) != isFixed)
      }
    }

    @Test(
      "a layout by constraints that asks for the size of a list content has it within a range",
      arguments: [true, false])
    func constraints(hasHeight: Bool) {
      withEngine {
        let content = UIListContentView(configuration: .subtitleCell())
        let window = showWindow()
        window.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: window.topAnchor),
          content.leadingAnchor.constraint(equalTo: window.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        if hasHeight { content.heightAnchor.constraint(equalToConstant: 60).isActive = true }
        window.layoutIfNeeded()
        endTurn()
        #expect(Engine.current.unmodelled.isEmpty, "\(Engine.current.unmodelled)")
        #expect(hasHeight ? content.frame.height == 60 : Engine.current.unknownLengths.contains(.rowHeights))
      }
    }

    @Test("equal contents are equal, and a transformer equals its copies only")
    func equality() {
      var (left, right) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
      #expect(left == right)
      left.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .red }
      #expect(left != right && left.textProperties.resolvedColor() == .red)
      right = left
      #expect(left == right)
      right.text = "other"
      #expect(left != right)
    }

    @Test("a header's content configuration makes its content view, and none gives an empty one")
    func header() {
      withEngine {
        let header = place(UITableViewHeaderFooterView(reuseIdentifier: nil), "header", 0, 0, 320, 44, in: showWindow())
        var content = header.defaultContentConfiguration()
        content.text = "Title"
        header.contentConfiguration = content
        let view = header.contentView
        #expect(view is UIListContentView && view.frame == header.bounds)
        #expect(header.hitTest(CGPoint(x: 5, y: 5), with: nil) === view && header.subviews == [view])
        content.text = "Other"
        header.contentConfiguration = content
        #expect(header.contentView === view)
        header.contentConfiguration = nil
        #expect(header.contentView !== view && header.subviews == [header.contentView])
      }
    }

    @Test("the height of a row is in a range if it depends on the width beside an accessory", arguments: [true, false])
    func besideAccessory(dependsOnWidth: Bool) {
      withEngine {
        let scene = ItemsScene([2], layout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        scene.view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        scene.fill = { cell, _ in
          let content = UIView()
          content.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(content)
          let height =
            dependsOnWidth
            ? content.heightAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.2)
            : content.heightAnchor.constraint(equalToConstant: 50)
          // The height of the cell is a whole number of pixels.
          height.priority = UILayoutPriority(999)
          NSLayoutConstraint.activate([
            height, content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          ])
          (cell as? UICollectionViewListCell)?.accessories = [.disclosureIndicator()]
        }
        scene.view.reloadData()
        scene.view.layoutIfNeeded()
        endTurn()
        #expect(Engine.current.unmodelled.isEmpty, "\(Engine.current.unmodelled)")
        #expect(Engine.current.unknownLengths.contains(.accessories))
        let height = scene.frames[ItemsScene.path(0, 0)]?.height ?? 0
        #expect(dependsOnWidth ? (50..<60).contains(height) : height == 50)
      }
    }

    @Test("a list's cell with an accessory is unknown at its side, and certain elsewhere")
    func accessories() {
      withEngine {
        let cell = place(UICollectionViewListCell(frame: .zero), "cell", 0, 0, 320, 50, in: showWindow())
        let unknown = { [10, 100, 240, 310].filter { cell.partUncertainty(at: CGPoint(x: $0, y: 25)) != nil } }
        #expect(cell.unmodelledSubviews == nil && unknown().isEmpty)
        cell.accessories = [.disclosureIndicator(), .checkmark(displayed: .whenEditing)]
        cell.layoutIfNeeded()
        #expect(cell.unmodelledSubviews == nil && unknown() == [310])
        #expect(cell.contentView.frame.minX == 0 && (256...302).contains(cell.contentView.frame.maxX))
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        cell.accessories.append(.customView(configuration: .init(customView: button, placement: .leading())))
        cell.layoutIfNeeded()
        #expect(unknown() == [10, 310] && cell.contentView.frame.minX >= 44)
        cell.accessories.append(.label(text: "long text"))
        #expect(unknown() == [10, 240, 310])
        // A tap may expand the cell.
        cell.accessories = [.outlineDisclosure()]
        #expect(cell.unmodelledSubviews?.contains("accessories") == true)
        // Editing is not modelled.
        cell.accessories = [.delete(), .reorder()]
        cell.layoutIfNeeded()
        #expect(cell.unmodelledSubviews == nil && unknown().isEmpty && cell.contentView.frame == cell.bounds)
      }
    }

    @Test(
      "in a list with swipe actions a swipe is unknown, and a tap and a scroll are certain",
      arguments: [
        ("down 100,20; wait 50; up", false), ("down 100,300; move 100,250; move 100,150; up", false),
        ("down 200,20; move 150,20; move 100,20; up", true),
      ])
    func swipes(script: String, isUnknown: Bool) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { _ in
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [action])
      }
      withEngine {
        let scene = ItemsScene(
          [3], layout: UICollectionViewCompositionalLayout.list(using: configuration), scrolls: true)
        endTurn()
        let disputes = DisputeObserver()
        UIApplication.shared.observer = disputes
        _ = scene.events(script)
        #expect(disputes.questions.contains { $0.contains("SwipeActionsConfiguration") } == isUnknown)
        #expect(Engine.current.unmodelled.isEmpty, "\(Engine.current.unmodelled)")
      }
      #expect(configuration.trailingSwipeActionsConfigurationProvider?([0, 0])?.actions.first?.title == "Delete")
    }
  }

  @Suite("A section snapshot is a tree whose parents are expanded and collapsed")
  @MainActor
  struct SectionSnapshots {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

    private var tree: Snapshot {
      var tree = Snapshot()
      tree.append([1, 2, 3])
      tree.append([20, 21], to: 2)
      tree.append([200], to: 20)
      tree.expand([2])
      return tree
    }

    @Test("each parent is before its children; those of a collapsed parent are not visible")
    func order() {
      var tree = tree
      #expect(tree.items == [1, 2, 20, 200, 21, 3] && tree.visibleItems == [1, 2, 20, 21, 3])
      #expect(tree.rootItems == [1, 2, 3] && tree.level(of: 200) == 2 && tree.parent(of: 200) == 20)
      #expect(tree.index(of: 21) == 4 && tree.isVisible(20) && !tree.isVisible(200))
      tree.collapse([2])
      tree.expand([20])
      #expect(tree.visibleItems == [1, 2, 3] && tree.isExpanded(20) && !tree.isExpanded(2))
    }

    @Test("items are inserted beside others, replaced, and deleted with all below them")
    func changes() {
      var tree = tree
      tree.insert([19], before: 20)
      tree.insert([4], after: 3)
      #expect(tree.items == [1, 2, 19, 20, 200, 21, 3, 4])
      var part = tree.snapshot(of: 2)
      #expect(part.items == [19, 20, 200, 21])
      part.delete([20])
      #expect(part.items == [19, 21] && !part.contains(200))
      #expect(tree.snapshot(of: 2, includingParent: true).items == [2, 19, 20, 200, 21])
      #expect(tree.snapshot(of: 2, includingParent: true).isExpanded(2))
      tree.replace(childrenOf: 2, using: part)
      #expect(tree.items == [1, 2, 19, 21, 3, 4])
      var other = Snapshot()
      other.append([7, 8])
      other.append([70], to: 7)
      tree.insert(other, before: 1)
      #expect(tree.items == [7, 70, 8, 1, 2, 19, 21, 3, 4])
      tree.delete([2, 7])
      #expect(tree.items == [8, 1, 3, 4])
      tree.deleteAll()
      #expect(tree.items.isEmpty)
    }

    @Test("a data source shows the visible items of a section, and returns its tree")
    func applied() {
      withEngine {
        let items = ItemsScene([0])
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: items.view) { view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var rest = Snapshot()
        rest.append([90])
        source.apply(rest, to: "rest")
        source.apply(tree, to: "main")
        #expect(source.snapshot().sectionIdentifiers == ["rest", "main"])
        #expect(items.view.numberOfItems(inSection: 1) == 5 && source.itemIdentifier(for: ItemsScene.path(1, 2)) == 20)
        var changed = source.snapshot(for: "main")
        #expect(changed.items == tree.items)
        changed.collapse([2])
        source.apply(changed, to: "main")
        #expect(items.view.numberOfItems(inSection: 1) == 3 && items.view.numberOfItems(inSection: 0) == 1)
        #expect(source.snapshot(for: "main").items == tree.items)
        // What another change of the section has made of it counts.
        var whole = source.snapshot()
        whole.appendItems([5], toSection: "main")
        source.apply(whole)
        #expect(source.snapshot(for: "main").items == [1, 2, 3, 5])
        #expect(source.snapshot(for: "none").items.isEmpty)
        // A section that was deleted and is there again has the new items only.
        source.apply(changed, to: "main")
        whole = source.snapshot()
        whole.deleteSections(["main"])
        source.apply(whole)
        whole.appendSections(["main"])
        whole.appendItems(changed.visibleItems, toSection: "main")
        source.apply(whole)
        #expect(source.snapshot(for: "main").items == changed.visibleItems)
      }
    }
  }
}
