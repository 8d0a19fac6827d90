package import CommandLineSupport
import JSONText
import PrintedText
package import RulesBuilds

/// The members that were cut from a build, for standard error.
package struct CutList {
  /// The number of cuts that are printed when a build is used.
  private static let shown = 3

  private let build: RulesBuild

  package init(_ build: RulesBuild) { self.build = build }

  /// One line for each cut, with its place and its reason.
  package var lines: [String] {
    build.manifest.cuts.map { cut in
      let place = "\(cut["file"]?.string ?? ""):\(cut["line"]?.integer ?? 0)"
      return "\(place): `\(cut["name"]?.string ?? "")` was cut: \(cut["reason"]?.string ?? "it does not compile")"
    }
  }

  /// Prints the number of cuts, the first ones, and where the others are listed. Prints nothing if there are none.
  package func print(to console: Console, tool: String) {
    let lines = lines
    guard !lines.isEmpty else { return }
    console.error.clearProgress()
    let pronoun = lines.count == 1 ? "it" : "them"
    console.error.line(
      "\(tool): build '\(build.name)' has \(Counted.text(lines.count, "cut")); outcomes that depend on \(pronoun) are unknown"
    )
    for line in lines.prefix(Self.shown) { console.error.line("  \(line)") }
    guard lines.count > Self.shown else { return }
    console.error.line("  … and \(lines.count - Self.shown) more; the key 'cuts' of \(build.manifestPath) has all")
  }
}
