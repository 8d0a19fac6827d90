import JSONText

/// Why a scene file cannot be used, and where.
public struct SceneError: Error, Equatable, Sendable {
  /// What kind of fault it is.
  public enum Problem: Sendable, Equatable {
    /// The file is not JSON.
    case malformedJSON
    /// The file is of a version of the scene format that this program does not read.
    case unsupportedFormat
    /// A key that no scene, view or recognizer has.
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
    /// More views, or views deeper inside each other, than a scene may have.
    case tooLarge
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

  /// The part of the view or of the scene: `gestureRecognizers[0]`, `screen`.
  public var part: String?

  /// The key.
  public var key: String?

  /// What to do, in words, where that is not plain from the message.
  public var remedy: String?

  init(
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
    let subject = [view.map { "view '\($0)'" }, part].compactMap { $0 }.joined(separator: ", ")
    return "line \(line), column \(column): " + (subject.isEmpty ? "" : "\(subject): ") + message
      + (remedy.map { "; \($0)" } ?? "")
  }
}
