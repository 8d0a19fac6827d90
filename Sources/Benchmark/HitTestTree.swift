import Foundation
import SeededRandom
import UIKit

/// The trees of views whose hit tests are measured.
enum HitTestTree: String, CaseIterable {
  case screen = "an app's screen, 200 views"
  case deep = "a chain 100 deep"
  case wide = "1,000 siblings"
  case wider = "10,000 siblings"
  case turned = "a screen with transforms"
  case overridingCells = "a screen whose 60 cells override hitTest"
  case overridingSiblings = "1,000 siblings, every tenth overriding point(inside:)"

  /// The limit of the hit test's time, as a multiple of the C walk's time.
  var goal: String {
    switch self {
    case .wide, .wider: "1.0"
    default: "1.5"
    }
  }

  /// How often each point is tested in one round.
  var repetitions: Int { self == .wider ? 4 : 20 }

  var hasOverrides: Bool { self == .overridingCells || self == .overridingSiblings }

  @MainActor
  func make(_ random: inout SplitMix) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    switch self {
    case .screen, .turned, .overridingCells:
      addRows(to: root)
    case .deep:
      var parent = root
      for _ in 0..<100 {
        let child = UIView(frame: parent.bounds)
        parent.addSubview(child)
        parent = child
      }
    case .wide, .wider, .overridingSiblings:
      for number in 0..<(self == .wider ? 10_000 : 1_000) {
        let frame = CGRect(x: Double(random.next() % 380), y: Double(random.next() % 780), width: 20, height: 20)
        let isOverriding = self == .overridingSiblings && number % 10 == 0
        root.addSubview(isOverriding ? OverridingSibling(frame: frame) : UIView(frame: frame))
      }
    }
    return root
  }

  @MainActor
  private func addRows(to root: UIView) {
    for row in 0..<10 {
      let group = UIView(frame: CGRect(x: 0, y: row * 80, width: 400, height: 80))
      root.addSubview(group)
      if self == .turned { group.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
      for column in 0..<6 {
        let frame = CGRect(x: column * 66, y: 4, width: 62, height: 72)
        let cell = self == .overridingCells ? OverridingCell(frame: frame) : UIView(frame: frame)
        group.addSubview(cell)
        if self == .turned { cell.transform = CGAffineTransform(rotationAngle: 0.1) }
        cell.addSubview(UILabel(frame: CGRect(x: 2, y: 2, width: 58, height: 20)))
        cell.addSubview(UIButton(frame: CGRect(x: 2, y: 30, width: 58, height: 40)))
      }
    }
    let overlay = UIView(frame: root.bounds)
    overlay.isUserInteractionEnabled = false
    root.addSubview(overlay)
  }

  /// A view whose override returns the result of UIKit's method.
  final class OverridingCell: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event)
    }
  }

  /// A view whose override returns the result of UIKit's method.
  final class OverridingSibling: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event)
    }
  }
}
