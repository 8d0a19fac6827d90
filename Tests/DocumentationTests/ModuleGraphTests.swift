import Foundation
import TestSupport
import Testing

@Suite("The graph on the page of modules")
struct ModuleGraphTests {
  /// A line of the graph: a module with the imports after the arrow.
  private struct Line {
    let module: String
    let imports: [String]
  }

  private static let path = "Documentation/Decisions/0001-modules.md"

  private let graph: PackageGraph
  /// The names of the floors, from the top.
  private let floors: [String]
  private let lines: [Line]

  init() throws {
    graph = try PackageGraph()
    let section = try #require(Repository.text(Self.path).components(separatedBy: "\n## The graph\n").last)
    let rows = try #require(section.components(separatedBy: "```text\n").dropFirst().first)
      .components(separatedBy: "\n```")[0].split(separator: "\n")
    floors = rows.filter { !$0.hasPrefix(" ") }.map(String.init)
    lines = rows.filter { $0.hasPrefix(" ") }.map { row in
      let names = row.split(separator: " ").map(String.init)
      return Line(module: names[0], imports: Array(names.dropFirst(2)))
    }
  }

  /// The places of the modules on the page, from the top.
  private var places: [String: Int] {
    Dictionary(lines.enumerated().map { ($1.module, $0) }, uniquingKeysWith: { first, _ in first })
  }

  @Test("has a line for each module, with its imports in the order of the lines")
  func modules() {
    #expect(graph.modules.count > 50 && floors.count > 5)
    let places = places
    for module in graph.modules {
      let imports = graph.ownImports(of: module).sorted { (places[$0] ?? .max, $0) < (places[$1] ?? .max, $1) }
      let expected = "  \(module)" + (imports.isEmpty ? "" : " → \(imports.joined(separator: " "))")
      let found = lines.filter { $0.module == module }
      #expect(found.count == 1, "\(Self.path) needs one line of \(module), on its floor: '\(expected)'")
      if let line = found.first { #expect(line.imports == imports, "\(Self.path) needs the line '\(expected)'") }
    }
    for line in lines { #expect(graph.imports[line.module] != nil, "\(Self.path): there is no module \(line.module)") }
  }

  @Test("has all imports below the module that imports")
  func order() {
    for (module, imports) in graph.imports.sorted(by: { $0.key < $1.key }) {
      for name in imports {
        guard let upper = places[module], let lower = places[name] else { continue }
        #expect(upper < lower, "\(module) imports \(name), which is on a line above it")
      }
    }
  }

  @Test("is read from the manifest with executables, system libraries and conditions")
  func reading() {
    let manifest = """
      products: [.library(name: "A", targets: ["C"])], targets: [
        .systemLibrary(name: "C", providers: [.apt(["libc"])]), .target(name: "B", dependencies: ["C"]),
        .target(name: "A", dependencies: [.target(name: "B", condition: .when(platforms: [.linux])), "C"], path: "x(y)"),
        .executableTarget(
          name: "Tool", dependencies: ["A", "C"], linkerSettings: [.linkedLibrary("B")]),
        .testTarget(name: "ATests", dependencies: ["A"]), .target(name: "Support", dependencies: ["A"]),
      ]
      """
    let graph = PackageGraph(manifest: manifest, ["A", "B", "C", "Tool"])
    #expect(graph.modules == ["C", "B", "A", "Tool"])
    #expect(graph.imports == ["C": [], "B": ["C"], "A": ["B", "C"], "Tool": ["A", "C"]])
    #expect(graph.closure(of: "Tool") == ["A", "B", "C"])
    #expect(graph.ownImports(of: "Tool") == ["A"] && graph.ownImports(of: "A") == ["B"])
  }
}
