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
  package private(set) var tab: Tab

  private init(_ words: String, in shop: Workshop, tab: Tab) throws {
    self.shop = shop
    self.tab = tab
    let more = words.split(separator: " ").map(String.init)
    tool = try shop.start(.replayer, ["show", "--no-open"] + more, input: .nothing)
    address = try LivePage.address(of: tool)
  }

  /// The page of a recording that tests share, as it is when it is opened.
  ///
  /// - Parameters:
  ///   - words: The recording and the options.
  ///   - choice: What the page's address chooses, such as `strategy=all`. The command keeps no choice.
  ///   - source: What distinguishes the folder from others, with `line`: by default, the place of the call.
  ///   - make: The folder with the recording. It is made once for each `source`, `line` and `words`.
  package static func shared(
    _ words: String, choice: String = "", width: Int = 1200, height: Int = 900, touch: Bool = false,
    source: String = #fileID, line: Int = #line, _ make: () throws -> Workshop
  ) throws -> ShowPage {
    let tab = try SharedTab.tab()
    let key = "\(source):\(line) \(words)"
    if commands.isEmpty { atexit { ShowPage.commands = [:] } }
    let page = try commands[key] ?? ShowPage(words, in: make(), tab: tab)
    commands[key] = page
    page.tab = tab
    try tab.setViewport(width: width, height: height, touch: touch)
    try tab.open(page.address + (choice.isEmpty ? "" : "#" + choice))
    try tab.wait(for: "document.documentElement.dataset.mode === 'show'")
    try page.wait(forEvent: nil)
    return page
  }

  /// The page of a recording of the repository.
  package static func shared(
    recording: String, _ words: String = "", choice: String = "", width: Int = 1200, height: Int = 900,
    touch: Bool = false
  ) throws -> ShowPage {
    let name = String(recording.split(separator: "/").last ?? "") + ".touchrec"
    return try shared(
      "\(name) \(words)", choice: choice, width: width, height: height, touch: touch, source: recording, line: 0
    ) {
      let shop = try Workshop()
      try shop.write(
        Array(Data(contentsOf: Repository.recordings.appending(path: "\(recording).touchrec"))), to: name)
      return shop
    }
  }

  /// The commands that tests share, by their folder and words. They end with the process.
  nonisolated(unsafe) private static var commands: [String: ShowPage] = [:]

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
