/// The first arguments of a tool that loads rules. They are no options of a command and not in the help.
package struct EngineArguments {
  /// A rules build by its name and the path of its library.
  package typealias Build = (name: String, library: String)

  /// The option that names the library to load.
  private static let option = "--loaded-rules"
  /// The option that names one of several builds: `LIBRARY=NAME`.
  private static let nameOption = "--named-rules"

  /// The library to load.
  package let library: String
  /// The builds that the process can load, in the order of the command line; empty if there is one.
  package private(set) var builds: [Build] = []
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
    self.rest = Array(rest)
  }

  /// The first arguments of a tool that loads the first one of some builds and can load the others.
  package static func words(_ builds: [Build]) -> [String] {
    guard let first = builds.first else { return [] }
    return [option, first.library]
      + (builds.count < 2 ? [] : builds.flatMap { [nameOption, "\($0.library)=\($0.name)"] })
  }
}
