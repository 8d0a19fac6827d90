import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("replayer show with several builds")
struct ShowBuildsTests {
  @Test("has a menu of the builds, and shows one of them or all side by side")
  func builds() throws {
    let shop = try RulesWorkshop.shared()
    let words = ["show", "s.touchrec", "--build", "kept", "--rules", "Other", "--no-open"]
    let tool = try shop.start(.replayer, words, input: .nothing)
    #expect(tool.wait { $0.errorSoFar.contains("Ctrl-C ends it") }, "\(tool.errorSoFar)")
    let address = try #require(tool.errorSoFar.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://") })
    let page = try PageClient(String(address))
    func scene(_ query: String) throws -> JSONValue {
      try JSONValue.parse(page.request("GET", "scene\(query)").utf8)
    }
    let last = try scene("")
    #expect(last["builds"]?.array?.map(\.string) == ["kept", "rules"] && last["isEveryBuild"]?.bool == false)
    #expect(last["show"]?["sides"]?.array?.map { $0["build"]?.string } == [nil, "rules"])
    #expect(last["show"]?["differences"]?.array?.count == 2)
    let first = try scene("?build=0")
    #expect(first["show"]?["sides"]?.array?.last?["build"]?.string == "kept")
    #expect(first["show"]?["differences"]?.array?.isEmpty == true)
    let all = try scene("?build=all")
    #expect(all["isEveryBuild"]?.bool == true)
    #expect(all["show"]?["sides"]?.array?.map { $0["build"]?.string } == [nil, "kept", "rules"])
    #expect(all["show"]?["comparisons"]?.array?.map { $0["differences"]?.array?.count } == [0, 2])
    let hits = try ["0", "1", "2"].map { side in
      try JSONValue.parse(page.request("GET", "hit?build=all&event=0&side=\(side)&x=50&y=50").utf8)["view"]?.string
    }
    #expect(hits == ["below", "below", "overlay"])
    #expect(try page.request("GET", "scene?build=all&strategy=all").contains("choose one of them"))
    #expect(try page.request("GET", "scene?build=2").contains("there is no build 2"))
    #expect(try scene("?build=1&strategy=all")["show"]?["sides"]?.array?.count == 6)
    tool.signal(SIGINT)
    #expect(tool.wait().code == 0)
  }

  @Test("with one build has no menu")
  func one() throws {
    let shop = try RulesWorkshop.shared()
    let tool = try shop.start(.replayer, ["show", "s.touchrec", "--build", "kept", "--no-open"], input: .nothing)
    #expect(tool.wait { $0.errorSoFar.contains("Ctrl-C ends it") }, "\(tool.errorSoFar)")
    let address = try #require(tool.errorSoFar.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://") })
    let scene = try JSONValue.parse(PageClient(String(address)).request("GET", "scene").utf8)
    #expect(scene["builds"]?.array?.isEmpty == true && scene["show"]?["sides"]?.array?.count == 2)
    tool.signal(SIGINT)
    _ = tool.wait()
  }
}
