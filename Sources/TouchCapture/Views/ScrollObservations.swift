import Foundation
import UIKit

/// Reports when dragged scroll views come to rest.
///
/// UIKit reports the end of a deceleration to the delegate only, which belongs to the app. So `isDecelerating` is read at every frame
/// while a scroll view moves: the end is reported up to a frame late.
@MainActor
final class ScrollObservations: NSObject {
  private var moving: [UIScrollView] = []
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

  /// Ends the observation of a scroll view because a new drag has begun on it. Returns whether it was decelerating until then.
  func stop(_ scrollView: UIScrollView) {
    moving.removeAll { $0 === scrollView }
    stopIfIdle()
  }

  func removeAll() {
    moving = []
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
    for scrollView in ended { didEndDecelerating(scrollView) }
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
