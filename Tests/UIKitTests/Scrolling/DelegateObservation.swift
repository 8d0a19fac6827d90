import Foundation
import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("The delegate of a scroll view can be observed")
  @MainActor
  struct DelegateObservation {
    private final class Plain: UIScrollViewDelegate {}
    private final class Rows: UITableViewDelegate {}

    @Test("every assignment is reported, also through a table view's delegate, until the observation ends")
    func assignments() {
      for view in [UIScrollView(), UITableView()] {
        var received: [String] = []
        let (one, other) = (Plain(), Plain())
        let observation = view.observe(\.delegate) { scrollView in
          received.append(scrollView.delegate === one ? "one" : scrollView.delegate === other ? "other" : "none")
        }
        view.delegate = one
        view.delegate = other
        view.delegate = nil
        observation.invalidate()
        view.delegate = one
        #expect(received == ["one", "other", "none"])
      }
      let table = UITableView()
      var count = 0
      let observation = table.observe(\.delegate) { _ in count += 1 }
      let rows = Rows()
      table.delegate = rows
      #expect(count == 1)
      observation.invalidate()
    }

    @Test("a deallocated observation has ended, and a handler may assign again")
    func ends() {
      let view = UIScrollView()
      let (first, second) = (Plain(), Plain())
      var count = 0
      var observation: NSKeyValueObservation? = view.observe(\.delegate) { scrollView in
        count += 1
        if scrollView.delegate !== second { scrollView.delegate = second }
      }
      view.delegate = first
      #expect(view.delegate === second)
      #expect(count == 2)
      _ = observation
      observation = nil
      view.delegate = first
      #expect(view.delegate === first)
    }
  }
}
