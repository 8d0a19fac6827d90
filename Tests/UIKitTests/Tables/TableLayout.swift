import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("A table positions headers, footers and its own header and footer")
  @MainActor
  struct TableLayout {
    /// Both sections have a height of 20 + 2·50 + 10 points; 130 points are visible.
    private func scene(_ style: UITableView.Style) -> TableScene {
      let scene = TableScene([[50, 50], [50, 50]], height: 130, style: style)
      scene.headers = [0: 20, 1: 20]
      scene.footers = [0: 10, 1: 10]
      scene.table.reloadData()
      return scene
    }

    private func tops(_ table: UITableView) -> String {
      table.layoutIfNeeded()
      return table.subviews.filter { !($0 is UITableViewCell) }.map { (name($0), $0.frame.minY) }.sorted { $0 < $1 }
        .map { "\($0)@\(Int($1))" }.joined(separator: " ")
    }

    @Test(
      "headers and footers of a plain table float until their section pushes them out",
      arguments: [
        (-30, "footer0@90 header0@0"),
        (0, "footer0@120 header0@0"),
        (1, "footer0@120 footer1@150 header0@1 header1@130"),
        (40, "footer0@120 footer1@160 header0@40 header1@130"),
        (110, "footer0@120 footer1@230 header0@100 header1@130"),
        (129, "footer0@120 footer1@249 header0@100 header1@130"),
        (200, "footer1@250 header1@200"),
        (245, "footer1@250 header1@230"),
      ] as [(CGFloat, String)])
    func floating(offset: CGFloat, places: String) {
      withEngine {
        let plain = scene(.plain).table
        plain.layoutIfNeeded()
        plain.contentOffset.y = offset
        #expect(tops(plain) == places)
      }
    }

    @Test("those of a grouped table scroll with the content", arguments: [0, 1, 40, 110, 129] as [CGFloat])
    func resting(offset: CGFloat) {
      withEngine {
        let grouped = scene(.grouped).table
        grouped.layoutIfNeeded()
        grouped.contentOffset.y = offset
        let second = offset > 0 ? "footer1@250 " : ""
        #expect(tops(grouped) == "footer0@120 \(second)header0@0" + (offset > 0 ? " header1@130" : ""))
      }
    }

    @Test("rects are those without floating")
    func rects() {
      withEngine {
        let table = scene(.plain).table
        table.contentOffset.y = 60
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 130, width: 400, height: 20))
        #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 120, width: 400, height: 10))
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 130, width: 400, height: 130))
        #expect(table.rect(forSection: 2) == .zero)
      }
    }

    @Test("the table's own header and footer are around the sections, with the width of the table")
    func ownViews() {
      withEngine {
        let scene = TableScene([[50]], height: 300)
        let table = scene.table
        let header = place(UIView(), "top", 5, 5, 5, 70)
        let footer = place(UIView(), "bottom", 5, 5, 5, 30)
        let back = place(UIView(), "back", 0, 0, 0, 0)
        table.tableHeaderView = header
        table.tableFooterView = footer
        table.backgroundView = back
        table.contentOffset.y = 10
        table.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 400, height: 70))
        #expect(footer.frame == CGRect(x: 0, y: 120, width: 400, height: 30))
        #expect(back.frame == table.bounds && table.subviews.first === back)
        #expect(table.contentSize.height == 150)
        #expect(table.found(200, 60) == "top")
        #expect(table.found(200, 149) == "bottom")
        #expect(table.found(200, 151) == "back")
        table.frame.size.width = 300
        table.tableHeaderView = nil
        table.layoutIfNeeded()
        #expect(header.superview == nil && footer.frame == CGRect(x: 0, y: 50, width: 300, height: 30))
        #expect(table.visibleCells[0].frame == CGRect(x: 0, y: 0, width: 300, height: 50))
        #expect(table.visibleCells[0].contentView.frame.width == 300)
      }
    }

    @Test(
      "heights that the delegate does not return",
      arguments: [
        ("plain, no title", UITableView.Style.plain, nil, -1, 0),
        ("plain, no title, a height", .plain, nil, 35, 0),
        ("plain, a title", .plain, "title", -1, 28 + 22),
        ("plain, a title and a height", .plain, "title", 35, 35 + 22),
        ("grouped, a height", .grouped, nil, 35, 35),
        ("grouped, a title and a height", .grouped, "title", 35, 35),
      ] as [(String, UITableView.Style, String?, CGFloat, CGFloat)])
    func supplementHeights(id: String, style: UITableView.Style, title: String?, height: CGFloat, expected: CGFloat) {
      final class Titled: UITableViewDataSource {
        var title: String?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
      }
      withEngine {
        let data = Titled()
        data.title = title
        let table = place(UITableView(frame: .zero, style: style), "table", 0, 0, 400, 400, in: showWindow())
        table.dataSource = data
        table.sectionHeaderHeight = height
        table.sectionFooterHeight = 0
        #expect(
          table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: expected, width: 400, height: 44))
        #expect((table.headerView(forSection: 0) != nil) == (title != nil))
        table.sectionHeaderTopPadding = 5
        if style == .plain && title != nil {
          #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == expected - 22 + 5)
          let header = table.headerView(forSection: 0)
          #expect(header?.frame.minY == 5)
          header?.layoutIfNeeded()
          #expect(header?.contentView.frame == header?.bounds)
        }
      }
    }

    @Test("the delegate gets each header and footer before it is shown, with its title, and after it is shown no more")
    func shownSupplements() {
      final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var reloads = false
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 500 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "title \(section)" }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
        private func note(_ what: String, _ view: UIView, _ section: Int) {
          let text = (view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "footer"
          log.append("\(what) \(section) \(text) \(view.superview != nil) \(view.frame.height > 0)")
        }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
          note("will", view, section)
          guard reloads else { return }
          reloads = false
          tableView.reloadData()
        }
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
          note("will", view, section)
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
          note("end", view, section)
        }
        func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
          note("end", view, section)
        }
      }
      withEngine {
        let data = Titles()
        let table = place(UITableView(frame: .zero, style: .grouped), "table", 0, 0, 400, 400, in: showWindow())
        table.estimatedRowHeight = 0
        table.dataSource = data
        table.delegate = data
        endTurn()
        let first = ["will 0 title 0 false true", "will 0 footer false true"]
        #expect(data.log == first)
        table.contentOffset.y = 650
        endTurn()
        #expect(
          data.log == first + [
            "end 0 title 0 false true", "end 0 footer false true", "will 1 title 1 false true",
            "will 1 footer false true",
          ])
        // A view that a reload has removed is not shown.
        data.log = []
        data.reloads = true
        table.reloadData()
        endTurn()
        let again = ["will 1 title 1 false true", "will 1 footer false true"]
        let ended = ["end 1 title 1 false true", "end 1 footer false true"]
        #expect(data.log == ended + again[..<1] + again, "\(data.log)")
        #expect(table.subviews.count { $0 is UITableViewHeaderFooterView } == 1)
      }
    }

    @Test("a delegate may reload and ask for rows while headers end or are made")
    func reentrantSupplements() {
      final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = Array(repeating: 1, count: 40)
        var reaction: (() -> Void)?
        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          _ = rows[indexPath.section]
          return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "title" }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
          reaction?()
          _ = (tableView.indexPathsForVisibleRows, tableView.visibleCells, tableView.headerView(forSection: 0))
        }
      }
      withEngine {
        let data = Titles()
        let table = place(UITableView(frame: .zero, style: .plain), "table", 0, 0, 400, 400, in: showWindow())
        table.dataSource = data
        table.delegate = data
        endTurn()
        data.reaction = {
          data.reaction = nil
          data.rows = [2]
          table.reloadData()
        }
        table.contentOffset.y = 2_000
        endTurn()
        #expect(table.visibleCells.count == 2)
        // A reload calls the delegate, which asks for rows of the new data.
        data.rows = []
        table.reloadData()
        endTurn()
        #expect(table.visibleCells.isEmpty && table.headerView(forSection: 0) == nil)
      }
    }

    @Test("a delegate may change the heights of rows while a header is made: each header and footer is reported once")
    func heightsWhileHeadersAreMade() {
      final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "title" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "end" }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
          log.append("header \(section)")
          tableView.rowHeight += 1
        }
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
          log.append("footer \(section)")
        }
      }
      withEngine {
        let data = Titles()
        let table = place(UITableView(frame: .zero, style: .grouped), "table", 0, 0, 400, 400, in: showWindow())
        table.rowHeight = 50
        table.dataSource = data
        table.delegate = data
        for _ in 0..<4 { endTurn() }
        #expect(data.log.sorted() == ["footer 0", "footer 1", "header 0", "header 1"], "\(data.log)")
        #expect(table.rowHeight == 52 && table.subviews.count { $0 is UITableViewHeaderFooterView } == 4)
      }
    }

    @Test("the labels of a header take no touches and are made when code asks for them")
    func headerLabels() {
      withEngine {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        #expect(header.contentView.subviews.isEmpty)
        header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        header.textLabel?.text = "a"
        #expect(header.textLabel === header.textLabel && header.detailTextLabel !== header.textLabel)
        header.layoutIfNeeded()
        #expect(header.textLabel?.frame == header.contentView.bounds.inset(by: header.contentView.layoutMargins))
        #expect(header.hitTest(CGPoint(x: 150, y: 20), with: nil) === header.contentView)
        header.backgroundView = UIView()
        header.layoutIfNeeded()
        #expect(header.subviews == [header.backgroundView, header.contentView])
        #expect(header.backgroundView?.frame == header.bounds)
      }
    }

    @Test("cells are behind headers and the app's subviews, in any order of adding")
    func order() {
      withEngine {
        let scene = TableScene([[50, 50, 50, 50, 50, 50]], height: 130)
        scene.headers = [0: 20]
        scene.table.reloadData()
        scene.table.layoutIfNeeded()
        place(UIView(), "own", 0, 0, 10, 10, in: scene.table)
        for offset in stride(from: 0, through: 190, by: 10) {
          scene.table.contentOffset.y = CGFloat(offset)
          scene.table.layoutIfNeeded()
          #expect(scene.table.subviews.suffix(2).map { name($0) } == ["header0", "own"])
        }
      }
    }

    @Test("a table whose rows are all visible bounces by default; another scroll view does not")
    func shortTables() {
      for (bounces, continues) in [(true, true), (false, false)] {
        withEngine {
          let scene = TableScene([[50, 50]], height: 400, scrolls: true)
          #expect(scene.table.alwaysBounceVertical && !UIScrollView().alwaysBounceVertical)
          if !bounces { scene.table.alwaysBounceVertical = false }
          let hand = Hand()
          _ = scene.events("down 200,50; move 200,80; move 200,130", hand)
          #expect((scene.table.contentOffset.y < 0) == continues)
          hand.follow("up")
          pass(to: 5_000)
          #expect(scene.table.contentOffset.y == 0)
        }
      }
    }
  }
}
