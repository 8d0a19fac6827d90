import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A compositional layout places groups, headers and backgrounds")
  @MainActor
  struct CompositionalLayouts {
    private typealias Scene = ItemsScene
    private typealias Dimension = NSCollectionLayoutDimension

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
      -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
      -> NSCollectionLayoutItem
    { NSCollectionLayoutItem(layoutSize: size(width, height)) }

    /// A section of rows with items of a part of the width, 320 × `height`.
    private func rows(_ part: CGFloat, height: CGFloat = 60) -> NSCollectionLayoutSection {
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(height)),
          subitems: [item(.fractionalWidth(part), .fractionalHeight(1))]))
    }

    /// The frames of visible items of section 0, in a view of 320 × 480 points, and what is not known below the middle.
    private func frames(
      _ section: NSCollectionLayoutSection, count: Int = 6, doubts: Int? = 0, counts: [Int]? = nil,
      _ configure: (Scene, UICollectionViewCompositionalLayout) -> Void = { _, _ in }
    ) -> [String] {
      withEngine {
        let layout = UICollectionViewCompositionalLayout(section: section)
        let scene = Scene(counts ?? [count], layout: layout, scrolls: true)
        configure(scene, layout)
        endTurn()
        #expect(Engine.current.unmodelled.isEmpty, "\(Engine.current.unmodelled)")
        let doubt = layout.uncertainty(at: CGPoint(x: 5, y: 479))
        if let doubts { #expect((doubt == nil) == (doubts == 0), "\(doubt ?? "certain")") }
        return (0..<(counts ?? [count]).reduce(0, +)).compactMap { number in
          let path = counts == nil ? Scene.path(0, number) : Scene.path(number, 0)
          return scene.frames[path].map(text)
        }
      }
    }

    private func text(_ frame: CGRect) -> String {
      [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }.joined(separator: " ")
    }

    @Test("items repeat in a row while they fit, and their insets make them smaller")
    func rowsOfItems() {
      let section = rows(0.25)
      section.interGroupSpacing = 7
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 20)
      section.group.subitems[0].contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(
        frames(section, count: 5) == ["22 11 64 56", "92 11 64 56", "162 11 64 56", "232 11 64 56", "22 78 64 56"])
    }

    @Test("a group with a count shares its length, and one that repeats an item keeps the item's size")
    func counts() {
      let shared = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item(.absolute(9), .fractionalHeight(1)),
        count: 3)
      shared.interItemSpacing = .fixed(10)
      #expect(
        frames(NSCollectionLayoutSection(group: shared), count: 4)
          == ["0 0 100 50", "110 0 100 50", "220 0 100 50", "0 50 100 50"])
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.5), .absolute(90)), subitem: item(.fractionalWidth(1), .absolute(1)),
        count: 3)
      #expect(
        frames(NSCollectionLayoutSection(group: column), count: 4)
          == ["0 0 160 30", "0 30 160 30", "0 60 160 30", "0 90 160 30"])
      let repeated = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)),
        repeatingSubitem: item(.fractionalWidth(0.5), .fractionalHeight(1)), count: 2)
      #expect(
        frames(NSCollectionLayoutSection(group: repeated), count: 3) == ["0 0 160 50", "160 0 160 50", "0 50 160 50"])
      let odd = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item(.absolute(40), .absolute(40)),
        count: 2)
      #expect(frames(NSCollectionLayoutSection(group: odd), count: 2, doubts: 1).count == 2)
    }

    @Test("groups in groups, as in the picture of Apple's guide: one large item and two small ones")
    func nested() {
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)),
        subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1)), column])
      #expect(
        frames(NSCollectionLayoutSection(group: row), count: 4)
          == ["0 0 224 120", "224 0 96 60", "224 60 96 60", "0 120 224 120"])
    }

    @Test("flexible spaces take the rest of a full group, and custom groups give each place")
    func spaces() {
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.absolute(90), .absolute(50))])
      row.interItemSpacing = .flexible(10)
      let section = NSCollectionLayoutSection(group: row)
      #expect(frames(section, count: 3) == ["0 0 90 50", "115 0 90 50", "230 0 90 50"])
      #expect(frames(section, count: 2, doubts: 1).count == 2)
      let centered = item(.absolute(100), .absolute(20))
      centered.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
      let single = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: centered, count: 1)
      #expect(frames(NSCollectionLayoutSection(group: single), count: 1, doubts: 1) == ["110 15 100 20"])
      let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
        let width = $0.container.effectiveContentSize.width
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 60)),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 20, y: 30, width: 40, height: 60), zIndex: 5),
        ]
      }
      #expect(
        frames(NSCollectionLayoutSection(group: custom), count: 3) == ["0 0 160 60", "20 30 40 60", "0 100 160 60"])
    }

    @Test("headers, footers, backgrounds and the space between sections")
    func edges() {
      let section = rows(0.5, height: 40)
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 6, trailing: 16)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute(100), .absolute(20)), elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottomTrailing),
      ]
      section.decorationItems = [.background(elementKind: "back")]
      withEngine {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 50
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
        let scene = Scene([2, 1], layout: layout, scrolls: true)
        endTurn()
        #expect(scene.frames[Scene.path(0, 0)].map(text) == "16 35 144 40")
        @MainActor func extra(_ kind: String, _ section: Int) -> String? {
          let path = Scene.path(section, 0)
          return
            (kind == "back"
            ? layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
            : layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)).map { text($0.frame) }
        }
        #expect(extra(UICollectionView.elementKindSectionHeader, 0) == "16 0 288 30")
        #expect(extra(UICollectionView.elementKindSectionFooter, 0) == "204 81 100 20")
        #expect(extra("back", 0) == "0 0 320 101" && extra("back", 1) == "0 151 320 101")
        #expect(scene.frames[Scene.path(1, 0)].map(text) == "16 186 144 40")
        #expect(scene.view.collectionViewLayout.collectionViewContentSize == CGSize(width: 320, height: 252))
        // From back to front: backgrounds, items, headers and footers.
        let classes = scene.view.subviews.filter { $0 is UICollectionReusableView }.map { $0 is ItemCell }
        #expect(classes == [false, false, true, true, true, false, false, false, false])
        #expect(scene.events("down 20,40; up").contains("didSelect(0.0)"))
        let reports = DisputeObserver()
        UIApplication.shared.observer = reports
        _ = scene.events("down 20,40; up; down 5,5; up; down 100,90; up")
        #expect(reports.questions.isEmpty, "\(reports.questions)")
      }
    }

    @Test("a pinned header stays in sight while its section is, and a layout's header is before all sections")
    func pinned() {
      let section = rows(1, height: 100)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      withEngine {
        let layout = UICollectionViewCompositionalLayout(section: section)
        let whole = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(50)), elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .top)
        layout.configuration.boundarySupplementaryItems = [whole]
        layout.invalidateLayout()
        let scene = Scene([5, 5], layout: layout, scrolls: true)
        endTurn()
        @MainActor func top(_ section: Int) -> CGFloat? {
          scene.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: Scene.path(section, 0))?.frame.minY
        }
        #expect(top(0) == 50)
        for (offset, expected) in [(CGFloat(40), CGFloat(50)), (200, 200), (545, 545), (560, 550)] {
          scene.view.contentOffset.y = offset
          endTurn()
          #expect(top(0) == expected, "\(offset)")
        }
        scene.view.contentOffset.y = 600
        endTurn()
        #expect(top(0) == nil && top(1) == 600)
        scene.view.contentOffset.y = 0
        endTurn()
        scene.counts = [6, 5]
        scene.view.insertItems(at: [Scene.path(0, 0)])
        endTurn()
        let footer = scene.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionFooter, at: Scene.path(0, 0))
        #expect(footer?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
      }
    }

    @Test("a badge is at its anchor")
    func badges() {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(20)), elementKind: UICollectionView.elementKindSectionHeader,
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
      let item = NSCollectionLayoutItem(
        layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
      section.contentInsets.top = 50
      withEngine {
        let layout = UICollectionViewCompositionalLayout(section: section)
        let scene = Scene([2], layout: layout)
        endTurn()
        let view = scene.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: Scene.path(0, 1))
        #expect(view?.frame == CGRect(x: 190, y: 40, width: 20, height: 20))
        let anchored = NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(20), .absolute(20)), elementKind: "k",
          containerAnchor: NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 3, y: 4)),
          itemAnchor: NSCollectionLayoutAnchor(edges: .top))
        #expect(
          anchored.frame(in: CGRect(x: 0, y: 0, width: 100, height: 50), size: CGSize(width: 20, height: 10))
            == CGRect(x: 43, y: 54, width: 20, height: 10))
      }
    }

    @Test("what is not known is uncertain from its place on")
    func doubts() {
      let many = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)),
        subitems: [item(.absolute(50), .absolute(50)), item(.absolute(60), .absolute(50))])
      // The items alternate, although it is not known whether they repeat.
      #expect(
        frames(NSCollectionLayoutSection(group: many), count: 4, doubts: 1)
          == ["0 0 50 50", "50 0 60 50", "110 0 50 50", "160 0 60 50"])
      let empty = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(0), .absolute(0))) { _ in [] }
      let ofEmpty = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [empty])
      // Without items a group has no views of its own.
      empty.supplementaryItems = [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(9), .absolute(9)), elementKind: UICollectionView.elementKindSectionHeader,
          containerAnchor: NSCollectionLayoutAnchor(edges: .top))
      ]
      var elements: [UICollectionViewLayoutAttributes]?
      let places = frames(NSCollectionLayoutSection(group: ofEmpty), count: 1, doubts: 1) { _, layout in
        elements = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 480))
      }
      #expect(places == [] && elements == [])
      let mixed = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.absolute(50), .absolute(50)), empty])
      _ = frames(NSCollectionLayoutSection(group: mixed), count: 2, doubts: nil) { _, layout in
        elements = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 480))
      }
      #expect(elements?.count == 2)
      let long = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.absolute(400), .absolute(50))])
      #expect(frames(NSCollectionLayoutSection(group: long), count: 1, doubts: 1).count == 1)
      let tall = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
      #expect(frames(tall, count: 1) == ["0 0 320 240"])
      tall.contentInsets.top = 20
      #expect(frames(tall, count: 1, doubts: 1).count == 1)
      withEngine {
        let section = rows(1)
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? section : tall }
        let scene = Scene([2, 1], layout: layout)
        let reports = DisputeObserver()
        UIApplication.shared.observer = reports
        _ = scene.events("down 5,5; up; down 5,119; up")
        #expect(reports.questions.isEmpty)
        _ = scene.events("down 5,160; up")
        #expect(reports.questions.count == 1 && reports.questions[0].contains("insets of a section"))
      }
    }

    @Test("what is not modelled at all makes the outcomes unknown")
    func unknown() {
      let changes: [@MainActor (Scene, NSCollectionLayoutSection) -> Void] = [
        { scene, _ in scene.view.semanticContentAttribute = .forceRightToLeft },
        { _, section in section.contentInsetsReference = .readableContent },
        { _, section in section.supplementaryContentInsetsReference = .none },
        { scene, _ in scene.view.contentInset.left = 16 },
      ]
      for change in changes {
        withEngine {
          let section = rows(0.5)
          let scene = Scene([2], layout: UICollectionViewCompositionalLayout(section: section))
          change(scene, section)
          endTurn()
          #expect(Engine.current.unmodelled.count == 1, "\(Engine.current.unmodelled)")
        }
      }
    }

    @Test("changes of data and of the size ask for the sections again, and a scroll does not")
    func providers() {
      withEngine {
        var requests = 0
        let section = rows(0.5)
        let layout = UICollectionViewCompositionalLayout { _, environment in
          requests += 1
          #expect(environment.container.contentSize.height == 480)
          return section
        }
        let scene = Scene([40], layout: layout, scrolls: true)
        endTurn()
        #expect(requests == 1)
        scene.view.contentOffset.y = 100
        endTurn()
        #expect(requests == 1)
        scene.view.frame.size.width = 200
        endTurn()
        #expect(requests == 2 && scene.frames[Scene.path(0, 4)].map(text) == "0 120 100 60")
        scene.view.reloadData()
        endTurn()
        #expect(requests == 3)
      }
    }
  }
}
