import SwiftUI

struct ToastView: View {
  let title: String
  let onUndo: () -> Void

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Button("Undo", action: onUndo)
    }
    .padding()
    .background(Color.black)
    .padding(20)
    .frame(maxHeight: .infinity, alignment: .bottom)
  }
}

/// Shows messages one after the other.
final class ToastWindow: UIWindow {
  private var waiting = ["Archived"]

  override init(frame: CGRect) {
    super.init(frame: frame)
    show("Deleted")
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private func show(_ title: String) {
    let toast = ToastView(title: title) { [weak self] in self?.showNext() }
    rootViewController = UIHostingController(rootView: toast.ignoresSafeArea())
    rootViewController?.view.backgroundColor = .clear
  }

  private func showNext() {
    if waiting.isEmpty {
      isHidden = true
    } else {
      show(waiting.removeFirst())
    }
  }

  /// Content has layers without a name.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), let root = rootViewController?.view else { return nil }
    guard hit == root else { return hit }
    return root.layer.hitTest(point)?.name == nil ? root : nil
  }
}
