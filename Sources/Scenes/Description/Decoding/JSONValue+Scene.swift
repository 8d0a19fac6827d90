import Foundation
package import JSONText

extension JSONValue {
  /// The numbers of a list with exactly this count, or `nil`.
  func numbers(count: Int) -> [Double]? {
    guard let array, array.count == count else { return nil }
    let numbers = array.compactMap(\.number)
    return numbers.count == count ? numbers : nil
  }

  /// The strings of a list that contains only strings, or `nil`.
  var strings: [String]? {
    guard let array else { return nil }
    let strings = array.compactMap(\.string)
    return strings.count == array.count ? strings : nil
  }

  var point: CGPoint? {
    numbers(count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  var size: CGSize? {
    numbers(count: 2).map { CGSize(width: $0[0], height: $0[1]) }
  }

  var rect: CGRect? {
    numbers(count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  var insets: InsetsDescription? {
    numbers(count: 4).map { InsetsDescription(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }

  var decelerationRate: DecelerationRateDescription? {
    switch content {
    case .string("normal"): .normal
    case .string("fast"): .fast
    case .number(let rate) where 0 <= rate && rate < 1: .rate(rate)
    default: nil
    }
  }

  var swipeDirections: [GestureRecognizerDescription.SwipeDirection]? {
    if let name = string { return GestureRecognizerDescription.SwipeDirection(rawValue: name).map { [$0] } }
    return names()
  }

  var screenEdges: [GestureRecognizerDescription.ScreenEdge]? {
    names()
  }

  var rowIndex: RowIndex? {
    guard let array, array.count == 2, let section = array[0].integer, let row = array[1].integer, section >= 0,
      row >= 0
    else { return nil }
    return RowIndex(section: section, row: row)
  }

  var detent: SheetDescription.Detent? {
    switch content {
    case .string("medium"): .medium
    case .string("large"): .large
    case .number(let height) where height > 0: .height(height)
    default: nil
    }
  }

  var detents: [SheetDescription.Detent]? {
    guard let array, !array.isEmpty else { return nil }
    let detents = array.compactMap(\.detent)
    return detents.count == array.count ? detents : nil
  }

  /// The case that a string names, or `nil`.
  package func named<Name: RawRepresentable<String>>() -> Name? {
    string.flatMap(Name.init(rawValue:))
  }

  /// The cases that a list names. `nil` if it is not a list of names or a name is unknown.
  private func names<Name: RawRepresentable<String>>() -> [Name]? {
    guard let strings else { return nil }
    let names = strings.compactMap(Name.init(rawValue:))
    return names.count == strings.count ? names : nil
  }

  /// The value for a message: the value itself if it is short, else its kind.
  package var shown: String {
    switch content {
    case .array(let elements) where elements.count > 6: return "a list of \(elements.count)"
    case .object: return kind
    default:
      let text = canonicalText()
      return text.unicodeScalars.count <= 60 ? text : kind
    }
  }
}
