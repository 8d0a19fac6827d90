import Foundation
import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("Each engine has its own state")
  @MainActor
  struct EngineStateTests {
    /// One piece of state with code that reads it as text and code that changes it.
    struct Piece: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let read: @MainActor () -> String
      let change: @MainActor () -> Void

      init(_ name: String, _ read: @escaping @MainActor () -> String, change: @escaping @MainActor () -> Void) {
        testDescription = name
        self.read = read
        self.change = change
      }
    }

    private static func isHit() -> Bool {
      UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).hitTest(.zero, with: nil) != nil
    }

    nonisolated static let pieces: [Piece] = [
      Piece("time", { "\(VirtualClock.current.now)" }, change: { VirtualClock.current.advance(to: 9) }),
      Piece("timers", { "\(VirtualClock.current.hasPendingTimers)" }) {
        VirtualClock.current.schedule(afterNanoseconds: 9) {}
      },
      Piece("platform", { "\(PlatformBehavior.current.alphaRule)" }) {
        PlatformBehavior.current.alphaRule = .lessThanOrEqual
      },
      Piece("windows", { "\(UIApplication.shared.windows.count)" }) {
        UIWindow(frame: .zero).isHidden = false
      },
      Piece("screen", { "\(UIScreen.main.scale)" }, change: { UIScreen.main.scale = 7 }),
      Piece("replaced hit-testing methods", { "\(isHit())" }) { HitTesting.methodDispatch = { _, _, _, _ in nil } },
      Piece("tracer", { "\(HitTesting.tracer == nil)" }, change: { HitTesting.tracer = SilentTracer() }),
      Piece("faults", { "\(HitTesting.faults)" }, change: { HitTesting.faults = [.slop] }),
      Piece("recursion", { "\(HitTesting.recursion?.count ?? 0) \(isHit())" }) {
        HitTesting.reportRecursion([UIView(frame: .zero)])
      },
      Piece("pass of a hit test", { "\(HitTesting.pass)" }, change: { HitTesting.pass = 2 }),
      Piece("disabled animations", { "\(UIView.areAnimationsEnabled)" }) { UIView.setAnimationsEnabled(false) },
      Piece("replaced viewDidLoad()", { "\(ControllerMethods.viewDidLoad == nil)" }) {
        ControllerMethods.viewDidLoad = { _ in }
      },
      Piece("open transactions of animations", { "\(CATransaction.animationDuration())" }) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(9)
      },
      Piece("drawing contexts", { "\(UIGraphicsGetCurrentContext() == nil)" }) {
        UIGraphicsBeginImageContext(CGSize(width: 9, height: 9))
      },
      Piece("current traits", { "\(UITraitCollection.current.userInterfaceStyle)" }) {
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
      },
      Piece("lengths", { "\(textWidth())" }, change: { Engine.current.lengths = LengthChoice([.texts: .largest]) }),
      Piece("kinds of lengths", { "\(Engine.current.unknownLengths)" }, change: { _ = textWidth() }),
      Piece(
        "open frames", { "\(Engine.current.openFrameNames)" }, change: { Engine.current.noteOpenFrame(of: window) }),
      Piece("last return of a hit-test method", { "\(Engine.current.lastReturn?.line ?? 0)" }) {
        Engine.current.lastReturn = HitTestReturn(file: #fileID, line: 9, view: ObjectIdentifier(image))
      },
      Piece("state of another module", { "\(Engine.current.state(of: Count.self).value)" }) {
        Engine.current.state(of: Count.self).value += 1
      },
    ]

    /// An object that both engines use.
    private static let image = UIImage()
    private static let window = UIWindow()

    private nonisolated static func textWidth() -> CGFloat {
      "text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]).width
    }

    private final class Count: EngineState {
      var value = 0
    }

    @Test("that another engine does not see", arguments: pieces)
    func separate(piece: Piece) {
      let (one, other) = (Engine(faults: []), Engine(faults: []))
      let before = one.run(piece.read)
      one.run(piece.change)
      let after = one.run(piece.read)
      #expect(after != before, "the piece is not changed")
      #expect(other.run(piece.read) == before)
      #expect(one.run(piece.read) == after)
    }

    @Test("and texts that another thread measures are not its own")
    func threads() {
      let engine = Engine(faults: [])
      engine.lengths = LengthChoice([.texts: .largest])
      engine.run {
        nonisolated(unsafe) var elsewhere: CGFloat = 0
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          elsewhere = Self.textWidth()
          end.signal()
        }
        end.wait()
        #expect(engine.unknownLengths.isEmpty)
        #expect(elsewhere == Engine(faults: []).run { Self.textWidth() })
        #expect(elsewhere < Self.textWidth() && engine.unknownLengths == [.texts])
      }
    }

    @Test("and its own counters for actions and detents without a name")
    func counters() {
      let (one, other) = (Engine(faults: []), Engine(faults: []))
      let detent = { UISheetPresentationController.Detent.custom { _ in 0 }.identifier.rawValue }
      let action = { UIAction { _ in }.identifier.rawValue }
      for counter in [detent, action] {
        let first = one.run(counter)
        #expect(one.run(counter) != first)
        #expect(other.run(counter) == first)
      }
    }

    @Test("also for animation blocks and hit tests that another engine interrupts")
    func nested() {
      let (one, other) = (Engine(faults: []), Engine(faults: []))
      one.run {
        UIView.animate(withDuration: 3) {
          #expect(other.run { UIView.inheritedAnimationDuration } == 0)
          #expect(UIView.inheritedAnimationDuration == 3)
        }
        let (view, calls) = (UIView(frame: .zero), UIView(frame: .zero))
        var depth = (inside: 0, other: 0)
        _ = HitTesting.descend(below: view) {
          other.run {
            HitTesting.beginHitTest()
            depth.other = Engine.current.hitTestDepth
          }
          depth.inside = Engine.current.hitTestDepth
          return calls
        }
        #expect(depth == (1, 0))
        #expect(Engine.current.hitTestDepth == 0)
      }
    }

    @Test("which is current again after a run, also after one that throws")
    func restored() {
      struct Failure: Error {}
      let outer = Engine.current
      let engine = Engine(faults: [])
      engine.run { #expect(Engine.current === engine) }
      #expect(throws: Failure.self) { try engine.run { throw Failure() } }
      #expect(Engine.current === outer)
    }
  }
}
