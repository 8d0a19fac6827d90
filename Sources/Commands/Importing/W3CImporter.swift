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
    let word = arguments.string("ticks")
    let ticks = Self.dialects.first { $0.word == word }?.ticks ?? .webdriver
    actions = W3CActionsImport(ticks: ticks) { scene.frame($0)?.centre }
  }

  package func read(_ bytes: [UInt8]) throws -> ImportedTouches {
    let result = try actions.read(bytes)
    return ImportedTouches(samples: result.samples + result.cancelled, cancelled: result.cancelled)
  }
}
