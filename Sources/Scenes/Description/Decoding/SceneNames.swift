package import JSONText

/// The ids of a scene and the places that refer to them, which may come earlier in the file.
package struct SceneNames {
  /// What an id names; two kinds may use the same id.
  package enum Kind: String, CaseIterable {
    case view
    case recognizer
    case controller
  }

  /// How many ids and references to ids a scene may have, those of all rows of its templates included.
  static let maximumCount = 200_000

  private struct Known {
    var line: Int
    var className: String
  }

  /// A place that names something.
  private struct Reference {
    var id: String
    var kind: Kind
    var classes: [String]
    /// An error at the place, whose message is still to be written.
    var error: SceneError
    /// Whether the place is a key of the thing, and not its name.
    var isProperty: Bool
  }

  private var known: [Kind: [String: Known]] = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, [:]) })
  private var references: [Reference] = []
  private var count = 0

  func line(ofView id: String) -> Int? { known[.view]?[id]?.line }

  /// Notes an id; returns the line on which it was given before, if it was.
  mutating func note(_ id: String, _ kind: Kind, className: String, line: Int) -> Int? {
    count += 1
    return known[kind]!.updateValue(Known(line: line, className: className), forKey: id)?.line
  }

  /// Whether no more may be noted.
  var isFull: Bool { count >= Self.maximumCount }

  /// Notes that a value names something of a kind, and of one of some classes where there are any.
  mutating func refer(
    to id: String, _ kind: Kind, classes: [String] = [], at value: JSONValue, key: String, in object: SceneObject
  ) {
    count += 1
    let error = object.error(.unknownIdentifier, "", at: value, key: key)
    references.append(Reference(id: id, kind: kind, classes: classes, error: error, isProperty: false))
  }

  /// Notes that a key is given of something, which must be of one of some classes.
  package mutating func require(
    _ classes: [String], of id: String, _ kind: Kind, for member: JSONMember, in object: SceneObject
  ) {
    let error = object.error(.misplacedKey, "", atKeyOf: member)
    references.append(Reference(id: id, kind: kind, classes: classes, error: error, isProperty: true))
  }

  /// Throws for the first place that names nothing, or something of another class.
  func resolve(_ registry: ClassRegistry) throws(SceneError) {
    for reference in references {
      var error = reference.error
      let key = error.key ?? ""
      guard let found = known[reference.kind]?[reference.id] else {
        error.problem = .unknownIdentifier
        error.message = "'\(key)' names '\(reference.id)', which is no \(reference.kind.rawValue) of this scene"
          .onOneLine()
        error.remedy =
          NearMiss.remedy(for: reference.id, among: known[reference.kind]!.keys.sorted())
          ?? "give the \(reference.kind.rawValue) this id"
        throw error
      }
      let classes = reference.classes
      if classes.isEmpty || classes.contains(where: { registry.isKind(found.className, of: $0) }) { continue }
      let names = classes.joined(separator: reference.isProperty ? " and " : " or ")
      error.problem = reference.isProperty ? .misplacedKey : .wrongClass
      error.message =
        (reference.isProperty
        ? "'\(key)' is a key of \(names); '\(reference.id)' is \(Self.withArticle(found.className))"
        : "'\(key)' names '\(reference.id)', \(Self.withArticle(found.className)); it must name \(Self.withArticle(names))")
        .onOneLine()
      throw error
    }
  }

  /// A name of a class with its article: those of UIKit begin with a sound like "you".
  private static func withArticle(_ name: String) -> String {
    let isVowel = name.first.map { "AEIOaeio".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") \(name)"
  }
}
