#if canImport(TouchReplayTesting)
  import Testing
  import Toasts
  import TouchReplayTesting
  import UIKit

  @MainActor
  private let screen = ReplayScene("screen") {
    let app = UIWindow(frame: UIScreen.main.bounds)
    app.accessibilityIdentifier = "app"
    return [app, ToastWindow(frame: UIScreen.main.bounds)]
  }

  @Suite("The toast of a target whose files are translated")
  @MainActor
  struct ToastsTests {
    @Test("is dismissed by its button, and the app takes the next touch there")
    func dismissed() {
      assertReplay("Recordings/dismissed.touchrec", in: screen, touches: [.tap(330, 790), .tap(330, 790)])
    }

    @Test("takes touches around the button, except on iOS 26")
    func slop() {
      assertReplay("Recordings/slop.touchrec", in: screen, touches: [.tap(330, 763)])
      var newer = screen
      newer.profile = "ios26"
      assertReplay("Recordings/slop-ios26.touchrec", in: newer, touches: [.tap(330, 763)])
    }
  }
#endif
