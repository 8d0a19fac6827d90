import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A collection view shows, reuses and selects items")
  @MainActor
  struct CollectionViews {
    private typealias Scene = ItemsScene

    @Test("only items in sight have a cell, and cells are reused while it scrolls")
    func reuse() {
      withEngine {
        let scene = Scene([1_000], scrolls: true)
        endTurn()
        // 5 items in a line, 8 lines of 60 points.
        #expect(scene.frames.count == 40 && ItemCell.made == 40)
        for y in 1...20 {
          scene.view.contentOffset.y = CGFloat(y * 55)
          endTurn()
        }
        #expect(ItemCell.made <= 60)
        let bounds = scene.view.bounds
        #expect(scene.frames.values.allSatisfy { $0.intersects(bounds) })
        let cells = scene.view.subviews.filter { $0 is ItemCell }
        #expect(cells.count == scene.frames.count)
        #expect(scene.view.indexPathForItem(at: CGPoint(x: 5, y: 605)) == Scene.path(0, 50))
        #expect(scene.view.indexPathForItem(at: CGPoint(x: 55, y: 605)) == nil)
      }
    }

    @Test("a tap highlights and selects in the order of UIKit's header")
    func selection() {
      withEngine {
        let scene = Scene([6])
        #expect(
          scene.events("down 5,5; up")
            == "shouldHighlight(0.0) didHighlight(0.0) shouldSelect(0.0) didSelect(0.0) didUnhighlight(0.0)")
        #expect(scene.view.cellForItem(at: Scene.path(0, 0))?.isSelected == true)
        #expect(scene.events("down 75,5; up").contains("shouldSelect(0.1) didDeselect(0.0) didSelect(0.1)"))
        #expect(scene.view.indexPathsForSelectedItems == [Scene.path(0, 1)])
        scene.view.allowsMultipleSelection = true
        #expect(scene.events("down 5,5; up").contains("shouldSelect(0.0) didSelect(0.0)"))
        #expect(scene.events("down 5,5; up").contains("shouldDeselect(0.0) didDeselect(0.0)"))
        scene.refusals = ["shouldDeselect(0.1)", "shouldHighlight(0.2)", "shouldSelect(0.3)"]
        #expect(!scene.events("down 75,5; up").contains("didDeselect"))
        #expect(scene.events("down 140,5; up") == "shouldHighlight(0.2)")
        #expect(!scene.events("down 210,5; up").contains("didSelect"))
        #expect(scene.view.indexPathsForSelectedItems == [Scene.path(0, 1)])
      }
    }

    @Test("a finger that leaves the item does not select, one that returns does, and a control keeps its touch")
    func fingers() {
      withEngine {
        let scene = Scene([6])
        let log = scene.events("down 5,5; move 5,300; up")
        #expect(log == "shouldHighlight(0.0) didHighlight(0.0) didUnhighlight(0.0)")
        #expect(scene.events("down 5,5; move 5,300; move 6,6; up").contains("didSelect(0.0)"))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scene.view.cellForItem(at: Scene.path(0, 2))?.contentView.addSubview(button)
        #expect(scene.events("down 140,5; up") == "")
        scene.view.allowsSelection = false
        #expect(scene.events("down 5,5; up") == "")
      }
    }

    @Test("a scroll ends the press without a selection")
    func scrolling() {
      withEngine {
        let scene = Scene([1_000], scrolls: true)
        let log = scene.events("down 5,400; wait 500; move 5,380; move 5,340; move 5,300; up")
        #expect(log.contains("didHighlight") && log.contains("didUnhighlight") && !log.contains("didSelect"))
        #expect(scene.view.contentOffset.y > 0)
      }
    }

    @Test("inserted, deleted, moved and reloaded items: others keep their cell and selection")
    func updates() {
      withEngine {
        let scene = Scene([4])
        endTurn()
        scene.view.allowsMultipleSelection = true
        let cell = scene.view.cellForItem(at: Scene.path(0, 2))
        scene.view.selectItem(at: Scene.path(0, 2), animated: false, scrollPosition: [])
        scene.counts = [5]
        scene.view.performBatchUpdates {
          scene.view.deleteItems(at: [Scene.path(0, 0)])
          scene.view.insertItems(at: [Scene.path(0, 0), Scene.path(0, 1)])
        }
        #expect(scene.view.cellForItem(at: Scene.path(0, 3)) === cell && cell?.isSelected == true)
        #expect(scene.view.indexPathsForSelectedItems == [Scene.path(0, 3)] && scene.frames.count == 5)
        scene.view.moveItem(at: Scene.path(0, 3), to: Scene.path(0, 0))
        endTurn()
        #expect(scene.view.cellForItem(at: Scene.path(0, 0)) === cell && cell?.frame.minX == 0)
        scene.view.reconfigureItems(at: [Scene.path(0, 0)])
        endTurn()
        #expect(scene.view.cellForItem(at: Scene.path(0, 0)) === cell)
        scene.view.reloadItems(at: [Scene.path(0, 0)])
        endTurn()
        #expect(scene.view.indexPathsForSelectedItems == [])
        scene.view.reloadData()
        endTurn()
        #expect(scene.frames.count == 5 && scene.view.indexPathsForSelectedItems == [])
      }
    }

    @Test("a section that moves keeps its cells, and a closure of a batch does not escape")
    func movedSections() {
      withEngine {
        let scene = ItemsScene([1, 2])
        scene.flow.itemSize = CGSize(width: 320, height: 50)
        endTurn()
        let cell = scene.view.cellForItem(at: ItemsScene.path(1, 1))
        scene.counts = [2, 1]
        @MainActor func update(_ changes: () -> Void) { scene.view.performBatchUpdates(changes) }
        update { scene.view.moveSection(1, toSection: 0) }
        endTurn()
        #expect(cell != nil && scene.view.cellForItem(at: ItemsScene.path(0, 1)) === cell)
        #expect(cell?.frame.minY == 60 && Engine.current.unmodelled == [])
      }
    }

    @Test("a context says whether everything, the numbers of items, or named elements are invalid")
    func contexts() {
      final class Layout: UICollectionViewFlowLayout {
        var log: [String] = []
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
          log.append("\(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
          super.invalidateLayout(with: context)
        }
        func take() -> [String] {
          defer { log = [] }
          return log
        }
      }
      withEngine {
        let layout = Layout()
        let scene = Scene([4], layout: layout, scrolls: true)
        endTurn()
        _ = layout.take()
        scene.view.reloadData()
        #expect(layout.take() == ["true true"])
        endTurn()
        layout.invalidateLayout()
        #expect(layout.take() == ["true false"])
        endTurn()
        scene.counts = [5]
        scene.view.insertItems(at: [Scene.path(0, 4)])
        #expect(layout.take().contains("false true"))
        endTurn()
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedItemIndexPaths == nil && context.invalidatedDecorationIndexPaths == nil)
        context.invalidateItems(at: [Scene.path(0, 1)])
        context.invalidateItems(at: [Scene.path(0, 2)])
        context.invalidateSupplementaryElements(ofKind: "a", at: [Scene.path(0, 3)])
        context.invalidateDecorationElements(ofKind: "b", at: [Scene.path(1, 0)])
        #expect(context.invalidatedItemIndexPaths == [Scene.path(0, 1), Scene.path(0, 2)])
        #expect(context.invalidatedSupplementaryIndexPaths == ["a": [Scene.path(0, 3)]])
        #expect(context.invalidatedDecorationIndexPaths == ["b": [Scene.path(1, 0)]])
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
      }
    }

    @Test("an app's own layout decides places, order and attributes, and is asked again when it wants to be")
    func ownLayout() {
      final class Attributes: UICollectionViewLayoutAttributes {
        var angle = 0
        override func copy(with zone: NSZone? = nil) -> Any {
          let copy = super.copy(with: zone)
          (copy as? Attributes)?.angle = angle
          return copy
        }
      }
      final class Pile: UICollectionViewLayout {
        var prepared = 0
        override class var layoutAttributesClass: AnyClass { Attributes.self }
        override var collectionViewContentSize: CGSize { CGSize(width: 1_000, height: 700) }
        override func prepare() { prepared += 1 }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
          newBounds != collectionView?.bounds
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
          let attributes = Attributes(forCellWith: indexPath)
          attributes.frame = CGRect(x: CGFloat(indexPath.item * 10), y: 0, width: 100, height: 100)
          attributes.zIndex = -indexPath.item
          attributes.angle = indexPath.item
          return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
      }
      withEngine {
        let layout = Pile()
        let scene = Scene([3], layout: layout, scrolls: true)
        endTurn()
        // The first item is in front.
        #expect(scene.view.hitTest(CGPoint(x: 50, y: 50), with: nil)?.superview?.frame.minX == 0)
        #expect(scene.view.subviews.map(\.frame.minX) == [20, 10, 0] && scene.view.contentSize.width == 1_000)
        let prepared = layout.prepared
        scene.view.contentOffset.x = 10
        endTurn()
        #expect(layout.prepared == prepared + 1)
        let copy = layout.layoutAttributesForItem(at: Scene.path(0, 2))?.copy() as? Attributes
        #expect(copy?.angle == 2 && copy?.frame.minX == 20)
      }
    }

    @Test("a controller shows its collection view and clears the selection when it appears again")
    func controller() {
      final class Grid: UICollectionViewController {
        var selected: [IndexPath] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          3
        }
        override func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
          selected.append(indexPath)
        }
        var offsets: [CGFloat] = []
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
      }
      withEngine {
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        let window = showWindow()
        window.rootViewController = grid
        endTurn()
        let cell = grid.collectionView.cellForItem(at: Scene.path(0, 1))
        guard let place = cell?.superview?.convert(cell?.center ?? .zero, to: window) else {
          Issue.record("no cell")
          return
        }
        Hand().follow("down \(place.x),\(place.y); wait 300; up")
        #expect(grid.selected == [Scene.path(0, 1)])
        grid.viewWillAppear(false)
        #expect(grid.collectionView.indexPathsForSelectedItems == [])
        grid.offsets = []
        grid.collectionView.contentOffset.y = 7
        #expect(grid.offsets == [7])
      }
    }

    @Test("a delegate and a data source may ask, reload and change while views end or are made")
    func reentrancy() {
      final class Player: NSObject, UICollectionViewDelegate {
        var ended = 0
        var onEnd: (() -> Void)?
        func collectionView(
          _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
          forItemAt indexPath: IndexPath
        ) {
          ended += 1
          _ = collectionView.visibleCells
          onEnd?()
        }
      }
      withEngine {
        let scene = Scene([5])
        let player = Player()
        scene.view.delegate = player
        endTurn()
        // The data source would be asked for an item that does not exist.
        scene.counts = [0]
        scene.view.reloadData()
        #expect(player.ended == 5)
        endTurn()
        scene.counts = [5]
        scene.view.reloadData()
        endTurn()
        player.ended = 0
        player.onEnd = { [view = scene.view, player] in
          player.onEnd = nil
          view.reloadData()
        }
        scene.view.reloadData()
        endTurn()
        #expect(player.ended == 5 && scene.frames.count == 5)
        #expect(Set(scene.view.visibleCells.map(ObjectIdentifier.init)).count == 5)
      }
    }

    @Test("in a batch, items are configured again at its end, and headers of other sections stay")
    func batches() {
      withEngine {
        let scene = Scene([2, 2])
        scene.flow.headerReferenceSize = CGSize(width: 1, height: 20)
        endTurn()
        let cell = scene.view.cellForItem(at: Scene.path(0, 1))
        let header = scene.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: Scene.path(1, 0))
        scene.counts = [1, 2]
        var isDone = false
        scene.view.performBatchUpdates {
          scene.view.deleteItems(at: [Scene.path(0, 0)])
          scene.view.reconfigureItems(at: [Scene.path(0, 1)])
        } completion: { _ in
          isDone = true
        }
        #expect(!isDone)
        #expect(scene.view.cellForItem(at: Scene.path(0, 0)) === cell && cell != nil)
        VirtualClock.current.advance(to: VirtualClock.current.now + 1_000_000)
        #expect(isDone)
        let kept = scene.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: Scene.path(1, 0))
        #expect(kept === header && header != nil)
        scene.counts = [2]
        scene.view.deleteSections([0])
        endTurn()
        let moved = scene.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: Scene.path(0, 0))
        #expect(moved === header)
      }
    }

    @Test("what code changes in a cell stays until the layout gives it other attributes")
    func changedCells() {
      final class Moving: UICollectionViewLayout {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1_000) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          [attributes]
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
          attributes
        }
      }
      withEngine {
        let layout = Moving()
        layout.attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let scene = Scene([1], layout: layout, scrolls: true)
        endTurn()
        let cell = scene.view.cellForItem(at: Scene.path(0, 0))
        cell?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        scene.view.contentOffset.y = 10
        scene.view.setNeedsLayout()
        endTurn()
        #expect(cell?.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
        // The layout returns the same object with another value.
        layout.attributes.frame.origin.x = 40
        layout.invalidateLayout()
        endTurn()
        #expect(cell?.frame == CGRect(x: 40, y: 0, width: 100, height: 100))
      }
    }

    @Test("a batch whose numbers do not fit its changes makes the outcomes unknown", arguments: [true, false])
    func inconsistent(fits: Bool) {
      withEngine {
        let scene = Scene([4, 2, 3])
        endTurn()
        scene.counts = fits ? [4, 9, 4] : [4, 9, 5]
        scene.view.performBatchUpdates {
          scene.view.deleteItems(at: [Scene.path(0, 0), Scene.path(2, 2)])
          scene.view.insertItems(at: [Scene.path(0, 3)])
          scene.view.moveItem(at: Scene.path(2, 0), to: Scene.path(0, 0))
          scene.view.insertItems(at: [Scene.path(0, 1), Scene.path(0, 2)])
          scene.view.reloadSections([1])
          scene.counts = fits ? [7, 9, 1] : [7, 9, 2]
        }
        #expect(Engine.current.unmodelled.isEmpty == fits, "\(Engine.current.unmodelled)")
      }
    }

    @Test("own subviews stay where they are: behind all cells, or in front of them")
    func ownSubviews() {
      withEngine {
        let scene = Scene([5])
        scene.view.backgroundView = UIView()
        endTurn()
        let (behind, front) = (UIView(), UIView())
        scene.view.insertSubview(behind, at: 0)
        scene.view.addSubview(front)
        scene.counts = [8]
        scene.view.insertItems(at: [Scene.path(0, 0), Scene.path(0, 1), Scene.path(0, 2)])
        endTurn()
        let children = scene.view.subviews
        #expect(children.first === behind && children[1] === scene.view.backgroundView && children.last === front)
        #expect(children.filter { $0 is ItemCell }.count == 8)
      }
    }

    @Test(
      "sizes of the content are known without a layout, insets count, and a subclass may set properties while it prepares"
    )
    func preparation() {
      final class Columns: UICollectionViewFlowLayout {
        var prepared = 0
        override func prepare() {
          super.prepare()
          prepared += 1
          itemSize = CGSize(width: 160, height: 40)
          minimumInteritemSpacing = 0
          sectionHeadersPinToVisibleBounds = true
        }
      }
      withEngine {
        let scene = Scene([10])
        #expect(scene.flow.collectionViewContentSize == CGSize(width: 320, height: 110))
        scene.view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 210)
        endTurn()
        // Two items of 50 in 110 points.
        #expect(scene.frames[Scene.path(0, 1)]?.minX == 60 && scene.frames[Scene.path(0, 2)]?.minX == 0)
        let layout = Columns()
        scene.view.collectionViewLayout = layout
        scene.view.contentInset = .zero
        scene.view.delegate = nil
        endTurn()
        #expect(scene.frames[Scene.path(0, 3)] == CGRect(x: 160, y: 50, width: 160, height: 40))
        let prepared = layout.prepared
        endTurn()
        #expect(layout.prepared == prepared)
      }
    }

    @Test("an item is scrolled to each position, as far as the content allows")
    func scrollingByCode() {
      withEngine {
        let scene = Scene([200], scrolls: true)
        endTurn()
        // Item 100 is in line 20: at 20 × 60 = 1,200.
        for (position, y) in [
          (UICollectionView.ScrollPosition.top, 1_200), (.bottom, 770), (.centeredVertically, 985),
        ] {
          scene.view.scrollToItem(at: Scene.path(0, 100), at: position, animated: false)
          #expect(scene.view.contentOffset.y == CGFloat(y))
        }
        scene.view.scrollToItem(at: Scene.path(0, 199), at: .top, animated: false)
        #expect(scene.view.contentOffset.y == scene.view.contentSize.height - 480)
      }
    }

    @Test("a diffable data source keeps the cells and the selection of items that stay")
    func diffable() {
      withEngine {
        let scene = Scene([])
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: scene.view) { view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = source.snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4])
        source.apply(snapshot)
        endTurn()
        let cell = scene.view.cellForItem(at: Scene.path(0, 1))
        #expect(cell != nil && source.itemIdentifier(for: Scene.path(1, 0)) == 4)
        scene.view.selectItem(at: Scene.path(0, 1), animated: false, scrollPosition: [])
        snapshot.moveItem(2, afterItem: 4)
        snapshot.deleteItems([1])
        source.apply(snapshot)
        endTurn()
        #expect(source.snapshot().itemIdentifiers == [3, 4, 2] && source.indexPath(for: 2) == Scene.path(1, 1))
        #expect(scene.view.cellForItem(at: Scene.path(1, 1)) === cell && cell?.isSelected == true)
        #expect(scene.view.indexPathsForSelectedItems == [Scene.path(1, 1)])
        snapshot.reloadItems([2])
        source.apply(snapshot)
        endTurn()
        #expect(scene.view.indexPathsForSelectedItems == [])
      }
    }

    @Test("registrations make and configure cells and headers")
    func registrations() {
      final class Titled: UICollectionViewCell { var title = "" }
      withEngine {
        let registration = UICollectionView.CellRegistration<Titled, String> { cell, _, title in cell.title = title }
        let scene = Scene([])
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: scene.view) { view, path, title in
          view.dequeueConfiguredReusableCell(using: registration, for: path, item: title)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["x", "y"])
        source.apply(snapshot)
        endTurn()
        #expect(scene.view.visibleCells.compactMap { ($0 as? Titled)?.title } == ["x", "y"])
        snapshot.deleteItems(["x"])
        snapshot.appendItems(["z"])
        source.apply(snapshot)
        endTurn()
        #expect(scene.view.visibleCells.compactMap { ($0 as? Titled)?.title } == ["y", "z"])
      }
    }

    @Test("what is not known is reported: items that are too long, and overlaps; a last line of several sizes is known")
    func unknown() {
      withEngine {
        // Before its first layout, a collection view has no room for items.
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        showWindow().addSubview(view)
        endTurn()
        #expect(Engine.current.unmodelled == [] && view.visibleCells.count == 1)
      }
      withEngine {
        let scene = Scene([1])
        scene.sizes[Scene.path(0, 0)] = CGSize(width: 321, height: 10)
        endTurn()
        #expect(Engine.current.unmodelled.count == 1)
      }
      withEngine {
        let scene = Scene([3])
        let reports = DisputeObserver()
        UIApplication.shared.observer = reports
        scene.sizes[Scene.path(0, 1)] = CGSize(width: 80, height: 50)
        _ = scene.events("down 5,5; up")
        #expect(reports.questions.isEmpty && Engine.current.unmodelled.isEmpty)
      }
      withEngine {
        let scene = Scene([10])
        let reports = DisputeObserver()
        UIApplication.shared.observer = reports
        scene.flow.minimumInteritemSpacing = -25
        #expect(scene.events("down 28,5; up").contains("didSelect"))
        #expect(reports.questions.count == 1 && reports.questions[0].contains("overlapping"))
      }
    }
  }
}
