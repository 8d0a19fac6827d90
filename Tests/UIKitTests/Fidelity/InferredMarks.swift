import TestSupport

/// The marks for inferred behaviour in the engine's sources.
enum InferredMarks {
  /// `Type` or `Type.member` for every comment with the mark. The platform's parameters are left out because they list
  /// their own sources.
  static func all() throws -> Set<String> {
    var marks: Set<String> = []
    for path in try Repository.swiftFiles(below: "Sources/UIKit") where !path.contains("/Platform/") {
      let text = try Repository.text(path)
      if text.contains("[I]") { marks.formUnion(owners(of: text)) }
    }
    return marks
  }

  /// The declarations that a file's marks belong to: the one after a documentation comment, or the one around a
  /// comment.
  private static func owners(of text: String) -> [String] {
    var owners: [String] = []
    var type = ""
    var member = ""
    var isPending = false
    for line in text.split(separator: "\n") {
      let code = line.trimmed(" ")
      if code.hasPrefix("//") {
        guard code.contains("[I]") else { continue }
        if code.hasPrefix("///") { isPending = true } else { owners.append(member) }
      } else if let name = declaredName(in: code) {
        let indent = line.prefix { $0 == " " }.count
        if indent == 0 { type = name }
        let owner = indent == 0 ? name : "\(type).\(name)"
        // A declaration with a deeper indentation is part of a function, unless a documentation comment precedes it.
        if indent <= 2 { member = owner }
        if isPending { owners.append(owner) }
        isPending = false
      }
    }
    return owners
  }

  private static func declaredName(in code: String) -> String? {
    let keywords: Set<Substring> = [
      "func", "var", "let", "case", "class", "struct", "enum", "protocol", "extension", "typealias", "actor",
    ]
    let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
    if let keyword = words.prefix(7).firstIndex(where: keywords.contains), keyword + 1 < words.count {
      // `class func` and similar declarations have two keywords.
      return String(keywords.contains(words[keyword + 1]) ? words[keyword + 2] : words[keyword + 1])
    }
    // The parameters of an initializer may continue on further lines.
    let head = code.prefix { $0 != "(" && $0 != "<" }.trimmed("?!")
    return head.split(separator: " ").last == "init" ? "init" : nil
  }
}
