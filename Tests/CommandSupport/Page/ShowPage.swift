package import ChromiumDriver
import Foundation
import JSONText
package import TestSupport
package import Testing

/// A running `replayer show`, and a tab with its page.
package final class ShowPage {
  package let shop: Workshop
  package let tool: RunningTool
  package let address: String
  package let tab: Tab

  /// Shows a recording of the workshop.
  package init(_ words: String, in shop: Workshop) throws {
    self.shop = shop
    let more = words.split(separator: " ").map(String.init)
    tool = try shop.start(.replayer, ["show", "--no-open"] + more, input: .nothing)
    address = try LivePage.address(of: tool)
    tab = try Browser.shared().makeTab()
    try tab.setViewport(width: 1200, height: 900)
    try tab.open(address)
    try tab.wait(for: "document.documentElement.dataset.mode === 'show'")
    try wait(forEvent: nil)
  }

  /// Waits until an event is shown; any event for `nil`.
  package func wait(forEvent event: Int?) throws {
    let value = event.map { "=== '\($0)'" } ?? "!== undefined"
    try tab.wait(for: "document.getElementById('player')?.dataset.event \(value)")
  }

  /// The receivers of the current touches, as recorded and as replayed.
  package func receivers() throws -> [String] {
    try
      (tab.evaluate(
        "['recorded', 'replayed'].map((side) => document.getElementById('stage-' + side).dataset.receivers)"
      )
      .array ?? []).map { $0.string ?? "" }
  }

  /// The shown outcomes, as `left sign right`.
  package func outcomes() throws -> [String] {
    let script = """
      [...document.querySelectorAll(".outcome-table tr")].slice(1).map((row) => [...row.cells].map((cell) =>
        cell.querySelector(".outcome > span:last-child")?.textContent ?? cell.textContent).join(" "))
      """
    return (try tab.evaluate(script).array ?? []).map { $0.string ?? "" }
  }

  /// The frames of a side's views, by name. The captions, which follow after a pause, are not views.
  package func boxes(_ side: String) throws -> String {
    try tab.evaluate(
      """
      (() => { const stage = document.getElementById("stage-\(side)"), at = stage.getBoundingClientRect()
      return [...stage.querySelectorAll(".scene [data-name]")].map((view) => { const box = view.getBoundingClientRect()
        return [view.dataset.name, ...[box.left - at.left, box.top - at.top, box.width, box.height].map(Math.round)] }) })()
      """
    ).text
  }

  /// Checks that the page requested only its own resources and reported no errors.
  package func expectQuiet(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let requests = try tab.requests()
    #expect(requests.allSatisfy { $0.hasPrefix(address) }, sourceLocation: sourceLocation)
    #expect(requests.contains { $0.hasPrefix(address + "frames?") }, sourceLocation: sourceLocation)
    #expect(tab.complaints.isEmpty, sourceLocation: sourceLocation)
  }
}
