import ChildProcess
import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("An installed copy of the tools")
struct InstalledCopyTests {
  @Test("compiles rules with the modules in its own folder")
  func copy() throws {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene, "PassthroughView.swift": RulesWorkshop.rules])
    let built = try #require(BuiltTool.folder).path
    for folder in ["installed/bin", "installed/lib/touchreplay"] { try shop.makeFolder(folder) }
    for tool in ["replayer", "rules-translator"] {
      // In a process of its own: a file that another thread's new process still has open for writing cannot be run.
      let copy = try ChildProcess("/bin/cp", ["\(built)/\(tool)", shop.file("installed/bin/\(tool)")])
      try #require(copy.wait() == 0)
    }
    let words = ["hit", "--scene", "s.scene.json", "--at", "50,50", "--rules", "PassthroughView.swift"]
    let tool = shop.file("installed/bin/replayer")
    let incomplete = try RunningTool(tool, words, in: shop.path, environment: SharedBuilds.none).wait()
    #expect(incomplete.code == 69 && incomplete.error.contains("lib/touchreplay"), "\(incomplete.error)")
    for module in ["HitTestTerms", "UIKit", "TouchReplay", "Combine", "SwiftUI"] {
      try FileManager.default.copyItem(
        atPath: "\(built)/Modules/\(module).swiftmodule",
        toPath: shop.file("installed/lib/touchreplay/\(module).swiftmodule"))
    }
    let run = try RunningTool(tool, words, in: shop.path, environment: SharedBuilds.none).wait()
    #expect(run.code == 0 && run.lines == ["below"], "\(run.error)")
    try shop.remove("installed/bin/rules-translator")
    try shop.remove(".touchreplay")
    let without = try RunningTool(tool, words, in: shop.path, environment: SharedBuilds.none).wait()
    #expect(without.code == 69 && without.error.contains("rules-translator"), "\(without.error)")
  }
}
