import Foundation
import HitTestTerms
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Rows, headers and footers without a given height have UIKit's, within a range where it is not known")
  @MainActor
  struct StockHeights {
    private final class Source: NSObject, UITableViewDataSource {
      var style = UITableViewCell.CellStyle.default
      var lines = 1
      var title: String?
      var font: UIFont?
      var image: CGFloat?
      var ownHeight: CGFloat?
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = ownHeight.map { OwnCell(height: $0) } ?? UITableViewCell(style: style, reuseIdentifier: nil)
        if let font { cell.textLabel?.font = font }
        if let image { cell.imageView?.image = UIImage(size: CGSize(width: image, height: image), scale: 1) }
        cell.textLabel?.text = "Title"
        cell.textLabel?.numberOfLines = lines
        if style == .subtitle { cell.detailTextLabel?.text = "Details" }
        return cell
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
    }

    private final class OwnCell: UITableViewCell {
      private let height: CGFloat
      init(height: CGFloat) {
        self.height = height
        super.init(style: .default, reuseIdentifier: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    private func height(
      _ version: Int, _ position: Double, of section: Bool = false, style: UITableView.Style = .plain,
      _ configure: (Source) -> Void
    ) -> (height: CGFloat, kinds: Set<UnknownLength>, isGuessed: Bool) {
      withEngine {
        Engine.current.systemVersion = version
        Engine.current.lengths = LengthChoice([.rowHeights: LengthReading(position)])
        let source = Source()
        configure(source)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: style)
        showWindow().addSubview(table)
        table.dataSource = source
        endTurn()
        let rect = section ? table.rectForHeader(inSection: 0) : table.rectForRow(at: IndexPath(row: 0, section: 0))
        return (rect.height, Engine.current.unknownLengths, table.firstGuessedHeight != nil)
      }
    }

    @Test("a row with one line has 44 points before iOS 26, for certain")
    func oneLine() {
      let row = height(17, 1) { _ in }
      #expect(row.height == 44 && !row.kinds.contains(.rowHeights) && !row.isGuessed)
    }

    @Test(
      "other rows have the ends of a range",
      arguments: [(17, true, 44.0, 62.0), (26, false, 44, 54), (27, true, 60, 72)])
    func ranges(version: Int, hasDetails: Bool, least: Double, greatest: Double) {
      for (position, expected) in [(-1, least), (1, greatest)] as [(Double, Double)] {
        let row = height(version, position) { if hasDetails { $0.style = .subtitle } }
        #expect(row.height == expected && row.kinds.contains(.rowHeights) && !row.isGuessed)
      }
    }

    @Test("inset tables of iPhones with iOS 26 have the measured heights, and the others a range", arguments: [26, 27])
    func measured(version: Int) {
      let header = height(version, 1, of: true, style: .insetGrouped) { $0.title = "Title" }
      let row = height(version, 1, style: .insetGrouped) { $0.style = .subtitle }
      #expect((abs(header.height - 55.4) < 0.2) == (version == 26) && (abs(row.height - 69.4) < 0.2) == (version == 26))
    }

    @Test("rows of inset tables are inset, by a measured distance or within a range")
    func insets() {
      for (version, width, least, greatest) in [
        (26, 375, 16, 16), (26, 393, 20, 20), (17, 390, 16, 20), (26, 430, 16, 20),
      ] as [(Int, CGFloat, CGFloat, CGFloat)] {
        for (position, expected) in [(-1, least), (1, greatest)] as [(Double, CGFloat)] {
          withEngine {
            Engine.current.systemVersion = version
            Engine.current.lengths = LengthChoice([.cellMargins: LengthReading(position)])
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: .insetGrouped)
            table.rowHeight = 50
            let source = Source()
            table.dataSource = source
            showWindow().addSubview(table)
            endTurn()
            #expect(
              table.visibleCells.first?.frame.minX == expected
                && table.visibleCells.first?.frame.width == width - 2 * expected)
          }
        }
      }
    }

    @Test("the height of a row with a text of several lines is not known at all")
    func severalLines() {
      #expect(height(17, 0) { $0.lines = 0 }.isGuessed)
    }

    @Test(
      "the height of a row with a large font or image is not known, and one of its own `sizeThatFits` is known up to the line"
    )
    func otherContents() {
      #expect(height(17, 0) { $0.font = .systemFont(ofSize: 40) }.isGuessed)
      #expect(height(17, 0) { $0.image = 60 }.isGuessed && !height(17, 0) { $0.image = 20 }.isGuessed)
      let own = [-1, 1].map { position in height(17, position) { $0.ownHeight = 90 } }
      #expect(own[0].height == 90 && own[1].height > 90 && own[1].height <= 91 && !own[0].isGuessed)
    }

    @Test("the height of a header is not known if its title may need a second line")
    func longTitles() {
      #expect(height(17, 0, of: true) { $0.title = String(repeating: "title ", count: 12) }.isGuessed)
      #expect(height(17, 0, of: true) { $0.title = "two\nlines" }.isGuessed)
      #expect(!height(17, 0, of: true) { $0.title = "a short title" }.isGuessed)
    }

    @Test("a header with a title, by version", arguments: [(12, 28.0, 28.0), (17, 26, 38), (26, 17, 56)])
    func headers(version: Int, least: Double, greatest: Double) {
      for (position, expected) in [(-1, least), (1, greatest)] as [(Double, Double)] {
        let header = height(version, position, of: true) { $0.title = "Title" }
        #expect(abs(header.height - expected) < 1e-9)
        #expect(header.kinds.contains(.rowHeights) == (least < greatest))
      }
    }

    @Test("a list content grows with its texts and its image")
    func listContent() {
      withEngine {
        @MainActor
        func height(_ configure: (inout UIListContentConfiguration) -> Void) -> CGFloat {
          var content = UIListContentConfiguration.cell()
          content.text = "Title"
          configure(&content)
          let view = UIListContentView(configuration: content)
          return view.sizeThatFits(CGSize(width: 300, height: 0)).height
        }
        let one = height { _ in }
        #expect(one == 44)
        let two = height { $0.secondaryText = "Details" }
        #expect(two > one + 10)
        #expect(
          height {
            $0.secondaryText = "Details"; $0.prefersSideBySideTextAndSecondaryText = true
          } == one)
        #expect(height { $0.text = String(repeating: "long ", count: 40) } > two)
        #expect(Engine.current.unknownLengths.contains(.rowHeights) && Engine.current.unmodelled == [])
      }
    }
  }
}
