import Foundation

/// The names that files in Objective-C beside the sources declare, which the compiler does not find.
struct ObjectiveCNames {
  /// One line for each missing name that such a file declares.
  let lines: [String]

  init(_ errors: [CompilerMessages.Error], _ sources: [RulesFile]) {
    let missing = Set(
      errors.compactMap { error in
        error.text.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/).map { String($0.1) }
      })
    var lines: [String] = []
    var found: Set<String> = []
    let folders = missing.isEmpty ? [] : Set(sources.map { ($0.path as NSString).deletingLastPathComponent }).sorted()
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
      for name in names.sorted() where [".h", ".m", ".mm"].contains(where: name.hasSuffix) {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        guard let bytes = FileManager.default.contents(atPath: path) else { continue }
        let declared = String(decoding: bytes, as: UTF8.self).matches(
          of: /@(?:interface|implementation|protocol)\s+(\w+)/)
        for match in declared where missing.contains(String(match.1)) && found.insert(String(match.1)).inserted {
          lines.append(
            "\(match.1) is declared in \(path): Objective-C is not compiled; write it in Swift for this build")
        }
      }
    }
    self.lines = lines
  }
}
