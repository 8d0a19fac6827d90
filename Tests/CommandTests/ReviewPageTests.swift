import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("replayer review --page")
struct ReviewPageTests {
  private static let scene = """
    {"format":1,"scene":"s","windows":[{"subviews":[
      {"id":"one","class":"UIButton","frame":[0,0,100,100]},{"id":"two","class":"UIButton","frame":[0,200,100,100]},
      {"id":"veil","passThrough":true}]}]}
    """

  @Test("serves the report, and writes what is decided on it as accept and reject do")
  func decisions() throws {
    let shop = try Workshop(["s.scene.json": Self.scene])
    try #require(
      try shop.recorder("capture --scene s.scene.json --strategy flag --tap 50,50 --tap 50,250 -o s.touchrec").code == 0
    )
    #expect(try shop.replayer("diff --strategy uikit s.touchrec").code == 1)
    let tool = try shop.start(.replayer, ["review", "--page", "--no-open"], input: .nothing)
    #expect(tool.wait { $0.errorSoFar.contains("Ctrl-C ends it") }, "\(tool.errorSoFar)")
    let address = try #require(tool.errorSoFar.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://") })
    let page = try PageClient(String(address))
    let report = try page.request("GET", "")
    // Nothing is inline: the server's policy forbids it.
    #expect(report.contains(#"<script src="review.js">"#) && !report.contains("<style>") && report.contains("<svg"))
    #expect(try page.request("GET", "report.css").contains(".decide"))
    #expect(try page.request("GET", "review.js").contains("decisions"))
    func state() throws -> JSONValue { try JSONValue.parse(page.request("GET", "decisions").utf8) }
    let ids = try #require(try state()["items"]?.array?.compactMap { $0["id"]?.string })
    #expect(ids.count == 2 && report.contains(#"id="d-\#(ids[0])""#))
    func decide(_ verb: String, _ id: String, _ reason: String) throws -> JSONValue {
      try JSONValue.parse(
        page.request("POST", "decide", #"{"verb":"\#(verb)","ids":["\#(id)"],"reason":"\#(reason)"}"#).utf8)
    }
    #expect(try decide("accept", ids[0], "  ")["error"]?.string?.contains("the reason is empty") == true)
    #expect(try decide("accept", ids[0], "the new veil")["pending"]?.integer == 1)
    #expect(try shop.text("touchreplay-accepted.jsonl").contains("the new veil"))
    #expect(try decide("accept", ids[0], "again")["error"]?.string?.contains("not pending any more") == true)
    #expect(
      try decide("reject", ids[1], "must go")["items"]?.array?.first { $0["id"]?.string == ids[1] }?["state"]?.string
        == "rejected")
    #expect(try state()["items"]?.array?.map { $0["state"]?.string } == ["rejected", "accepted"])
    #expect(
      try decide("reject", ids[0], "after all")["items"]?.array?.map { $0["state"]?.string } == [
        "rejected", "rejected",
      ])
    #expect(try !shop.text("touchreplay-accepted.jsonl").contains("the new veil"))
    #expect(try page.request("POST", "decide", "{}").contains("a verb, ids and a reason"))
    tool.signal(SIGINT)
    #expect(tool.wait().code == 1)
  }
}
