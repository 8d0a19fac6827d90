import Foundation
import TestSupport
import Testing

/// The public names of the built module UIKit, as `swift symbolgraph-extract` writes them.
///
/// The tool leaves out declarations behind an SPI and names that begin with an underscore.
enum PublicSymbols {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable {
        let precise: String
      }
      struct Kind: Decodable {
        let identifier: String
      }
      let identifier: Identifier
      let kind: Kind
      let pathComponents: [String]
      let accessLevel: String
      var path: String { pathComponents.joined(separator: ".") }
    }
    struct Relationship: Decodable {
      let kind: String
      let source: String
    }
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable {
      let unversionedTriple: String
    }
    let target: Target
  }

  /// Whether the toolchain has the tool. Some versions print their help and fail.
  static let isToolPresent = (try? run(["symbolgraph-extract", "--help"]).output.contains("OVERVIEW")) == true

  /// The paths of all symbols, such as `UIView.alpha`, without duplicates.
  static func extract() throws -> Set<String> {
    try graphs.get().reduce(into: []) { names, graph in names.formUnion(graph.symbols.map(\.path)) }
  }

  /// The paths of the open members that override no other one.
  static func openMembers() throws -> Set<String> {
    let graphs = try graphs.get()
    let overriding = Set(graphs.flatMap(\.relationships).filter { $0.kind == "overrides" }.map(\.source))
    let open = graphs.flatMap(\.symbols).filter {
      $0.accessLevel == "open" && $0.kind.identifier != "swift.class" && !overriding.contains($0.identifier.precise)
    }
    return Set(open.map(\.path))
  }

  /// The extraction takes seconds, so it is done once.
  private static let graphs = Result { try extractGraphs() }

  private static func extractGraphs() throws -> [Graph] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "public-symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let modules = try #require(BuiltTool.folder).appending(path: "Modules").path
    let info = try JSONDecoder().decode(TargetInfo.self, from: Data(run(["-print-target-info"]).output.utf8))
    let extraction = try run([
      "symbolgraph-extract", "-module-name", "UIKit", "-target", info.target.unversionedTriple, "-I", modules,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
    ])
    try #require(extraction.code == 0, "\(extraction.error)")
    return try Repository.names(in: folder).map { file in
      try JSONDecoder().decode(Graph.self, from: Data(contentsOf: folder.appending(path: file)))
    }
  }

  /// The public names, and labels of initializers, that begin with an underscore, which the tool leaves out; found in the source text.
  static func underscored() throws -> Set<String> {
    try Repository.swiftFiles(below: "Sources/UIKit").reduce(into: []) { names, file in
      for line in try Repository.code(file) where line.utf8.contains(UInt8(ascii: "_")) && !line.contains("@_spi") {
        let declaration = #/\b(?:public|open)\b.*\b(?:class|struct|enum|protocol|typealias|func|var|let) (_\w+)/#
        if let match = line.firstMatch(of: declaration) { names.insert(String(match.1)) }
        if let match = line.firstMatch(of: #/^ +(_[a-z]\w*) \w+: /#) { names.insert("init(\(match.1):…)") }
      }
    }
  }

  private static func run(_ arguments: [String]) throws -> Finished {
    try RunningTool("/usr/bin/env", ["swift"] + arguments).wait()
  }
}
