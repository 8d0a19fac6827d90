import Foundation

/// The modules in `Sources` and their imports, as `Package.swift` declares them.
package struct PackageGraph {
  /// The modules in the order of the manifest.
  package let modules: [String]
  /// The modules that each module declares as dependencies.
  package let imports: [String: [String]]

  /// Reads the manifest of the repository.
  package init() throws {
    let folders = Set(Repository.names(in: Repository.root.appending(path: "Sources")))
    self.init(manifest: try Repository.text("Package.swift"), folders)
  }

  /// Reads the text of a manifest. `folders` are the names of the folders in `Sources`.
  package init(manifest: String, _ folders: Set<String>) {
    let declarations = [".target(", ".executableTarget(", ".systemLibrary("].flatMap(manifest.ranges(of:))
      .map(\.upperBound).sorted().map { Self.enclosed(manifest[$0...]) }
    var modules: [String] = []
    var imports: [String: [String]] = [:]
    for declaration in declarations {
      // A dependency with a condition is written like a target, after it.
      guard let name = Self.literals(declaration).first, folders.contains(name), imports[name] == nil else { continue }
      modules.append(name)
      let list = declaration.firstRange(of: "dependencies: [").map { Self.enclosed(declaration[$0.upperBound...]) }
      imports[name] = Self.literals(list ?? "").filter(folders.contains)
    }
    (self.modules, self.imports) = (modules, imports)
  }

  /// The modules that a module imports directly or through others.
  package func closure(of module: String) -> Set<String> {
    var found: Set<String> = []
    var open = imports[module] ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += imports[next] ?? [] }
    }
    return found
  }

  /// The imports of a module that no other one of its imports has.
  package func ownImports(of module: String) -> [String] {
    let all = imports[module] ?? []
    return all.filter { name in !all.contains { $0 != name && closure(of: $0).contains(name) } }
  }

  /// The text up to the bracket that closes one which is open at its start.
  private static func enclosed(_ text: Substring) -> Substring {
    var depth = 1
    return text.prefix { character in
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      return depth > 0
    }
  }

  /// The string literals of a text.
  private static func literals(_ text: Substring) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
