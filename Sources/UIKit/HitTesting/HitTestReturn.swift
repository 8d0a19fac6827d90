/// A `return` of an overriding hit-test method, by its place in the user's source.
package struct HitTestReturn {
  package var file: StaticString
  package var line: Int
  /// The view whose method it is.
  package var view: ObjectIdentifier

  package init(file: StaticString, line: Int, view: ObjectIdentifier) {
    (self.file, self.line, self.view) = (file, line, view)
  }
}
