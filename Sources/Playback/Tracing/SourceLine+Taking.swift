import Findings
import Scenes
import TouchReplay
import UIKit

extension SourceLine {
  /// The line of the last instrumented `return` since the last call; `nil` if there was none.
  @MainActor
  static func take() -> SourceLine? {
    guard let last = Engine.current.lastReturn else { return nil }
    Engine.current.lastReturn = nil
    return SourceLine(at: last.line, of: last.file.description)
  }
}
