#if canImport(TouchReplayTesting)
  import TouchReplayTesting
  import XCTest

  final class OverlayXCTests: XCTestCase {
    // XCTest on Linux finds no synchronous methods of the main actor.
    func testDragOverTheToastStaysThere() async {
      await assertReplay(
        "Recordings/drag.touchrec", in: documentWithToast,
        touches: [.drag(from: .init(330, 784), to: .init(200, 500))],
        about: "A drag that begins on Undo presses nothing else")
    }
  }
#endif
