package import Findings
import TouchReplay
import UIKit

extension SourceLine {
  /// A line of a file of the loaded build, with the method that contains it and the lines around it.
  @MainActor
  package init(at line: Int, of file: String) {
    let sources = RulesSources.loaded
    self.init(
      file: file, line: line, name: sources.names.short(file),
      function: sources.declarations.method(at: line, of: file),
      excerpt: SourceExcerpt(of: sources.lines(of: file), around: line))
  }
}
