import Reporting
import Testing

@Suite("Reports name files relative to the checkout")
struct ReportPathsTests {
  @Test(
    arguments: [
      ("a/b.touchrec", "app/a/b.touchrec", "app/a/b.touchrec"), ("/r/app/c", "app/c", "app/c"),
      ("../x y.swift", "x y.swift", "x%20y.swift"), ("./é:%#", "app/é:%#", "app/%C3%A9%3A%25%23"),
      ("/other/z", "/other/z", "file:///other/z"), ("/rest/z", "/rest/z", "file:///rest/z"),
      ("../../../../z", "/z", "file:///z"), ("a//b/../c", "app/a/c", "app/a/c"),
    ])
  func paths(_ path: String, _ relative: String, _ uri: String) {
    let paths = ReportPaths(folder: "/r/app", root: "/r")
    #expect(paths.relative(path) == relative && paths.uri(path) == uri)
  }
}
