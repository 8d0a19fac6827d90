import Foundation

/// The subviews of views that stand for each other.
@MainActor
struct SubviewMatches {
  /// A view of each app, or `nil` where it has none. The first app has them all, in its order.
  private(set) var matches: [[UIView?]] = []
  /// Those that the first app does not have.
  private(set) var extras: [[UIView?]] = []

  /// A view without a class of its own is found by its name.
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String

    @MainActor
    init(_ view: UIView) { (type, name) = (ObjectIdentifier(Swift.type(of: view)), view.nameInResults) }
  }

  /// `lists` are the subviews in each app, `nil` where there is no superview.
  init(_ lists: [[UIView]?]) {
    if let first = lists[0], lists.allSatisfy({ Self.areSame($0, first) }) {
      matches = first.indices.map { index in lists.map { $0?[index] } }
    } else {
      matchByName(lists)
    }
  }

  private static func areSame(_ views: [UIView]?, _ first: [UIView]) -> Bool {
    guard let views else { return true }
    // The elements of a list may show other rows.
    return views.count == first.count
      && zip(views, first).allSatisfy {
        type(of: $0) == type(of: $1) && (!$0.isListElement || $0.nameInResults == $1.nameInResults)
      }
  }

  private mutating func matchByName(_ lists: [[UIView]?]) {
    var numbers: [Key: Int] = [:]
    var groups: [[UIView?]] = []
    for (app, list) in lists.enumerated() {
      for view in list ?? [] {
        let key = Key(view)
        if let number = numbers[key], groups[number][app] == nil {
          groups[number][app] = view
        } else {
          numbers[key] = groups.count
          groups.append(lists.indices.map { $0 == app ? view : nil })
        }
      }
    }
    matches = groups.filter { $0[0] != nil }
    extras = groups.filter { $0[0] == nil }
  }
}
