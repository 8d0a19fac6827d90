import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Layouts are asked about the sizes that elements prefer")
  @MainActor
  struct PreferredSizes {
    private typealias Scene = ItemsScene

    /// Gives the content of each cell a height.
    private func fill(_ scene: Scene, width: CGFloat? = nil, _ height: @escaping (IndexPath) -> CGFloat) {
      scene.fill = { cell, path in
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: height(path)),
          box.widthAnchor.constraint(equalToConstant: width ?? 320),
        ])
      }
    }

    @Test("an app's own layout takes over what its elements prefer, with a context of its class")
    func ownLayout() {
      withEngine {
        let layout = StackedLayout()
        let scene = Scene([4], layout: layout)
        fill(scene) { 50 + CGFloat($0.item) }
        endTurn()
        #expect(scene.frames.sorted { $0.key < $1.key }.map(\.value.minY) == [0, 50, 101, 153])
        #expect(scene.frames[Scene.path(0, 3)]?.height == 53)
        #expect(layout.contexts.allSatisfy { $0 is OwnContext } && !layout.contexts.isEmpty)
        let asked = layout.asked
        scene.view.contentOffset.y = 1
        endTurn()
        #expect(layout.asked == asked)
      }
    }

    @Test("an own layout that refuses keeps its places, and one that never agrees is reported")
    func refusals() {
      withEngine {
        let layout = StackedLayout()
        layout.answer = { _ in false }
        let scene = Scene([4], layout: layout)
        fill(scene) { _ in 70 }
        endTurn()
        #expect(scene.frames.values.map(\.height) == [30, 30, 30, 30] && layout.asked > 0)
      }
      withEngine {
        let layout = StackedLayout()
        layout.answer = {
          $0.invalidateLayout(); return true
        }
        layout.ignoresSizes = true
        let scene = Scene([1], layout: layout)
        fill(scene) { _ in 70 }
        endTurn()
        #expect(Engine.current.unmodelled.contains { $0.contains("without an end") })
      }
    }

    @Test("a layout makes its contexts of its own class")
    func contexts() {
      withEngine {
        let layout = OwnFlow()
        let scene = Scene([4], layout: layout)
        endTurn()
        layout.invalidateLayout()
        #expect(layout.contexts.last is OwnFlowContext)
        scene.view.frame.size.width = 200
        endTurn()
        #expect(layout.contexts.last is OwnFlowContext)
        #expect(layout.invalidationContext(forBoundsChange: .zero) is OwnFlowContext)
        #expect(UICollectionViewFlowLayout().newInvalidationContext() is UICollectionViewFlowLayoutInvalidationContext)
      }
    }

    @Test("a jump in a section that scrolls makes its places uncertain until it is at its start again")
    func jumpAcross() throws {
      try withEngine {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(100), heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        let layout = UICollectionViewCompositionalLayout(section: section)
        let scene = Scene([4], layout: layout, scrolls: true)
        fill(scene, width: 150) { _ in 100 }
        endTurn()
        let scroller = try #require(scene.view.scrollers[0])
        let point = CGPoint(x: 5, y: 50)
        // All four items are measured one after another.
        for offset in [0, 150, 280] as [CGFloat] {
          scroller.contentOffset.x = offset
          endTurn()
        }
        #expect(layout.uncertainty(at: point) == nil)
        fill(scene, width: 120) { _ in 100 }
        scene.view.reconfigureItems(at: [Scene.path(0, 1)])
        layout.invalidateLayout()
        endTurn()
        #expect(layout.uncertainty(at: point)?.contains("before it has changed") == true)
        #expect(layout.uncertainty(at: CGPoint(x: 5, y: 150)) == nil)
        scroller.contentOffset.x = 0
        endTurn()
        #expect(layout.uncertainty(at: point) == nil)
      }
    }

    @Test("content that becomes shorter than the offset allows makes the offset uncertain")
    func shortEnd() {
      withEngine {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(300))
        let layout = UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
        let scene = Scene([3], layout: layout, scrolls: true)
        fill(scene) { $0.item == 2 ? 100 : 300 }
        endTurn()
        scene.view.contentOffset.y = 300
        endTurn()
        #expect(scene.view.contentSize.height == 700)
        #expect(layout.uncertainty(at: CGPoint(x: 5, y: 310)) != nil)
      }
    }

    @Test("a plain list has rows with the height of their content")
    func lists() {
      withEngine {
        let scene = Scene([3], layout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        fill(scene) { 40 + CGFloat($0.item) }
        endTurn()
        #expect(scene.frames[Scene.path(0, 2)] == CGRect(x: 0, y: 81, width: 320, height: 42))
        #expect(Engine.current.unmodelled.isEmpty && Engine.current.unknownLengths.isEmpty)
      }
    }

    @Test("the distances of an inset list and of its headers are in a range", arguments: [false, true])
    func insetLists(hasHeaders: Bool) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = hasHeaders ? .supplementary : .none
      withEngine {
        let scene = Scene([3, 2], layout: UICollectionViewCompositionalLayout.list(using: configuration))
        fill(scene, width: 320 - 2 * 16) { _ in 50 }
        endTurn()
        #expect(Engine.current.unmodelled.isEmpty, "\(Engine.current.unmodelled)")
        #expect(Engine.current.unknownLengths == [.cellMargins, .rowHeights])
        let (first, second) = (scene.frames[Scene.path(0, 0)]!, scene.frames[Scene.path(1, 0)]!)
        #expect(first.width == 320 - 2 * 16 && first.minX == 16 && first.minY > 17)
        // Both places are whole pixels.
        #expect(abs(second.minY - first.minY - 3 * 50 - (hasHeaders ? first.minY + 17.5 : 35)) < 0.4)
      }
    }
  }
}

private final class OwnContext: UICollectionViewLayoutInvalidationContext {
  var height: (IndexPath, CGFloat)?
}
private final class OwnFlowContext: UICollectionViewFlowLayoutInvalidationContext {}

private final class OwnFlow: UICollectionViewFlowLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  override class var invalidationContextClass: AnyClass { OwnFlowContext.self }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

/// Items of 30 points one below another, until they prefer another height.
private final class StackedLayout: UICollectionViewLayout {
  var heights: [IndexPath: CGFloat] = [:]
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var asked = 0
  var ignoresSizes = false
  var answer: (StackedLayout) -> Bool = { _ in true }
  override class var invalidationContextClass: AnyClass { OwnContext.self }

  private var places: [CGRect] {
    var top: CGFloat = 0
    return (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let height = heights[IndexPath(item: item, section: 0)] ?? 30
      defer { top += height }
      return CGRect(x: 0, y: top, width: 320, height: height)
    }
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: places.last?.maxY ?? 0) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = places[indexPath.item]
    return attributes
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asked += 1
    return answer(self)
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? OwnContext)?.height = (preferredAttributes.indexPath, preferredAttributes.size.height)
    return context
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    if let (path, height) = (context as? OwnContext)?.height, !ignoresSizes { heights[path] = height }
    super.invalidateLayout(with: context)
  }
}
