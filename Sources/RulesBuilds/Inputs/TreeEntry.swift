/// An entry of a Git tree.
struct TreeEntry {
  enum Kind {
    case file, link, submodule, other
  }

  /// The path, relative to the folder of the command.
  let path: String
  let hash: String
  let kind: Kind

  init(path: String, hash: String, kind: Kind) {
    self.path = path
    self.hash = hash
    self.kind = kind
  }

  /// Reads a line of `git ls-tree -z`: mode, type and hash, a tab, the path. `nil` if it has another form.
  init?(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: 9) else { return nil }
    let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
    guard words.count == 3 else { return nil }
    path = String(decoding: line[(tab + 1)...], as: UTF8.self)
    hash = String(words[2])
    kind =
      switch words[0] {
      case "120000": .link
      case "160000": .submodule
      default: words[1] == "blob" ? .file : .other
      }
  }
}
