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

  /// A touch that ends before this time, in seconds, without a movement is no gesture but a tap. Source: no long press of UIKit is
  /// known to begin earlier than 0.25 s [I].
  private static let longestTap = 0.2

  /// Adds a method, with its place, to a class of delegates.
  package static func add(_ method: String, to type: AnyClass, for occasion: Occasion) {
    guard methods[ObjectIdentifier(type)]?.contains(where: { $0.name == method }) != true else { return }
    methods[ObjectIdentifier(type), default: []].append((method, occasion))
  }

  /// The first method of a table's or a collection view's delegate or data source for an occasion; `nil` for other scroll views.
  static func first(of scrollView: UIScrollView, for occasion: Occasion) -> String? {
    guard !methods.isEmpty else { return nil }
    let objects: [AnyObject?] =
      switch scrollView {
      case let table as UITableView where occasion == .prefetching: [table.prefetchDataSource]
      case let collection as UICollectionView where occasion == .prefetching: [collection.prefetchDataSource]
      case let table as UITableView: [table.delegate, table.dataSource]
      case let collection as UICollectionView: [collection.delegate, collection.dataSource]
      default: []
      }
    for case let object? in objects {
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
    guard !methods.isEmpty else { return }
    for touch in event.orderedTouches where isGesture(touch) {
      for case let scrollView as UIScrollView in sequence(first: touch.hitView, next: { $0?.superview }) {
        guard let method = first(of: scrollView, for: .gesture) else { continue }
        Unmodelled.note(
          "the gestures for which UIKit calls \(method) of \(scrollView.className) '\(scrollView.nameInResults)' are not modelled"
        )
      }
    }
  }

  /// Reports a scroll view whose content is not all in sight and for which UIKit prefetches rows or items now.
  static func notePrefetching(for scrollView: UIScrollView) {
    guard !methods.isEmpty, let method = first(of: scrollView, for: .prefetching) else { return }
    let (content, sight) = (scrollView.contentSize, scrollView.storedBounds.size)
    guard content.width > sight.width || content.height > sight.height else { return }
    Unmodelled.note(
      "UIKit calls \(method) of \(scrollView.className) '\(scrollView.nameInResults)', and prefetching is not modelled")
  }

  private static func isGesture(_ touch: UITouch) -> Bool {
    switch touch.currentPhase {
    case .began, .regionEntered, .regionMoved, .regionExited: false
    case .moved: touch.screenLocation != touch.previousScreenLocation
    case .stationary, .ended, .cancelled: touch.currentTimestamp - touch.beganTimestamp > longestTap
    }
  }
}
