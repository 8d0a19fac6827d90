import Foundation
import Testing
import TouchReplay
import UIKit

@Suite("What rules keep between calls belongs to one app", .serialized)
@MainActor
struct AppStateTests {
  private let one = Engine(faults: [])
  private let other = Engine(faults: [])
  private let selector = Selector("act")

  @Test("a delayed call is cancelled by its own app only")
  func cancelling() {
    let target = NSObject()
    one.run { target.perform(selector, with: nil, afterDelay: 1) }
    other.run {
      NSObject.cancelPreviousPerformRequests(withTarget: target)
      NSObject.cancelPreviousPerformRequests(withTarget: target, selector: selector, object: nil)
    }
    #expect(one.clock.hasPendingTimers)
    one.run { NSObject.cancelPreviousPerformRequests(withTarget: target, selector: selector, object: nil) }
    #expect(!one.clock.hasPendingTimers)
  }

  @Test("the object of a delayed call is released with its app", arguments: [true, false])
  func releasing(isClosed: Bool) {
    /// Cancels its calls when it is released, as objects of apps do.
    final class Target: NSObject {
      deinit { NSObject.cancelPreviousPerformRequests(withTarget: self) }
    }
    weak var target: Target?
    var app: Engine? = Engine(faults: [])
    app?.run {
      let new = Target()
      new.perform(selector, with: nil, afterDelay: 1)
      target = new
    }
    #expect(target != nil)
    if isClosed { app?.close() } else { app = nil }
    #expect(target == nil)
  }

  @Test("an object that engines share keeps its accessibility values, as it keeps its properties")
  func sharedObject() {
    let image = UIImage()
    one.run { image.accessibilityIdentifier = "icon" }
    other.run { #expect(image.accessibilityIdentifier == "icon") }
  }

  @Test("a cut member that two apps reach in turn is reported once in each")
  func cuts() {
    for (engine, isFirst) in [(one, true), (other, true), (one, false), (other, false)] {
      engine.run { ExecutedCuts.note("a cut member of this test") }
      #expect(engine.clock.hasPendingTimers == isFirst)
      engine.clock.advance(to: 2)
    }
  }

  @Test("the last return of a hit-test method is that of the app whose method it is")
  func lastReturn() {
    let (view, inner) = (UIView(), UIView())
    one.run {
      #expect(decided(1, line: 3, file: "A.swift", of: view) == 1)
      other.run { #expect(decided(2, line: 4, file: "B.swift", of: view) == 2) }
      #expect(one.lastReturn?.line == 3 && other.lastReturn?.line == 4)
      // The return of another app's method in between is not that of the superclass.
      let found = decidedBySuper(
        { other.run { decided(3, line: 5, file: "B.swift", of: view) } }, line: 6, file: "A.swift", of: view)
      #expect(found == 3 && one.lastReturn?.line == 6 && other.lastReturn?.line == 5)
      _ = decidedBySuper({ decided(4, line: 7, file: "A.swift", of: view) }, line: 8, file: "A.swift", of: view)
      #expect(one.lastReturn?.line == 7)
      _ = decidedBySuper({ decided(4, line: 7, file: "A.swift", of: inner) }, line: 8, file: "A.swift", of: view)
      #expect(one.lastReturn?.line == 8)
    }
  }
}
