import HierarchyInput
import JSONText
import Scenes
import SystemScenes
import Testing

@Suite("An imported hierarchy is written as a scene file")
struct SceneTextTests {
  /// The views of a source in the order of their lines: `[depth] class`.
  private static func hierarchy(_ views: [ImportedView]) -> ImportedHierarchy {
    ImportedHierarchy(format: "test", fidelity: .exact, windows: views)
  }

  private static func view(_ name: String, _ x: Double = 0, _ y: Double = 0) -> ImportedView {
    ImportedView(line: 1, className: name, frame: ImportedFrame(x: x, y: y, width: 100, height: 50))
  }

  @Test("one view a line, with the class, the id and what differs from the default")
  func text() throws {
    var window = Self.view("UIWindow")
    var toast = Self.view("App.Toast", 10.5, 20)
    toast.baseClassName = "UIControl"
    toast.identifier = "toast"
    (toast.alpha, toast.isHidden, toast.isUserInteractionEnabled) = (0.5, true, false)
    window.subviews = [toast, Self.view("UIView")]
    let scene = try SceneMaker.scene(of: Self.hierarchy([window]), named: "s", known: .ofTests)
    #expect(
      SceneFileWriter.text(of: scene, known: .ofTests) == """
        {
          "format": 1,
          "scene": "s",
          "source": {"format": "test", "fidelity": "exact"},
          "screen": {"size": [100, 50]},
          "windows": [
            {"frame": [0, 0, 100, 50], "subviews": [
              {"id": "toast", "class": "Toast", "superclass": "UIControl", "frame": [10.5, 20, 100, 50], "isHidden": true, \
        "alpha": 0.5, "isUserInteractionEnabled": false},
              {"frame": [0, 0, 100, 50]}
            ]}
          ]
        }

        """)
  }
}
