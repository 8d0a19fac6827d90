import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Handlers have the names that Swift gives them")
  @MainActor
  struct HandlerNaming {
    @Test(
      "types have no module and no address",
      arguments: [
        ("Rules.CheckoutViewController", "CheckoutViewController"), ("Rules.Outer.Cell", "Outer.Cell"),
        ("Rules.(unknown context at $7f00).Secret", "Secret"),
        ("Rules.Outer.(unknown context at $7f00).Secret", "Outer.Secret"),
        ("Rules.Box<Swift.Array<Rules.Outer.Item>>", "Box<Array<Outer.Item>>"),
        ("Rules.Pair<Swift.Int, (Rules.A, Swift.String)>", "Pair<Int, (A, String)>"),
        ("(extension in Rules):UIKit.UIView.Style", "UIView.Style"), ("Rules.Box<Any>", "Box<Any>"),
      ])
    func types(name: String, short: String) { #expect(HandlerNames.withoutModules(name) == short) }

    @Test(
      "methods have their labels, as far as the name in Objective-C has them",
      arguments: [
        ("pay", "pay"), ("toggle:", "toggle(_:)"), ("tap:event:", "tap(_:event:)"), ("tap::", "tap(_:_:)"),
      ])
    func methods(selector: String, name: String) { #expect(HandlerNames.swiftName(selector) == name) }

    private static let table = DeclaredHandlers(
      """
      F A.swift
      T Base 1 UIViewController
      M 2 4 mc pay
      M 6 8 m toggle(_:)
      T Box 10 Base,Paying
      M 11 20 c init(frame:)
      C 12 w Box.init closure
      C 14 ws Box.pay
      C 15 - Other.a
      C 15 - Other.b
      T Paying 30 \n\
      M 30 31 m refund(by:)
      T UIResponder 0 \n\
      M 40 41 m fade
      """)

    @Test(
      "a build declares a method that a class inherits or gets from an extension",
      arguments: [
        ("Base.pay", true), ("Box<Int>.pay", true), ("Box.refund(by:)", true), ("Box.toggle", false),
        ("Base.refund(by:)", false), ("Base.pay closure", true), ("Box.init closure", true),
        ("Box.init closure (self is gone)", true), ("Base.toggle closure", false), ("Gone.pay", false),
        ("Box.fade", true), ("UIScrollView.endEditing(_:)", true), ("Pay", false), ("Pay now", false),
      ])
    func declared(handler: String, isDeclared: Bool) {
      #expect(Self.table.declares(handler) == isDeclared)
    }

    @Test("a declaration has its file and line")
    func places() throws {
      let place = try #require(Self.table.place(of: "Box<Int>.toggle(_:)"))
      #expect(place.file == "A.swift" && place.line == 6)
      #expect(Self.table.place(of: "UIView.endEditing(_:)") == nil)
    }

    @Test("a closure is named by its line, by the declaration around it, or not at all")
    func closures() {
      #expect(Self.table.closure(in: "A.swift", line: 14)?.methodOfSelf == "pay")
      #expect(Self.table.closure(in: "A.swift", line: 12)?.isWeak == true)
      #expect(Self.table.closure(in: "A.swift", line: 15)?.name == "Box.init closure")
      #expect(Self.table.closure(in: "A.swift", line: 3)?.name == "Base.pay closure")
      #expect(Self.table.closure(in: "B.swift", line: 3) == nil)
    }
  }
}
