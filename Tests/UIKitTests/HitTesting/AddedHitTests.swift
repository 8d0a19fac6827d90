import Foundation
import TestSupport
import Testing
@_spi(Instrumentation) import UIKit

extension EngineTests {
  @Suite("An override that is added to one view acts as an override in a subclass")
  @MainActor
  struct AddedHitTests {
    @Test("the same results, and the same calls in the same order", arguments: Kind.allCases)
    func sameCalls(kind: Kind) {
      for state in State.allCases {
        for instrument in Instrument.allCases {
          withEngine {
            let (added, subclass) = (Tree(kind, isAdded: true), Tree(kind, isAdded: false))
            for tree in [added, subclass] {
              state.apply(to: tree.view)
              for point in [CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 60), CGPoint(x: 150, y: 150)] {
                instrument.install(tree.log)
                let found = tree.root.hitTest(point, with: nil)
                let direct = tree.view.hitTest(point, with: nil)
                tree.log.lines.append("\(Log.name(found)) \(Log.name(direct))")
              }
            }
            #expect(added.log.lines == subclass.log.lines, "\(state), \(instrument)")
            #expect(added.log.lines.count { $0.hasPrefix("found") } == 6, "\(state), \(instrument)")
          }
        }
      }
    }

    @Test("it takes effect at once, also after a hit test, and so does its removal")
    func laterChange() {
      withEngine {
        let tree = Tree(.button, isAdded: true)
        let point = CGPoint(x: 60, y: 60)
        tree.view.addedHitTest = nil
        #expect(tree.root.hitTest(point, with: nil) === tree.view)
        tree.view.addedHitTest = tree.log
        #expect(tree.root.hitTest(point, with: nil) === tree.root)
        tree.view.addedHitTest = nil
        #expect(tree.root.hitTest(point, with: nil) === tree.view)
      }
    }

    @Test("a view of a class that overrides the method outside of UIKit cannot have one")
    func ownOverrides() {
      withEngine {
        for kind in Kind.allCases {
          #expect(Tree(kind, isAdded: true).view.canAddHitTest, "\(kind)")
          #expect(!Tree(kind, isAdded: false).view.canAddHitTest, "\(kind)")
        }
        for view in [Inheriting(), UITableView(), UIWindow(), UISwitch()] { #expect(view.canAddHitTest) }
        #expect(!InheritingOverride().canAddHitTest)
      }
    }

    enum Kind: CaseIterable {
      case view, label, button, scrollView, transitionView, hostingView

      @MainActor
      fileprivate func make(_ log: Log, isAdded: Bool) -> UIView {
        guard isAdded else { return makeSubclass(log) }
        let view: UIView =
          switch self {
          case .view: UIView()
          case .label: UILabel()
          case .button: UIButton()
          case .scrollView: UIScrollView()
          case .transitionView: UITransitionView()
          case .hostingView: HostingView(frame: .zero)
          }
        view.addedHitTest = log
        return view
      }

      @MainActor
      fileprivate func makeSubclass(_ log: Log) -> UIView {
        let view: any LoggedView =
          switch self {
          case .view: LoggedPlainView()
          case .label: LoggedLabel()
          case .button: LoggedButton()
          case .scrollView: LoggedScrollView()
          case .transitionView: LoggedTransitionView()
          case .hostingView: LoggedHostingView(frame: .zero)
          }
        view.log = log
        return view
      }
    }

    enum State: CaseIterable {
      case usual, hidden, transparent, withoutInteraction, disabled, turned, ignoringDirectTouches, animated

      @MainActor
      func apply(to view: UIView) {
        switch self {
        case .usual: break
        case .hidden: view.isHidden = true
        case .transparent: view.alpha = 0
        case .withoutInteraction: view.isUserInteractionEnabled = false
        case .disabled: (view as? UIControl)?.isEnabled = false
        case .turned: view.transform = CGAffineTransform(rotationAngle: 0.3)
        case .ignoringDirectTouches: (view as? UITransitionView)?.ignoresDirectTouchEvents = true
        case .animated: UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        }
      }
    }

    enum Instrument: CaseIterable {
      case none, tracer, faults, replacedMethods

      private final class SilentTracer: HitTestTracer {}

      @MainActor
      fileprivate func install(_ log: Log) {
        switch self {
        case .none: break
        case .tracer: HitTesting.tracer = SilentTracer()
        case .faults: HitTesting.faults = [.siblingOrder]
        case .replacedMethods:
          HitTesting.methodDispatch = { view, implementer, point, event in
            log.lines.append("\(implementer) of \(Log.name(view))")
            return HitTesting.stock(view, as: implementer, point, event)
          }
        }
      }
    }

    /// A view with an override and a subview, in a superview.
    @MainActor
    private struct Tree {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let view: UIView
      let log = Log()

      init(_ kind: Kind, isAdded: Bool) {
        view = kind.make(log, isAdded: isAdded)
        view.isUserInteractionEnabled = true
        view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        for (name, view) in [("root", root), ("view", view), ("child", child)] { view.accessibilityIdentifier = name }
        root.addSubview(view)
        view.addSubview(child)
      }
    }

    fileprivate final class Log: AddedHitTest {
      var lines: [String] = []

      static func name(_ view: UIView?) -> String { view?.accessibilityIdentifier ?? "-" }

      func result(_ found: UIView?, of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        lines.append("found \(Self.name(found)) at \(point)")
        return found === view ? nil : found
      }
    }

    @MainActor
    fileprivate protocol LoggedView: UIView {
      var log: Log? { get set }
    }

    private final class LoggedPlainView: UIView, LoggedView {
      var log: Log?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        log!.result(super.hitTest(point, with: event), of: self, point, event)
      }
    }

    private final class LoggedLabel: UILabel, LoggedView {
      var log: Log?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        log!.result(super.hitTest(point, with: event), of: self, point, event)
      }
    }

    private final class LoggedButton: UIButton, LoggedView {
      var log: Log?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        log!.result(super.hitTest(point, with: event), of: self, point, event)
      }
    }

    private final class LoggedScrollView: UIScrollView, LoggedView {
      var log: Log?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        log!.result(super.hitTest(point, with: event), of: self, point, event)
      }
    }

    private final class LoggedTransitionView: UITransitionView, LoggedView {
      var log: Log?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        log!.result(super.hitTest(point, with: event), of: self, point, event)
      }
    }

    private final class LoggedHostingView: HostingView, LoggedView {
      var log: Log?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        log!.result(super.hitTest(point, with: event), of: self, point, event)
      }
    }

    private final class Inheriting: UIButton {}
    private class Overriding: UIButton {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    private final class InheritingOverride: Overriding {}
  }
}
