/// The first arguments of a tool that loads rules. They are no options of a command and not in the help.
package struct EngineArguments {
  /// A rules build by its name and the path of its library.
  package typealias Build = (name: String, library: String)

  /// The option that names the library to load.
  private static let option = "--loaded-rules"
  /// The option that names one of several builds: `LIBRARY=NAME`.
  private static let nameOption = "--named-rules"

  /// The option that names the end of a session: its number, whether the end is shown, and the outcome as JSON.
  private static let endOption = "--known-end"

  /// The end of a session by the app's code, as another process has met it.
  package struct End {
    package let session: Int
    package let isShown: Bool
    /// The outcome as JSON.
    package let outcome: String

    package init(session: Int, isShown: Bool, outcome: String) {
      (self.session, self.isShown, self.outcome) = (session, isShown, outcome)
    }
  }

  /// The library to load.
  package let library: String
  /// The builds that the process can load, in the order of the command line; empty if there is one.
  package private(set) var builds: [Build] = []
  /// The end of the session that the command shows. `nil` if none is known.
  package private(set) var end: End?
  /// The command line.
  package let rest: [String]

  /// Reads the arguments of a process. `nil` if they name no library.
  package init?(_ words: [String]) {
    guard words.first == Self.option, words.count >= 2 else { return nil }
    library = words[1]
    var rest = words.dropFirst(2)
    while rest.first == Self.nameOption, let word = rest.dropFirst().first {
      // A library's path ends at rules.so; a name can contain any character.
      if let end = word.firstRange(of: ".so=") {
        builds.append((String(word[end.upperBound...]), String(word[..<end.lowerBound]) + ".so"))
      }
      rest = rest.dropFirst(2)
    }
    if rest.first == Self.endOption, let word = rest.dropFirst().first {
      let parts = word.split(separator: " ", maxSplits: 2).map(String.init)
      if parts.count == 3, let session = Int(parts[0]) {
        end = End(session: session, isShown: parts[1] == "shown", outcome: parts[2])
      }
      rest = rest.dropFirst(2)
    }
    self.rest = Array(rest)
  }

  /// The first arguments of a tool that loads the first one of some builds and can load the others.
  package static func words(_ builds: [Build], end: End? = nil) -> [String] {
    guard let first = builds.first else { return [] }
    return [option, first.library]
      + (builds.count < 2 ? [] : builds.flatMap { [nameOption, "\($0.library)=\($0.name)"] })
      + (end.map { [endOption, "\($0.session) \($0.isShown ? "shown" : "hidden") \($0.outcome)"] } ?? [])
  }
}
