/// A `return` of an overriding hit-test method, by its place in the user's source.
package struct HitTestReturn {
  package var file: StaticString
  package var line: Int
  /// The view whose method it is.
  package var view: ObjectIdentifier
  /// The result of a method that returns a view. The view itself is not kept.
  package var answer: Answer?

  package enum Answer: Equatable {
    case none
    case view(ObjectIdentifier)
  }

  package init(file: StaticString, line: Int, view: ObjectIdentifier, answer: Answer? = nil) {
    (self.file, self.line, self.view, self.answer) = (file, line, view, answer)
  }
}
