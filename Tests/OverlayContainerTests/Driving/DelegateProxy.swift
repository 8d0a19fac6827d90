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
    var calls: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if calls.last != "didScroll" { calls.append("didScroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBegin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("didEnd")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
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
    app.calls = []
    return stage
  }

  @Test("all delegate calls are forwarded to the app's delegate")
  func forwarding() {
    withEngine(screen: .plain) {
      let app = App()
      let stage = table(app)
      stage.finger.tap(200, 400 + 70 + 75)
      #expect(app.calls == ["select 1"])
      app.calls = []
      stage.finger.down(200, 700)
      stage.finger.move(y: 680)
      stage.finger.up()
      pass(3)
      #expect(app.calls.prefix(2) == ["willBegin", "didScroll"])
      #expect(app.calls.contains("didEnd"))
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
      #expect(first.calls == [])
      #expect(second.calls.first == "willBegin")
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
      #expect(app.calls.contains("didScroll"))
    }
  }
}
