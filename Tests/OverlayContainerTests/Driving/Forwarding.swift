import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

@Suite("The proxy forwards all calls of a scroll view or table, and returns the app's results")
@MainActor
struct Forwarding {
  /// Returns values that differ from UIKit's defaults, and records its callbacks.
  private final class App: UITableViewDelegate {
    var calls: [String] = []
    let zoomed = UIView()
    let header = UIView()
    let footer = UIView()
    let row = IndexPath(row: 7, section: 0)

    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("didZoom") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willDecelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didDecelerate") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didAnimate") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("willZoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      calls.append("didEndZooming \(scale)")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("didScrollToTop") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("didChangeInset") }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 51 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 52 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 53 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      calls.append("willDisplay")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      calls.append("didEndDisplaying")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { calls.append("highlight") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { calls.append("unhighlight") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { row }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { row }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { calls.append("deselect") }
  }

  /// A table that drives an overlay, with the proxy that is its delegate.
  private func table(_ app: App?) throws -> (stage: OverlayStage, table: UITableView, proxy: any UITableViewDelegate) {
    let table = UITableView()
    table.delegate = app
    let stage = OverlayStage(style: .rigid, drives: true, list: table)
    app?.calls = []
    let proxy = try #require(table.delegate)
    #expect(proxy !== app)
    return (stage, table, proxy)
  }

  @Test("calls without a result")
  func forwarded() throws {
    try withEngine(screen: .plain) {
      let app = App()
      let (stage, table, proxy) = try table(app)
      let (cell, row) = (UITableViewCell(style: .default, reuseIdentifier: nil), app.row)
      proxy.scrollViewDidZoom(table)
      proxy.scrollViewWillBeginDecelerating(table)
      proxy.scrollViewDidEndDecelerating(table)
      proxy.scrollViewDidEndScrollingAnimation(table)
      proxy.scrollViewWillBeginZooming(table, with: nil)
      proxy.scrollViewDidEndZooming(table, with: nil, atScale: 2)
      proxy.scrollViewDidScrollToTop(table)
      proxy.scrollViewDidChangeAdjustedContentInset(table)
      proxy.tableView(table, willDisplay: cell, forRowAt: row)
      proxy.tableView(table, didEndDisplaying: cell, forRowAt: row)
      proxy.tableView(table, didHighlightRowAt: row)
      proxy.tableView(table, didUnhighlightRowAt: row)
      proxy.tableView(table, didDeselectRowAt: row)
      #expect(
        app.calls == [
          "didZoom", "willDecelerate", "didDecelerate", "didAnimate", "willZoom", "didEndZooming 2.0", "didScrollToTop",
          "didChangeInset", "willDisplay", "didEndDisplaying", "highlight", "unhighlight", "deselect",
        ])
      withExtendedLifetime(stage) {}
    }
  }

  @Test("calls with a result")
  func returned() throws {
    try withEngine(screen: .plain) {
      let app = App()
      let (stage, table, proxy) = try table(app)
      let first = IndexPath(row: 0, section: 0)
      #expect(proxy.viewForZooming(in: table) === app.zoomed && !proxy.scrollViewShouldScrollToTop(table))
      #expect(proxy.tableView(table, heightForRowAt: first) == 51)
      #expect(proxy.tableView(table, heightForHeaderInSection: 0) == 52)
      #expect(proxy.tableView(table, heightForFooterInSection: 0) == 53)
      #expect(proxy.tableView(table, viewForHeaderInSection: 0) === app.header)
      #expect(proxy.tableView(table, viewForFooterInSection: 0) === app.footer)
      #expect(!proxy.tableView(table, shouldHighlightRowAt: first))
      #expect(proxy.tableView(table, willSelectRowAt: first) == app.row)
      #expect(proxy.tableView(table, willDeselectRowAt: first) == app.row)
      withExtendedLifetime(stage) {}
    }
  }

  @Test("without a delegate of the app it returns UIKit's defaults")
  func withoutDelegate() throws {
    try withEngine(screen: .plain) {
      let (stage, table, proxy) = try table(nil)
      let first = IndexPath(row: 0, section: 0)
      table.rowHeight = 77
      #expect(proxy.viewForZooming(in: table) == nil && proxy.scrollViewShouldScrollToTop(table))
      #expect(proxy.tableView(table, heightForRowAt: first) == 77)
      #expect(proxy.tableView(table, heightForHeaderInSection: 0) == UITableView.automaticDimension)
      #expect(proxy.tableView(table, viewForHeaderInSection: 0) == nil)
      #expect(proxy.tableView(table, shouldHighlightRowAt: first))
      #expect(proxy.tableView(table, willSelectRowAt: first) == first)
      withExtendedLifetime(stage) {}
    }
  }

  @Test("a second container's proxy inherits the app's delegate and restores it, in either order")
  func inherited() throws {
    for firstLetsGo in [true, false] {
      try withEngine(screen: .plain) {
        let app = App()
        let (stage, table, proxy) = try table(app)
        let other = OverlayStage()
        other.container.drivingScrollView = table
        let second = try #require(table.delegate)
        #expect(second !== proxy)
        if firstLetsGo {
          stage.container.drivingScrollView = UIScrollView()
          #expect(table.delegate === second, "it is not its to give back")
          other.container.drivingScrollView = UIScrollView()
        } else {
          other.container.drivingScrollView = UIScrollView()
          #expect(table.delegate === proxy, "the first one still drives, and stands before the app's again")
          stage.container.drivingScrollView = UIScrollView()
        }
        #expect(table.delegate === app)
      }
    }
  }

  @Test("the app's delegate is called for content that is reset, after the overlay has moved")
  func driverFirst() {
    withEngine(screen: .plain) {
      let watch = OffsetWatch()
      let stage = OverlayStage(style: .rigid, drives: true)
      stage.put(at: 0)
      stage.list.delegate = watch
      let finger = DrivingFinger(stage)
      finger.begin(at: 700, towards: 600)
      finger.move(by: -30, velocity: nil)
      #expect(stage.container.translationHeight == 230)
      #expect(!watch.offsets.isEmpty && watch.offsets.allSatisfy { $0 == 0 })
      stage.finger.up()
    }
  }

  /// Records the content offset at every callback.
  private final class OffsetWatch: UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
  }
}
