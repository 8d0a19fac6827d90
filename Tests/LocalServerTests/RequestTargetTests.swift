import Testing

@testable import LocalServer

@Suite("The target of a request")
struct RequestTargetTests {
  @Test(
    "has a decoded path",
    arguments: [
      ("/T/", ""), ("/T/film", "film"), ("/T/a/b", "a/b"), ("/T/a+b", "a+b"), ("/T/a%2Bb%20c", "a+b c"),
      ("/T/%c3%a9", "é"), ("/T/a.b", "a.b"), ("/T/...", "..."), ("/T/.a", ".a"), ("/T/film?a=/../", "film"),
      ("/T/%41%7e", "A~"),
    ])
  func path(target: String, path: String) throws {
    #expect(try RequestTarget(Array(target.utf8))?.path() == path)
  }

  @Test(
    "has no path with dot or empty components, control characters or backslashes",
    arguments: [
      "/T/.", "/T/..", "/T/a/./b", "/T/a/../b", "/T/%2e", "/T//", "/T/a//b", "/T/a/", "/T/%00", "/T/a%1fb", "/T/a%0Ab",
      "/T/a%7Fb", "/T/a%5cb", "/T/a\\b",
    ])
  func noPath(target: String) {
    #expect(throws: Refusal.notFound) { try RequestTarget(Array(target.utf8))?.path() }
  }

  @Test(
    "has decoded parameters",
    arguments: [
      ("/T/", [:]), ("/T/?", [:]), ("/T/?a", ["a": ""]), ("/T/?a=", ["a": ""]), ("/T/?=b", ["": "b"]),
      ("/T/?a=1&b=2", ["a": "1", "b": "2"]), ("/T/?&a=1&&", ["a": "1"]), ("/T/?a=b=c", ["a": "b=c"]),
      ("/T/?a=b?c", ["a": "b?c"]), ("/T/?a+b=c+d", ["a b": "c d"]), ("/T/?a%2Bb=c%2bd", ["a+b": "c+d"]),
      ("/T/?a=%26%3D", ["a": "&="]),
    ] as [(String, [String: String])])
  func query(target: String, query: [String: String]) throws {
    #expect(try RequestTarget(Array(target.utf8))?.query() == query)
  }

  @Test(
    "is refused with an invalid encoding",
    arguments: ["/T/%", "/T/%4", "/T/%g0", "/T/%0g", "/T/%ff", "/T/%c3", "/T/%ed%a0%80", "/T/% 1"])
  func encoding(target: String) {
    let status = #expect(throws: Refusal.self) { try RequestTarget(Array(target.utf8))?.path() }?.status
    #expect(status == 400)
    let parameters = target.replacing("/T/", with: "/T/?a=")
    let other = #expect(throws: Refusal.self) { try RequestTarget(Array(parameters.utf8))?.query() }?.status
    #expect(other == 400)
  }

  @Test(
    "names of hosts and fields are compared without the case of ASCII letters",
    arguments: [
      ("Host", "host", true), ("AZaz", "azAZ", true), ("host", "hosts", false), ("", "", true), ("[", "{", false),
      ("@", "`", false), ("\u{10}", "0", false), ("\u{212A}", "k", false), ("\u{E9}", "e\u{301}", false),
      ("\u{C9}", "\u{E9}", false),
    ])
  func isSame(one: String, other: String, isSame: Bool) {
    #expect(RequestHead.isSame(one, other) == isSame)
    #expect(RequestHead.isSame(other, one) == isSame)
  }
}
