import JSONText

/// The names of the views of a log in its scene file.
///
/// An identifier of an app, or a path, can have characters that an id of a scene must not have: a slash separates the steps of a path
/// there. Such a character becomes a colon.
struct AppSceneNames: Sendable {
  /// The steps of paths to the subviews of one view in the scene.
  struct Steps {
    private let prefix: String
    private var numbers: [String: Int] = [:]

    /// The steps below a view; without one, those to the windows.
    init(below view: String? = nil) { prefix = view.map { $0 + "/" } ?? "" }

    /// The path to the next view of a class.
    mutating func next(_ className: String) -> String {
      let number = numbers[className, default: 0]
      numbers[className] = number + 1
      return "\(prefix)\(className)[\(number)]"
    }
  }

  /// The names in the scene by those in the log.
  var ofLog: [String: String] = [:]
  private var used: Set<String> = []

  /// Gives a view of the log an id, and returns it.
  mutating func identify(_ name: String) -> String {
    let id = legal(name)
    ofLog[name] = id
    return id
  }

  /// An id that no other object has.
  mutating func legal(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { $0 == "/" || $0.breaksMessages ? ":" : $0 }
    let text = String(String.UnicodeScalarView(scalars))
    let plain = text.isEmpty || text == "-" || text.hasPrefix("!") ? ":" + text : text
    var id = plain
    var number = 2
    while !used.insert(id).inserted {
      id = "\(plain):\(number)"
      number += 1
    }
    return id
  }
}
