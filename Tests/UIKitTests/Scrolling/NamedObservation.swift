import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("The properties of a scroll view can be observed by their names")
  @MainActor
  struct NamedObservation {
    private final class Observer: UIView {
      var changes: [String] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        let old = change?[.oldKey] as? CGPoint
        let new = (change?[.newKey] as? NSValue)?.cgPointValue
        changes.append("\(keyPath ?? "") \(old.map { "\(Int($0.y))" } ?? "-") \(new.map { "\(Int($0.y))" } ?? "-")")
      }
    }

    @Test("an observer gets the old and the new value until it is removed")
    func observed() {
      withEngine {
        let (view, observer) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Observer())
        view.addObserver(observer, forKeyPath: "contentOffset", options: [.old, .new, .initial], context: nil)
        view.contentOffset.y = 4
        view.addObserver(observer, forKeyPath: "contentSize", options: [], context: nil)
        view.contentSize = CGSize(width: 10, height: 100)
        view.removeObserver(observer, forKeyPath: "contentSize")
        view.contentSize = .zero
        view.contentOffset.y = 5
        view.removeObserver(observer, forKeyPath: "contentOffset", context: nil)
        view.contentOffset.y = 6
        #expect(
          observer.changes == [
            "contentOffset - 0", "contentOffset 0 4", "contentSize - -", "contentOffset 4 0", "contentOffset 0 5",
          ])
        #expect(Engine.current.unmodelled.isEmpty)
      }
    }

    @Test("an observer that is gone is not called, and other properties are reported")
    func others() {
      withEngine {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addObserver(Observer(), forKeyPath: "contentOffset", options: [], context: nil)
        view.contentOffset.y = 4
        #expect(Engine.current.unmodelled.isEmpty)
        view.addObserver(Observer(), forKeyPath: "bounds", options: [], context: nil)
        UIView().addObserver(Observer(), forKeyPath: "contentOffset", options: [], context: nil)
        #expect(Engine.current.unmodelled.count == 2)
      }
    }

    @Test("points and sizes in an Any are values of both kinds")
    func bridging() {
      let values: [Any] = [NSValue(cgPoint: CGPoint(x: 1, y: 2)), CGSize(width: 3, height: 4)]
      #expect(values[0] as? CGPoint == CGPoint(x: 1, y: 2) && values[0] as? CGSize == nil)
      #expect((values[1] as? NSValue)?.cgSizeValue == CGSize(width: 3, height: 4))
    }
  }
}
