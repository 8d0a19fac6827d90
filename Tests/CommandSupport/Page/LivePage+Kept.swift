package import ChromiumDriver
import JSONText
import TestSupport
package import Testing

extension LivePage {
  /// Ends the session at the page and checks that the recording has what the page sent and showed.
  package func expectKept(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try stop()
    let verdict = try tab.evaluate("document.getElementById('replay-verdict').textContent").string ?? ""
    #expect(verdict.hasSuffix("same"), "\(verdict)", sourceLocation: sourceLocation)
    try expectSame(sourceLocation: sourceLocation)
    try expectQuiet(tab, sourceLocation: sourceLocation)
  }

  /// Checks that the recording is valid, replays without a difference, and has the page's samples and outcomes.
  package func expectSame(log: [LogLine]? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let verified = try shop.recorder("verify \(recording)")
    #expect(verified.code == 0, "\(verified.error)", sourceLocation: sourceLocation)
    let compared = try shop.replayer("diff \(recording)")
    #expect(compared.code == 0, "\(compared.output)\(compared.error)", sourceLocation: sourceLocation)
    #expect(try kept() == sent(), sourceLocation: sourceLocation)
    #expect(try replayed() == (log ?? self.log()).map(\.outcome), sourceLocation: sourceLocation)
  }

  /// Checks that a tab requested only resources of the page's own server and reported no errors.
  package func expectQuiet(_ tab: Tab, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let requests = try tab.requests()
    #expect(requests.allSatisfy { $0.hasPrefix(address) }, sourceLocation: sourceLocation)
    #expect(requests.contains(address + "exchange"), sourceLocation: sourceLocation)
    #expect(tab.complaints.isEmpty, sourceLocation: sourceLocation)
  }

  /// The samples of fingers that the page sent, as `phase x y`.
  package func sent() throws -> [String] {
    (try spy("samples").array ?? []).compactMap { sample in
      let words = sample.array ?? []
      if words.count == 3 { return nil }
      return Self.text(words[2].string ?? "", words[3].number ?? 0, words[4].number ?? 0)
    }
  }

  /// The samples in the recording, as `phase x y`.
  package func kept() throws -> [String] {
    try RawFile(shop.file(recording)).rows("SELECT phase, x, y FROM events ORDER BY sample").map { row in
      Self.text(row[0], Double(row[1]) ?? 0, Double(row[2]) ?? 0)
    }
  }

  /// The outcomes of a replay: kind, touch and view of each.
  private func replayed() throws -> [String] {
    try shop.replayer("run \(recording) --json").objects().map { outcome in
      let touch = outcome["touch"]?.integer.map(String.init) ?? ""
      return "\(outcome["kind"]?.string ?? "") \(touch) \(outcome["view"]?.string ?? "")"
    }
  }

  private static func text(_ phase: String, _ x: Double, _ y: Double) -> String { "\(phase) \(x) \(y)" }
}

extension LogLine {
  /// Kind, touch and view, as ``LivePage`` compares them with a replay.
  fileprivate var outcome: String { "\(kind) \(touch) \(view)" }
}
