import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A flow layout places items in lines")
  @MainActor
  struct FlowLayouts {
    typealias Pair = FlowLines.Pair

    /// The frames of the items of one section, whole numbers for a scale of 1.
    private func lines(
      _ items: [Pair], across: CGFloat, lineSpacing: CGFloat = 0, itemSpacing: CGFloat = 0, scale: CGFloat = 1
    ) -> FlowLines {
      var section = FlowLines.Section()
      (section.items, section.lineSpacing, section.itemSpacing) = (items, lineSpacing, itemSpacing)
      return FlowLines([section], across: across, scale: scale)
    }

    private func items(_ widths: [CGFloat], height: CGFloat = 10) -> [Pair] {
      widths.map { Pair(along: height, across: $0) }
    }

    @Test("items fill lines, the space between them is equal, and the last line has that of a full one")
    func spacing() {
      // 3 × 90 + 2 × 25 = 320; the fourth is in the next line, at the same places.
      let lines = lines(items([90, 90, 90, 90, 90]), across: 320, lineSpacing: 7, itemSpacing: 10)
      #expect(lines.sections[0].places.map(\.across) == [0, 115, 230, 0, 115])
      #expect(lines.sections[0].places.map(\.along) == [0, 0, 0, 17, 17] && lines.length == 27)
    }

    @Test("an item that fits exactly with the least space stays in its line, and a pixel less breaks it")
    func exactFit() {
      #expect(lines(items([100, 100, 100]), across: 320, itemSpacing: 10).sections[0].lines.count == 1)
      #expect(lines(items([100, 100, 101]), across: 320, itemSpacing: 10).sections[0].lines.count == 2)
      #expect(lines(items([400]), across: 320).overflows)
    }

    @Test("a line for one item has it in its middle, and lower items are in the middle of their line")
    func middle() {
      let single = lines(items([200, 200]), across: 320)
      #expect(single.sections[0].places.map(\.across) == [60, 60])
      let mixed = lines([Pair(along: 40, across: 100), Pair(along: 10, across: 100)], across: 200)
      #expect(mixed.sections[0].places.map(\.along) == [0, 15])
    }

    @Test("negative insets and rooms without end are possible")
    func extremes() {
      var section = FlowLines.Section()
      section.before = -20
      let empty = FlowLines([section, section], across: 100, scale: 1)
      #expect(empty.length == -40 && empty.sections(meeting: -100...100).count == 2)
      let endless = lines(items([10, 10]), across: .greatestFiniteMagnitude, itemSpacing: 5)
      #expect(endless.sections[0].places.map(\.across) == [0, 15])
      #expect(lines(items([10, 10]), across: 1e9, itemSpacing: -9.999999).sections[0].lines.count == 1)
    }

    @Test("places are on pixels")
    func pixels() {
      // Two spaces of 7.5 points.
      let spots = { (scale: CGFloat) in
        lines(items([35, 35, 35]), across: 120, scale: scale).sections[0].places.map(\.across)
      }
      #expect(spots(1) == [0, 43, 85] && spots(2) == [0, 42.5, 85])
    }

    @Test("in random sections no items overlap, lines are filled as far as possible, and every point finds its items")
    func random() {
      var random = SplitMix(seed: 7)
      for _ in 0..<300 {
        let across = CGFloat(Int.random(in: 50...400, using: &random))
        let spacing = CGFloat(Int.random(in: 0...20, using: &random))
        let sizes = (0..<Int.random(in: 0...30, using: &random)).map { _ in
          Pair(
            along: CGFloat(Int.random(in: 1...60, using: &random)),
            across: CGFloat(Int.random(in: 1...Int(across), using: &random)))
        }
        let lines = lines(sizes, across: across, lineSpacing: 5, itemSpacing: spacing, scale: 1_000)
        let section = lines.sections[0]
        #expect(section.lines.flatMap(\.items) == Array(sizes.indices))
        for (index, line) in section.lines.enumerated() {
          var end: CGFloat = -spacing
          for item in line.items {
            let (place, size) = (section.places[item], sizes[item])
            #expect(place.across >= end + spacing - 0.01 && place.across + size.across <= across + 0.01)
            #expect(place.along >= line.start - 0.01 && place.along + size.along <= line.end + 0.01)
            end = place.across + size.across
          }
          // The first item of the next line does not fit.
          guard index + 1 < section.lines.count else { continue }
          let used = line.items.reduce(0) { $0 + sizes[$1].across + spacing }
          #expect(used + sizes[line.items.upperBound].across > across)
          // A full line ends where the section ends, unless it has one item.
          if line.items.count > 1 { #expect(abs(end - across) < 0.01) }
        }
        for _ in 0..<10 {
          let low = CGFloat.random(in: -20...lines.length + 20, using: &random)
          let high = low + .random(in: 0...100, using: &random)
          let found = lines.items(ofSection: 0, meeting: low...high)
          for item in sizes.indices {
            let (start, end) = (section.places[item].along, section.places[item].along + sizes[item].along)
            if end > low && start < high { #expect(found.contains(item)) }
          }
        }
      }
    }

    @Test("sections have insets, headers and footers, in both directions")
    func sections() {
      withEngine {
        let scene = ItemsScene([2, 1])
        scene.flow.itemSize = CGSize(width: 100, height: 40)
        scene.flow.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 6, right: 80)
        scene.flow.headerReferenceSize = CGSize(width: 1, height: 30)
        scene.flow.footerReferenceSize = CGSize(width: 1, height: 20)
        endTurn()
        #expect(
          scene.frames == [
            ItemsScene.path(0, 0): CGRect(x: 20, y: 35, width: 100, height: 40),
            ItemsScene.path(0, 1): CGRect(x: 140, y: 35, width: 100, height: 40),
            ItemsScene.path(1, 0): CGRect(x: 20, y: 136, width: 100, height: 40),
          ])
        let header = scene.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: ItemsScene.path(1, 0))
        #expect(header?.frame == CGRect(x: 0, y: 101, width: 320, height: 30))
        let footer = scene.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionFooter, at: ItemsScene.path(1, 0))
        #expect(footer?.frame == CGRect(x: 0, y: 182, width: 320, height: 20))
        #expect(scene.view.contentSize == CGSize(width: 320, height: 202))
        scene.flow.scrollDirection = .horizontal
        scene.flow.headerReferenceSize = .zero
        scene.flow.footerReferenceSize = .zero
        scene.flow.sectionInset = UIEdgeInsets(top: 400, left: 10, bottom: 0, right: 0)
        endTurn()
        // One item fits into a line of 80 points; it is in the middle.
        #expect(scene.frames[ItemsScene.path(0, 0)] == CGRect(x: 10, y: 420, width: 100, height: 40))
        #expect(scene.frames[ItemsScene.path(0, 1)] == CGRect(x: 120, y: 420, width: 100, height: 40))
        #expect(scene.view.contentSize == CGSize(width: 330, height: 480))
      }
    }

    @Test("a header that is pinned stays in sight until its section ends, in front of the items")
    func pinned() {
      withEngine {
        let scene = ItemsScene([40, 40], scrolls: true)
        scene.flow.headerReferenceSize = CGSize(width: 1, height: 30)
        scene.flow.sectionHeadersPinToVisibleBounds = true
        endTurn()
        let header = {
          scene.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: ItemsScene.path(0, 0))
        }
        #expect(header()?.frame.minY == 0)
        scene.view.contentOffset.y = 100
        endTurn()
        #expect(header()?.frame.minY == 100)
        #expect(scene.view.hitTest(CGPoint(x: 5, y: 101), with: nil) === header())
        // 8 lines of 5 items: 30 + 8 × 50 + 7 × 10 = 500.
        scene.view.contentOffset.y = 490
        endTurn()
        #expect(header()?.frame.minY == 470)
      }
    }
  }
}
