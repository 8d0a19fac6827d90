/// What went wrong in a browser, or what was waited for in vain.
struct BrowserTrouble: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
