import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Items have the size of their content")
  @MainActor
  struct SelfSizingItems {
    private typealias Scene = ItemsScene

    /// Gives each cell a box whose size decides that of the cell.
    private func size(_ scene: Scene, _ size: @escaping (IndexPath) -> CGSize) {
      scene.fill = { cell, path in
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        let size = size(path)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: size.height),
        ])
        let width = box.widthAnchor.constraint(equalToConstant: size.width)
        width.priority = .defaultHigh
        width.isActive = true
      }
    }

    /// A list whose items have an estimated height.
    private func list(_ estimate: CGFloat = 44) -> UICollectionViewCompositionalLayout {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    }

    private func bands(_ scene: Scene) -> [String] {
      scene.frames.sorted { $0.key < $1.key }.map { "\(Int($0.value.minY))+\(Int($0.value.height))" }
    }

    @Test("a list's items have the heights of their content, and places below an item that was not shown are not known")
    func lists() {
      withEngine {
        let layout = list()
        let scene = Scene([20], layout: layout, scrolls: true)
        size(scene) { CGSize(width: 10, height: 100 + $0.item) }
        endTurn()
        #expect(bands(scene) == ["0+100", "100+101", "201+102", "303+103", "406+104"])
        #expect(scene.frames.values.allSatisfy { $0.width == 320 })
        // The 11 items that are in sight with their estimates are measured.
        #expect(scene.view.contentSize.height == 1_551)
        #expect(layout.uncertainty(at: CGPoint(x: 5, y: 1_150)) == nil)
        #expect(layout.uncertainty(at: CGPoint(x: 5, y: 1_160)) != nil)
        let reports = DisputeObserver()
        UIApplication.shared.observer = reports
        #expect(scene.events("down 5,410; up").contains("didSelect(0.4)") && reports.questions.isEmpty)
        scene.view.contentOffset.y = 300
        endTurn()
        #expect(bands(scene).last == "721+107")
        // Back at the start, nothing is measured again.
        scene.view.contentOffset.y = 0
        endTurn()
        #expect(bands(scene) == ["0+100", "100+101", "201+102", "303+103", "406+104"])
      }
    }

    @Test("a jump over items makes the offset uncertain until the content is at its start again")
    func jumps() {
      withEngine {
        let layout = list()
        let scene = Scene([40], layout: layout, scrolls: true)
        size(scene) { _ in CGSize(width: 10, height: 100) }
        endTurn()
        scene.view.contentOffset.y = 1_500
        endTurn()
        #expect(layout.uncertainty(at: CGPoint(x: 5, y: 1_510)) != nil)
        scene.view.contentOffset.y = 0
        endTurn()
        #expect(layout.uncertainty(at: CGPoint(x: 5, y: 5)) == nil)
      }
    }

    @Test("sizes stay with their items when others come and go, and reloaded and reconfigured items are measured again")
    func changes() {
      withEngine {
        let scene = Scene([3], layout: list(), scrolls: true)
        var heights = [50, 60, 70]
        var measured = 0
        size(scene) {
          measured += 1
          return CGSize(width: 10, height: heights[$0.item])
        }
        endTurn()
        #expect(bands(scene) == ["0+50", "50+60", "110+70"] && measured == 3)
        heights = [80, 50, 60, 70]
        scene.counts = [4]
        scene.view.insertItems(at: [Scene.path(0, 0)])
        endTurn()
        #expect(bands(scene) == ["0+80", "80+50", "130+60", "190+70"] && measured == 4)
        heights = [80, 55, 66, 70]
        scene.view.reloadItems(at: [Scene.path(0, 1)])
        scene.view.reconfigureItems(at: [Scene.path(0, 2)])
        endTurn()
        #expect(bands(scene) == ["0+80", "80+55", "135+66", "201+70"])
        scene.view.frame.size.width = 200
        endTurn()
        #expect(bands(scene) == ["0+80", "80+55", "135+66", "201+70"] && scene.frames[Scene.path(0, 0)]?.width == 200)
      }
    }

    @Test("another width and an invalidation measure again")
    func again() {
      final class Square: UICollectionViewCell {
        static var part: CGFloat = 2
        override func preferredLayoutAttributesFitting(
          _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          layoutAttributes.size.height = layoutAttributes.size.width / Self.part
          return layoutAttributes
        }
      }
      withEngine {
        Square.part = 2
        let scene = Scene([2], layout: list())
        scene.view.register(Square.self, forCellWithReuseIdentifier: "cell")
        endTurn()
        #expect(bands(scene) == ["0+160", "160+160"])
        scene.view.frame.size.width = 200
        scene.view.collectionViewLayout.invalidateLayout()
        _ = scene.view.contentSize
        endTurn()
        #expect(bands(scene) == ["0+100", "100+100"])
        Square.part = 4
        scene.view.collectionViewLayout.invalidateLayout()
        endTurn()
        #expect(bands(scene) == ["0+50", "50+50"])
      }
    }

    @Test("the items of a flow layout with an estimate have the size of their content")
    func flow() {
      withEngine {
        let scene = Scene([6])
        scene.flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        scene.sizes[Scene.path(0, 0)] = CGSize(width: 7, height: 7)
        size(scene) { _ in CGSize(width: 100, height: 30) }
        endTurn()
        #expect(Engine.current.unmodelled.isEmpty)
        #expect(scene.frames[Scene.path(0, 2)] == CGRect(x: 220, y: 0, width: 100, height: 30))
        #expect(scene.frames[Scene.path(0, 3)] == CGRect(x: 0, y: 40, width: 100, height: 30))
        #expect(scene.flow.uncertainty(at: CGPoint(x: 5, y: 45)) == nil)
      }
    }

    @Test("an element may decide its attributes itself, and content without a size leaves the estimate")
    func preferred() {
      final class Tall: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
          _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          layoutAttributes.frame.size = CGSize(width: 5, height: 77)
          return layoutAttributes
        }
      }
      withEngine {
        let scene = Scene([2], layout: list())
        scene.view.register(Tall.self, forCellWithReuseIdentifier: "cell")
        endTurn()
        #expect(bands(scene) == ["0+77", "77+77"] && scene.frames[Scene.path(0, 0)]?.width == 320)
      }
      withEngine {
        let scene = Scene([2], layout: list(44))
        endTurn()
        #expect(bands(scene) == ["0+44", "44+44"])
      }
    }

    @Test("estimated headers are measured, and rows are as high as their highest item")
    func headersAndRows() {
      final class Header: UICollectionReusableView {
        override func preferredLayoutAttributesFitting(
          _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          layoutAttributes.frame.size.height = 33
          return layoutAttributes
        }
      }
      withEngine {
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(40)))
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            subitems: [item]))
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let scene = Scene([3], layout: layout)
        scene.view.register(
          Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "edge")
        size(scene) { CGSize(width: 10, height: [20, 90, 30][$0.item]) }
        endTurn()
        #expect(bands(scene) == ["33+20", "33+90", "123+30"])
        #expect(layout.uncertainty(at: CGPoint(x: 5, y: 130)) == nil)
      }
    }
  }
}
