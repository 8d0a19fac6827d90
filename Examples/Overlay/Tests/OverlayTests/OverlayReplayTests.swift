#if canImport(TouchReplayTesting)
  import Overlay
  import Testing
  import TouchReplayTesting
  import UIKit

  /// The app's screen: one button that fills it.
  private final class DocumentViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let document = UIButton(frame: view.bounds)
      document.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      document.accessibilityIdentifier = "document"
      view.addSubview(document)
    }
  }

  @MainActor
  let documentWithToast = ReplayScene("document-with-toast") {
    let app = UIWindow(frame: UIScreen.main.bounds)
    app.rootViewController = DocumentViewController()
    let overlay = OverlayWindow(frame: UIScreen.main.bounds)
    overlay.rootViewController = ToastViewController {}
    return [app, overlay]
  }

  @MainActor
  struct OverlayReplayTests {
    @Test(arguments: ["ios13-ipad", "ios17", "ios26"])
    func documentIsLiveAroundTheToast(profile: String) {
      var scene = documentWithToast
      scene.profile = profile
      assertReplay(
        "Recordings/document.touchrec", in: scene, touches: [.tap(195, 300), .tap(195, 700)],
        about: "A tap beside the toast reaches the document")
    }

    @Test func undoRemovesTheToast() {
      assertReplay(
        "Recordings/undo.touchrec", in: documentWithToast, touches: [.tap(330, 784), .tap(330, 784)],
        about: "The first tap presses Undo; the toast is gone then, and the second reaches the document")
    }
  }
#endif
