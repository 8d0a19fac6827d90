import HierarchyInput
import Testing

@Suite("A table of classes states what a hierarchy does not")
struct ClassTableTests {
  private func table(_ text: String) throws -> ClassTable { try ClassTable(Array(text.utf8), known: .ofTests) }

  private func scene(_ table: String) throws -> ImportedScene {
    let text =
      #"{"windows":[{"type":"UIWindow","x":0,"y":0,"width":9,"height":9,"children":[{"type":"App.Toast","x":0,"y":0,"width":9,"height":9}]}]}"#
    return try SceneMaker.scene(
      of: SentryImporter.read(Array(text.utf8)), named: "s", known: .ofTests, table: self.table(table))
  }

  @Test("superclasses and flags are inherited within the table; the source precedes it")
  func fills() throws {
    let scene = try scene(
      #"{"format":1,"classes":{"Toast":{"superclass":"Base","overridesHitTest":true},"Base":{"superclass":"UIControl","isUserInteractionEnabled":false,"passThrough":true}}}"#
    )
    let toast = scene.windows[0].subviews[0]
    #expect(toast.className == "Toast" && toast.knownClassName == "UIControl" && toast.passThrough == true)
    #expect(toast.source.isUserInteractionEnabled == false && scene.classesWithRules == ["Toast"])
    #expect(scene.lacks.contains(.isUserInteractionEnabled))
  }

  @Test("a fact that is stated for every view is no longer missing")
  func complete() throws {
    let scene = try scene(
      #"{"format":1,"classes":{"Toast":{"isUserInteractionEnabled":true},"UIWindow":{"isUserInteractionEnabled":true}}}"#
    )
    #expect(!scene.lacks.contains(.isUserInteractionEnabled) && scene.lacks.contains(.clipsToBounds))
  }

  static let errors: [(String, String)] = [
    ("[]", "the table is an array"), (#"{"classes":{}}"#, "\"format\": 1"), (#"{"format":1}"#, "no \"classes\""),
    (#"{"format":1,"classes":{"A":{"superclas":"B"}}}"#, "did you mean 'superclass'?"),
    (#"{"format":1,"classes":{"A":{"clipsToBounds":1}}}"#, "'clipsToBounds' of 'A' is a number"),
    (
      #"{"format":1,"classes":{"A":{"superclass":"B"},"B":{"superclass":"A"}}}"#,
      "the superclasses are a circle: 'A', 'B', 'A'"
    ),
    (
      #"{"format":1,"classes":{"A":{"superclass":"B"},"B":{"superclass":"C"},"C":{"superclass":"B"}}}"#,
      "the superclasses are a circle: 'B', 'C', 'B'"
    ),
    (#"{"format":1,"classes":{"A":{"superclass":"Unheard"}}}"#, "'Unheard', which is not in the table"),
  ]

  @Test("an error names the class and what to do", arguments: errors)
  func refusals(text: String, message: String) {
    #expect { try table(text) } throws: { "\($0)".contains(message) }
  }
}
