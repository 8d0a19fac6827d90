package import CommandLineSupport
import TouchInput

/// W3C WebDriver actions with touch pointers.
package struct W3CImporter: TouchImporter {
  package static let name = "w3c"
  package static let summary = "the JSON body of W3C WebDriver Actions with touch pointers, as Appium sends them"

  private static let dialects: [(word: String, ticks: W3CActionsImport.Ticks)] = [
    ("spec", .webdriver), ("wda", .webDriverAgent),
  ]

  package static let options = [
    Option(
      "ticks", .choice("DIALECT", dialects.map(\.word)),
      help: "How time passes: spec (all pointers tick together, the default) or wda (each by itself)")
  ]

  private let actions: W3CActionsImport

  package init(_ arguments: Arguments, scene: ImportScene) {
    actions = W3CActionsImport(ticks: Self.ticks(arguments)) { scene.frame($0)?.centre }
  }

  /// The dialect of a command line.
  static func ticks(_ arguments: Arguments) -> W3CActionsImport.Ticks {
    let word = arguments.string("ticks")
    return dialects.first { $0.word == word }?.ticks ?? .webdriver
  }

  package func read(_ bytes: [UInt8]) throws -> ImportedTouches {
    let result = try actions.read(bytes)
    return ImportedTouches(samples: result.samples + result.cancelled, cancelled: result.cancelled)
  }
}
