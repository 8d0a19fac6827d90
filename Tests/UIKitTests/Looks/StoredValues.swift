import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Values that no touch depends on are stored and read back")
  @MainActor
  struct StoredValues {
    @Test("of views")
    func views() {
      let view = UIView()
      let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      view.addMotionEffect(effect)
      view.restorationIdentifier = "r"
      view.tintAdjustmentMode = .dimmed
      view.largeContentTitle = "large"
      view.maximumContentSizeCategory = .extraLarge
      view.accessibilityFrame = CGRect(x: 0, y: 0, width: 4, height: 6)
      view.accessibilityLanguage = "fr"
      view.userActivity = NSUserActivity(activityType: "a")
      #expect(view.motionEffects == [effect] && view.restorationIdentifier == "r")
      #expect(view.tintAdjustmentMode == .dimmed && view.largeContentTitle == "large")
      #expect(view.maximumContentSizeCategory == .extraLarge && view.accessibilityLanguage == "fr")
      #expect(view.accessibilityActivationPoint == CGPoint(x: 2, y: 3))
      #expect(view.userActivity?.activityType == "a")
      view.removeMotionEffect(effect)
      #expect(view.motionEffects.isEmpty)
    }

    @Test("of corners, with their radii in a view")
    func corners() {
      withEngine {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.layer.cornerRadius = 3
        #expect(view.effectiveRadius(corner: .topLeft) == 3)
        view.cornerConfiguration = .uniformTopRadius(.fixed(30), bottomLeftRadius: .fixed(5))
        #expect(view.effectiveRadius(corner: .topRight) == 20 && view.effectiveRadius(corner: .bottomLeft) == 5)
        #expect(view.effectiveRadius(corner: .bottomRight) == 0)
        #expect(view.cornerConfiguration != .corners(radius: .fixed(30)))
        view.cornerConfiguration = .capsule(maximumRadius: 12)
        #expect(view.effectiveRadius(corner: .bottomRight) == 12 && Engine.current.unmodelled == [])
        view.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 8))
        #expect(view.effectiveRadius(corner: .topLeft) == 0 && Engine.current.unmodelled.count == 1)
      }
    }

    @Test("in an NSValue")
    func values() {
      var transform = CATransform3DMakeTranslation(1, 2, 3)
      transform.m34 = -0.5
      #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
      #expect(NSValue(caTransform3D: transform) == NSValue(caTransform3D: transform))
      let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
      #expect(NSValue(cgAffineTransform: plane).cgAffineTransformValue == plane)
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
      let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
      #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
      #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
      #expect(NSValue(cgRect: .zero).cgVectorValue == .zero)
    }

    @Test("in the items of an animator of a collection view's layout")
    func dynamicItems() {
      let layout = UICollectionViewFlowLayout()
      let animator = UIDynamicAnimator(collectionViewLayout: layout)
      let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 1))
      let group = UIDynamicBehavior()
      group.addChildBehavior(UIGravityBehavior(items: [header]))
      animator.addBehavior(UIAttachmentBehavior(item: cell, attachedToAnchor: .zero))
      animator.addBehavior(group)
      #expect(animator.layoutAttributesForCell(at: cell.indexPath) === cell)
      #expect(animator.layoutAttributesForCell(at: header.indexPath) == nil)
      #expect(animator.layoutAttributesForSupplementaryView(ofKind: "header", at: header.indexPath) === header)
      #expect(animator.layoutAttributesForDecorationView(ofKind: "header", at: header.indexPath) == nil)
    }

    @Test("of layers and transactions, with the app's own keys")
    func layers() {
      let layer = CALayer()
      layer.setValue(7, forKey: "mine")
      layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation")
      layer.contentsGravity = .center
      #expect(layer.value(forKey: "mine") as? Int == 7 && layer.contentsGravity == .center)
      #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0) - .pi / 2) < 1e-9)
      let (one, other, third) = (CALayer(), CALayer(), CALayer())
      layer.sublayers = [one, other]
      layer.sublayers = [third, one]
      #expect(layer.sublayers == [third, one] && other.superlayer == nil)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    }

    @Test("of a copied animation")
    func animation() throws {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0.5
      animation.duration = 3
      let copy = try #require(animation.copy() as? CABasicAnimation)
      #expect(copy !== animation && copy.keyPath == "opacity" && copy.duration == 3 && copy.toValue as? Double == 0.5)
    }

    @Test("of colors, also of those that depend on the appearance")
    func colors() {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(color.resolvedColor(with: dark) == .white && color == .red)
      #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
      var (hue, saturation, brightness, alpha, white) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
      UIColor(hue: 0.7, saturation: 0.4, brightness: 0.9, alpha: 0.2)
        .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      #expect(abs(hue - 0.7) < 1e-9 && abs(saturation - 0.4) < 1e-9 && brightness == 0.9 && alpha == 0.2)
      #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5 && !UIColor.red.getWhite(nil, alpha: nil))
    }

    @Test("of images: the size of one that code draws is known")
    func images() {
      Engine.current.unmodelled = []
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      var path: CGPath?
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4), format: format).image { context in
        context.cgContext.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
        path = UIGraphicsGetCurrentContext()?.path
      }
      #expect(path?.boundingBox == CGRect(x: 1, y: 1, width: 2, height: 2))
      #expect(image.size == CGSize(width: 10, height: 4) && image.cgImage?.width == 20)
      #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
      #expect(UIImage().size == .zero && UIGraphicsGetCurrentContext() == nil)
      #expect(Engine.current.unmodelled.isEmpty)
    }

    @Test("of bars and their items")
    func bars() {
      let item = UINavigationItem(title: "a")
      let button = UIBarButtonItem(title: "b", style: .plain, target: nil, action: nil)
      item.rightBarButtonItem = button
      #expect(item.rightBarButtonItems == [button] && button.title == "b")
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .red
      appearance.titleTextAttributes = [.kern: 2]
      let copy = UINavigationBarAppearance(barAppearance: appearance)
      #expect(copy.backgroundColor == .red)
      #expect((appearance.copy() as? UINavigationBarAppearance)?.titleTextAttributes[.kern] as? Int == 2)
      let controller = UIViewController()
      controller.title = "t"
      #expect(controller.tabBarItem.title == "t" && controller.tabBarItem === controller.tabBarItem)
    }

    @Test("of weak collections, which drop what is gone")
    func weakCollections() {
      let table = NSHashTable<UIView>.weakObjects()
      let map = NSMapTable<UIView, NSString>.weakToStrongObjects()
      let pointers = NSPointerArray.weakObjects()
      let kept = UIView()
      autoreleasing {
        let lost = UIView()
        for view in [kept, lost] {
          table.add(view)
          map.setObject("value", forKey: view)
          pointers.addPointer(Unmanaged.passUnretained(view).toOpaque())
        }
        #expect(table.count == 2 && map.count == 2 && pointers.allObjects.count == 2)
      }
      #expect(table.allObjects == [kept] && map.count == 1 && pointers.allObjects.count == 1 && pointers.count == 2)
      pointers.compact()
      #expect(pointers.count == 1 && map.object(forKey: kept) == "value")
    }
    private func autoreleasing(_ body: () -> Void) { body() }

    @Test("of environments, which can be merged and changed")
    func traits() {
      let merged = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
      ])
      #expect(merged.horizontalSizeClass == .compact && merged.userInterfaceStyle == .dark)
      #expect(merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
      #expect(!merged.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
      let large = merged.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
      #expect(large.preferredContentSizeCategory.isAccessibilityCategory)
      #expect(large[UITraitHorizontalSizeClass.self] == .compact)
    }
  }

  @Suite("Behaviour of an app's objects that touches can reach")
  @MainActor
  struct AppBehaviour {
    @Test("an appearance set above a view is in its traits, and its handlers are called")
    func style() {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      var seen: [UIUserInterfaceStyle] = []
      inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
        seen += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
      }
      outer.overrideUserInterfaceStyle = .dark
      #expect(inner.traitCollection.userInterfaceStyle == .dark && seen == [.light, .dark])
    }

    @Test("an observation of a scroll view's offset gets the old and the new value")
    func observation() {
      Engine.current.unmodelled = []
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var changes: [CGPoint?] = []
      let observation = view.observe(\.contentOffset, options: [.old, .new]) { _, change in
        changes += [change.oldValue, change.newValue]
      }
      view.contentOffset.y = 4
      view.contentOffset.y = 9
      observation.invalidate()
      view.contentOffset.y = 1
      #expect(changes == [.zero, CGPoint(x: 0, y: 4), CGPoint(x: 0, y: 4), CGPoint(x: 0, y: 9)])
      #expect(Engine.current.unmodelled.isEmpty)
      _ = view.observe(\.tag) { _, _ in }
      #expect(Engine.current.unmodelled.count == 1)
    }

    @Test("a layer of an own class is laid out after its view")
    func layerLayout() {
      final class OwnLayer: CALayer {
        var bounded: [CGRect] = []
        override func layoutSublayers() { bounded.append(bounds) }
      }
      final class OwnView: UIView {
        override class var layerClass: AnyClass { OwnLayer.self }
      }
      withEngine {
        let view = place(OwnView(), "own", 0, 0, 30, 40, in: showWindow())
        let layer = view.layer as? OwnLayer
        endTurn()
        let first = layer?.bounded.count ?? 0
        view.frame.size.width = 50
        endTurn()
        #expect(layer?.bounded.last?.width == 50 && layer?.bounded.count == first + 1)
      }
    }

    @Test("a popover whose delegate would be asked is reported, and one without a delegate is not")
    func popovers() {
      final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {}
      withEngine {
        let window = showWindow()
        let root = UIViewController()
        window.rootViewController = root
        let adapter = Adapter()
        for delegate in [nil, adapter] {
          let controller = UIViewController()
          controller.modalPresentationStyle = .popover
          controller.popoverPresentationController?.delegate = delegate
          root.present(controller, animated: false)
          endTurn()
          let isReported = Engine.current.unmodelled.contains { $0.contains("popover with a delegate") }
          #expect(isReported == (delegate != nil))
          root.dismiss(animated: false)
          endTurn()
        }
      }
    }

    @Test("levels of windows can be computed and compared")
    func levels() {
      #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.normal - 1 < .normal)
    }

    @Test("an interaction moves to its view and away from it")
    func interactions() {
      final class Interaction: NSObject, UIInteraction {
        weak var view: UIView?
        var moves = 0
        func willMove(to view: UIView?) { moves += 1 }
        func didMove(to view: UIView?) { self.view = view }
      }
      let (view, interaction) = (UIView(), Interaction())
      view.addInteraction(interaction)
      #expect(interaction.view === view && interaction.moves == 1 && view.unmodelledTouch == nil)
      view.removeInteraction(interaction)
      #expect(interaction.view == nil && interaction.moves == 2 && view.interactions.isEmpty)
    }

    @Test("what is not modelled is reported when code reaches it", arguments: Reach.all)
    func reports(reach: Reach) {
      Engine.current.unmodelled = []
      reach.body()
      #expect(Engine.current.unmodelled.count == 1 && Engine.current.unmodelled[0].contains(reach.report))
    }

    struct Reach: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let report: String
      let body: @MainActor @Sendable () -> Void

      init(_ name: String, _ report: String, _ body: @escaping @MainActor @Sendable () -> Void) {
        (testDescription, self.report, self.body) = (name, report, body)
      }

      static let all = [
        Reach("a storyboard", "storyboards") {
          _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        },
        Reach("a nib", "nibs") { _ = UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil) },
        Reach("a segue", "segue") { UIViewController().performSegue(withIdentifier: "s", sender: nil) },
        Reach("a split view", "split view") { UISplitViewController().show(.primary) },
        Reach("a search", "search controller") { UISearchController(searchResultsController: nil).isActive = true },
        Reach("the search of an item", "search controller") {
          UINavigationItem(title: "").searchController = UISearchController(searchResultsController: nil)
        },
        Reach("physics", "physics") { UIDynamicAnimator().addBehavior(UIGravityBehavior(items: [])) },
        Reach("an edited collection", "edited") {
          UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).isEditing = true
        },
        Reach("an edited table", "edited") { UITableView().setEditing(true, animated: false) },
        Reach("an edited table of a controller", "edited") {
          UITableViewController().setEditing(true, animated: false)
        },
        Reach("a URL", "URL") { UIApplication.shared.open(URL(filePath: "/")) },
      ]
    }

    @Test("what a touch may do that is not modelled has a name")
    func unmodelled() {
      let bar = UINavigationBar()
      #expect(bar.unmodelledTouch == nil)
      let item = UINavigationItem(title: "a")
      item.prompt = "b"
      bar.items = [item]
      let table = UITableView()
      table.refreshControl = UIRefreshControl()
      let views = [
        bar, UITextView(), UISearchBar(), table,
        UIActivityViewController(activityItems: [], applicationActivities: nil).view!,
      ]
      for view in views { #expect(view.unmodelledTouch != nil, "\(type(of: view))") }
      #expect(UITableViewCell().unmodelledTouch == nil && UIScrollView().unmodelledTouch == nil)
    }
  }
}
