import Findings
import JSONText
import Testing

@Suite("A recorded view is found by the rungs that agree")
struct NameResolutionTests {
  /// The views of a screen of the controller `checkout`, each with its property and its title. Its other properties are not shown.
  private static func screen(
    _ views: [(property: String, title: String)], owner: String = "checkout",
    of ownerClass: String = "CheckoutViewController",
    hidden: [String] = []
  ) -> [NameCandidate] {
    let declared = views.map(\.property) + hidden
    let siblings = views.map { "UIButton@100x50:\($0.title).\($0.property)" }
    return views.enumerated().map { index, view in
      NameCandidate(
        name: "\(owner).\(view.property)",
        rungs: NameRungs(
          holders: [NameHolder(owner: owner, ownerClass: ownerClass, property: view.property, declared: declared)],
          classes: ["UIButton"], path: "UIWindow[0]/UIView[0]/UIButton[\(index)]",
          essentialPath: "UIWindow[0]/UIView[0]/UIButton[\(index)]", container: "\(owner).view",
          places: [SiblingPlace(siblings: siblings, index: index)], text: view.title, size: [100, 50]))
    }
  }

  private static func resolve(
    _ name: String, _ recorded: [NameCandidate], _ replayed: [NameCandidate], classes: Set<String> = []
  ) throws -> NameResolution {
    let all = Dictionary(uniqueKeysWithValues: recorded.map { ($0.name, $0.rungs) })
    return NameResolution(
      of: name, try #require(all[name]), among: replayed, recorded: all,
      in: NamedScene(classes: classes, views: replayed))
  }

  private static let old = screen([("payButton", "pay"), ("cancelButton", "cancel")])

  private static func name(_ resolution: NameResolution) -> String? {
    if case .renamed(let name, _) = resolution { name } else { nil }
  }

  @Test("under a property of another name at its place, also if all properties have other names")
  func property() throws {
    let new = Self.screen([("buyButton", "pay"), ("abortButton", "cancel")])
    #expect(Self.name(try Self.resolve("checkout.payButton", Self.old, new)) == "checkout.buyButton")
    #expect(Self.name(try Self.resolve("checkout.cancelButton", Self.old, new)) == "checkout.abortButton")
  }

  @Test("not under a property that was there before, nor if its own property is still there")
  func otherProperty() throws {
    let moved = Self.screen([("cancelButton", "cancel")])
    #expect(try Self.resolve("checkout.payButton", Self.old, moved) == .absent)
    let hidden = Self.screen([("buyButton", "pay"), ("cancelButton", "cancel")], hidden: ["payButton"])
    #expect(try Self.resolve("checkout.payButton", Self.old, hidden) == .absent)
  }

  @Test("under its own name, wherever it is")
  func swapped() throws {
    let new = Self.screen([("cancelButton", "cancel"), ("payButton", "pay")])
    #expect(try Self.resolve("checkout.payButton", Self.old, new) == .unchanged)
  }

  @Test("with an owner of another class or name, but not while the old class has the property")
  func owner() throws {
    let views = [("payButton", "pay"), ("cancelButton", "cancel")]
    let renamed = Self.screen(views, owner: "PaymentViewController", of: "PaymentViewController")
    let old = Self.screen(views, owner: "CheckoutViewController")
    #expect(
      Self.name(try Self.resolve("CheckoutViewController.payButton", old, renamed)) == "PaymentViewController.payButton"
    )
    #expect(
      try Self.resolve("CheckoutViewController.payButton", old, renamed, classes: ["CheckoutViewController"])
        != .unchanged)
    let moved = Self.screen(views, owner: "payment")
    #expect(Self.name(try Self.resolve("checkout.payButton", Self.old, moved)) == "payment.payButton")
  }

  @Test("unless two views fit equally well")
  func ambiguous() throws {
    func view(_ name: String, _ index: Int, of count: Int) -> NameCandidate {
      NameCandidate(
        name: name,
        rungs: NameRungs(
          classes: ["UIView"], path: "UIWindow[0]/UIView[\(index)]", essentialPath: "UIWindow[0]/UIView[\(index)]",
          container: "window",
          places: [SiblingPlace(siblings: Array(repeating: "UIView@9x9", count: count), index: index)], size: [9, 9]))
    }
    let new = [view("w/UIView[1]", 0, of: 2), view("w/UIView[2]", 1, of: 2)]
    #expect(
      try Self.resolve("w/UIView[0]", [view("w/UIView[0]", 0, of: 1)], new)
        == .ambiguous(["w/UIView[1]", "w/UIView[2]"]))
  }

  @Test("and its rungs are read as they are written")
  func coding() throws {
    for candidate in Self.old {
      let json = try JSONValue.parse(Array(candidate.rungs.json.utf8))
      #expect(NameRungs(json: json) == candidate.rungs)
    }
    #expect(NameRungs(text: "{}") == nil && NameRungs(text: "[") == nil)
  }

  @Test(
    "beside other siblings",
    arguments: [
      ("a b", "x a b", 0, SiblingAlignment.Partner.at(1)), ("a b", "b", 0, .absent), ("a b", "b a", 0, .at(1)),
      ("- -", "-", 1, .absent), ("-", "- -", 0, .tied([0, 1])), ("- b", "x - b", 0, .tied([0, 1])),
      ("a", "x", 0, .at(0)),
    ])
  func siblings(_ recorded: String, _ replayed: String, _ index: Int, _ partner: SiblingAlignment.Partner) {
    func list(_ text: String) -> [String] {
      text.split(separator: " ").map { $0 == "-" ? "UIView@9x9" : "UIView@9x9:\($0)" }
    }
    #expect(SiblingAlignment(list(recorded), list(replayed)).partner(of: index) == partner)
  }
}
