import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

/// A row of the table of hits.
struct HitRow: Sendable, CustomTestStringConvertible {
  let id: String
  var style: OverlayStyle? = nil
  /// The height to which a touch drags the overlay from the notch at 600, if it is not a notch.
  var height: CGFloat = 200
  var single = false
  var isWrapped = false
  let y: CGFloat
  let hit: String

  var testDescription: String { "\(id): height \(height), \(style?.rawValue ?? "the default style"), at \(y)" }

  static let all = [
    HitRow(id: "OC-1", y: 100, hit: "MP"),
    HitRow(id: "OC-2", y: 620, hit: "HD"),
    HitRow(id: "OC-3", y: 700, hit: "TB"),
    HitRow(id: "OC-4", single: true, y: 100, hit: "BH"),
    HitRow(id: "OC-5", single: true, isWrapped: true, y: 100, hit: "wrapper"),
    HitRow(id: "OC-6", style: .rigid, height: 660, y: 780, hit: "MP"),
    HitRow(id: "OC-7", style: .flexibleHeight, height: 660, y: 780, hit: "TB"),
    HitRow(id: "OC-7", style: .expandableHeight, height: 660, y: 780, hit: "TB"),
    HitRow(id: "OC-8", style: .rigid, y: 790, hit: "TB"),
  ]
}

@Suite("Touches beside the overlay hit the views beneath it")
@MainActor
struct HitRows {
  @Test("the rows of the table", arguments: HitRow.all)
  func row(_ row: HitRow) {
    withEngine(screen: .plain) {
      let wrapper = row.isWrapped ? UIView() : nil
      wrapper?.accessibilityIdentifier = "wrapper"
      let stage = OverlayStage(style: row.style, single: row.single, wrapper: wrapper)
      if stage.heights.contains(row.height) {
        stage.put(at: 0)
      } else {
        stage.put(at: 2)
        stage.translationFunction = Follow()
        stage.finger.down(200, 220)
        stage.finger.move(y: 210 - (row.height - 600))
        #expect(stage.container.translationHeight == row.height)
      }
      #expect(stage.hit(200, row.y) == row.hit)
    }
  }

  /// Follows the touch without limits.
  private struct Follow: OverlayTranslationFunction {
    func overlayTranslationHeight(using parameters: any OverlayTranslationParameters) -> CGFloat {
      parameters.translation
    }
  }

  @Test("3.a: an overlay of zero height cannot be hit")
  func collapsed() {
    withEngine(screen: .plain) {
      let stage = OverlayStage(style: .rigid, heights: [0, 600])
      stage.put(at: 0)
      #expect(stage.hit(200, 799) == "MP")
    }
  }

  @Test("3.a: the views let touches through with any color and alpha")
  func colours() {
    withEngine(screen: .plain) {
      let stage = OverlayStage(single: true)
      stage.put(at: 0)
      stage.container.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      stage.container.containerViews.ground?.isHidden = false
      stage.container.containerViews.ground?.alpha = 0.5
      #expect(stage.hit(200, 100) == "BH")
    }
  }

  @Test("3.a: the five views are nested, and all are created by the closure")
  func tree() throws {
    try withEngine(screen: .plain) {
      var made: [UIView] = []
      let container = OverlayContainerViewController()
      container.makePassThroughView = {
        made.append(UIView())
        return made.last!
      }
      container.loadViewIfNeeded()
      try #require(made.count == 5)
      #expect(container.view === made[0])
      #expect(made[0].subviews == [made[1], made[2]])
      #expect(made[2].subviews == [made[3]])
      #expect(made[3].subviews == [made[4]])
    }
  }

  @Test("3.a: the ground is hidden with only one controller, and an empty list does not change it")
  func ground() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      let ground = stage.container.containerViews.ground
      #expect(ground?.isHidden == false)
      stage.container.viewControllers = [UIViewController()]
      #expect(ground?.isHidden == true)
      stage.container.viewControllers = []
      #expect(ground?.isHidden == true)
      stage.container.viewControllers = [UIViewController(), UIViewController()]
      #expect(ground?.isHidden == false)
      stage.container.viewControllers = []
      #expect(ground?.isHidden == false)
    }
  }
}
