import Foundation
import PassThrough
import SystemScenes
import Testing

@testable import Scenes
@testable import UIKit

@Suite("A scene places views by constraints", .serialized)
@MainActor
struct ConstraintDescriptionTests {
  private func scene(_ views: String, on: String = "{}") -> String {
    """
    {"format": 1, "scene": "s", "screen": {"size": [400, 800], "scale": 2, "safeAreaInsets": [50, 0, 30, 0]}, "on": \(on),
     "windows": [{"id": "w", "subviews": [\(views)]}]}
    """
  }

  private func frames(_ views: String, _ ids: [String]) throws -> [CGRect] {
    let instance = try SceneInstance(
      SceneDescription.decode([UInt8](scene(views).utf8)), strategy: Strategy(parsing: "uikit"))
    instance.activate()
    UIApplication.shared.layOutPending()
    return ids.map { instance.view(named: $0)?.frame ?? .null }
  }

  @Test("that name the superview, other views and guides")
  func frames() throws {
    let views = """
      {"id": "bar", "constraints": ["leading == superview.leading", "trailing == superview.trailing",
        "bottom == superview.safeArea.bottom - 4", "height == 44"]},
      {"id": "half", "constraints": ["width == 0.5 * bar.width", "height>=60 @750", "height<=60", "centerX == superview.centerX",
        "bottom == bar.top - 10"]}
      """
    let found = try frames(views, ["bar", "half"])
    #expect(found == [CGRect(x: 0, y: 722, width: 400, height: 44), CGRect(x: 100, y: 652, width: 200, height: 60)])
  }

  @Test("stack views arrange their subviews")
  func stacks() throws {
    let views = """
      {"id": "stack", "class": "UIStackView", "spacing": 10, "distribution": "fillEqually", "alignment": "top",
       "frame": [0, 100, 210, 50],
       "subviews": [{"id": "a", "constraints": ["height == 20"]}, {"id": "b", "constraints": ["height == 30"]}]}
      """
    let found = try frames(views, ["a", "b"])
    #expect(found == [CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 110, y: 0, width: 100, height: 30)])
  }

  @Test("the text of a constraint")
  func reading() throws {
    let read = try ConstraintReader.read("  width<= 0.5*save-button.width - 8.5 @ 250 ")
    #expect(
      read
        == ConstraintDescription(
          attribute: .width, relation: .lessThanOrEqual,
          other: .init(view: "save-button", guide: nil, attribute: .width), multiplier: 0.5, constant: -8.5,
          priority: 250))
    let guide = try ConstraintReader.read("top == superview.margins.top")
    #expect(guide.other == .init(view: nil, guide: .margins, attribute: .top) && guide.priority == 1_000)
  }

  @Test(
    "mistakes name the text and the remedy",
    arguments: [
      ("left = superview.left", "is no constraint"), ("lef == superview.left", "did you mean 'left'"),
      ("left == superview.lef", "did you mean 'left'"), ("left == superview.top", "of different kinds"),
      ("left == 20", "without another view"), ("width == 20 @0", "priority"), ("width == 20 @1001", "priority"),
      ("left == other.left", "names 'other', which is no view"), ("left == superview", "is no constraint"),
      ("", "is no constraint"),
    ])
  func mistakes(text: String, message: String) throws {
    do {
      _ = try SceneDescription.decode([UInt8](scene(#"{"id": "a", "constraints": ["\#(text)"]}"#).utf8))
      Issue.record("\(text) was read")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
      #expect(error.line == 2 && error.key == "constraints")
    }
  }

  @Test("a view of another window is refused, with the place and the remedy; one in the same window is not")
  func otherWindow() throws {
    let text = """
      {"format": 1, "scene": "s", "windows": [
        {"id": "one", "subviews": [{"id": "a", "constraints": ["left == b.left", "top == 0", "width == 9", "height == 9"]}]},
        {"id": "two", "subviews": [{"id": "b", "frame": [1, 2, 3, 4]}]}]}
      """.replacing(#""top == 0""#, with: #""top == superview.top""#)
    do {
      _ = try SceneInstance(SceneDescription.decode([UInt8](text.utf8)), strategy: Strategy(parsing: "uikit"))
      Issue.record("the scene was built")
    } catch let error as SceneError {
      #expect(error.view == "a" && error.key == "constraints" && error.line == 2)
      #expect("\(error)".contains("'b', which is in another window; name a view of the same window"), "\(error)")
    }
    let same = text.replacing("b.left", with: "superview.left")
    _ = try SceneInstance(SceneDescription.decode([UInt8](same.utf8)), strategy: Strategy(parsing: "uikit"))
  }

  @Test("constraints of a view in a window without a controller hold from the beginning")
  func window() throws {
    let text = """
      {"format": 1, "scene": "s", "windows": [{"subviews": [
        {"id": "a", "constraints": ["left == superview.left", "bottom == superview.bottom", "width == 9", "height == 8"]}]}]}
      """
    let scene = try SceneInstance(SceneDescription.decode([UInt8](text.utf8)), strategy: Strategy(parsing: "uikit"))
    let view = try #require(scene.view(named: "a"))
    #expect(view.frame == CGRect(x: 0, y: 836, width: 9, height: 8))
  }

  @Test("a view has a frame or constraints")
  func both() throws {
    let views = #"{"id": "a", "frame": [0, 0, 9, 9], "constraints": ["width == 9"]}"#
    #expect(throws: SceneError.self) { try SceneDescription.decode([UInt8](scene(views).utf8)) }
  }
}
