import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("The elements in sight of a compositional layout are found by their places")
  @MainActor
  struct ElementLookup {
    private typealias Scene = ItemsScene

    private func size(_ width: CGFloat?, _ height: CGFloat?) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: width.map { .absolute($0) } ?? .fractionalWidth(1),
        heightDimension: height.map { .absolute($0) } ?? .fractionalHeight(1))
    }

    private func section(_ width: CGFloat?, _ height: CGFloat) -> NSCollectionLayoutSection {
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(width, height), subitems: [NSCollectionLayoutItem(layoutSize: size(nil, nil))]))
    }

    private static let kind = UICollectionView.elementKindSectionHeader
    private static let footer = UICollectionView.elementKindSectionFooter

    @Test("ranges in any order are found as a comparison with each one finds them")
    func index() {
      var random = SplitMix(seed: 7)
      for _ in 0..<200 {
        let ranges = (0..<Int.random(in: 0...12, using: &random)).map { _ in
          let start = CGFloat.random(in: -20...100, using: &random)
          return (start: start, end: start + CGFloat.random(in: 0...40, using: &random))
        }
        let index = ReachIndex(ranges)
        let lower = CGFloat.random(in: -30...120, using: &random)
        let range = lower...(lower + CGFloat.random(in: 0...30, using: &random))
        let expected = ranges.indices.filter {
          ranges[$0].end >= range.lowerBound && ranges[$0].start <= range.upperBound
        }
        #expect(expected.allSatisfy(index.meeting(range).contains))
        // In order, no other is found at the ends.
        let sorted = ranges.sorted { $0.start < $1.start }
        let found = ReachIndex(sorted).meeting(range)
        if let first = found.first {
          #expect(sorted[found].contains { $0.end >= range.lowerBound } && first <= found.upperBound)
        }
        #expect(found.upperBound == sorted.count { $0.start <= range.upperBound } || found.isEmpty)
      }
    }

    @Test("a section that scrolls makes attributes for the groups in sight only")
    func work() throws {
      try withEngine {
        let section = section(100, 100)
        section.orthogonalScrollingBehavior = .continuous
        let scene = Scene([5_000], layout: CountingLayout(section: section), scrolls: true)
        endTurn()
        let scroller = try #require(scene.view.scrollers[0])
        scroller.contentOffset.x = 250_000
        endTurn()
        CountedAttributes.made = 0
        for step in 1...10 {
          scroller.contentOffset.x = 250_000 + CGFloat(step)
          endTurn()
        }
        #expect(CountedAttributes.made < 200 && CountedAttributes.made > 0, "\(CountedAttributes.made)")
        #expect(scene.frames.keys.map(\.item).sorted() == [2_500, 2_501, 2_502, 2_503])
      }
    }

    @Test("elements outside of their group or section are shown where they are")
    func outside() {
      withEngine {
        let custom = NSCollectionLayoutSection(
          group: .custom(layoutSize: size(nil, 100)) { _ in
            [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 400, width: 50, height: 50))]
          })
        let second = section(nil, 100)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(nil, 20), elementKind: Self.kind, alignment: .top, absoluteOffset: CGPoint(x: 0, y: 1_000))
        header.extendsBoundary = false
        second.boundarySupplementaryItems = [header]
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? custom : second }
        let scene = Scene([1, 20], layout: layout, scrolls: true)
        endTurn()
        scene.view.contentOffset.y = 350
        endTurn()
        #expect(scene.frames[Scene.path(0, 0)] == CGRect(x: 0, y: 400, width: 50, height: 50))
        scene.view.contentOffset.y = 1_050
        endTurn()
        let view = scene.view.supplementaryView(forElementKind: Self.kind, at: Scene.path(1, 0))
        #expect(view?.frame.minY == 1_100)
      }
    }

    @Test("groups with a negative space overlap and are all found", arguments: [-30, -130] as [CGFloat])
    func negativeSpaces(spacing: CGFloat) {
      withEngine {
        let section = section(nil, 100)
        section.interGroupSpacing = spacing
        section.contentInsets.top = 1_000
        let scene = Scene([10], layout: UICollectionViewCompositionalLayout(section: section), scrolls: true)
        endTurn()
        scene.view.contentOffset.y = 700
        endTurn()
        let places = (0..<10).map { 1_000 + CGFloat($0) * (100 + spacing) }
        let expected = places.indices.filter { places[$0] < 1_180 && places[$0] + 100 > 700 }
        #expect(scene.frames.keys.map(\.item).sorted() == expected && !expected.isEmpty)
      }
    }

    @Test("headers and footers that do not extend their section are over its items")
    func overItems() {
      withEngine {
        let section = section(nil, 100)
        section.boundarySupplementaryItems = [(Self.kind, 30, NSRectAlignment.top), (Self.footer, 20, .bottom)].map {
          let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(nil, $1), elementKind: $0, alignment: $2)
          item.extendsBoundary = false
          return item
        }
        let scene = Scene([2], layout: UICollectionViewCompositionalLayout(section: section))
        endTurn()
        let views = [Self.kind, Self.footer].map {
          scene.view.supplementaryView(forElementKind: $0, at: Scene.path(0, 0))?.frame
        }
        #expect(views == [CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 180, width: 320, height: 20)])
        #expect(scene.frames[Scene.path(0, 0)]?.minY == 0 && scene.view.contentSize.height == 200)
      }
    }

    @Test("the views of a group are set after its creation")
    func groupViews() {
      withEngine {
        let section = section(nil, 100)
        section.group.supplementaryItems = [
          NSCollectionLayoutSupplementaryItem(
            layoutSize: size(40, 10), elementKind: Self.kind,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
        ]
        let scene = Scene([2], layout: UICollectionViewCompositionalLayout(section: section))
        endTurn()
        let view = scene.view.supplementaryView(forElementKind: Self.kind, at: Scene.path(0, 1))
        #expect(view?.frame == CGRect(x: 280, y: 190, width: 40, height: 10))
      }
    }

    @Test("backgrounds are no supplementary views, and those of another layout have its class")
    func backgrounds() {
      withEngine {
        @MainActor func layout(_ viewClass: AnyClass) -> UICollectionViewCompositionalLayout {
          let section = section(nil, 100)
          section.decorationItems = [.background(elementKind: Self.kind)]
          let layout = UICollectionViewCompositionalLayout(section: section)
          layout.register(viewClass, forDecorationViewOfKind: Self.kind)
          return layout
        }
        let scene = Scene([1], layout: layout(FirstBackground.self))
        endTurn()
        #expect(scene.view.subviews.contains { $0 is FirstBackground })
        #expect(scene.view.visibleSupplementaryViews(ofKind: Self.kind) == [])
        #expect(scene.view.indexPathsForVisibleSupplementaryElements(ofKind: Self.kind) == [])
        scene.view.setCollectionViewLayout(layout(SecondBackground.self), animated: false)
        scene.view.reloadData()
        endTurn()
        #expect(scene.view.subviews.contains { $0 is SecondBackground })
        #expect(!scene.view.subviews.contains { $0 is FirstBackground })
      }
    }
  }
}

private final class FirstBackground: UICollectionReusableView {}
private final class SecondBackground: UICollectionReusableView {}

/// A compositional layout that counts the attributes that it makes.
private final class CountingLayout: UICollectionViewCompositionalLayout {
  override class var layoutAttributesClass: AnyClass { CountedAttributes.self }
}

private final class CountedAttributes: UICollectionViewLayoutAttributes {
  @MainActor static var made = 0
  override init() {
    super.init()
    MainActor.assumeIsolated { Self.made += 1 }
  }
}
