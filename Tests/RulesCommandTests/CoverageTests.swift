import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("The coverage of the user's rules")
struct CoverageTests {
  /// A workshop with rules that trap below 600, and a recording that they end.
  private static func workshop() throws -> Workshop {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene])
    try shop.makeFolder("Trap")
    try shop.write(
      RulesWorkshop.rules.replacingOccurrences(
        of: "    nil\n", with: "    if point.y > 600 {\n      fatalError(\"boom\")\n    }\n    return nil\n"),
      to: "Trap/PassthroughView.swift")
    return shop
  }

  @Test("a session that the code ends counts up to its end, and maps of the screen count nothing")
  func trap() throws {
    let shop = try Self.workshop()
    let touches = try shop.recorder(
      "capture --scene s.scene.json --rules Trap --tap 50,50 --tap 50,700 -o trap.touchrec")
    try #require(touches.code == 2, "\(touches.error)")
    let run = try shop.replayer("coverage --rules Trap trap.touchrec --reporter lcov=c.info")
    #expect(run.code == 0, "\(run.error)")
    #expect(
      run.lines.prefix(3) == [
        "Trap/PassthroughView.swift: 6 of 6 lines (100 %), 4 of 4 regions, 2 of 2 branches, 1 of 1 function",
        "in all: 6 of 6 lines (100 %), 4 of 4 regions, 2 of 2 branches, 1 of 1 function",
        run.lines[2],
      ])
    #expect(
      run.lines[2].hasPrefix("trap.touchrec, session 0: the replay crashed") && run.lines[2].contains("View.swift:6)"))
    let lcov = try shop.text("c.info")
    // A touch is hit-tested a few times, and a map would add hundreds.
    let count = lcov.split(separator: "\n").first { $0.hasPrefix("DA:8,") }.flatMap { Int($0.dropFirst(5)) }
    #expect(lcov.contains("DA:6,1\n") && (1...9).contains(count ?? 0), "\(lcov)")
    #expect(lcov.contains("SF:Trap/PassthroughView.swift\n"))
  }

  @Test("without a program of the toolchain, with sources that do not compile, and without a recording it fails")
  func errors() throws {
    let shop = try Self.workshop()
    try shop.write("class X { let y: Nope }\n", to: "Bad.swift")
    #expect(try shop.replayer("coverage --rules Trap s.touchrec").code == 66)
    try shop.makeFolder("Empty")
    #expect(try shop.replayer("coverage --rules Trap Empty").code == 66)
    try shop.copy("s.scene.json", to: "s.touchrec")
    #expect(try shop.replayer("coverage --rules Bad.swift s.touchrec").code == 65)
    #expect(try shop.replayer("coverage s.touchrec").code == 64)
    try shop.makeFolder("bin")
    try shop.writeProgram("#!/bin/sh\nexit 1\n", to: "bin/swiftc")
    let run = try shop.run(
      .replayer, "coverage --rules Trap s.touchrec", in: ".", environment: ["PATH": shop.file("bin") + ":/usr/bin:/bin"]
    )
    #expect(
      run.code == 69 && run.error.contains("llvm-profdata") && run.error.contains("swift.org/install"), "\(run.error)")
  }
}
