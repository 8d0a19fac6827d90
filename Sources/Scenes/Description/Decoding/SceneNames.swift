package import JSONText

/// The ids of a scene and the references to them. A reference may precede its id in the file.
package struct SceneNames {
  /// The kind of object that an id names. Two kinds may use the same id.
  package enum Kind: String, CaseIterable {
    case view
    case recognizer
    case controller
  }

  /// The maximum number of ids and references of a scene, including those of all rows of templates.
  static let maximumCount = 200_000

  private struct Known {
    var line: Int
    var className: String
  }

  /// The place of a reference.
  private struct Reference {
    var id: String
    var kinds: [Kind]
    var classes: [String]
    /// The error for this place, without a message.
    var error: SceneError
    /// Whether the reference is a key of the object, and not its name.
    var isProperty: Bool
  }

  private var known: [Kind: [String: Known]] = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, [:]) })
  private var references: [Reference] = []
  private var count = 0

  func line(ofView id: String) -> Int? { known[.view]?[id]?.line }

  /// Records an id. Returns the line of an earlier use, if there is one.
  mutating func note(_ id: String, _ kind: Kind, className: String, line: Int) -> Int? {
    count += 1
    return known[kind]!.updateValue(Known(line: line, className: className), forKey: id)?.line
  }

  /// Whether the limit is reached.
  var isFull: Bool { count >= Self.maximumCount }

  /// Records a reference to an object of one of some kinds. If `classes` is not empty, the object must be of one of them.
  mutating func refer(
    to id: String, _ kinds: [Kind], classes: [String] = [], at value: JSONValue, key: String, in object: SceneObject
  ) {
    count += 1
    let error = object.error(.unknownIdentifier, "", at: value, key: key)
    references.append(Reference(id: id, kinds: kinds, classes: classes, error: error, isProperty: false))
  }

  /// Records that a key requires its object to be of one of some classes.
  package mutating func require(
    _ classes: [String], of id: String, _ kind: Kind, for member: JSONMember, in object: SceneObject
  ) {
    let error = object.error(.misplacedKey, "", atKeyOf: member)
    references.append(Reference(id: id, kinds: [kind], classes: classes, error: error, isProperty: true))
  }

  /// Throws for the first reference without an object, or to an object of the wrong class.
  func resolve(_ registry: ClassRegistry) throws(SceneError) {
    for reference in references {
      var error = reference.error
      let key = error.key ?? ""
      guard let found = reference.kinds.lazy.compactMap({ known[$0]?[reference.id] }).first else {
        let kind = reference.kinds.map(\.rawValue).joined(separator: " or ")
        error.problem = .unknownIdentifier
        error.message = "'\(key)' names '\(reference.id)', which is no \(kind) of this scene"
          .onOneLine()
        error.remedy =
          NearMiss.remedy(for: reference.id, among: reference.kinds.flatMap { known[$0]!.keys.sorted() })
          ?? "give the \(kind) this id"
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

  /// The class name with its article. The names of UIKit's classes begin with the sound of "you".
  private static func withArticle(_ name: String) -> String {
    let isVowel = name.first.map { "AEIOaeio".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") \(name)"
  }
}
