import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A toolbar has the height of its system and device")
  @MainActor
  struct ToolbarSizes {
    @Test(
      "44 points on phones, 32 in compact height, 50 on iPads since iOS 12",
      arguments: [
        (17, 390, 844, 44), (17, 844, 390, 32), (17, 820, 1_180, 50), (11, 820, 1_180, 44),
      ] as [(Int, CGFloat, CGFloat, CGFloat)])
    func heights(version: Int, width: CGFloat, height: CGFloat, expected: CGFloat) {
      withEngine {
        Engine.current.systemVersion = version
        Engine.current.screen.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let window = UIWindow(frame: Engine.current.screen.bounds)
        window.isHidden = false
        let toolbar = constrained(UIToolbar(), in: window)
        NSLayoutConstraint.activate([
          toolbar.leftAnchor.constraint(equalTo: window.leftAnchor),
          toolbar.rightAnchor.constraint(equalTo: window.rightAnchor),
          toolbar.bottomAnchor.constraint(equalTo: window.bottomAnchor),
        ])
        endTurn()
        #expect(toolbar.frame == CGRect(x: 0, y: height - expected, width: width, height: expected))
        #expect(toolbar.sizeThatFits(CGSize(width: 100, height: 9)) == CGSize(width: 100, height: expected))
        #expect(Engine.current.unknownLengths.isEmpty)
      }
    }

    @Test("since iOS 26 it is known within a range")
    func unknown() {
      withEngine {
        Engine.current.systemVersion = 26
        #expect(UIToolbar().intrinsicContentSize.height == 48)
        #expect(Engine.current.unknownLengths == [.controlSizes])
      }
    }
  }
}
