/// The names by which sources qualify names of their own module, such as `Stevia` in `Stevia.alignCenter()`.
///
/// Rules are compiled in a module of another name. The compiler does not find their name for it. A module that a file imports is
/// another one, except where it is imported for tests: then its sources are among the files.
enum OwnModuleNames {
  /// The names of a run's errors that qualify a name which the sources declare.
  static func list(_ errors: [CompilerMessages.Error], in sources: [RulesFile]) -> Set<String> {
    let missing = Set(
      errors.compactMap { error in
        error.text.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/).map { String($0.1) }
      })
    guard !missing.isEmpty else { return [] }
    let texts = sources.map { String(decoding: $0.content, as: UTF8.self) }
    let declaration = /\b(?:func|class|struct|enum|protocol|actor|typealias|let|var)\s+(\w+)/
    let declared = Set(texts.flatMap { $0.matches(of: declaration).map { String($0.1) } })
    let imports = texts.flatMap {
      $0.matches(of: /(@testable\s+)?\bimport\s+(?:(?:struct|class|enum|func|var|let)\s+)?(\w+)/)
    }
    let others = Set(imports.filter { $0.1 == nil }.map { String($0.2) })
      .subtracting(imports.filter { $0.1 != nil }.map { String($0.2) })
    let qualified = /\b(\w+)\.(\w+)/
    return missing.subtracting(others).filter { name in
      texts.contains { text in
        text.contains(name + ".")
          && text.matches(of: qualified).contains { $0.1 == name && declared.contains(String($0.2)) }
      }
    }
  }
}
