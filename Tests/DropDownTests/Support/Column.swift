import DropDown
import ObjectiveCRuntime
import TestSupport
import UIKit

/// The columns of the tables: what lets touches through the container, and whether its class has a `hitTest` of its
/// own.
enum Column: String, CaseIterable, Sendable {
  case vanilla = "V"
  case category = "H1"
  case article = "H2A"
  case articleGlobal = "H2A⁰"
  case repository = "H2B"
  case repositoryGlobal = "H2B⁰"

  var generation: DropDownGeneration? {
    switch self {
    case .vanilla: nil
    case .category: .category73
    case .article, .articleGlobal: .classArticle
    case .repository, .repositoryGlobal: .classRepository
    }
  }

  /// iOS 8 and later, as opposed to iOS 7.
  var containerOverridesHitTest: Bool { self != .articleGlobal && self != .repositoryGlobal }

  /// Whether no touch hits any view after the exchange, so that a state cannot be reached by touches.
  var killsTouches: Bool { self == .repositoryGlobal }

  /// The cells of a row, one per column.
  static func cells(_ text: String) -> [(column: Column, expected: String)] {
    let words = text.split(separator: " ").map(String.init)
    precondition(words.count == allCases.count, "a row has a cell for each column")
    return zip(allCases, words).map { ($0, $1) }
  }
}
