public import Foundation
public import UIKit

// Linux's Foundation has no selectors.
extension NotificationCenter {
  /// Calls a method of an observer, which is not retained, when a notification is posted.
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    let entry = SelectorObserver(observer as AnyObject, selector, name, object.map { $0 as AnyObject })
    nonisolated(unsafe) let unsafeEntry = entry
    _onMainActor { unsafeEntry.engine = Engine.current }
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      _onMainActor { unsafeEntry.perform(notification) }
    }
    entry.token = token
    SelectorObserver.all.removeAll { $0.observer == nil }
    SelectorObserver.all.append(entry)
  }

  /// Removes all observations of an object that were added with a selector.
  public func removeObserver(_ observer: NSObject) {
    remove { $0.observer === observer }
  }

  /// Removes the observations of a notification by an object that were added with a selector.
  public func removeObserver(_ observer: NSObject, name: NSNotification.Name?, object: Any?) {
    let object = object.map { $0 as AnyObject }
    remove { entry in
      entry.observer === observer && (name == nil || entry.name == name) && (object == nil || entry.object === object)
    }
  }

  private func remove(where isMeant: (SelectorObserver) -> Bool) {
    for entry in SelectorObserver.all where isMeant(entry) {
      if let token = entry.token { removeObserver(token as Any) }
    }
    SelectorObserver.all.removeAll(where: isMeant)
  }
}

/// An observation that was added with a selector.
private final class SelectorObserver {
  nonisolated(unsafe) static var all: [SelectorObserver] = []

  weak var observer: AnyObject?
  let selector: Selector
  let name: NSNotification.Name?
  weak var object: AnyObject?
  var token: (any NSObjectProtocol)?
  /// The engine of the app that added the observation. Notifications of other apps in the process are not for it.
  weak var engine: Engine?

  init(_ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: AnyObject?) {
    (self.observer, self.selector, self.name, self.object) = (observer, selector, name, object)
  }

  @MainActor
  func perform(_ notification: Notification) {
    guard let observer, let engine, engine === Engine.current else { return }
    selector._perform(on: observer, notification)
  }
}
