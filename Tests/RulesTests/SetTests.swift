import Scenes
import SystemScenes
import Testing
import UIKit

@Suite("The key set of a scene", .serialized)
@MainActor
struct SetTests {
  private func view(_ values: String, more: String = "") throws -> PassthroughView? {
    try rulesScene(#"{"id": "v", "class": "SheetView", "set": {\#(values)}}"# + more).view("v")
  }

  @Test("sets numbers, strings, Booleans, raw values and null")
  func values() throws {
    let view = try #require(
      try view(
        #""threshold": 2.5, "count": -3, "small": 255, "isPassing": false, "name": "n", "edge": "bottom", "priority": 9, "#
          + #""corner": 1"#) as? SheetView)
    #expect(view.threshold == 2.5 && view.count == -3 && view.small == 255 && !view.isPassing && view.name == "n")
    #expect(view.edge == .bottom && view.priority == .high && view.corner == 1)
    #expect(try self.view(#""name": null, "priority": null, "touchTarget": null"#)?.name == nil)
  }

  @Test("sets views and controllers by id, whether they come before or after")
  func references() throws {
    let scene = try rulesScene(
      #"{"id": "v", "class": "SheetView", "set": {"touchTarget": "later", "page": "checkout", "delegate": "checkout"}}, "#
        + #"{"id": "later"}"#, window: #""rootViewController": {"id": "checkout", "class": "CheckoutViewController"},"#)
    let view = try #require(scene.view("v", as: SheetView.self))
    #expect(view.touchTarget === scene.view(named: "later"))
    #expect(view.page != nil && view.delegate === view.page)
  }

  struct Failure: CustomTestStringConvertible, Sendable {
    let view: String
    let problem: SceneError.Problem
    let message: String
    let remedy: String?
    var testDescription: String { message }

    init(_ view: String, _ problem: SceneError.Problem, _ message: String, _ remedy: String? = nil) {
      (self.view, self.problem, self.message, self.remedy) = (view, problem, message, remedy)
    }
  }

  private nonisolated static func sheet(_ values: String) -> String {
    #"{"id": "v", "class": "SheetView", "set": {\#(values)}}"#
  }

  private nonisolated static let failures = [
    Failure(
      sheet(#""threshold": "x""#), .invalidValue,
      #"'threshold' of SheetView (Overlay.swift:40) is of type CGFloat and must be a number; found "x""#),
    Failure(
      sheet(#""small": 256"#), .invalidValue,
      "'small' of SheetView (Overlay.swift:40) is of type UInt8 and must be a whole number from 0; found 256"),
    Failure(
      sheet(#""count": 1.5"#), .invalidValue,
      "'count' of SheetView (Overlay.swift:40) is of type Int and must be a whole number; found 1.5"),
    Failure(
      sheet(#""edge": "left""#), .invalidValue,
      #"'edge' of SheetView (Overlay.swift:40) is of type Edge and must be one of "top", "bottom"; found "left""#),
    Failure(
      sheet(#""priority": 2"#), .invalidValue,
      "'priority' of SheetView (Overlay.swift:40) is of type Priority? and must be a whole number that is a raw value of "
        + "Priority, or null; found 2"),
    Failure(
      sheet(#""isPassing": null"#), .invalidValue,
      "'isPassing' of SheetView (Overlay.swift:40) is of type Bool and must be true or false; found null"),
    Failure(
      sheet(#""origin": [0, 0]"#), .invalidValue,
      "'origin' of SheetView (Overlay.swift:40) is of type CGPoint, which a scene cannot set",
      "set it in a SceneMade extension of the class"),
    Failure(
      sheet(#""treshold": 1"#), .unknownKey,
      "SheetView (Overlay.swift:40) has no property 'treshold' that a scene can set", "did you mean 'threshold'?"),
    Failure(
      sheet(#""alpha": 1"#), .unknownKey, "SheetView (Overlay.swift:40) has no property 'alpha' that a scene can set",
      "it is UIKit's: give 'alpha' outside 'set'"),
    Failure(
      sheet(#""touchTarget": "nowhere""#), .unknownIdentifier,
      "'touchTarget' names 'nowhere', which is no view of this scene", "give the view this id"),
    Failure(
      sheet(#""delegate": "nowhere""#), .unknownIdentifier,
      "'delegate' names 'nowhere', which is no view or controller of this scene", "give the view or controller this id"),
    Failure(
      sheet(#""delegate": "window""#), .wrongClass,
      "'delegate' in 'set' must be the id of a view or a controller that is a SheetDelegate?, or null; 'window' is not"),
    Failure(
      #"{"id": "v", "class": "UIButton", "set": {"price": 1}}"#, .misplacedKey,
      "'set' is for classes of a rules build, and UIButton is not one",
      "load the build that has the class, with '--rules' or '--build', or remove 'set'"),
  ]

  @Test("refuses a value that does not fit, with the file, the place, the type and the remedy", arguments: failures)
  func failures(failure: Failure) throws {
    let error = #expect(throws: SceneError.self) { try rulesScene(failure.view) }
    #expect(error?.problem == failure.problem)
    #expect(error?.message == failure.message)
    #expect(error?.remedy == failure.remedy)
    #expect(error?.line == 2 && error?.view == "v")
    #expect((error?.column ?? 0) > 20)
  }

  @Test("of a class that no loaded build has is refused")
  func noBuild() throws {
    let error = #expect(throws: SceneError.self) {
      try rulesScene(Self.sheet(#""threshold": 1"#), classes: .shipped)
    }
    #expect(error?.message == "'set' is for classes of a rules build, and SheetView is not one")
  }
}
