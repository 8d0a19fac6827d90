import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Unknowns are listed, accepted, rejected and reviewed beside differences")
struct UnknownAcceptanceTests {
  private static let ledger = "touchreplay-accepted.jsonl"

  /// Two text fields, whose touches are not modelled, and a marked button between them.
  private static let form = Scene(
    name: "form",
    text: """
      {"format": 1, "scene": "form", "windows": [{"id": "w", "subviews": [
        {"id": "name", "class": "UITextField", "frame": [20, 100, 200, 40]},
        {"id": "save", "class": "UIButton", "frame": [20, 300, 200, 40], "passThrough": true},
        {"id": "city", "class": "UITextField", "frame": [20, 500, 200, 40]}]}]}
      """)

  /// A project with a recording of which three of four touches are unknown, of two reasons.
  private func shop() throws -> Workshop {
    let shop = try Workshop(["Package.swift": ""])
    try shop.record("a.touchrec", scene: Self.form, "--tap 50,120 --tap 50,320 --tap 60,120 --tap 50,520")
    #expect(try shop.replayer("diff a.touchrec").code == 2)
    return shop
  }

  private func pending(_ shop: Workshop) throws -> (code: Int32, unknowns: [JSONValue]) {
    let run = try shop.replayer("pending --json")
    return (run.code, try JSONValue.parse(Array(run.output.utf8))["unknowns"]?.array ?? [])
  }

  private func ids(_ shop: Workshop) throws -> [String] {
    try pending(shop).unknowns.compactMap { $0["id"]?.string }
  }

  @Test func `pending lists them with the touch, the reason and an id that other commands print too`() throws {
    let shop = try shop()
    let text = try shop.replayer("pending")
    #expect(text.code == 2 && text.output.contains("pending: 0 differences of 0 causes, 3 unknowns of 2 reasons"))
    #expect(text.output.contains("touch 1 (3 in the session) at 1.100 s (60, 120) on name is unknown"))
    let (code, unknowns) = try pending(shop)
    #expect(code == 2 && unknowns.map { $0["event"]?.integer } == [0, 4, 6])
    #expect(unknowns[0]["cause"]?.string == unknowns[1]["cause"]?.string)
    #expect(unknowns[0]["cause"]?.string != unknowns[2]["cause"]?.string)
    let document = try shop.replayer("diff a.touchrec --json").document()
    #expect(document["unknowns"]?.array?.compactMap { $0["id"]?.string } == (try ids(shop)))
    #expect(document["comparisons"]?.array?.first?["unknowns"]?.integer == 3)
    // The id is the same for each path and number of workers.
    let workers = try shop.replayer("diff \(shop.path)/a.touchrec --num-workers 2 --json").document()
    #expect(workers["unknowns"]?.array?.compactMap { $0["id"]?.string } == (try ids(shop)))
  }

  @Test func `one accepted unknown leaves the others, and all of them make the comparison the same`() throws {
    let shop = try shop()
    let ids = try ids(shop)
    let one = try shop.run(.replayer, ["accept", String(ids[0].prefix(6)), "--reason", "tried", "--owner", "Ann"])
    #expect(one.code == 0 && one.output.contains("accepted 1 unknown in \(Self.ledger); commit"), "\(one.error)")
    #expect(try shop.text(Self.ledger).contains(#""kind":"unknown","from":null,"to":{"#))
    let rest = try shop.replayer("diff a.touchrec")
    #expect(rest.code == 2 && rest.output.contains("\naccepted: 1 unknown (\(Self.ledger))\nverdict: inconclusive\n"))
    let reason = try #require(try pending(shop).unknowns.last?["cause"]?.string)
    #expect(try shop.replayer("accept --cause \(reason) --reason tried").output.contains("accepted 1 unknown in"))
    #expect(try self.ids(shop) == [ids[1]])
    #expect(try shop.replayer("accept --all --reason tried --expires 30d").code == 0)
    let green = try shop.replayer("diff a.touchrec")
    #expect(green.code == 0 && green.output.hasSuffix("\naccepted: 3 unknowns (\(Self.ledger))\nverdict: same\n"))
    #expect(green.output.contains("comparisons: 1 same, 0 different, 0 inconclusive, 0 skipped"))
    let document = try shop.replayer("diff a.touchrec --json").document()
    #expect(document["verdict"]?.string == "same" && document["unknowns"]?.array?.isEmpty == true)
    #expect(document["acceptedUnknowns"]?.array?.count == 3)
    #expect(document["acceptedUnknowns"]?.array?.first?["acceptance"]?["owner"]?.string == "Ann")
    #expect(try shop.replayer("pending").code == 0)
    let workers = try shop.replayer("diff a.touchrec --num-workers 2")
    #expect(workers.code == 0 && workers.output == green.output)
    let nothing = try shop.replayer("accept --all --reason tried")
    #expect(nothing.code == 66 && nothing.error == "replayer: no differences and no unknowns are pending\n")
    // Without the ledger, nothing is accepted.
    try shop.remove(Self.ledger)
    #expect(try shop.replayer("diff a.touchrec").code == 2)
  }

  @Test func `an accepted unknown does not hide a difference of the session`() throws {
    let shop = try shop()
    let words = "diff --strategy tag a.touchrec"
    #expect(try shop.replayer(words).code == 1)
    let pending = try shop.replayer("pending")
    #expect(pending.code == 1 && pending.output.contains("pending: 1 difference of 1 cause, 3 unknowns of 2 reasons"))
    for id in try ids(shop) { #expect(try shop.replayer("accept \(id) --reason tried").code == 0) }
    let differs = try shop.replayer(words)
    #expect(differs.code == 1 && differs.output.contains("save → w") && differs.output.contains("accepted: 3 unknowns"))
    // They are accepted for this comparison alone.
    #expect(try shop.replayer("diff a.touchrec").code == 2)
    #expect(try shop.replayer(words).code == 1)
    #expect(try shop.replayer("accept --all --reason intended").output.contains("accepted 1 difference in"))
    let same = try shop.replayer(words)
    #expect(same.code == 0, "\(same.output)")
    #expect(same.output.contains("accepted: 1 difference and 5 outcomes that follow, 3 unknowns (\(Self.ledger))"))
  }

  @Test
  func `another session in the recording's place is not accepted, and the lines are obsolete until they are removed`()
    throws
  {
    let shop = try shop()
    #expect(try shop.replayer("accept --all --reason tried").code == 0)
    try shop.remove("a.touchrec")
    try shop.record("a.touchrec", scene: Self.form, "--tap 51,120 --tap 50,320")
    let moved = try shop.replayer("diff a.touchrec")
    #expect(moved.code == 2 && moved.output.contains("obsolete: 3 accepted unknowns; "), "\(moved.output)")
    #expect(moved.output.contains("event 0 unknown, ") && moved.output.contains(": the touch is another one now"))
    #expect(moved.output.contains(": nothing is unknown there now") && !moved.output.contains("accepted: "))
    #expect(try shop.replayer("accept --all --reason tried").code == 0)
    #expect(try shop.replayer("diff a.touchrec").code == 2)
    let stale = try shop.replayer("accept --all --reason tried")
    #expect(stale.code == 66 && stale.error.contains("lines of the ledger are obsolete: "), "\(stale.error)")
    #expect(try shop.replayer("accept --prune").output.contains("removed 3 lines"))
    #expect(try shop.replayer("diff a.touchrec").code == 0)
  }

  @Test func `an expired line has no effect and is named`() throws {
    let shop = try shop()
    #expect(try shop.replayer("accept --all --reason tried --expires 30d").code == 0)
    let text = try shop.text(Self.ledger)
    let expires = try #require(text.range(of: #""expires":"[0-9-]+""#, options: .regularExpression))
    try shop.write(
      text.replacingOccurrences(of: String(text[expires]), with: #""expires":"2020-01-01""#), to: Self.ledger)
    let diff = try shop.replayer("diff a.touchrec")
    #expect(diff.code == 2 && diff.output.contains("expired: 3 accepted unknowns; "), "\(diff.output)")
  }

  @Test func `a rejected unknown stays one, and the rejection of an accepted one removes its line`() throws {
    let shop = try shop()
    let ids = try ids(shop)
    let reject = try shop.replayer("reject \(ids[0]) --reason wrong --owner Bob")
    #expect(reject.code == 0 && reject.output.hasSuffix("rejected 1 unknown\n"), "\(reject.error)")
    #expect(try shop.replayer("pending").output.contains("2 reasons, 1 rejected"))
    let all = try shop.replayer("accept --all --reason tried")
    #expect(all.code == 0 && all.error.contains("1 unknown, which is rejected, left out"), "\(all.error)")
    #expect(try shop.replayer("diff a.touchrec").code == 2)
    let accepted = try shop.replayer("reject \(ids[1]) --reason wrong")
    #expect(accepted.output.hasSuffix("rejected 1 unknown, and removed its line from \(Self.ledger)\n"))
    #expect(try shop.text(Self.ledger).split(separator: "\n").count == 1)
    #expect(try self.ids(shop) == [ids[0], ids[1]])
    #expect(try shop.replayer("accept \(ids[0]) --reason right").code == 0)
    #expect(try shop.replayer("pending").output.contains("1 unknown of 1 reason, 1 rejected"))
  }

  @Test func `review asks about them, also for all of one reason`() throws {
    let shop = try shop()
    let review = try shop.replayer("review", input: "r not yet\nb\na tried\nA tried too\n")
    #expect(review.output.contains("1 of 3: a.touchrec, event 0") && review.output.contains("  picture: file:///"))
    #expect(review.output.contains("is not modelled") && review.output.contains(": 2 unknowns in this list"))
    #expect(review.code == 2 && review.output.contains("accepted 2, rejected 0, not decided 1"), "\(review.output)")
    let last = try shop.replayer("review --no-pictures", input: "a tried\n")
    #expect(last.code == 0 && last.output.contains("1 of 1: a.touchrec, event 6"), "\(last.output)")
    #expect(try shop.replayer("diff a.touchrec").code == 0)
  }

  @Test func `an unknown cannot become a baseline`() throws {
    let shop = try shop()
    let rebase = try shop.run(.replayer, "accept --all --rebase --reason x", in: ".", environment: ["CI": "false"])
    #expect(rebase.code == 64 && rebase.error.contains("accept it without --rebase"), "\(rebase.error)")
    #expect(try ids(shop).count == 3)
  }

  @Test func `the report of shards accepts as the whole comparison does`() throws {
    let shop = try shop()
    try shop.copy("a.touchrec", to: "b.touchrec")
    #expect(try shop.replayer("diff a.touchrec b.touchrec").code == 2)
    #expect(try shop.replayer("accept --all --reason tried").code == 0)
    let whole = try shop.replayer("diff a.touchrec b.touchrec")
    #expect(whole.code == 0, "\(whole.output)")
    for number in 1...2 {
      let words = "diff --shard \(number)/2 --reporter json=\(number).json a.touchrec b.touchrec"
      #expect(try shop.replayer(words).code == 0)
    }
    let merged = try shop.replayer("merge-reports 1.json 2.json")
    #expect(merged.code == 0 && merged.output == whole.output, "\(merged.output)")
    try shop.remove(Self.ledger)
    #expect(try shop.replayer("diff --shard 1/2 --reporter json=1.json a.touchrec b.touchrec").code == 2)
  }
}
