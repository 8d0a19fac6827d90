import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A section scrolls across its layout's axis")
  @MainActor
  struct OrthogonalSections {
    private typealias Scene = ItemsScene

    /// A section of groups of 200 × 100 points above one of rows.
    private func scene(
      _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
      _ configure: (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> Scene {
      func section(_ width: CGFloat) -> NSCollectionLayoutSection {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(100)),
            subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
      }
      let first = section(200)
      first.orthogonalScrollingBehavior = behavior
      first.interGroupSpacing = 10
      configure(first)
      let second = section(320)
      return Scene(
        [10, 20], layout: UICollectionViewCompositionalLayout { index, _ in index == 0 ? first : second }, scrolls: true
      )
    }

    private func scroller(_ scene: Scene) throws -> OrthogonalScroller { try #require(scene.view.scrollers[0]) }

    @Test("its cells are in a scroll view of their own, and select as others")
    func cells() throws {
      try withEngine {
        let scene = scene(.continuous) { $0.contentInsets = .init(top: 5, leading: 16, bottom: 0, trailing: 16) }
        endTurn()
        let scroller = try scroller(scene)
        #expect(scroller.frame == CGRect(x: 0, y: 5, width: 320, height: 100))
        #expect(scroller.contentSize == CGSize(width: 16 + 10 * 200 + 9 * 10 + 16, height: 100))
        let cell = try #require(scene.view.cellForItem(at: Scene.path(0, 1)))
        #expect(cell.superview === scroller && cell.frame == CGRect(x: 226, y: 0, width: 200, height: 100))
        #expect(scene.view.cellForItem(at: Scene.path(0, 2)) == nil)
        #expect(scene.view.cellForItem(at: Scene.path(1, 0))?.frame.minY == 105)
        #expect(scene.events("down 20,10; up").contains("didSelect(0.0)"))
        #expect(scene.view.subviews.contains(scroller))
        #expect(scroller.nameInResults.contains("_UICollectionViewOrthogonalScrollerEmbeddedScrollView"))
      }
    }

    @Test("a drag along its axis scrolls the section, one across it the collection view, and cells are reused")
    func drags() throws {
      try withEngine {
        let scene = scene(.continuous)
        endTurn()
        let scroller = try scroller(scene)
        let log = scene.events("down 300,50; move 280,50; move 200,50; move 100,50; wait 500; up")
        #expect(!log.contains("didSelect") && scroller.contentOffset.x > 150 && scene.view.contentOffset.y == 0)
        let offset = scroller.contentOffset.x
        #expect(scene.view.indexPathForItem(at: CGPoint(x: 215 - offset, y: 50)) == Scene.path(0, 1))
        #expect(scene.view.layoutAttributesForItem(at: Scene.path(0, 1))?.frame.minX == 210 - offset)
        _ = scene.events("down 100,50; move 100,30; move 100,10; wait 500; up")
        #expect(scene.view.contentOffset.y > 0 && scroller.contentOffset.x == offset)
        scroller.contentOffset.x = 1_000
        endTurn()
        #expect(scene.view.cellForItem(at: Scene.path(0, 0)) == nil)
        #expect(scene.view.cellForItem(at: Scene.path(0, 5))?.frame.minX == 1_050)
        scene.view.contentOffset.y = 900
        endTurn()
        #expect(scene.view.indexPathsForVisibleItems.allSatisfy { $0.section == 1 })
        scene.view.contentOffset.y = 0
        endTurn()
        #expect(scroller.contentOffset.x == 1_000 && scene.view.cellForItem(at: Scene.path(0, 5)) != nil)
      }
    }

    nonisolated static let behaviors:
      [(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, stop: CGFloat)] = [
        (.continuousGroupLeadingBoundary, 210), (.groupPaging, 210), (.groupPagingCentered, 150), (.paging, 320),
      ]

    @Test("a drag comes to rest at a group or a page", arguments: behaviors)
    func stops(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ stop: CGFloat) throws {
      try withEngine {
        let scene = scene(behavior)
        endTurn()
        let scroller = try scroller(scene)
        #expect(scroller.contentOffset.x == (behavior == .groupPagingCentered ? -60 : 0))
        _ = scene.events("down 300,50; move 280,50; move 200,50; move 125,50; wait 500; up; wait 3000")
        #expect(scroller.contentOffset.x == stop)
      }
    }

    @Test("how its scroll view moves is stated by its properties, and by its behavior")
    func properties() throws {
      let standard = UICollectionLayoutSectionOrthogonalScrollingProperties()
      for (bounce, behavior, expected) in [
        (.automatic, .continuous, [true, false, true]), (.always, .continuous, [true, true, true]),
        (.never, .continuous, [false, false, true]), (.automatic, .groupPaging, [true, false, false]),
      ]
        as [(
          UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce,
          UICollectionLayoutSectionOrthogonalScrollingBehavior, [Bool]
        )]
      {
        try withEngine {
          let scene = scene(behavior) { $0.orthogonalScrollingProperties.bounce = bounce }
          endTurn()
          let scroller = try scroller(scene)
          #expect(
            [scroller.bounces, scroller.alwaysBounceHorizontal, scroller.decelerationRate == .normal] == expected)
          #expect(!scroller.alwaysBounceVertical && standard.bounce == .automatic)
        }
      }
    }

    @Test("it is as high as the highest of its groups")
    func height() {
      withEngine {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .estimated(30))
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        let scene = Scene([3], layout: UICollectionViewCompositionalLayout(section: section))
        scene.fill = { cell, path in
          let box = constrained(ContentView(100, [50, 120, 80][path.item]), in: cell.contentView)
          for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
            NSLayoutConstraint(
              item: box, attribute: attribute, relatedBy: .equal, toItem: cell.contentView, attribute: attribute,
              multiplier: 1, constant: 0
            ).isActive = true
          }
        }
        endTurn()
        #expect(scene.view.contentSize.height == 120)
        #expect(scene.frames.sorted { $0.key < $1.key }.map(\.value.height) == [50, 120, 80])
      }
    }

    @Test("a flick leads to the next group only")
    func flick() throws {
      try withEngine {
        let scene = scene(.groupPaging)
        endTurn()
        _ = scene.events("down 300,50; move 270,50; move 230,50; move 180,50; up; wait 3000")
        try #expect(scroller(scene).contentOffset.x == 210)
        _ = scene.events("down 100,50; move 130,50; move 180,50; up; wait 3000")
        try #expect(scroller(scene).contentOffset.x == 0)
      }
    }

    @Test("fewer items make the content shorter, and a section that is gone has no scroll view")
    func changes() throws {
      try withEngine {
        let scene = scene(.continuous)
        endTurn()
        let scroller = try scroller(scene)
        scene.counts = [2, 20]
        scene.view.reloadData()
        endTurn()
        #expect(scroller.contentSize.width == 410 && scene.view.scrollers[0] === scroller)
        scene.counts = []
        scene.view.reloadData()
        endTurn()
        #expect(scene.view.scrollers.isEmpty && scroller.superview == nil)
      }
    }

    @Test("a handler may change the visible items, whose places it gets in the content, and ask for items")
    func handler() throws {
      try withEngine {
        var offsets: [CGFloat] = []
        var shown: Scene?
        let scene = scene(.continuous) {
          $0.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            _ = shown?.view.indexPathForItem(at: CGPoint(x: 5, y: 5))
            for item in items {
              let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
              item.transform = CGAffineTransform(scaleX: distance < 20 ? 1 : 0.5, y: 0.5)
            }
          }
        }
        shown = scene
        endTurn()
        #expect(scene.view.cellForItem(at: Scene.path(0, 0))?.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
        // The middle of the second item, 310, is in the middle of 320 points.
        try scroller(scene).contentOffset.x = 150
        endTurn()
        #expect(offsets.contains(150))
        #expect(scene.view.cellForItem(at: Scene.path(0, 1))?.frame == CGRect(x: 210, y: 25, width: 200, height: 50))
      }
    }

    @Test("a section keeps its scroll view and offset when one is inserted before it, and another layout has its own")
    func moves() throws {
      try withEngine {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        let scene = Scene([5], layout: UICollectionViewCompositionalLayout(section: section), scrolls: true)
        endTurn()
        let scroller = try scroller(scene)
        scroller.contentOffset.x = 150
        scene.counts = [5, 5]
        scene.view.insertSections([0])
        endTurn()
        #expect(scene.view.scrollers[1] === scroller && scroller.contentOffset.x == 150 && scroller.frame.minY == 100)
        #expect(scene.view.scrollers[0]?.contentOffset.x == 0)
        scene.view.scrollToItem(at: Scene.path(0, 3), at: .left, animated: false)
        #expect(Engine.current.unmodelled.count == 1)
        scene.view.collectionViewLayout = UICollectionViewFlowLayout()
        endTurn()
        #expect(scene.view.scrollers.isEmpty && scene.view.cellForItem(at: Scene.path(0, 0))?.superview === scene.view)
      }
    }
  }
}
