/// The methods and closures that the code of a build declares, from the table that the translator writes.
///
/// The table has a line for each file (`F path`), each type and extension (`T name line inherited,…`), each member
/// (`M first last flags name`, with the lines of the member; the flags are `m` for a method and `c` if it contains a closure) and each closure
/// that is given to UIKit (`C line flags name`; the flags are `w` if it states whether its weak `self` is gone, and `s` if it only calls a method
/// of `self`). It is parsed when it is first asked.
@MainActor
package final class DeclaredHandlers {
  /// The tables of the loaded modules. They are facts about the classes of the process, as the table of methods is.
  static var tables: [String: DeclaredHandlers] = [:]

  private let text: String

  package init(_ text: String = "") { self.text = text }

  /// Adds the table of a module. Generated code calls it.
  ///
  /// - Parameter id: `#fileID` of a file of the module.
  package static func add(_ text: String, of id: String) -> DeclaredHandlers {
    let table = DeclaredHandlers(text)
    tables[String(id.prefix { $0 != "/" })] = table
    return table
  }

  private struct Member {
    let file: String
    let lines: ClosedRange<Int>
    let name: String
    let isMethod: Bool
    let hasClosure: Bool
  }

  private struct DeclaredType {
    var inherited: [String] = []
    /// Whether the module declares the type itself and not only extensions of it.
    var isOwn = false
    var members: [Member] = []
  }

  private struct Parsed {
    var types: [String: DeclaredType] = [:]
    /// The closures by file and line. Several at one line are none.
    var closures: [String: [Int: [ClosureName]]] = [:]
    var members: [String: [(type: String, member: Member)]] = [:]
  }

  private lazy var parsed = parse()

  private func parse() -> Parsed {
    var result = Parsed()
    var (file, type) = ("", "")
    for line in text.split(separator: "\n") {
      let fields = line.dropFirst(2)
      switch line.first {
      case "F": (file, type) = (String(fields), "")
      case "T":
        let parts = fields.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        type = parts[0]
        result.types[type, default: DeclaredType()].inherited += parts[2].split(separator: ",").map(String.init)
        // An extension has the line 0.
        if parts[1] != "0" { result.types[type]?.isOwn = true }
      case "M":
        let parts = fields.split(separator: " ", maxSplits: 3).map(String.init)
        guard parts.count == 4, let first = Int(parts[0]), let last = Int(parts[1]) else { continue }
        let member = Member(
          file: file, lines: first...max(first, last), name: parts[3], isMethod: parts[2].contains("m"),
          hasClosure: parts[2].contains("c"))
        result.types[type, default: DeclaredType()].members.append(member)
        result.members[file, default: []].append((type, member))
      case "C":
        let parts = fields.split(separator: " ", maxSplits: 2).map(String.init)
        guard parts.count == 3, let line = Int(parts[0]) else { continue }
        var closure = ClosureName(name: parts[2], isWeak: parts[1].contains("w"))
        if parts[1].contains("s") {
          closure.methodOfSelf = Self.split(parts[2])?.member
        }
        result.closures[file, default: [:]][line, default: []].append(closure)
      default: continue
      }
    }
    return result
  }

  // MARK: Closures

  /// The closure that is given to UIKit at a line; `nil` if the table has no declaration there.
  func closure(in file: String, line: Int) -> ClosureName? {
    let found = parsed.closures[file]?[line] ?? []
    // Several with different names are named by what contains them.
    if let first = found.first, found.allSatisfy({ $0.name == first.name }) { return first }
    let isWeak = !found.isEmpty && found.allSatisfy(\.isWeak)
    guard
      let (type, member) = parsed.members[file]?.filter({ $0.member.lines.contains(line) })
        .min(by: { $0.member.lines.count < $1.member.lines.count })
    else { return nil }
    let name = (type.isEmpty ? "" : type + ".") + String(member.name.prefix { $0 != "(" }) + " closure"
    return ClosureName(name: name, isWeak: isWeak)
  }

  // MARK: Declarations

  /// Whether the build has a method or closure of that name. A method may be one of a superclass or of an extension of a protocol.
  package func declares(_ handler: String) -> Bool { isOfUIKit(handler) || member(handler) != nil }

  /// The names of all methods that types of the build declare, in alphabetical order.
  package var methodNames: [String] {
    parsed.types.flatMap { type, declared in
      declared.members.filter(\.isMethod).map { type.isEmpty ? $0.name : "\(type).\($0.name)" }
    }.sorted()
  }

  /// Whether the build declares a type of that name.
  package func declaresType(_ name: String) -> Bool { parsed.types[name]?.isOwn ?? false }

  /// The file and line of a method, or of the declaration that contains a closure; `nil` if the build does not have it.
  package func place(of handler: String) -> (file: String, line: Int)? {
    member(handler).map { ($0.file, $0.lines.lowerBound) }
  }

  /// The method that contains a line of a file, without its labels: `MessageWindow.hitTest`. `nil` if none does.
  package func method(at line: Int, of file: String) -> String? {
    let found = parsed.members[file]?.filter { $0.member.isMethod && $0.member.lines.contains(line) }
      .min { $0.member.lines.count < $1.member.lines.count }
    return found.map { type, member in
      let name = String(member.name.prefix { $0 != "(" })
      return type.isEmpty ? name : "\(type).\(name)"
    }
  }

  /// The file and line of a property that a class or a superclass declares; `nil` if the build does not have it.
  package func place(ofProperty name: String, in type: String) -> (file: String, line: Int)? {
    var visited: Set<String> = []
    return find(in: type, &visited) { !$0.isMethod && $0.name == name }.map { ($0.file, $0.lines.lowerBound) }
  }

  private func member(_ handler: String) -> Member? {
    var name = Substring(handler)
    if name.hasSuffix(HandlerNames.gone) { name = name.dropLast(HandlerNames.gone.count) }
    let isClosure = name.hasSuffix(" closure")
    if isClosure { name = name.dropLast(" closure".count) }
    guard let (type, member) = Self.split(String(name)) else { return nil }
    var visited: Set<String> = []
    return find(in: type, &visited) {
      isClosure ? $0.hasClosure && String($0.name.prefix { $0 != "(" }) == member : $0.isMethod && $0.name == member
    }
  }

  /// The type, without its generic arguments, and the member of a name.
  private static func split(_ name: String) -> (type: String, member: String)? {
    var (type, depth) = ("", 0)
    for character in name.prefix(while: { $0 != "(" }) {
      if character == "<" { depth += 1 }
      if depth == 0 { type.append(character) }
      if character == ">" { depth -= 1 }
    }
    let arguments = name.drop { $0 != "(" }
    guard let dot = type.lastIndex(of: ".") else { return type.isEmpty ? nil : ("", type + String(arguments)) }
    return (String(type[..<dot]), String(type[type.index(after: dot)...]) + String(arguments))
  }

  private func find(in name: String, _ visited: inout Set<String>, _ isMeant: (Member) -> Bool) -> Member? {
    guard visited.insert(name).inserted else { return nil }
    guard let type = parsed.types[name] else { return inExtensions(of: name, isMeant) }
    if let found = type.members.first(where: isMeant) { return found }
    for inherited in type.inherited {
      if let found = find(in: resolve(inherited, from: name), &visited, isMeant) { return found }
    }
    return nil
  }

  /// The member of an extension of a class or protocol of another module, from which a type of that module may inherit.
  private func inExtensions(of inheriting: String, _ isMeant: (Member) -> Bool) -> Member? {
    for (name, type) in parsed.types.sorted(by: { $0.key < $1.key }) where !type.isOwn && !name.isEmpty {
      // No controller is a view, and no view is a controller.
      if inheriting.hasSuffix("Controller"), ["UIView", "UIControl", "UIButton", "UIWindow"].contains(name) {
        continue
      }
      if !inheriting.hasSuffix("Controller"), name.hasSuffix("Controller") { continue }
      if let found = type.members.first(where: isMeant) { return found }
    }
    return nil
  }

  /// The full name of a type that a type inherits from.
  private func resolve(_ name: String, from type: String) -> String {
    var scope = type.split(separator: ".")
    while !scope.isEmpty {
      scope.removeLast()
      let candidate = (scope + [Substring(name)]).joined(separator: ".")
      if parsed.types[candidate] != nil { return candidate }
    }
    return name
  }

  /// Whether a name is that of a method of a class of UIKit that the build does not declare. UIKit has it in each build.
  private func isOfUIKit(_ handler: String) -> Bool {
    guard !handler.contains(" "), let (type, _) = Self.split(handler), !type.isEmpty else { return false }
    return type.hasPrefix("UI") && parsed.types[type] == nil
  }
}
