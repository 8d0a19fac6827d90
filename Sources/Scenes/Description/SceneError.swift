import JSONText

/// The reason why a scene file cannot be used, and the place of the error.
package struct SceneError: Error, Equatable, Sendable {
  package enum Problem: Sendable, Equatable {
    /// The file is not JSON.
    case malformedJSON
    /// The version of the scene format is not supported.
    case unsupportedFormat
    /// A key that objects of this kind do not have.
    case unknownKey
    /// A required key is missing.
    case missingKey
    /// A value of the wrong type or out of its range.
    case invalidValue
    /// An id that is ambiguous with a path or with a reserved word of the results.
    case invalidIdentifier
    /// An id that is used twice.
    case duplicateIdentifier
    /// A reference to an id that the scene does not have.
    case unknownIdentifier
    /// A class that does not exist.
    case unknownClass
    /// A class that is not allowed at this place, or a superclass that is not the class's.
    case wrongClass
    /// A key of other classes, or two keys that exclude each other.
    case misplacedKey
    /// Controllers that contain each other in a cycle, or a controller at two places.
    case circularReference
    /// A reaction to an action that no view fires.
    case unknownAction
    /// A limit of size or nesting is exceeded.
    case tooLarge
    /// A view that the strategy cannot be applied to.
    case strategyNotApplicable
    /// An object of a rules build that its own code could not create.
    case notMade
  }

  package var problem: Problem

  /// The description of the error.
  package var message: String

  /// The line of the file, from 1.
  package var line: Int

  /// The column, from 1, counted in Unicode scalars.
  package var column: Int

  /// The id of the view, or its path where it has none: `windows[0].subviews[2]`.
  package var view: String?

  /// The id of the view controller, or its path where it has none.
  package var controller: String?

  /// The part of the view, the controller or the scene: `gestureRecognizers[0]`, `screen`.
  package var part: String?

  package var key: String?

  /// The suggested correction, if the message does not imply it.
  package var remedy: String?

  package init(
    _ problem: Problem, _ message: String, line: Int, column: Int, view: String? = nil, part: String? = nil,
    key: String? = nil, remedy: String? = nil
  ) {
    self.problem = problem
    self.message = message.onOneLine()
    self.line = line
    self.column = column
    self.view = view?.onOneLine(limit: 4_000)
    self.part = part
    self.key = key
    self.remedy = remedy
  }
}

extension SceneError: CustomStringConvertible {
  /// The place, the error and the suggested correction, on one line.
  package var description: String {
    let names = [
      view.map { "view '\(Self.short($0))'" }, controller.map { "controller '\(Self.short($0))'" },
      part.map(Self.short),
    ]
    let subject = names.compactMap { $0 }.joined(separator: ", ")
    return "line \(line), column \(column): " + (subject.isEmpty ? "" : "\(subject): ") + message
      + (remedy.map { "; \($0)" } ?? "")
  }

  /// A name without its middle if it is long, as the path of a deeply nested view.
  private static func short(_ name: String) -> String {
    let (limit, kept) = (200, 80)
    return name.count <= limit ? name : "\(name.prefix(kept))…\(name.suffix(kept))"
  }
}
