import Foundation
import Testing
import UIKit

@Suite("The page on fidelity")
struct FidelityPage {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private var page: String {
    get throws {
      try String(contentsOf: Self.root.appendingPathComponent("Documentation/Fidelity.md"), encoding: .utf8)
    }
  }

  @Test("lists every switch")
  func switches() throws {
    let page = try page
    let switches = Mirror(reflecting: PlatformBehavior()).children.compactMap(\.label)
    #expect(switches.count >= 7)
    for name in switches { #expect(page.contains("| `\(name)` |"), "\(name)") }
  }

  @Test("names tests that are there, and every suite of rows")
  func tests() throws {
    let folder = Self.root.appendingPathComponent("Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let known = Set(files.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent })
    var named: Set<String> = []
    for line in try page.split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4 else { continue }
      for name in cells[3].split(separator: ",").map({ $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) })
      where name != "test" && !name.hasPrefix("-") {
        #expect(known.contains(name), "\(name)")
        named.insert(name)
      }
    }
    for suite in files where suite.contains("Rows.swift") {
      #expect(named.contains(URL(fileURLWithPath: suite).deletingPathExtension().lastPathComponent), "\(suite)")
    }
  }
}
