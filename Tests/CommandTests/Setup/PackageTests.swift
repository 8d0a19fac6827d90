import Foundation
import TestSupport
import Testing

@Suite("The package of the tools", .serialized)
struct PackageTests {
  @Test("has the tools, their Swift runtime, manual pages and completions, and nothing of this machine")
  func content() throws {
    let shop = try Self.made.get()
    for tool in BuiltTool.allCases {
      let name = tool.rawValue
      for (shell, path) in [
        ("bash", "bash-completion/completions/\(name)"), ("zsh", "zsh/site-functions/_\(name)"),
        ("fish", "fish/vendor_completions.d/\(name).fish"),
      ] {
        let installed = try String(contentsOfFile: shop.file("tools/share/\(path)"), encoding: .utf8)
        #expect(try shop.run(tool, "completions \(shell)").output == installed)
      }
      let page = try RunningTool("/bin/gzip", ["-dc", shop.file("tools/share/man/man1/\(name).1.gz")]).wait()
      #expect(page.output.hasPrefix(".TH \(name.uppercased()) 1 2000-02-29 "))
      // A search path of this machine would load another runtime elsewhere.
      let program = try Data(contentsOf: URL(filePath: shop.file("tools/bin/\(name)")))
      #expect(program.range(of: Data("$ORIGIN/../lib/touchreplay\0".utf8)) != nil)
      #expect(program.range(of: Data("/lib/swift/linux".utf8)) == nil)
    }
    #expect(shop.exists("tools/lib/touchreplay/libswiftCore.so"))
  }

  @Test("has the same bytes for the same content")
  func reproducible() throws {
    let shop = try Self.made.get()
    let again = try Self.make(in: shop, "again")
    #expect(again.contents(of: "again") == again.contents(of: "cache"))
  }

  @Test("makes builds with the runtime of their tools, which run after the package is removed")
  func build() throws {
    let shop = try Self.made.get()
    try shop.write(RulesWorkshop.scene, to: "s.scene.json")
    try shop.write(RulesWorkshop.rules, to: "PassthroughView.swift")
    let built = try RunningTool(
      shop.file("tools/bin/replayer"), ["build", "PassthroughView.swift", "-o", "kept"], in: shop.path
    ).wait()
    try #require(built.code == 0, "\(built.error)")
    try FileManager.default.moveItem(atPath: shop.file("tools"), toPath: shop.file("moved"))
    defer { try? FileManager.default.moveItem(atPath: shop.file("moved"), toPath: shop.file("tools")) }
    let tool = shop.file(".touchreplay/builds/kept/tools/replayer")
    let libraries = try RunningTool("/usr/bin/ldd", [tool]).wait().output
    #expect(libraries.contains("/kept/tools/../lib/touchreplay/libswiftCore.so "), "\(libraries)")
    let run = try shop.replayer("hit --scene s.scene.json --at 50,50 --build kept")
    #expect(run.code == 0 && run.lines == ["below"], "\(run.error)")
  }

  @Test("says what is wrong if the translator does not run with the toolchain")
  func otherToolchain() throws {
    let shop = try Self.made.get()
    try shop.write(RulesWorkshop.scene, to: "s.scene.json")
    try shop.write(RulesWorkshop.rules, to: "PassthroughView.swift")
    // A toolchain without SwiftSyntax.
    try shop.makeFolder("other/usr/bin")
    try shop.writeProgram("#!/bin/sh\necho 'Swift version 5.0'\n", to: "other/usr/bin/swiftc")
    let run = try RunningTool(
      shop.file("tools/bin/replayer"),
      ["hit", "--scene", "s.scene.json", "--at", "50,50", "--rules", "PassthroughView.swift"], in: shop.path,
      environment: ["PATH": "\(shop.file("other/usr/bin")):/usr/bin:/bin"]
    ).wait()
    #expect(run.code == 69 && run.output.isEmpty, "\(run.error)")
    #expect(run.error.contains("other/usr/bin/swiftc; put the Swift version on PATH that the tools are built with"))
  }

  @Test(
    "is a Debian package that runs a gate in a root without Swift",
    .enabled(if: Shell.path(of: "dpkg-shlibdeps") != nil, "dpkg-shlibdeps is not installed"),
    .enabled(if: getuid() == 0, "a root can only be changed by root"))
  func cleanRoot() throws {
    let shop = try Workshop()
    let package = try Self.make(in: shop, "debian", options: [])
    let again = try Self.make(in: shop, "again", options: [])
    #expect(again.contents(of: "again") == package.contents(of: "debian"))
    let name = try #require(package.names(in: "debian").first { $0.hasSuffix(".deb") })
    let check = try RunningTool(
      Repository.root.path + "/script/package-check", ["--assembled", shop.file("debian/\(name)")]
    ).wait()
    #expect(check.code == 0, "\(check.error)")
    #expect(check.output.contains("exit code 0: bash -c cd /gate && replayer diff Recordings\n"))
    #expect(check.output.contains("exit code 1: bash -c cd /gate && replayer diff --inject-fault"))
  }

  /// A folder with the tarball in `cache`, and its content in `tools`. It is made once.
  nonisolated(unsafe) private static let made = Result {
    let shop = try make(in: try Workshop(), "cache")
    try shop.makeFolder("tools")
    let name = try #require(shop.names(in: "cache").first)
    let unpacked = try RunningTool(
      "/bin/tar", ["-xzf", shop.file("cache/\(name)"), "-C", shop.file("tools"), "--strip-components", "1"]
    ).wait()
    try #require(unpacked.code == 0, "\(unpacked.error)")
    return shop
  }

  /// Makes the package of the built tools in a folder of a workshop.
  private static func make(in shop: Workshop, _ folder: String, options: [String] = ["--tarball"]) throws -> Workshop {
    let products = try #require(BuiltTool.folder).path
    let package = try RunningTool(
      Repository.root.path + "/script/package", options + ["--products", products, shop.file(folder)],
      environment: ["SOURCE_DATE_EPOCH": "951782400"]
    ).wait()
    try #require(package.code == 0, "\(package.error)")
    return shop
  }
}

extension Workshop {
  fileprivate func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: file(folder))) ?? []).sorted()
  }

  fileprivate func contents(of folder: String) -> [Data?] {
    names(in: folder).map { FileManager.default.contents(atPath: file("\(folder)/\($0)")) }
  }
}
