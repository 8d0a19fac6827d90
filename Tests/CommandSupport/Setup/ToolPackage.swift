import Foundation
import TestSupport
import Testing

/// The packages of the built tools.
package enum ToolPackage {
  /// A folder with the packages in `cache`, and the content of the tarball in `tools`. They are made once.
  package nonisolated(unsafe) static let made = Result {
    let shop = try Workshop()
    try make(in: shop, "cache", options: ["--fast"])
    try shop.makeFolder("tools")
    let name = try #require(shop.names(in: "cache").first { $0.hasSuffix(".tar.gz") })
    let unpacked = try RunningTool(
      "/bin/tar", ["-xzf", shop.file("cache/\(name)"), "-C", shop.file("tools"), "--strip-components", "1"]
    ).wait()
    try #require(unpacked.code == 0, "\(unpacked.error)")
    return shop
  }

  /// Makes the packages in a folder of a workshop. Programs in the folder of `path` are used instead of the system's.
  package static func make(in shop: Workshop, _ folder: String, options: [String] = [], path: String = "") throws {
    let products = try #require(BuiltTool.folder).path
    let system = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let package = try RunningTool(
      Repository.root.path + "/script/package", options + ["--products", products, shop.file(folder)],
      environment: ["SOURCE_DATE_EPOCH": "951782400", "PATH": path.isEmpty ? system : "\(path):\(system)"]
    ).wait()
    try #require(package.code == 0, "\(package.error)")
    let tarball = try #require(package.lines.last)
    #expect(tarball.hasPrefix(shop.file("\(folder)/touchreplay-")) && tarball.hasSuffix(".tar.gz"))
  }
}

extension Workshop {
  package func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: file(folder))) ?? []).sorted()
  }
}
