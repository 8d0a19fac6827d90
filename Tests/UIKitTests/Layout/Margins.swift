import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("The margins of a controller's view are at least those of the system")
  @MainActor
  struct Margins {
    private final class Watcher: UIViewController {
      var changes = 0
      override func viewLayoutMarginsDidChange() { changes += 1 }
    }

    private func onScreen(_ width: CGFloat, _ height: CGFloat, _ body: (UIWindow, Watcher) -> Void) {
      withEngine {
        Engine.current.screen.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        Engine.current.screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let window = UIWindow(frame: Engine.current.screen.bounds)
        let root = Watcher()
        window.rootViewController = root
        window.isHidden = false
        settle()
        body(window, root)
      }
    }

    @Test("16 points at the sides in compact width, 20 in regular width, none above and below the safe area")
    func defaults() {
      onScreen(375, 667) { window, root in
        #expect(root.view.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(child)
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: "|-[c]-|", metrics: nil, views: ["c": child])
            + [
              child.topAnchor.constraint(equalTo: root.view.topAnchor),
              child.heightAnchor.constraint(equalToConstant: 9),
            ])
        window.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 16, y: 0, width: 343, height: 9))
        #expect(child.layoutMargins.left == 8)
        #expect(Engine.current.unmodelled.isEmpty)
      }
      onScreen(1024, 768) { window, root in
        #expect(root.view.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 20))
        #expect(Engine.current.unmodelled.isEmpty)
      }
    }

    @Test("margins that code sets are larger than these, or these")
    func own() {
      onScreen(375, 667) { window, root in
        root.view.layoutMargins = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 40)
        #expect(root.view.layoutMargins == UIEdgeInsets(top: 23, left: 16, bottom: 5, right: 40))
        let before = root.changes
        root.viewRespectsSystemMinimumLayoutMargins = false
        #expect(root.view.layoutMargins == UIEdgeInsets(top: 23, left: 4, bottom: 5, right: 40))
        #expect(root.changes == before + 1)
      }
    }

    @Test(
      "those of a table's cell are 11 points above and below since iOS 11, those of a header and older ones are not known",
      arguments: [(17, [11, 11]), (7, [8, 12])] as [(Int, [CGFloat])])
    func ofTables(version: Int, tops: [CGFloat]) {
      let ends = [LengthReading.smallest, .largest]
      withEngine {
        Engine.current.systemVersion = version
        let (cell, header) = (
          UITableViewCell(style: .default, reuseIdentifier: nil), UITableViewHeaderFooterView(reuseIdentifier: nil)
        )
        @MainActor
        func margins(_ view: UIView) -> [UIEdgeInsets] {
          ends.map { end in
            Engine.current.lengths = LengthChoice([.cellMargins: end])
            return view.layoutMargins
          }
        }
        #expect(margins(cell.contentView).map(\.top) == tops && margins(cell.contentView).map(\.bottom) == tops)
        #expect(margins(cell.contentView).map(\.left) == [8, 20])
        #expect(margins(header.contentView).map(\.top) == [8, 16])
      }
    }

    @Test("in portrait on a large iPhone they are not known, nor are those of a table's cell")
    func unknown() {
      onScreen(430, 932) { window, root in
        #expect(root.view.layoutMargins.left == 16)
        #expect(Engine.current.unmodelled.isEmpty && Engine.current.unknownLengths == [.controllerMargins])
        Engine.current.lengths = LengthChoice([.controllerMargins: .largest])
        #expect(root.view.layoutMargins.left == 20)
      }
      onScreen(375, 667) { window, root in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        _ = cell.contentView.layoutMargins
        #expect(Engine.current.unmodelled.isEmpty && Engine.current.unknownLengths == [.cellMargins])
        cell.contentView.layoutMargins = .zero
        #expect(cell.contentView.layoutMargins == .zero)
      }
    }
  }
}
