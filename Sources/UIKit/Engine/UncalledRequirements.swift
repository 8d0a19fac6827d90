import Foundation

/// Methods of an app's delegates that UIKit calls for touches and the engine does not, such as those for swipe actions, by the class
/// that has them.
///
/// They are facts about the classes of the process, as method tables are, and no state of an app.
@MainActor
package enum UncalledRequirements {
  /// The touches for which UIKit calls a method.
  package enum Occasion: Sendable {
    /// A touch that moves or stays: a swipe, a long press or a drag.
    case gesture
    /// Any touch.
    case touch
    /// A movement of the content, and for collection views the first layout. The method is that of an object that prefetches.
    case prefetching
  }

  @exclusivity(unchecked) private static var methods: [ObjectIdentifier: [(name: String, occasion: Occasion)]] = [:]

  /// Whether a list of the process has swipe actions, which its configuration provides.
  @exclusivity(unchecked) static var hasListsWithSwipeActions = false
  /// Whether a view of the process has a context menu.
  @exclusivity(unchecked) static var hasContextMenus = false
  private static let listProviders = "the SwipeActionsConfiguration providers of its list"

  /// A touch that ends before this time, in seconds, without a movement is no gesture but a tap. Source: no long press of UIKit is
  /// known to begin earlier than 0.25 s [I].
  fileprivate static let longestTap = 0.2
  /// A finger that has moved farther, in points, does not rest. Source: the `allowableMovement` of long presses [D].
  fileprivate static let pressDistance: CGFloat = 10

  /// Adds a method, with its place, to a class of delegates.
  package static func add(_ method: String, to type: AnyClass, for occasion: Occasion) {
    guard methods[ObjectIdentifier(type)]?.contains(where: { $0.name == method }) != true else { return }
    methods[ObjectIdentifier(type), default: []].append((method, occasion))
  }

  /// The methods of a table's or a collection view's delegate or data source for an occasion, of which each may be called.
  private static func all(of scrollView: UIScrollView, for occasion: Occasion) -> [String] {
    let ofList = occasion == .gesture && scrollView.hasSwipeActions ? [listProviders] : []
    guard !methods.isEmpty else { return ofList }
    return ofList
      + owners(of: scrollView, for: occasion).flatMap { object in
        sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) }).flatMap { type in
          (methods[ObjectIdentifier(type)] ?? []).filter { $0.occasion == occasion }.map(\.name)
        }
      }
  }

  private static func owners(of scrollView: UIScrollView, for occasion: Occasion) -> [AnyObject] {
    let objects: [AnyObject?] =
      switch scrollView {
      case let table as UITableView where occasion == .prefetching: [table.prefetchDataSource]
      case let collection as UICollectionView where occasion == .prefetching: [collection.prefetchDataSource]
      case let table as UITableView: [table.delegate, table.dataSource]
      case let collection as UICollectionView: [collection.delegate, collection.dataSource]
      default: []
      }
    return objects.compactMap { $0 }
  }

  /// The first method of a table's or a collection view's delegate or data source for an occasion; `nil` for other scroll views.
  static func first(of scrollView: UIScrollView, for occasion: Occasion) -> String? {
    guard !methods.isEmpty else { return nil }
    for object in owners(of: scrollView, for: occasion) {
      var type: AnyClass? = Swift.type(of: object)
      while let current = type {
        let own = methods[ObjectIdentifier(current)]?.filter { $0.occasion == occasion }
        if let method = own?.map(\.name).min() { return method }
        type = _getSuperclass(current)
      }
    }
    return nil
  }

  /// Reports the touches of an event that can be a gesture for which UIKit calls a method.
  static func noteGestures(in event: UIEvent) {
    guard !methods.isEmpty || hasListsWithSwipeActions || hasContextMenus else { return }
    for touch in event.orderedTouches {
      if hasContextMenus { noteContextMenu(touch) }
      if touch.currentPhase == .began { noteOpenRow(touch) }
      for case let scrollView as UIScrollView in sequence(first: touch.hitView, next: { $0?.superview }) {
        let methods = all(of: scrollView, for: .gesture).sorted()
        if let method = methods.first(where: { Gesture(for: $0).isPossible(touch) }) {
          note(method, of: scrollView, touch)
        }
      }
    }
  }

  /// Reports a press on a view with a context menu. Source: Apple's page of UIContextMenuInteraction, by which a press shows it [D].
  private static func noteContextMenu(_ touch: UITouch) {
    guard Gesture.press.isPossible(touch) else { return }
    for view in sequence(first: touch.hitView, next: { $0?.superview }).compactMap({ $0 })
    where view.storedLooks?.interactions.contains(where: { $0 is UIContextMenuInteraction }) == true {
      let longest = Int(longestTap * 1_000)
      return Unmodelled.note(
        "a press shows the context menu of \(view.className) '\(view.nameInResults)', and menus are not modelled: let the finger up within \(longest) ms",
        about: view)
    }
  }

  private static func note(_ method: String, of scrollView: UIScrollView, _ touch: UITouch) {
    let question =
      "the gestures for which UIKit calls \(method) of \(scrollView.className) '\(scrollView.nameInResults)' are not modelled"
    guard Gesture(for: method) == .swipe else { return Unmodelled.note(question) }
    Dispute(question).note(by: nil, touch: touch)
    let travel = abs(touch.screenLocation.x - touch.screenStart.x)
    // A long swipe performs the first action.
    if travel > scrollView.storedBounds.width / 2 { return Unmodelled.note(question) }
    var view = touch.hitView
    while let known = view, !known.isListElement { view = known.parent }
    touch.hitView?.engine.openRow = OpenRow(list: scrollView, row: view, question: question)
  }

  /// Reports a touch that begins while a row may be open because of a swipe. It closes the row, or is on a button that the swipe has
  /// shown, whose action changes what follows.
  private static func noteOpenRow(_ touch: UITouch) {
    guard let hit = touch.hitView, let open = hit.engine.openRow, let list = open.list,
      sequence(first: hit, next: \.parent).contains(where: { $0 === list })
    else { return }
    hit.engine.openRow = nil
    let isOnRow = open.row.map { row in sequence(first: hit, next: \.parent).contains { $0 === row } } ?? true
    if isOnRow { Unmodelled.note(open.question) } else { Dispute(open.question).note(by: nil, touch: touch) }
  }

  /// Reports a scroll view whose content is not all in sight and for which UIKit prefetches rows or items now.
  static func notePrefetching(for scrollView: UIScrollView) {
    guard !methods.isEmpty, let method = first(of: scrollView, for: .prefetching) else { return }
    let (content, sight) = (scrollView.contentSize, scrollView.storedBounds.size)
    guard content.width > sight.width || content.height > sight.height else { return }
    Unmodelled.note(
      "UIKit calls \(method) of \(scrollView.className) '\(scrollView.nameInResults)', and prefetching is not modelled")
  }
}

extension UncalledRequirements {
  /// The movements of a finger for which UIKit calls a method.
  private enum Gesture {
    /// A movement along a row, more to the side than up or down.
    case swipe
    /// A finger that rests.
    case press
    case swipeOrPress

    /// The gesture of a method of a delegate, from its name. Source: Apple's pages of the methods [D].
    init(for method: String) {
      if ["SwipeActionsConfiguration", "editActionsForRow", "commit:forRow"].contains(where: method.contains) {
        self = .swipe
      } else if method.contains("contextMenuConfiguration") {
        self = .press
      } else {
        self = .swipeOrPress
      }
    }

    @MainActor
    func isPossible(_ touch: UITouch) -> Bool {
      switch self {
      case .swipe: isSwipe(touch)
      case .press: isPress(touch)
      case .swipeOrPress: isPress(touch) || touch.currentPhase == .moved && touch.screenLocation != touch.screenStart
      }
    }

    /// Whether a finger has moved at least as far to the side as up or down. A finger that moves up or down scrolls.
    @MainActor
    private func isSwipe(_ touch: UITouch) -> Bool {
      let (start, end) = (touch.screenStart, touch.screenLocation)
      return start.x != end.x && abs(end.x - start.x) >= abs(end.y - start.y)
    }

    /// Whether a finger has rested for longer than a tap.
    @MainActor
    private func isPress(_ touch: UITouch) -> Bool {
      guard touch.currentTimestamp - touch.beganTimestamp > UncalledRequirements.longestTap else { return false }
      let (start, end) = (touch.screenStart, touch.screenLocation)
      return abs(end.x - start.x) <= UncalledRequirements.pressDistance
        && abs(end.y - start.y) <= UncalledRequirements.pressDistance
    }
  }
}

/// A row that a swipe may have opened.
struct OpenRow {
  weak var list: UIScrollView?
  weak var row: UIView?
  /// What is not known.
  let question: String
}
