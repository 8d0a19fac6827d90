import Foundation
import TestSupport
import Testing
import TouchDelegateTable
import UIKit

extension TouchDelegateTableTests {
  @Suite("Unexpected effects of a touch delegate")
  @MainActor
  struct EdgeCases {
    /// A table that uses the older, unconditional pattern.
    final class UnconditionalTableView: UITableView {
      weak var touchDelegate: UIView?

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        guard found === self, let touchDelegate else { return found }
        return TouchDelegateHitTest(of: self, to: touchDelegate, at: point).unconditionalResult(with: event)
      }
    }

    /// A layer that counts its hit tests.
    final class CountingView: UIView {
      var questions = 0

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        questions += 1
        return super.hitTest(point, with: event)
      }
    }

    @Test(
      "2.a.1: the older pattern returns the delegate's hit always: the view has no touch of its own, a table never scrolls"
    )
    func unconditional() {
      Demonstration.run { stage in
        let view = TouchDelegatingView()
        stage.put(view, "front", 0, 0, 375, 600, in: stage.root)
        #expect(stage.tap(200, 26) == "front:")
        view.touchDelegate = stage.layer
        #expect(stage.tap(200, 26) == "VL:")
        #expect(stage.tap(300, 333) == "BG1: Background1 tapped")
        // nil stays nil. Then the views behind the view are hit-tested.
        stage.layer.isHidden = true
        #expect(stage.tap(200, 26) == "CV0: Selected row 0")
        stage.layer.isHidden = false
        view.removeFromSuperview()

        let table = UnconditionalTableView()
        table.contentSize.height = 2_000
        stage.put(table, "table", 0, 0, 375, 667, in: stage.root)
        for (delegate, hit, drags) in [(nil, "table", 1), (stage.layer, "VL", 0)] {
          table.touchDelegate = delegate
          let before = stage.log.drags
          stage.finger.drag(200, 300, by: 0, -100, rest: 0.2)
          #expect(stage.log.hit == hit && stage.log.drags - before == drags)
        }
      }
    }

    @Test("2.a.2: parts outside of the layer, or nearly transparent ones, are not reached through the table")
    func outside() {
      Demonstration.run { stage in
        stage.controller.background1.frame.origin.x = 300
        stage.layer.frame.size.width = 350
        #expect(stage.tap(340, 333) == "BG1: Background1 tapped")
        #expect(stage.tap(360, 333) == "CV6: Selected row 6")
        stage.layer.alpha = 0.005
        #expect(stage.tap(340, 333) == "CV6: Selected row 6")
      }
    }

    @Test("2.a.3: views and configurations do not retain their delegate; without it they keep their touches")
    func released() {
      Demonstration.run { stage in
        var configuration = ButtonCellConfiguration(title: "a")
        do {
          let layer = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
          stage.put(UIButton(), "gone", 0, 0, 375, 667, in: layer)
          stage.table.touchDelegate = layer
          configuration.touchDelegate = layer
          #expect(stage.tap(200, 600) == "gone:")
        }
        #expect(stage.table.touchDelegate == nil && configuration.touchDelegate == nil)
        #expect(stage.tap(200, 600) == "TV:")
      }
    }

    @Test("2.a.4: a container without effect takes every touch: the table neither scrolls nor selects")
    func inertContainer() {
      Demonstration.run(prepare: { $0.controller.numberOfRows = 30 }) { stage in
        #expect(stage.drag(200, 300, to: 200, 200) == "CV5: 90")
        stage.layer.sendSubviewToBack(stage.put(UIView(), "stack", 0, 0, 375, 667, in: stage.layer))
        #expect(stage.drag(200, 300, to: 200, 200) == "stack: 90")
        #expect(stage.tap(200, 200) == "stack:")
        #expect(stage.tap(300, 333) == "BG1: Background1 tapped")
      }
    }

    @Test(
      "2.a.4: a disabled button takes the touch without effect, if disabled controls are hit", arguments: [true, false])
    func disabledButton(isHit: Bool) {
      var platform = PlatformBehavior()
      platform.disabledControlIsHit = isHit
      Demonstration.run(platform: platform) { stage in
        stage.controller.background1.isEnabled = false
        #expect(stage.tap(300, 333) == (isHit ? "BG1:" : "CV6: Selected row 6"))
      }
    }

    @Test("2.a.6: two views whose delegates contain each other recurse infinitely; a delegate below the view does not")
    func mutual() {
      Demonstration.run { stage in
        let boxes = ["boxA", "boxB"].map { stage.put(UIView(), $0, 0, 0, 375, 667, in: stage.root) }
        let views = zip(["a", "b"], boxes).map { name, box in
          stage.put(PassScrollView(), name, 0, 0, 375, 667, in: box) as! PassScrollView
        }
        views[0].touchDelegate = boxes[1]
        views[1].touchDelegate = boxes[0]
        #expect(stage.tap(200, 200) == "RECURSION:")
        // Two views can also be each other's delegate.
        views[0].touchDelegate = views[1]
        views[1].touchDelegate = views[0]
        #expect(stage.tap(200, 200) == "RECURSION:")
        let inner = stage.put(UIView(), "inner", 300, 300, 50, 50, in: views[1])
        views[0].touchDelegate = nil
        views[1].touchDelegate = inner
        #expect(stage.tap(200, 200) == "b:")
        #expect(stage.tap(310, 310) == "inner:")
      }
    }

    @Test(
      "2.a.7, f rows 11 and 12: an opaque view in between is ignored, and so are hidden or disabled superviews of the delegate"
    )
    func ignoresOrder() {
      Demonstration.run { stage in
        let holder = stage.put(UIView(), "holder", 0, 0, 375, 667, in: stage.root)
        stage.root.sendSubviewToBack(holder)
        holder.addSubview(stage.layer)
        stage.root.insertSubview(
          stage.put(UIView(), "opaque", 0, 0, 375, 667, in: stage.root), belowSubview: stage.table)
        #expect(stage.tap(300, 333) == "BG1: Background1 tapped")
        holder.isHidden = true
        #expect(stage.tap(300, 333) == "BG1: Background1 tapped")
        holder.isHidden = false
        holder.isUserInteractionEnabled = false
        #expect(stage.tap(300, 333) == "BG1: Background1 tapped")
        stage.table.isHidden = true
        #expect(stage.tap(300, 333) == "opaque:")
      }
    }

    @Test("2.a.8: accessories and the table's header and footer keep their touches")
    func otherViews() {
      let accessory = { @MainActor in UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 40)) }
      Demonstration.run(prepare: { $0.controller.prepare = { $0.accessoryView = accessory() } }) { stage in
        #expect(stage.tap(300, 333) == "UIView: Selected row 6")
        #expect(stage.tap(300, 315) == "cell6: Selected row 6")
        #expect(stage.tap(200, 333) == "CV6: Selected row 6")
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 340))
        header.accessibilityIdentifier = "header"
        stage.table.tableHeaderView = header
        UIApplication.shared.layOutPending()
        #expect(stage.tap(300, 333) == "header:")
      }
    }

    @Test("2.a.12: a row lets no touch through before its cell's first update", arguments: [false, true])
    func firstUpdate(waitsForState: Bool) {
      var platform = PlatformBehavior()
      if waitsForState { platform.cellConfigurationUpdate = .whenStateChanges }
      Demonstration.run(platform: platform) { stage in
        let content = { (stage.table.visibleCells[6].contentView as? ButtonCellView) }
        #expect((content()?.touchDelegate == nil) == waitsForState)
        #expect((content()?.button.configuration?.title == nil) == waitsForState)
        if waitsForState {
          #expect(stage.tap(300, 333) == "CV6: Selected row 6")
        } else {
          let configuration = ButtonCellConfiguration(title: "new", touchDelegate: stage.layer)
          let view = configuration.makeContentView() as? ButtonCellView
          #expect(view?.touchDelegate == nil && view?.button.configuration?.title == nil)
        }
        #expect(stage.tap(300, 333) == "BG1: Background1 tapped")
        #expect(stage.tap(50, 333) == "b6: Button 6 tapped")
      }
    }

    @Test("2.a.13: the delegate is called once in every hit test, by the view that is its own hit")
    func questions() {
      Demonstration.run { stage in
        let layer = CountingView()
        stage.put(layer, "layer", 0, 0, 375, 667, in: stage.root)
        let outer = stage.put(PassScrollView(), "outer", 0, 0, 375, 667, in: stage.root) as! PassScrollView
        let inner = stage.put(PassScrollView(), "inner", 0, 0, 375, 300, in: outer) as! PassScrollView
        outer.touchDelegate = layer
        inner.touchDelegate = layer
        let passes = PlatformBehavior.current.hitTestPassesPerTouch
        for (y, hit) in [(100, "inner:"), (500, "outer:")] as [(CGFloat, String)] {
          layer.questions = 0
          #expect(stage.tap(200, y) == hit)
          #expect(layer.questions == passes)
        }
      }
    }
  }
}
