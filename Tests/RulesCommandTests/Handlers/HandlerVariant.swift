/// A change of an app's sources: an edit of which code a touch runs, or a refactoring after which it runs the same.
struct HandlerVariant: Decodable, Sendable {
  /// A text of a file that becomes another one, a file that is added, or one that is renamed.
  struct Replacement: Decodable, Sendable {
    let file: String
    /// `nil` adds the file.
    let old: String?
    let new: String?
    /// How often the old text is in the file; once if `nil`.
    let times: Int?
    let renamedTo: String?
  }

  struct Misfit: Error, CustomStringConvertible {
    let description: String
  }

  let name: String
  /// The build of the tests that has the change together with others. `nil` for those that only `script/handlers` tries.
  let build: Int?
  /// The sessions that an edit turns red, that on which its texts are shown first.
  let sessions: [String]?
  /// What the report shows: for an edit in its first lines, what ran before and what runs now; for a refactoring, a changed name.
  let texts: [String]
  let replacements: [Replacement]

  /// The files, by name, with the change.
  func applied(to files: [String: String]) throws -> [String: String] {
    var files = files
    for replacement in replacements {
      if let name = replacement.renamedTo {
        files[name] = files.removeValue(forKey: replacement.file)
      } else if let old = replacement.old {
        let text = files[replacement.file] ?? ""
        let count = text.ranges(of: old).count
        guard count == replacement.times ?? 1 else {
          throw Misfit(description: "\(name): \(replacement.file) has \(count) times: \(old)")
        }
        files[replacement.file] = text.replacing(old, with: replacement.new ?? "")
      } else {
        guard files[replacement.file] == nil else {
          throw Misfit(description: "\(name): \(replacement.file) exists")
        }
        files[replacement.file] = replacement.new
      }
    }
    return files
  }
}
