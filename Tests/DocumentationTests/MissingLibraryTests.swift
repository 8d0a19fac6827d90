import Foundation
import TestSupport
import Testing

@Suite("When a library is missing, the build names the package to install")
struct MissingLibraryTests {
  struct Library: CustomTestStringConvertible, Sendable {
    var module: String
    var header: String
    var package: String
    var testDescription: String { module }
  }

  static let libraries = [
    Library(module: "CSQLite", header: "sqlite3.h", package: "libsqlite3-dev"),
    Library(module: "CMicroHTTPD", header: "microhttpd.h", package: "libmicrohttpd-dev"),
    Library(module: "CQREncode", header: "qrencode.h", package: "libqrencode-dev"),
  ]

  /// The compiler that reads the headers in a build. It is in the same folder as the Swift compiler.
  static let clang: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/clang" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test("all system libraries are tried")
  func all() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: "Sources").path)
      .filter {
        FileManager.default.fileExists(atPath: Repository.root.appending(path: "Sources/\($0)/module.modulemap").path)
      }
    #expect(folders.sorted() == Self.libraries.map(\.module).sorted())
  }

  @Test("by name, and the command to install it", .enabled(if: clang != nil, "no clang on PATH"), arguments: libraries)
  func missing(library: Library) throws {
    let said = try Self.compile(library, ["-nostdinc"])
    let error = try #require(said.split(separator: "\n").first { $0.contains("error:") })
    #expect(error.contains("is missing: run script/bootstrap, or install \(library.package) "))
    let manifest = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains(#".apt(["\#(library.package)"])"#))
    let bootstrap = try String(contentsOf: Repository.root.appending(path: "script/bootstrap"), encoding: .utf8)
    #expect(bootstrap.contains("\(library.header) \(library.package) "))
  }

  @Test(
    "and reports a version that is too old", .enabled(if: clang != nil, "no clang on PATH"),
    arguments: [("0x00097205", true), ("0x00097206", false)])
  func old(version: String, isTooOld: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "old-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "#define MHD_VERSION \(version)\n"
      .write(to: folder.appending(path: "microhttpd.h"), atomically: true, encoding: .utf8)
    let said = try Self.compile(Self.libraries[1], ["-nostdinc", "-I", folder.path])
    #expect(said.contains("libmicrohttpd is too old: 0.9.73 or later is needed") == isTooOld)
    #expect(!said.contains("is missing"))
  }

  /// The compiler's messages about a library's header.
  private static func compile(_ library: Library, _ options: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: clang ?? "")
    let folder = Repository.root.appending(path: "Sources/\(library.module)").path
    let shim = try FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasSuffix(".h") }
    process.arguments = ["-fsyntax-only", "-x", "c"] + options + ["\(folder)/\(try #require(shim))"]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
