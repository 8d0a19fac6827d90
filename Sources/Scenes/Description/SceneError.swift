import JSONText

/// Why a scene file cannot be used, and where.
public struct SceneError: Error, Equatable, Sendable {
  /// What kind of fault it is.
  public enum Problem: Sendable, Equatable {
    /// The file is not JSON.
    case malformedJSON
    /// The file is of a version of the scene format that this program does not read.
    case unsupportedFormat
    /// A key that objects of this kind do not have.
    case unknownKey
    /// A key that must be given is not.
    case missingKey
    /// A value of the wrong type or out of its range.
    case invalidValue
    /// An id that cannot be told from a path or from an answer.
    case invalidIdentifier
    /// An id given twice.
    case duplicateIdentifier
    /// A reference to an id that the scene does not have.
    case unknownIdentifier
    /// A class that does not exist.
    case unknownClass
    /// A class that cannot stand at this place, or a superclass that is not the class's.
    case wrongClass
    /// A key that belongs to other classes, or two keys that exclude each other.
    case misplacedKey
    /// Controllers that stand inside each other in a circle, or in two places.
    case circularReference
    /// A name that no action has.
    case unknownAction
    /// More of something than a scene may have, or deeper inside each other.
    case tooLarge
    /// A view that the strategy cannot be applied to.
    case strategyNotApplicable
  }

  /// What kind of fault it is.
  public var problem: Problem

  /// What is wrong, in words.
  public var message: String

  /// The line of the file, from 1.
  public var line: Int

  /// The column, from 1, counted in Unicode scalars.
  public var column: Int

  /// The id of the view, or its path where it has none: `windows[0].subviews[2]`.
  public var view: String?

  /// The id of the view controller, or its path where it has none.
  public var controller: String?

  /// The part of the view, the controller or the scene: `gestureRecognizers[0]`, `screen`.
  public var part: String?

  public var key: String?

  /// What to do, in words, where that is not plain from the message.
  public var remedy: String?

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
  /// The place, what is wrong and what to do, on one line.
  public var description: String {
    let names = [view.map { "view '\($0)'" }, controller.map { "controller '\($0)'" }, part]
    let subject = names.compactMap { $0 }.joined(separator: ", ")
    return "line \(line), column \(column): " + (subject.isEmpty ? "" : "\(subject): ") + message
      + (remedy.map { "; \($0)" } ?? "")
  }
}
