import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("The package of the tools", .serialized)
struct PackageTests {
  @Test("has the tools, their Swift runtime, manual pages and completions, and nothing of this machine")
  func content() throws {
    let shop = try ToolPackage.made.get()
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

  @Test("has pages that link only to files of the package")
  func links() throws {
    let shop = try ToolPackage.made.get()
    var roots = ["tools/share"]
    if let name = shop.names(in: "cache").first(where: { $0.hasSuffix(".deb") }) {
      let unpacked = try RunningTool("/usr/bin/dpkg-deb", ["-x", shop.file("cache/\(name)"), shop.file("deb")]).wait()
      #expect(unpacked.code == 0, "\(unpacked.error)")
      roots.append("deb/usr/share")
    }
    for root in roots {
      let folder = URL(filePath: shop.file("\(root)/doc/touchreplay"))
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      #expect(names.contains("README.md") && names.contains("Documentation/benchmarks.jsonl"))
      for name in names where name.hasSuffix(".md") {
        let page = folder.appending(path: name)
        for match in try String(contentsOf: page, encoding: .utf8).matches(of: /\]\(([^()\s#]+)(?:#[^()\s]*)?\)/) {
          let target = String(match.output.1)
          let file = page.deletingLastPathComponent().appending(path: target).standardizedFileURL
          let isFile = FileManager.default.fileExists(atPath: file.path)
          #expect(target.contains("://") || isFile, "\(root): \(name): \(target)")
        }
      }
    }
  }

  @Test("has the same content again, also with the usual compression")
  func reproducible() throws {
    let shop = try ToolPackage.made.get()
    if let name = shop.names(in: "cache").first(where: { $0.hasSuffix(".deb") }) {
      // The analysis of the dependencies takes most of the time, and gives what it gave before.
      let depends = try RunningTool("/usr/bin/dpkg-deb", ["-f", shop.file("cache/\(name)"), "Depends"]).wait().output
      try shop.makeFolder("programs")
      try shop.writeProgram("#!/bin/sh\necho 'shlibs:Depends=\(depends)'\n", to: "programs/dpkg-shlibdeps")
    }
    try ToolPackage.make(in: shop, "again", path: shop.file("programs"))
    #expect(shop.names(in: "again") == shop.names(in: "cache"))
    for name in shop.names(in: "cache") {
      for unpack in name.hasSuffix(".deb") ? ["dpkg-deb --ctrl-tarfile", "dpkg-deb --fsys-tarfile"] : ["gzip -dc"] {
        let compare = "cmp <(\(unpack) \(shop.file("cache/\(name)"))) <(\(unpack) \(shop.file("again/\(name)")))"
        let same = try RunningTool("/bin/bash", ["-c", compare]).wait()
        #expect(same.code == 0, "\(name): \(same.output)\(same.error)")
      }
    }
    try ToolPackage.make(in: shop, "tarball", options: ["--tarball", "--fast"])
    let tarball = try #require(shop.names(in: "cache").first { $0.hasSuffix(".tar.gz") })
    #expect(shop.names(in: "tarball") == [tarball])
    #expect(shop.contents(of: "tarball/\(tarball)") == shop.contents(of: "cache/\(tarball)"))
  }

  @Test("makes builds with the runtime of their tools, which run after the package is removed")
  func build() throws {
    let shop = try ToolPackage.made.get()
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
    let shop = try ToolPackage.made.get()
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
    let shop = try ToolPackage.made.get()
    let name = try #require(shop.names(in: "cache").first { $0.hasSuffix(".deb") })
    let check = try RunningTool(
      Repository.root.path + "/script/package-check", ["--assembled", shop.file("cache/\(name)")]
    ).wait()
    #expect(check.code == 0, "\(check.error)")
    #expect(check.output.contains("exit code 0: bash -c cd /gate && replayer diff Recordings\n"))
    #expect(check.output.contains("exit code 1: bash -c cd /gate && replayer diff --inject-fault"))
  }
}

extension Workshop {
  fileprivate func contents(of name: String) -> Data? { FileManager.default.contents(atPath: file(name)) }
}
