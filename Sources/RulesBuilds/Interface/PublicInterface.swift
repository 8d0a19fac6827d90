import Foundation
import JSONText

/// The public declarations of a module that rules can use.
package struct PublicInterface {
  package struct Declaration: Equatable, Sendable {
    /// The name with those of the enclosing types: `UIView.hitTest(_:with:)`.
    package let name: String
    /// The declaration in Swift.
    package let text: String
  }

  /// Sorted by name, without duplicates.
  package let declarations: [Declaration]

  /// Reads the declarations of the modules UIKit and TouchReplay with a program of the toolchain.
  package init(_ installation: Installation) throws(RulesBuildError) {
    let cache = try BuildCache()
    let scratch = try cache.scratch("interface")
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let compiler = try SwiftCompiler()
    let modules = try installation.modules()
    var found: [String: String] = [:]
    for module in ["UIKit", "TouchReplay", "Combine", "SwiftUI"] {
      let target = try compiler.target(scratch: scratch)
      let run = try CapturedRun(
        compiler.tool("swift-symbolgraph-extract"),
        [
          "-module-name", module, "-target", target, "-I", modules, "-minimum-access-level", "public",
          "-skip-synthesized-members", "-output-dir", scratch,
        ], scratch: scratch)
      guard run.code == 0 else {
        throw RulesBuildError(
          .unavailable, "the module \(module) cannot be read; install the Swift that the tools were built with",
          details: run.errorLines)
      }
      for file in (try? FileManager.default.contentsOfDirectory(atPath: scratch)) ?? []
      where file.hasSuffix(".symbols.json") {
        guard let data = FileManager.default.contents(atPath: "\(scratch)/\(file)"),
          let graph = try? JSONValue.parse([UInt8](data))
        else { continue }
        for symbol in graph["symbols"]?.array ?? [] {
          let name = (symbol["pathComponents"]?.array ?? []).compactMap(\.string).joined(separator: ".")
          let text = (symbol["declarationFragments"]?.array ?? []).compactMap { $0["spelling"]?.string }.joined()
          if !name.split(separator: ".").contains(where: { $0.hasPrefix("_") }) { found[name] = text }
        }
      }
    }
    declarations = found.map { Declaration(name: $0.key, text: $0.value) }.sorted { $0.name < $1.name }
  }

  /// The declarations that a name stands for: those of a type with its members, else those whose name contains it.
  package func declarations(named name: String) -> [Declaration] {
    let exact = declarations.filter { declaration in
      declaration.name == name || declaration.name.hasPrefix(name + ".") || declaration.name.hasPrefix(name + "(")
        || declaration.name.hasSuffix("." + name)
    }
    if !exact.isEmpty { return exact }
    return declarations.filter { $0.name.lowercased().contains(name.lowercased()) }
  }
}
