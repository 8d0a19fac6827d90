import UIKit

/// A message about something that was done, which can be undone.
struct Toast {
  let text: String
  let undo: () -> Void
}

/// Shows toasts one after the other, each for three seconds.
final class ToastQueue {
  private var waiting: [Toast] = []
  private var window: ToastWindow?
  private var toastView: ToastView?
  private var timer: Timer?

  func show(_ toast: Toast) {
    waiting.append(toast)
    if toastView == nil { showNext() }
  }

  private func showNext() {
    guard !waiting.isEmpty else {
      window?.isHidden = true
      return
    }
    let toast = waiting.removeFirst()
    let toastView = ToastView(toast: toast)
    toastView.delegate = self
    toastView.frame = CGRect(x: 20, y: 700, width: 350, height: 60)
    let window = self.window ?? makeWindow()
    window.rootViewController?.view.addSubview(toastView)
    window.isHidden = false
    self.toastView = toastView
    timer = Timer.scheduledTimer(
      timeInterval: 3, target: self, selector: #selector(expire), userInfo: nil, repeats: false)
  }

  private func makeWindow() -> ToastWindow {
    let window = ToastWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    self.window = window
    return window
  }

  private func removeToast() {
    timer?.invalidate()
    timer = nil
    toastView?.removeFromSuperview()
    toastView = nil
    showNext()
  }

  @objc private func expire() {
    removeToast()
  }

  @objc private func extend() {
    timer = nil
  }
}

extension ToastQueue: ToastViewDelegate {
  func toastViewDidUndo(_ toastView: ToastView) {
    toastView.toast.undo()
    removeToast()
  }

  func toastViewDidClose(_ toastView: ToastView) {
    removeToast()
  }
}
