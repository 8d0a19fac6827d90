import Foundation
import UIKit

/// Reports when dragged scroll views come to rest.
///
/// UIKit reports the end of a deceleration to the delegate only, which belongs to the app. So `isDecelerating` is read at every frame
/// while a scroll view moves: the end is reported up to a frame late.
@MainActor
final class ScrollObservations: NSObject {
  private var moving: [UIScrollView] = []
  private var dragged: [UIScrollView] = []
  private var link: CADisplayLink?
  private let didEndDecelerating: @MainActor (UIScrollView) -> Void

  init(_ didEndDecelerating: @escaping @MainActor (UIScrollView) -> Void) {
    self.didEndDecelerating = didEndDecelerating
    super.init()
  }

  /// Follows a scroll view whose drag has ended.
  func follow(_ scrollView: UIScrollView) {
    guard !moving.contains(where: { $0 === scrollView }) else { return }
    moving.append(scrollView)
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: Self.action)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Notes that a drag has begun. Returns false if it is known.
  func begin(_ scrollView: UIScrollView) -> Bool {
    guard !dragged.contains(where: { $0 === scrollView }) else { return false }
    dragged.append(scrollView)
    return true
  }

  /// Notes that a drag has ended. Returns false if none was known.
  func end(_ scrollView: UIScrollView) -> Bool {
    guard let place = dragged.firstIndex(where: { $0 === scrollView }) else { return false }
    dragged.remove(at: place)
    return true
  }

  func removeAll() {
    (moving, dragged) = ([], [])
    stopIfIdle()
  }

  private func stopIfIdle() {
    guard moving.isEmpty else { return }
    link?.invalidate()
    link = nil
  }

  private func takeFrame() {
    let ended = moving.filter { !$0.isDecelerating }
    moving.removeAll { scrollView in ended.contains { $0 === scrollView } }
    // A view that has left its window stops without a call of its delegate.
    for scrollView in ended where scrollView.window != nil { didEndDecelerating(scrollView) }
    stopIfIdle()
  }

  #if canImport(ObjectiveC) && !os(macOS)
    private static let action = #selector(displayDidRefresh(_:))
    @objc private func displayDidRefresh(_ link: CADisplayLink) { takeFrame() }
  #else
    private static let action = Selector("displayDidRefresh:") { target, _ in
      (target as? ScrollObservations)?.takeFrame()
    }
  #endif
}
