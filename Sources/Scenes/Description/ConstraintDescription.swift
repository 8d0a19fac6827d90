import Foundation
import JSONText
package import UIKit

/// A constraint of a view of a scene: `left == superview.safeArea.left + 20 @750`.
package struct ConstraintDescription: Equatable, Sendable {
  /// What a constraint can name in the place of a view.
  package enum Guide: String, CaseIterable, Sendable {
    case safeArea, margins, readableContent, keyboard, content, frame
  }

  /// The other side of a constraint.
  package struct Other: Equatable, Sendable {
    /// The id of a view; `nil` for the superview.
    package var view: String?
    package var guide: Guide?
    package var attribute: NSLayoutConstraint.Attribute
  }

  package var attribute: NSLayoutConstraint.Attribute
  package var relation: NSLayoutConstraint.Relation
  package var other: Other?
  package var multiplier: CGFloat = 1
  package var constant: CGFloat = 0
  package var priority: Float = 1_000
}

/// Reads the text of a constraint.
struct ConstraintReader {
  /// What is wrong with a text, and what to write instead.
  struct Failure: Error {
    let message: String
    let remedy: String?
  }

  static let attributes: [(name: String, attribute: NSLayoutConstraint.Attribute)] = [
    ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading),
    ("trailing", .trailing), ("width", .width), ("height", .height), ("centerX", .centerX), ("centerY", .centerY),
    ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
  ]

  private static let example = "write a constraint as 'left == superview.left + 20' or 'width >= 44 @750'"

  static func read(_ text: String) throws(Failure) -> ConstraintDescription {
    guard let match = text.wholeMatch(of: #/\s*(\S+)\s*(==|<=|>=)\s*(.*?)\s*(?:@\s*([0-9.]+)\s*)?/#) else {
      throw Failure(message: "'\(text)' is no constraint", remedy: example)
    }
    var result = ConstraintDescription(
      attribute: try attribute(String(match.1)),
      relation: match.2 == "==" ? .equal : match.2 == "<=" ? .lessThanOrEqual : .greaterThanOrEqual)
    if let priority = match.4 {
      guard let number = Float(priority), number > 0, number <= 1_000 else {
        throw Failure(message: "the priority of '\(text)' is not above 0 and at most 1000", remedy: nil)
      }
      result.priority = number
    }
    var side = String(match.3)
    if let constant = Double(side) {
      guard [.width, .height].contains(result.attribute) else {
        throw Failure(
          message: "'\(text)' gives a place without another view",
          remedy: "relate it to one, as 'left == superview.left + 20'")
      }
      result.constant = constant
      return result
    }
    if let found = side.wholeMatch(of: #/(-?[0-9.]+)\s*\*\s*(.*)/#), let factor = Double(found.1) {
      result.multiplier = factor
      side = String(found.2)
    }
    if let found = side.wholeMatch(of: #/(.*?)\s+([+-])\s+([0-9.]+)/#), let constant = Double(found.3) {
      result.constant = found.2 == "-" ? -constant : constant
      side = String(found.1)
    }
    let other = try other(side, of: text)
    guard kind(result.attribute) == kind(other.attribute) else {
      throw Failure(
        message: "'\(text)' relates attributes of different kinds",
        remedy: "relate horizontal places, vertical places, or sizes with each other")
    }
    result.other = other
    return result
  }

  private static func other(_ side: String, of text: String) throws(Failure) -> ConstraintDescription.Other {
    guard let dot = side.lastIndex(of: ".") else {
      throw Failure(message: "'\(text)' is no constraint", remedy: example)
    }
    let attribute = try attribute(String(side[side.index(after: dot)...]))
    var item = String(side[..<dot])
    var guide: ConstraintDescription.Guide?
    if let dot = item.lastIndex(of: "."),
      let known = ConstraintDescription.Guide(rawValue: String(item[item.index(after: dot)...]))
    {
      guide = known
      item = String(item[..<dot])
    }
    guard !item.isEmpty else { throw Failure(message: "'\(text)' names no view", remedy: example) }
    return ConstraintDescription.Other(view: item == "superview" ? nil : item, guide: guide, attribute: attribute)
  }

  private static func attribute(_ name: String) throws(Failure) -> NSLayoutConstraint.Attribute {
    if let known = attributes.first(where: { $0.name == name }) { return known.attribute }
    throw Failure(
      message: "'\(name)' is no attribute of a view",
      remedy: NearMiss.remedy(for: name, among: attributes.map(\.name))
        ?? "use one of \(attributes.map(\.name).joined(separator: ", "))")
  }

  private enum Kind {
    case horizontal, vertical, size
  }

  private static func kind(_ attribute: NSLayoutConstraint.Attribute) -> Kind {
    switch attribute {
    case .width, .height: .size
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    default: .horizontal
    }
  }
}
