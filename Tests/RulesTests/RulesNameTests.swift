import Findings
import Foundation
import HitTestTerms
import PassThrough
import Playback
import Scenes
import Testing
import UIKit

@testable import SystemScenes

@Suite("The name of a view that code of a rules build makes", .serialized)
@MainActor
struct RulesNameTests {
  private func scene(_ controller: String = #""id": "checkout", "class": "CheckoutViewController""#) throws
    -> SceneInstance
  {
    try rulesScene("", window: #""rootViewController": {\#(controller)},"#)
  }

  @Test("is the property that holds it, after the id of the controller")
  func property() throws {
    let scene = try scene()
    #expect(scene.view("checkout.payButton", as: PayButton.self) != nil)
    #expect(scene.view(named: "checkout.view") != nil)
    #expect(scene.hitTest(at: CGPoint(x: 30, y: 110)) == .view(scene.view(named: "checkout.payButton")?.viewID))
    #expect(scene.names().contains("checkout.payButton"))
  }

  @Test("begins with the class of a controller without an id")
  func className() throws {
    let scene = try scene(#""class": "CheckoutViewController""#)
    #expect(scene.view("CheckoutViewController.payButton", as: PayButton.self) != nil)
  }

  @Test("is its own identifier, if no other view has it")
  func identifier() throws {
    let scene = try scene()
    #expect(scene.names().filter { $0 == "total" }.count == 1)
    #expect(scene.view(named: "total")?.accessibilityIdentifier == "total")
    #expect(scene.view(named: "checkout.view/UILabel[1]")?.accessibilityIdentifier == "total")
    // A tool wrote an address.
    #expect(scene.view(named: "checkout.view/UILabel[2]")?.accessibilityIdentifier?.contains("0x") == true)
  }

  @Test("is the same whatever the profile puts between the window and the view")
  func profiles() throws {
    let text = """
      {"format": 1, "scene": "s", "windows": [{"rootViewController": {"class": "CheckoutViewController"}}]}
      """
    let description = try SceneDescription.decode(Array(text.utf8), registry: .userClasses)
    for profile in ["ios12", "ios13-ipad", "ios17"] {
      let scene = try SceneInstance(description, strategy: .uikit, profile: profile)
      #expect(scene.view("CheckoutViewController.payButton", as: PayButton.self) != nil, "\(profile)")
    }
  }

  @Test("follows the properties of views, lists and lazy properties")
  func nested() throws {
    let scene = try rulesScene(#"{"id": "panel", "class": "PanelView"}"#)
    #expect(
      scene.names() == ["window", "panel", "panel.header", "panel.header.close", "panel.rows[0]", "panel.rows[1]"])
  }

  @Test(
    "follows property wrappers, optional lists and implicitly unwrapped properties, where the wrapper stores only the view"
  )
  func wrappers() throws {
    let scene = try rulesScene(#"{"id": "v", "class": "WrappingView"}"#)
    #expect(
      scene.names() == [
        "window", "v", "v.plain", "v.kept", "v/UIView[2]", "v.list[0]", "v.list[1]", "v.optional", "v.implicit",
        "v.maybe[0]", "v/UIView[8]",
      ])
  }

  @Test("follows the property of a view that is added later")
  func later() throws {
    let scene = try rulesScene(#"{"id": "panel", "class": "PanelView"}"#)
    let panel = try #require(scene.view("panel", as: PanelView.self))
    scene.engine.run { panel.showToast() }
    #expect(scene.view(named: "panel.toast") === panel.toast)
    #expect(panel.toast?.viewID.name == "panel.toast")
  }

  @Test("of a cell is its row, whichever cell shows it, and views in it follow")
  func rows() throws {
    let scene = try rulesScene(
      "", window: #""rootViewController": {"id": "list", "class": "ListViewController"},"#)
    let table = try #require(scene.view("list.table", as: UITableView.self))
    func row(_ number: Int) -> UIView? { table.cellForRow(at: IndexPath(row: number, section: 0)) }
    #expect(scene.view(named: "list.table/row[0,3]") === row(3) && row(3) != nil)
    #expect(scene.view("list.table/row[0,3].buy", as: UIButton.self)?.superview === row(3))
    scene.engine.run {
      table.contentOffset.y = 2_000
      table.layoutIfNeeded()
    }
    #expect(scene.view(named: "list.table/row[0,3]") == nil)
    #expect(scene.view(named: "list.table/row[0,50]") === row(50) && row(50) != nil)
    #expect(scene.view("list.table/row[0,50].buy", as: UIButton.self)?.superview === row(50))
  }

  @Test("is the path where the property holds a view elsewhere, or a view with an id")
  func elsewhere() throws {
    let scene = try rulesScene(
      #"{"id": "below"}, {"id": "v", "class": "SheetView", "set": {"touchTarget": "below"}, "subviews": [{}]}"#)
    #expect(scene.names() == ["window", "below", "v", "v/UIView[0]"])
  }
}
