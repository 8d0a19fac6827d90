import Foundation
import TestSupport
import Testing

/// A folder with rules, a scene that uses them and a recording. It is made once, because each compilation takes a while.
package enum RulesWorkshop {
  package static let scene = """
    {"format": 1, "scene": "s", "windows": [{"id": "w", "subviews": [
      {"id": "below", "class": "UIButton", "actions": {"touchUpInside": "push"}},
      {"id": "overlay", "class": "PassthroughView"}]}]}
    """

  /// A view that lets touches through, with its deciding statement on line 5.
  package static let rules = """
    import UIKit

    class PassthroughView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        nil
      }
    }

    """

  /// A copy of the rules that takes touches on the left half.
  package static let otherRules = rules.replacingOccurrences(of: "    nil\n", with: "    point.x < 195 ? self : nil\n")

  /// What the rules do at some points: a trap at (1, 1), `exit(0)` at (2, 2), output at (3, 3), an endless loop at (4, 4), a
  /// recursion at (5, 5), gigabytes at (6, 6), a hit at (7, 7).
  package static let hostileRules = rules.replacingOccurrences(
    of: "    nil\n",
    with: """
          if point.x == 1 { fatalError("boom") }
          if point.x == 2 { exit(0) }
          if point.x == 3 { print("from the rules") }
          if point.x == 4 { while true {} }
          if point.x == 7 { return self }
          if point.x == 5 { return depth(self, 1) == 7 ? nil : self }
          if point.x == 6 {
            while true { memset(UnsafeMutableRawPointer.allocate(byteCount: 1 << 24, alignment: 1), 1, 1 << 24) }
          }
          return nil
        }

        @inline(never) func depth(_ view: UIView?, _ count: Int) -> Int {
          count < 0 ? 0 : depth(view?.superview ?? self, count + 1) &+ count

      """
  ).replacingOccurrences(of: "import UIKit\n", with: "import Foundation\nimport UIKit\n")

  /// The rules without the class of the scene.
  package static let renamedRules = rules.replacingOccurrences(of: "class PassthroughView", with: "class GlassView")

  /// The shared folder: `Rules`, `Other`, `Renamed` and `Hostile` with one file each, `s.scene.json`, the build `kept` of
  /// `Rules`, the build `renamed` of `Renamed`, and `s.touchrec`, recorded with `Rules`.
  package static func shared() throws -> Workshop { try made.get() }

  nonisolated(unsafe) private static let made = Result {
    let shop = try Workshop(["s.scene.json": scene])
    for (folder, text) in [
      ("Rules", rules), ("Other", otherRules), ("Hostile", hostileRules), ("Renamed", renamedRules),
    ] {
      try shop.makeFolder(folder)
      try shop.write(text, to: "\(folder)/PassthroughView.swift")
    }
    let build = try shop.replayer("build Rules -o kept")
    try #require(build.code == 0 && build.output.contains("1 file, 1 class"), "\(build.error)")
    try #require(try shop.replayer("build Renamed -o renamed").code == 0)
    let capture = try shop.recorder("capture --scene s.scene.json --tap 50,50 --rules Rules -o s.touchrec")
    try #require(capture.code == 0, "\(capture.error)")
    return shop
  }
}
