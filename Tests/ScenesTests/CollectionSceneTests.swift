import Foundation
import JSONText
import PassThrough
import Testing
import UIKit

@testable import Scenes

@Suite("A collection view of a scene")
@MainActor
struct CollectionSceneTests {
  /// A scene with a collection view of 320 × 480 points.
  private static func text(_ members: String) -> String {
    """
    {"format": 1, "scene": "s", "screen": {"size": [320, 480], "scale": 2}, "windows": [{"subviews": [
      {"id": "c", "class": "UICollectionView", "frame": [0, 0, 320, 480],
    \(members)}]}]}
    """
  }

  private static func scene(_ members: String) throws -> SceneInstance {
    try SceneInstance(decode(text(members)), strategy: .uikit)
  }

  private static let flow = #""collectionViewLayout": {"class": "UICollectionViewFlowLayout""#
  private static let compositional = #""collectionViewLayout": {"class": "UICollectionViewCompositionalLayout"}"#
  private static let wide = #"{"width": "width", "height": "height"}"#

  private func frames(_ scene: SceneInstance, _ names: String...) -> [String] {
    names.map { name in
      guard let view = scene.view(named: name) else { return "no \(name)" }
      let frame = view.convert(view.bounds, to: nil)
      return [frame.minX, frame.minY, frame.width, frame.height].map { String(Int($0)) }.joined(separator: " ")
    }
  }

  @Test(
    "has the lines of a flow layout",
    arguments: [
      (#", "itemSize": [100, 40]"#, ["0 0 100 40", "110 0 100 40", "220 0 100 40", "0 50 100 40"]),
      (
        #", "itemSize": [100, 40], "scrollDirection": "horizontal", "minimumInteritemSpacing": 20"#,
        ["0 0 100 40", "0 63 100 40", "0 125 100 40", "0 188 100 40"]
      ),
      (
        #", "itemSize": [100, 40], "sectionInset": [10, 20, 30, 40], "minimumLineSpacing": 4"#,
        ["20 10 100 40", "180 10 100 40", "20 54 100 40", "180 54 100 40"]
      ),
      (#", "estimatedItemSize": [60, 30]"#, ["0 0 60 30", "86 0 60 30", "173 0 60 30", "260 0 60 30"]),
    ])
  func flowLines(keys: String, expected: [String]) throws {
    let scene = try Self.scene(#"\#(Self.flow)\#(keys)}, "sections": [{"items": 9}]"#)
    #expect(frames(scene, "c/item[0,0]", "c/item[0,1]", "c/item[0,2]", "c/item[0,3]") == expected)
  }

  @Test("has headers and footers only in sections that have one, and items with sizes of their own")
  func flowParts() throws {
    let scene = try Self.scene(
      """
      \(Self.flow), "itemSize": [320, 40], "headerReferenceSize": [0, 20], "footerReferenceSize": [0, 30],
        "minimumLineSpacing": 0},
      "sections": [{"items": [{"id": "low", "size": [320, 10]}, {}], "footer": {"id": "end"}},
        {"items": 1, "header": {"subviews": [{"id": "title"}]}}]
      """)
    #expect(frames(scene, "low", "c/item[0,1]", "end") == ["0 0 320 10", "0 10 320 40", "0 50 320 30"])
    #expect(frames(scene, "c/header[1,0]", "title") == ["0 80 320 20", "0 80 320 20"])
    #expect(frames(scene, "c/item[1,0]") == ["0 100 320 40"])
  }

  @Test("pins headers and footers")
  func pins() throws {
    let scene = try Self.scene(
      """
      "contentOffset": [0, 100], \(Self.flow), "itemSize": [320, 100], "headerReferenceSize": [0, 20],
        "footerReferenceSize": [0, 30], "sectionHeadersPinToVisibleBounds": true,
        "sectionFootersPinToVisibleBounds": true},
      "sections": [{"items": 9, "header": {"id": "head"}, "footer": {"id": "foot"}}]
      """)
    #expect(frames(scene, "head", "foot") == ["0 0 320 20", "0 450 320 30"])
  }

  @Test("has the groups of a compositional layout")
  func groups() throws {
    let scene = try Self.scene(
      """
      "collectionViewLayout": {"class": "UICollectionViewCompositionalLayout", "interSectionSpacing": 7},
      "sections": [
        {"items": 4, "header": {"id": "head"}, "footer": {"id": "foot"}, "layout": {
          "group": {"width": "width", "height": 60, "axis": "horizontal", "interItemSpacing": 20,
            "subitems": [{"width": "0.25 * width", "height": "height", "contentInsets": [1, 2, 3, 4]}]},
          "contentInsets": [5, 10, 15, 10], "interGroupSpacing": 3,
          "boundarySupplementaryItems": [{"kind": "header", "width": "width", "height": 20},
            {"kind": "footer", "width": 50, "height": 30, "alignment": "bottomTrailing"}]}},
        {"items": 3, "layout": {"group": {"width": "width", "height": "0.25 * width", "axis": "vertical", "count": 2,
          "subitems": [{"width": "width", "height": 40}]}}}]
      """)
    #expect(frames(scene, "head", "foot") == ["10 0 300 20", "260 163 50 30"])
    #expect(
      frames(scene, "c/item[0,0]", "c/item[0,1]", "c/item[0,3]") == ["12 26 69 56", "107 26 69 56", "12 89 69 56"])
    #expect(
      frames(scene, "c/item[1,0]", "c/item[1,1]", "c/item[1,2]") == ["0 200 320 40", "0 240 320 40", "0 280 320 40"])
  }

  @Test("has sections that scroll across, and places items in their scroll view")
  func orthogonal() throws {
    let scene = try Self.scene(
      """
      \(Self.compositional), "sections": [{"items": 9, "item": {"contentView": [{"id": "v{row}"}]}, "layout": {
        "group": {"width": 100, "height": 50, "axis": "horizontal", "subitems": [\(Self.wide)]},
        "orthogonalScrollingBehavior": "continuous"}}]
      """)
    #expect(frames(scene, "v0", "v3", "v4") == ["0 0 100 50", "300 0 100 50", "no v4"])
    let scroller = try #require(scene.view(named: "v0")?.superview?.superview?.superview as? UIScrollView)
    #expect(scroller.className == "_UICollectionViewOrthogonalScrollerEmbeddedScrollView")
    #expect(scene.view(named: "v0")?.superview?.superview?.nameInResults == "c/item[0,0]")
  }

  @Test("gives items with an estimated size that of their constraints")
  func ownSizes() throws {
    let scene = try Self.scene(
      """
      \(Self.compositional), "sections": [{"items": [{"contentView": [{"id": "v",
        "constraints": ["left == superview.left", "right == superview.right", "top == superview.top",
          "bottom == superview.bottom", "height == 70"]}]}, {"id": "next"}],
        "layout": {"group": {"width": "width", "height": "estimated 30", "axis": "horizontal",
          "subitems": [{"width": "width", "height": "estimated 30"}]}}}]
      """)
    #expect(frames(scene, "v", "next") == ["0 0 320 70", "0 70 320 30"])
  }

  @Test("reuses cells with the ids, texts and names of their items")
  func reuse() throws {
    let scene = try Self.scene(
      #"""
      \#(Self.flow), "itemSize": [320, 100], "minimumLineSpacing": 0}, "sections": [{"items": 90,
        "item": {"contentView": [{"id": "b{row}", "class": "UIButton", "title": "{section}.{row}"}]}}]
      """#)
    let view = try #require(scene.view(named: "c") as? UICollectionView)
    let first = try #require(scene.view(named: "b0") as? UIButton)
    view.contentOffset.y = 5_000
    view.layoutIfNeeded()
    #expect(scene.view(named: "b0") == nil)
    let buttons = (50..<55).compactMap { scene.view(named: "b\($0)") as? UIButton }
    #expect(buttons.map { scene.marks(of: $0)?.text } == ["0.50", "0.51", "0.52", "0.53", "0.54"])
    #expect(buttons.contains { $0 === first })
    #expect(buttons.map { $0.superview?.superview?.nameInResults } == (50..<55).map { "c/item[0,\($0)]" })
  }

  @Test("is a snapshot without sections")
  func snapshot() throws {
    let scene = try Self.scene(
      #""subviews": [{"id": "cell", "class": "UICollectionViewCell", "frame": [1, 2, 30, 40]}]"#)
    #expect(!(scene.view(named: "c") is UICollectionView) && scene.view(named: "cell")?.subviews == [])
    #expect(frames(scene, "cell") == ["1 2 30 40"])
  }
}
