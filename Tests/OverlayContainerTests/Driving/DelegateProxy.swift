import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

@Suite("The driver's proxy replaces the app's delegate of the scroll view")
@MainActor
struct DelegateProxy {
  /// Records its callbacks.
  private final class App: UITableViewDelegate, UITableViewDataSource {
    var heard: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if heard.last != "didScroll" { heard.append("didScroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("willBegin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("didEnd")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func table(_ app: App) -> OverlayStage {
    let table = UITableView()
    table.dataSource = app
    table.delegate = app
    let stage = OverlayStage(style: .rigid, drives: true, list: table)
    stage.put(at: 1)
    app.heard = []
    return stage
  }

  @Test("all delegate calls are forwarded to the app's delegate")
  func forwarding() {
    withEngine(screen: .plain) {
      let app = App()
      let stage = table(app)
      stage.finger.tap(200, 400 + 70 + 75)
      #expect(app.heard == ["select 1"])
      app.heard = []
      stage.finger.down(200, 700)
      stage.finger.move(y: 680)
      stage.finger.up()
      pass(3)
      #expect(app.heard.prefix(2) == ["willBegin", "didScroll"])
      #expect(app.heard.contains("didEnd"))
    }
  }

  @Test("a delegate that the app sets later receives the calls")
  func replacement() {
    withEngine(screen: .plain) {
      let (first, second) = (App(), App())
      let stage = table(first)
      stage.list.delegate = second
      #expect(stage.list.delegate !== second)
      stage.finger.down(200, 700)
      stage.finger.move(y: 680)
      #expect(first.heard == [])
      #expect(second.heard.first == "willBegin")
      #expect(stage.container.translationHeight == 410)
      stage.finger.up()
    }
  }

  @Test("the scroll view gets its delegate back when another one drives")
  func restored() {
    withEngine(screen: .plain) {
      let app = App()
      let stage = table(app)
      #expect(stage.list.delegate !== app)
      stage.container.drivingScrollView = UIScrollView()
      #expect(stage.list.delegate === app)
    }
  }

  @Test("a second container's proxy replaces the first one's")
  func twoContainers() {
    withEngine(screen: .plain) {
      let app = App()
      let stage = table(app)
      let first = stage.list.delegate
      let other = OverlayStage()
      other.container.drivingScrollView = stage.list
      #expect(stage.list.delegate !== first)
      stage.list.contentOffset.y = 20
      #expect(app.heard.contains("didScroll"))
    }
  }
}
