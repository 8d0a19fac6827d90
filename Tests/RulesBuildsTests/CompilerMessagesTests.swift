import Testing

@testable import RulesBuilds

@Suite("The messages of the compiler")
struct CompilerMessagesTests {
  @Test("errors have their place, also with colons in the path and in the text")
  func errors() {
    let messages = CompilerMessages([
      "a:b/A.swift:12:3: error: cannot find 'x' in scope: error: again", "  let y = x", "          ^",
      "B.swift:1:2: warning: unused", "<unknown>:0: error: no place", "B.swift:7:1: note: here",
    ])
    #expect(
      messages.errors == [
        CompilerMessages.Error(path: "a:b/A.swift", line: 12, column: 3, text: "cannot find 'x' in scope: error: again")
      ])
  }

  @Test("an excerpt ends after some errors and counts the rest")
  func excerpt() {
    let messages = CompilerMessages((1...5).flatMap { ["A.swift:\($0):1: error: e", "quoted \($0)"] })
    #expect(messages.excerpt(errors: 5) == messages.lines)
    #expect(messages.excerpt(errors: 2) == Array(messages.lines.prefix(4)) + ["… and 3 more errors"])
  }

  @Test("a column of a copy is that of the source; text that only the copy has is where it was inserted")
  func columns() {
    // `  @objc func f() { return x }` became `   func f() { return decided(x, line: 1) }`.
    let changes = [
      ColumnShift(line: 1, column: 3, removed: 5, inserted: 0),
      ColumnShift(line: 1, column: 27, removed: 0, inserted: 8),
      ColumnShift(line: 1, column: 28, removed: 0, inserted: 10),
    ]
    let columns = [2, 4, 21, 22, 29, 30, 31, 39, 41].map { ColumnShift.sourceColumn(of: $0, changes) }
    #expect(columns == [2, 9, 26, 27, 27, 27, 28, 28, 28])
  }

  @Test("messages quote the user's line, with the mark at its column, and no proposals for the copy")
  func quoting() {
    let source = Array("import UIKit\r\n\treturn hit // é\r\nlet b = c".utf8)
    let columns = ["A.swift": [2: [ColumnShift(line: 2, column: 9, removed: 0, inserted: 8)]]]
    let messages = CompilerMessages([
      "A.swift:2:17: error: cannot find 'hit' in scope", "\treturn decided(hit, line: 2) // é", "\t               ^~~",
      "\t               hot", "A.swift:3:9: error: cannot find 'c' in scope", "let b = c", "        ^",
      "B.swift:1:1: note: other", "quoted",
    ])
    #expect(
      messages.quoting(["A.swift": source], columns).lines == [
        "A.swift:2:9: error: cannot find 'hit' in scope", "\treturn hit // é", "\t       ^~~",
        "A.swift:3:9: error: cannot find 'c' in scope", "let b = c", "        ^", "B.swift:1:1: note: other", "quoted",
      ])
  }
}
