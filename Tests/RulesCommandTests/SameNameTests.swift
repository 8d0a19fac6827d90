import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("Files of a build with the same name")
struct SameNameTests {
  private static func rules(_ name: String, _ statement: String) -> String {
    """
    import UIKit
    class \(name)View: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        \(statement)
      }
    }

    """
  }

  @Test("have their folders in deciding lines and in the place of a crash")
  func folders() throws {
    let scene = """
      {"format": 1, "scene": "s", "windows": [{"id": "w", "subviews": [
        {"id": "above", "class": "AView", "frame": [0, 0, 100, 100]},
        {"id": "below", "class": "BView", "frame": [0, 100, 100, 100]},
        {"id": "other", "class": "CView", "frame": [0, 200, 100, 100]}]}]}
      """
    let shop = try Workshop(["s.scene.json": scene])
    for name in ["A", "B"] {
      try shop.makeFolder("Rules/\(name)")
      try shop.write(Self.rules(name, "return bounds.contains(point) ? self : nil"), to: "Rules/\(name)/View.swift")
    }
    try shop.write(Self.rules("C", "return bounds.contains(point) ? self : nil"), to: "Rules/Other.swift")
    let taps = "--tap 50,50 --tap 50,150 --tap 50,250"
    #expect(try shop.recorder("capture --scene s.scene.json \(taps) --rules Rules -o s.touchrec").code == 0)
    let explain = try shop.replayer("explain s.touchrec --event 2 --rules Rules")
    #expect(explain.output.contains("(B/View.swift:4)"), "\(explain.output)")
    for name in ["A", "B"] { try shop.write(Self.rules(name, "return nil"), to: "Rules/\(name)/View.swift") }
    try shop.write(Self.rules("C", "return nil"), to: "Rules/Other.swift")
    let diff = try shop.replayer("diff s.touchrec --rules Rules")
    for place in ["A/View.swift:4", "B/View.swift:4", "Other.swift:4"] {
      #expect(diff.output.contains("decided by \(place):"), "\(diff.output)")
    }
    try shop.write(
      Self.rules("B", "return bounds.contains(point) ? superview!.superview! : nil"), to: "Rules/B/View.swift")
    let crash = try shop.replayer("diff s.touchrec --rules Rules")
    #expect(crash.output.contains("    B/View.swift:4: BView.hitTest"), "\(crash.output)")
    let hit = try shop.replayer("hit --scene s.scene.json --at 50,150 --rules Rules")
    #expect(hit.code == 2 && hit.error.contains(") in BView.hitTest (B/View.swift:4): "), "\(hit.error)")
  }
}
