import ObjectiveCRuntime
import Testing
import UIKit

/// The storage of CopyPaper's flags.
@Suite("Values attached to objects")
@MainActor
struct AssociatedValueTests {
  @Test("each object has its own value for each key, and nil removes it")
  func values() {
    let (one, other) = (UIView(frame: .zero), UIViewController())
    let (first, second) = (AssociatedValue<Bool>(), AssociatedValue<Bool>())
    first[one] = false
    second[other] = true
    #expect(first[one] == false)
    #expect(second[one] == nil)
    #expect(first[other] == nil)
    #expect(second[other] == true)
    first[one] = nil
    #expect(first[one] == nil)
  }
}
