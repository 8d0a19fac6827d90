import Foundation
import JSONText
import Testing

@testable import Scenes

@Suite("A scene file with an error in a collection view")
struct CollectionSceneErrorTests {
  private static let flow = #""collectionViewLayout": {"class": "UICollectionViewFlowLayout""#
  private static let compositional = #""collectionViewLayout": {"class": "UICollectionViewCompositionalLayout"}"#
  private static let wide = #"{"width": "width", "height": "height"}"#

  /// The message of an error in line 3 or later, without the place of the line.
  private static func message(_ members: String) -> String? {
    do {
      _ = try decode(
        """
        {"format": 1, "scene": "s", "windows": [{"subviews": [
          {"id": "c", "class": "UICollectionView", "frame": [0, 0, 320, 480],
        \(members)}]}]}
        """)
      return nil
    } catch { return String(error.description.split(separator: ": ", maxSplits: 1)[1]) }
  }

  @Test(
    "is refused with its place and a remedy",
    arguments: [
      (
        #""sections": []"#,
        "view 'c': missing key 'collectionViewLayout'; the 'sections' of a collection view need a layout"
      ),
      (
        compositional,
        "view 'c': 'collectionViewLayout' places the items of 'sections'; give 'sections', or remove it"
      ),
      (
        #""contentSize": [1, 1], \#(compositional), "sections": []"#,
        "view 'c': the layout of a collection view with 'sections' decides the size of its content; remove it"
      ),
      (
        #""collectionViewLayout": {}, "sections": []"#,
        #"view 'c', collectionViewLayout: missing key 'class'; it must be "UICollectionViewFlowLayout" or "UICollectionViewCompositionalLayout""#
      ),
      (
        #"\#(flow), "interSectionSpacing": 1}, "sections": []"#,
        "view 'c', collectionViewLayout: 'interSectionSpacing' is a key of UICollectionViewCompositionalLayout; this is a UICollectionViewFlowLayout"
      ),
      (
        #"\#(flow), "itemSiz": [1, 1]}, "sections": []"#,
        "view 'c', collectionViewLayout: unknown key 'itemSiz'; did you mean 'itemSize'?"
      ),
      (
        #"\#(flow)}, "sections": [{"rows": 1}]"#, "view 'c', sections[0]: unknown key 'rows'; remove it"
      ),
      (
        #"\#(flow)}, "sections": [{"layout": {}}]"#,
        "view 'c', sections[0]: 'layout' is for the sections of a UICollectionViewCompositionalLayout; remove it, or choose that class"
      ),
      (
        #"\#(compositional), "sections": [{"items": 1}]"#,
        "view 'c', sections[0]: missing key 'layout'; a compositional layout needs the groups of each section"
      ),
      (
        #"\#(flow)}, "sections": [{"items": [{}], "item": {}}]"#,
        "view 'c', sections[0]: 'item' describes the number of items in 'items', and 'items' is a list; remove it, or make 'items' a number"
      ),
      (
        #"\#(flow)}, "sections": [{"header": {}}]"#,
        "view 'c', sections[0]: no header is shown without its size along the layout's axis; give the layout 'headerReferenceSize'"
      ),
      (
        #"\#(flow)}, "sections": [{"items": 2, "item": {"id": "i"}}]"#,
        "view 'i': id 'i' would be that of 2 rows; put {row} into it"
      ),
      (
        #"\#(flow)}, "sections": [{"items": [{"class": "UITableViewCell"}]}]"#,
        "view 'windows[0].subviews[0].sections[0].items[0]': UITableViewCell is not a cell; an item is of UICollectionViewCell or of a subclass"
      ),
      (
        #"\#(flow), "headerReferenceSize": [0, 9]}, "sections": [{"header": {"class": "UILabel"}}]"#,
        "view 'windows[0].subviews[0].sections[0].header': UILabel is no reusable view; it is of UICollectionReusableView or of a subclass"
      ),
      (
        #"\#(flow)}, "sections": [{"items": [{"id": "i", "frame": [0, 0, 1, 1]}]}]"#,
        "view 'i': a layout places its items itself; remove it, or give a 'size'"
      ),
      (
        #"\#(compositional), "sections": [{"items": [{"size": [1, 1]}], "layout": {"group": {"width": 1, "height": 1, "axis": "vertical", "subitems": [\#(wide)]}}}]"#,
        "view 'c', sections[0]: 'size' is for the items of a UICollectionViewFlowLayout; give the size in the section's layout"
      ),
      (
        #""subviews": [{"id": "i", "class": "UICollectionViewCell", "size": [1, 1]}]"#,
        "view 'i': 'size' is for the items of 'sections'; give the cell a 'frame'"
      ),
      (
        #"\#(flow)}, "sections": [], "subviews": [{"class": "UICollectionViewCell"}]"#,
        "view 'c': a collection view with 'sections' makes its cells itself; one is on line 3; put it into a section, or remove 'sections'"
      ),
      (
        #"\#(compositional), "sections": [{"layout": {"group": \#(wide)}}]"#,
        "view 'c', sections[0].layout: missing key 'subitems'; 'group' must be a group of items"
      ),
      (
        #"\#(compositional), "sections": [{"layout": {"group": {"width": 0, "height": 1}}}]"#,
        #"view 'c', sections[0].layout.group: 'width' must be a length above 0, or a text as "width", "0.5 * width", "0.5 * height" or "estimated 44"; found 0"#
      ),
      (
        #"\#(compositional), "sections": [{"layout": {"group": {"width": 1, "height": 1, "subitems": [\#(wide)]}}}]"#,
        #"view 'c', sections[0].layout.group: missing key 'axis'; a group needs "horizontal" or "vertical""#
      ),
      (
        #"\#(compositional), "sections": [{"layout": {"group": {"width": 1, "height": 1, "axis": "vertical", "subitems": [{"width": 1, "height": 1, "count": 2}]}}}]"#,
        "view 'c', sections[0].layout.group.subitems[0]: 'count' is for a group; remove it, or give 'subitems'"
      ),
      (
        #"\#(compositional), "sections": [{"layout": {"group": {"width": 1, "height": 1, "axis": "vertical", "count": 2, "subitems": [\#(wide), \#(wide)]}}}]"#,
        "view 'c', sections[0].layout.group: 'count' repeats one item, and 'subitems' has 2; remove it, or put the items into a group"
      ),
      (
        #"\#(compositional), "sections": [{"header": {}, "layout": {"group": {"width": 1, "height": 1, "axis": "vertical", "subitems": [\#(wide)]}}}]"#,
        "view 'c', sections[0]: no header is shown without its place; add one to 'boundarySupplementaryItems' of the section's layout"
      ),
      (
        #"\#(compositional), "sections": [{"layout": {"group": {"width": 1, "height": 1, "axis": "vertical", "subitems": [\#(wide)]}, "boundarySupplementaryItems": [{"kind": "footer", "width": 1, "height": 1}]}}]"#,
        "view 'c', sections[0]: missing key 'footer', which 'boundarySupplementaryItems' places; give the view"
      ),
      (
        #"\#(compositional), "sections": [{"layout": {"group": {"width": 1, "height": 1, "axis": "vertical", "subitems": [\#(wide)]}, "boundarySupplementaryItems": [{"kind": "footer", "width": 1, "height": 1}, {"kind": "footer", "width": 1, "height": 1}]}}]"#,
        "view 'c', sections[0].layout: 'boundarySupplementaryItems' has two of the kind footer; a section has one header and one footer"
      ),
      (
        #"\#(flow)}, "sections": [{"items": 100001}]"#,
        "view 'c', sections[0]: the tables and collection views of a scene may have no more than 100000 rows"
      ),
    ])
  func errors(members: String, expected: String) {
    #expect(Self.message(members) == expected)
  }

  @Test(
    "reads lengths and spaces as they are written",
    arguments: [
      ("44", DimensionDescription.absolute(44)), (#""width""#, .ofWidth(1)), (#""0.5 * width""#, .ofWidth(0.5)),
      (#""height""#, .ofHeight(1)), (#""2 * height""#, .ofHeight(2)), (#""estimated 30""#, .estimated(30)),
      (#""-1 * width""#, nil), (#""0 * width""#, nil), (#""0.5*width""#, nil), (#""estimated -1""#, nil),
      (#""1e3 * width""#, nil), (#""inf * width""#, nil), (#""depth""#, nil), ("-4", nil), ("true", nil),
    ])
  func lengths(text: String, expected: DimensionDescription?) throws {
    #expect(DimensionDescription(try .parse(Array(text.utf8))) == expected)
  }

  @Test("has no more than 50 groups inside each other")
  func depth() {
    func nested(_ levels: Int) -> String {
      let start = String(repeating: #"{"width": 1, "height": 1, "axis": "vertical", "subitems": ["#, count: levels)
      return start + Self.wide + String(repeating: "]}", count: levels)
    }
    func members(_ levels: Int) -> String {
      #"\#(Self.compositional), "sections": [{"layout": {"group": \#(nested(levels))}}]"#
    }
    #expect(Self.message(members(49)) == nil)
    #expect(Self.message(members(51))?.hasSuffix("no more than 50 groups may stand inside each other") == true)
  }
}
