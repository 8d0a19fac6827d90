/// A failure of a browser or of its page, or a condition that did not become true in time.
package struct BrowserError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
