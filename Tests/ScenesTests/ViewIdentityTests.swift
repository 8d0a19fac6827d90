import Foundation
import HitTestTerms
import PassThrough
import SystemScenes
import Testing
import UIKit

@testable import Scenes

@Suite("A view has one identity in a scene, whatever its name is")
@MainActor
struct ViewIdentityTests {
  private static func scene(_ views: String, strategy: Strategy = .uikit) throws -> SceneInstance {
    let json =
      #"{"format": 1, "scene": "s", "screen": {"size": [200, 400]}, "windows": [{"id": "w", "subviews": [\#(views)]}]}"#
    return try SceneInstance(SceneDescription.decode([UInt8](json.utf8)), strategy: strategy)
  }

  /// A box with two views that have no ids.
  private static let box = #"{"id": "box", "frame": [0, 0, 200, 200], "subviews": [{}, {}]}, {"id": "other"}"#

  @Test("two views with the same name have different identities")
  func sameName() throws {
    let scene = try Self.scene(Self.box)
    let box = try #require(scene.view(named: "box"))
    let old = box.subviews[1]
    box.subviews[0].removeFromSuperview()
    let new = UIView()
    box.addSubview(new)
    #expect(old.viewID.name == "box/UIView[1]" && new.viewID.name == old.viewID.name)
    #expect(old.viewID != new.viewID)
    #expect(scene.view(old.viewID) === old && scene.view(new.viewID) === new)
    #expect(scene.view(named: "box/UIView[1]") === old)
  }

  @Test("a view that is removed and added again has the same identity, also if another view had its place")
  func addedAgain() throws {
    let scene = try Self.scene(Self.box)
    let box = try #require(scene.view(named: "box"))
    let view = UIView()
    box.addSubview(view)
    let id = view.viewID
    #expect(id.name == "box/UIView[2]" && scene.view(id) === view)
    view.removeFromSuperview()
    #expect(scene.view(id) == nil)
    let other = UIView()
    box.addSubview(other)
    #expect(other.viewID != id && other.viewID.name == id.name)
    try #require(scene.view(named: "other")).addSubview(view)
    #expect(view.viewID == id && view.viewID.name == "other/UIView[0]")
    #expect(scene.view(id) === view && scene.view(named: "other/UIView[0]") === view)
  }

  @Test("a view that replaces a released one has its identity, so that replays can be compared")
  func replaced() throws {
    let scene = try Self.scene(Self.box)
    let box = try #require(scene.view(named: "box"))
    var ids: [ViewID] = []
    for _ in 0..<3 {
      let view = UIView()
      box.addSubview(view)
      ids.append(view.viewID)
      view.removeFromSuperview()
    }
    #expect(Set(ids).count == 1)
  }

  @Test("a view that is named later has the same identity, and is found by its new name only")
  func namedLater() throws {
    let scene = try Self.scene(Self.box)
    let view = try #require(scene.view(named: "box")).subviews[1]
    let id = view.viewID
    view.nameInResults = "late"
    #expect(view.viewID == id && view.viewID.name == "late" && id.name == "box/UIView[1]")
    #expect(scene.view(named: "late") === view && scene.view(named: "box/UIView[1]") == nil)
    #expect(scene.view(id) === view && scene.viewID(named: "late") == id)
    #expect(scene.viewID(named: "late").name == "late")
  }

  @Test("the identities of views that code makes are the same in every replay, whenever they are read")
  func replays() throws {
    func ids(_ strategy: Strategy, readEarly: Bool) throws -> [ViewID] {
      let scene = try Self.scene(Self.box, strategy: strategy)
      let box = try #require(scene.view(named: "box"))
      let innermost = UIView()
      let inner = UIView()
      let outer = UIView()
      outer.addSubview(inner)
      inner.addSubview(UIView())
      inner.addSubview(innermost)
      box.addSubview(outer)
      if readEarly { _ = (innermost.viewID, inner.viewID, outer.viewID) }
      box.subviews[0].removeFromSuperview()
      inner.subviews[0].removeFromSuperview()
      return [inner.viewID, outer.viewID, innermost.viewID, box.viewID] + box.subviews.map(\.viewID)
    }
    let flag = try Strategy(parsing: "flag")
    let expected = try ids(.uikit, readEarly: true)
    #expect(try ids(flag, readEarly: false) == expected)
    #expect(expected[0] == ViewID(named: "box/UIView[2]/UIView[0]"))
    #expect(expected[2] == ViewID(named: "box/UIView[2]/UIView[0]/UIView[1]"))
  }

  @Test("the identity of a view that is added derives from its superview's identity, not from the present name of that")
  func addedToRenamed() throws {
    let scene = try Self.scene(Self.box)
    let box = try #require(scene.view(named: "box"))
    let parent = box.subviews[1]
    box.subviews[0].removeFromSuperview()
    parent.nameInResults = ""
    #expect(parent.viewID.name == "box/UIView[0]" && parent.viewID == ViewID(named: "box/UIView[1]"))
    let view = UIView()
    parent.addSubview(view)
    #expect(view.viewID.name == "box/UIView[0]/UIView[0]")
    #expect(view.viewID == ViewID(named: "box/UIView[1]/UIView[0]"))
  }

  @Test("a view with an id of the scene is found outside of the windows, too, and by its id after it got another name")
  func ids() throws {
    let scene = try Self.scene(Self.box)
    let box = try #require(scene.view(named: "box"))
    let unnamed = box.subviews[0]
    box.nameInResults = "renamed"
    #expect(scene.viewID(named: "box") == box.viewID)
    #expect(scene.viewID(named: "box").name == "box" && box.viewID.name == "renamed")
    box.nameInResults = "box"
    #expect(scene.view(box.viewID) === box && scene.view(unnamed.viewID) === unnamed)
    box.removeFromSuperview()
    #expect(scene.view(box.viewID) === box && scene.view(named: "box") === box)
    #expect(scene.view(unnamed.viewID) == nil)
  }

  @Test("a name that no view has gives the identity of a view with this name")
  func unknownNames() throws {
    let scene = try Self.scene(Self.box)
    let box = try #require(scene.view(named: "box"))
    let expected = scene.viewID(named: "box/UIView[2]")
    let view = UIView()
    box.addSubview(view)
    #expect(view.viewID == expected)
  }

  @Test("a look-up finds the view that a search of the tree finds first, after every change of the tree")
  func index() throws {
    let scene = try Self.scene(Self.box)
    var views = [try #require(scene.view(named: "box")), try #require(scene.view(named: "other"))]
    views += views[0].subviews
    let ids = ["box": views[0], "other": views[1]]
    var names: Set<String> = []
    for step in 0..<200 {
      let view = views[step * 7 % views.count]
      let parent = views[step * 13 % views.count]
      switch step % 5 {
      case 0:
        let added = step % 2 == 0 ? UIView() : UILabel()
        parent.addSubview(added)
        views.append(added)
      case 1: if !parent.isDescendant(of: view) { parent.insertSubview(view, at: 0) }
      case 2: if views.count > 12 { view.removeFromSuperview() }
      case 3: view.superview?.bringSubviewToFront(view)
      default: view.nameInResults = step % 3 == 0 ? "name\(step % 4)" : ""
      }
      names.formUnion(scene.names())
      for name in names { #expect(scene.view(named: name) === Self.search(name, scene, ids), "\(step): \(name)") }
      for view in views where view.window != nil { #expect(scene.view(view.viewID) === view) }
      #expect(Set(views.map(\.viewID)).count == views.count)
    }
  }

  /// The views with an id of the scene come first, also outside of the windows.
  private static func search(_ name: String, _ scene: SceneInstance, _ ids: [String: UIView]) -> UIView? {
    if let view = ids[name] { return view }
    func find(_ view: UIView) -> UIView? {
      if view.nameInResults == name { return view }
      for child in view.subviews {
        if let found = find(child) { return found }
      }
      return nil
    }
    for window in scene.windows {
      if let found = find(window) { return found }
    }
    return nil
  }

  @Test("a reused cell has the identity of the row that it shows")
  func rows() throws {
    let table = #"""
      {"id": "t", "class": "UITableView", "frame": [0, 0, 200, 400], "rowHeight": 50, "sections": [{"rows": 40,
       "row": {"subviews": [{"class": "UILabel", "frame": [0, 0, 50, 50]}]}}]}
      """#
    func cell(_ row: Int, scrolledBy steps: [Double]) throws -> (id: ViewID, label: ViewID) {
      let scene = try Self.scene(table)
      return try scene.engine.run {
        let view = try #require(scene.view(named: "t") as? UITableView)
        for offset in steps {
          view.contentOffset.y = offset
          scene.application.layOutPending()
          // From now on the visible cells and their contents have identities.
          for cell in view.visibleCells { _ = (cell.viewID, cell.subviews.map(\.viewID)) }
        }
        let cell = try #require(view.cellForRow(at: IndexPath(row: row, section: 0)))
        let label = try #require(cell.subviews.first { $0 is UILabel })
        return (cell.viewID, label.viewID)
      }
    }
    let direct = try cell(20, scrolledBy: [900])
    let reused = try cell(20, scrolledBy: [300, 600, 0, 900])
    let other = try cell(0, scrolledBy: [])
    #expect(direct.id == reused.id && direct.label == reused.label)
    #expect(direct.id.name == "t/row[0,20]" && direct.id != other.id && direct.label != other.label)
  }
}
