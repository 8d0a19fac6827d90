import TestSupport

/// Where the engine's sources mark something as inferred.
enum InferredMarks {
  /// `Type` or `Type.member` for every comment with the mark, outside the platform's parameters, which have their own sources.
  static func all() throws -> Set<String> {
    var marks: Set<String> = []
    for path in try Repository.swiftFiles(below: "Sources/UIKit") where !path.contains("/Platform/") {
      let text = try Repository.text(path)
      if text.contains("[I]") { marks.formUnion(owners(of: text)) }
    }
    return marks
  }

  /// What the marks of a file belong to: what a documentation comment stands before, or what a comment stands in.
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
        // What is declared further in is a part of a function, unless a documentation comment stands before it.
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
      // `class func` and the like have two.
      return String(keywords.contains(words[keyword + 1]) ? words[keyword + 2] : words[keyword + 1])
    }
    // The parameters of an initializer may take more lines.
    let head = code.prefix { $0 != "(" && $0 != "<" }.trimmed("?!")
    return head.split(separator: " ").last == "init" ? "init" : nil
  }
}
