import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A part of UIKit that is declared and not modelled")
  @MainActor
  struct DeclaredOnly {
    /// Stores what the engine reports as unknown.
    private final class Reports: EventObserver {
      var sentences: [String] = []
      func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?) {
        sentences.append(dispute.question)
      }
    }

    struct Use: Sendable, CustomTestStringConvertible {
      let testDescription: String
      /// A part of the report; `nil` for none.
      let report: String?
      let body: @MainActor @Sendable (UIView) -> Void

      init(_ name: String, _ report: String?, _ body: @escaping @MainActor @Sendable (UIView) -> Void) {
        (testDescription, self.report, self.body) = (name, report, body)
      }
    }

    nonisolated static let uses = [
      Use("constraints that decide a rectangle", nil) { view in
        let window = UIWindow()
        window.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
          view.leftAnchor.constraint(equalTo: window.leftAnchor), view.widthAnchor.constraint(equalToConstant: 1),
          view.heightAnchor.constraint(equalToConstant: 1),
        ])
        window.layoutIfNeeded()
      },
      Use("the frame of the safe area's guide", nil) { _ = $0.safeAreaLayoutGuide.layoutFrame },
      Use("the size of a label", nil) { _ in UILabel().sizeToFit() },
      Use("the size of a plain view", nil) { $0.sizeToFit() },
      Use("the size of an image", nil) { _ in _ = UIImage(systemName: "star")!.size },
      Use("a completion block of a transaction", "CATransaction") { _ in CATransaction.setCompletionBlock {} },
      Use("an animation without a delegate", nil) { $0.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a") },
      Use("a transform of space", "transform") { $0.layer.transform = CATransform3DMakeRotation(1, 1, 0, 0) },
      Use("fonts, colors, traits and accessibility", nil) { view in
        view.tintColor = .red
        view.layer.borderColor = UIColor.red.cgColor
        view.isAccessibilityElement = true
        _ = view.traitCollection.userInterfaceIdiom
        UILabel().font = .systemFont(ofSize: 3)
      },
    ]

    @Test("is reported as unknown when code reaches it, once, and only then", arguments: uses)
    func reported(use: Use) {
      withEngine {
        let reports = Reports()
        UIApplication.shared.observer = reports
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        use.body(view)
        use.body(view)
        #expect(reports.sentences.isEmpty, "reported while the scene is built")
        Engine.current.clock.advance(to: 1_000_000)
        #expect(reports.sentences.count == (use.report == nil ? 0 : 1))
        if let report = use.report {
          #expect(reports.sentences.first?.contains(report) == true, "\(reports.sentences)")
        }
      }
    }

    @Test("an image view has the size of its image, which is noted when code reads it or a touch may")
    func imageViews() {
      func read(_ body: (UIImageView, UIWindow) -> Void) -> Set<UnknownLength> {
        withEngine {
          let window = UIWindow()
          body(UIImageView(image: UIImage(systemName: "star")!), window)
          return Engine.current.unknownLengths
        }
      }
      #expect(read { $1.addSubview($0) } == [])
      #expect(
        read { view, window in
          view.frame = CGRect(x: 0, y: 0, width: 5, height: 5); window.addSubview(view)
        } == [])
      #expect(read { view, _ in _ = view.bounds } == [.symbols])
      #expect(
        read { view, window in
          view.isUserInteractionEnabled = true; window.addSubview(view)
        } == [.symbols])
      #expect(
        read { view, window in
          window.addSubview(view); view.isUserInteractionEnabled = true
        } == [.symbols])
      #expect(read { _, _ in _ = UIImage(named: "photo")!.size } == [.images])
      #expect(read { _, _ in _ = UIImageView(image: nil).frame } == [])
      let sized = withEngine { UIImageView(image: UIImage(systemName: "star")!).frame }
      #expect(abs(sized.width - 17 * 1.2) < 0.001 && sized.origin == .zero)
    }

    @Test("a path contains the points inside its outline")
    func path() {
      let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(oval.contains(CGPoint(x: 50, y: 25)) && !oval.contains(CGPoint(x: 2, y: 2)))
      let corner = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: .topLeft,
        cornerRadii: CGSize(width: 40, height: 40))
      #expect(!corner.contains(CGPoint(x: 2, y: 2)) && corner.contains(CGPoint(x: 98, y: 2)))
      #expect(corner.contains(CGPoint(x: 2, y: 98)) && corner.contains(CGPoint(x: 98, y: 98)))
      let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
      ring.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
      ring.usesEvenOddFillRule = true
      #expect(ring.contains(CGPoint(x: 10, y: 10)) && !ring.contains(CGPoint(x: 50, y: 50)))
      let triangle = UIBezierPath()
      triangle.move(to: .zero)
      triangle.addLine(to: CGPoint(x: 100, y: 0))
      triangle.addLine(to: CGPoint(x: 0, y: 100))
      #expect(triangle.contains(CGPoint(x: 20, y: 20)) && !triangle.contains(CGPoint(x: 80, y: 80)))
    }

    @Test("a layer's transform of the plane is that of its view")
    func transforms() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layer.transform = CATransform3DScale(CATransform3DMakeTranslation(5, 6, 0), 2, 2, 1)
      #expect(view.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))
    }

    @Test("the kind of the device follows from the screen")
    func device() {
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      Engine.current.screen.bounds = CGRect(x: 0, y: 0, width: 1024, height: 768)
      #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.orientation.isLandscape)
      #expect(UITraitCollection.current.horizontalSizeClass == .regular)
    }
  }
}
