import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Overrides of traits apply to an object and to what is below it")
  @MainActor
  struct TraitOverriding {
    private final class Watcher: UIView {
      var changes = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
    }
    private enum Dense: UITraitDefinition { static let defaultValue = false }

    @Test("the nearest override wins, and removing it restores the one above")
    func nearest() {
      withEngine {
        let root = UIViewController()
        let window = showWindow(with: root)
        let (outer, inner) = (UIView(), Watcher())
        root.view.addSubview(outer)
        outer.addSubview(inner)
        root.traitOverrides.horizontalSizeClass = .regular
        #expect(inner.traitCollection.horizontalSizeClass == .regular && root.traitCollection == inner.traitCollection)
        #expect(window.traitCollection.horizontalSizeClass == .compact && inner.changes == 1)
        outer.traitOverrides.horizontalSizeClass = .compact
        #expect(inner.traitCollection.horizontalSizeClass == .compact && inner.changes == 2)
        #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(inner.traitCollection.horizontalSizeClass == .regular && inner.changes == 3)
        #expect(Engine.current.unmodelled.isEmpty)
      }
    }

    @Test("an override of the width moves what is constrained to the margins of a controller's view")
    func margins() {
      withEngine {
        let root = UIViewController()
        let window = showWindow(with: root)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.leadingAnchor),
          view.topAnchor.constraint(equalTo: root.view.topAnchor),
          view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.layoutIfNeeded()
        #expect(view.frame.minX == 16)
        root.traitOverrides.horizontalSizeClass = .regular
        window.layoutIfNeeded()
        #expect(view.frame.minX == 20 && Engine.current.unmodelled.isEmpty)
      }
    }

    @Test("the override of a parent ends when the child leaves it")
    func leaving() {
      withEngine {
        let (root, child) = (UIViewController(), UIViewController())
        _ = showWindow(with: root)
        root.addChild(child)
        let style = child.traitCollection.userInterfaceStyle
        root.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        child.removeFromParent()
        root.addChild(child)
        #expect(child.traitCollection.userInterfaceStyle == style && style != .dark)
        #expect(root.overrideTraitCollection(forChild: child) == nil)
      }
    }

    @Test("a split view whose size class is overridden is reported")
    func split() {
      withEngine {
        let (root, split) = (UIViewController(), UISplitViewController(style: .doubleColumn))
        _ = showWindow(with: root)
        root.addChild(split)
        root.view.addSubview(split.view)
        let before = Engine.current.unmodelled.count
        root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: split)
        #expect(Engine.current.unmodelled.count == before + 1)
      }
    }

    @Test("handlers are called for the traits that they are registered for, also for those of an app")
    func handlers() {
      withEngine {
        let window = showWindow()
        let view = place(UIView(), "view", 0, 0, 10, 10, in: window)
        var seen: [String] = []
        view.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIView, old) in
          seen.append("vertical \(old.verticalSizeClass == .regular)")
        }
        view.registerForTraitChanges([Dense.self]) { (view: UIView, _) in
          seen.append("dense \(view.traitCollection[Dense.self])")
        }
        window.traitOverrides.horizontalSizeClass = .regular
        window.traitOverrides.verticalSizeClass = .compact
        window.traitOverrides[Dense.self] = true
        window.traitOverrides[Dense.self] = true
        #expect(seen == ["vertical true", "dense true"])
      }
    }

    @Test("a parent overrides the traits of a child, and a style below wins over a trait above")
    func children() {
      withEngine {
        let (root, child) = (UIViewController(), UIViewController())
        _ = showWindow(with: root)
        root.addChild(child)
        root.view.addSubview(child.view)
        root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        root.traitOverrides.userInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        child.overrideUserInterfaceStyle = .light
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
        #expect(Engine.current.unmodelled.isEmpty)
        child.traitOverrides.layoutDirection = .rightToLeft
        #expect(Engine.current.unmodelled.count == 1)
      }
    }
  }
}
