import Findings
import TouchReplay
import UIKit

extension SourceLine {
  /// The line of the last instrumented `return` since the last call; `nil` if there was none.
  @MainActor
  static func take() -> SourceLine? {
    guard let last = Engine.current.lastReturn else { return nil }
    Engine.current.lastReturn = nil
    let file = last.file.description
    return SourceLine(file: file, line: last.line, name: SourceNames.loaded.short(file))
  }
}
