public import UIKit

/// Runs animations that write a view's properties at every frame of the display, so that hit tests find a view where it
/// is shown.
///
/// A view has at most one animation per key. If several animations write a property, the one that was added last determines
/// its value. Retain the animator as long as its animations are to run.
/// Source: POP, `POPAnimator`, at facebookarchive/pop [S]. POP has one animator for the app and reads the start value
/// at the end of the run loop turn in which the animation was added; here it is read at once.
@MainActor
public final class Animator {
  private final class Item {
    weak var view: UIView?
    let key: String
    let animation: FrameAnimation

    init(_ view: UIView, _ key: String, _ animation: FrameAnimation) {
      self.view = view
      self.key = key
      self.animation = animation
    }
  }

  private var items: [Item] = []
  private var link: CADisplayLink?

  public init() {}

  isolated deinit { link?.invalidate() }

  /// Adds an animation to a view. An animation of the view with the same key is removed first.
  public func add(_ animation: FrameAnimation, to view: UIView, forKey key: String) {
    removeAnimation(forKey: key, from: view)
    items.append(Item(view, key, animation))
    animation.start(on: view, at: CACurrentMediaTime())
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in self?.show(link.timestamp) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// The animation of a view with a key.
  public func animation(forKey key: String, of view: UIView) -> FrameAnimation? {
    items.first { $0.view === view && $0.key == key }?.animation
  }

  /// Removes the animation with a key, at its current value. Its completion runs with `false` before this method
  /// returns.
  public func removeAnimation(forKey key: String, from view: UIView) {
    guard let index = items.firstIndex(where: { $0.view === view && $0.key == key }) else { return }
    end(items.remove(at: index), finished: false)
  }

  /// The keys of a view's animations in the order in which they were added.
  public func animationKeys(of view: UIView) -> [String] {
    items.filter { $0.view === view }.map(\.key)
  }

  private func show(_ time: CFTimeInterval) {
    for item in items where item.animation.isRunning {
      guard let view = item.view else {
        remove(item, finished: false)
        continue
      }
      if item.animation.show(on: view, at: time) { remove(item, finished: true) }
    }
  }

  private func remove(_ item: Item, finished: Bool) {
    items.removeAll { $0 === item }
    end(item, finished: finished)
  }

  private func end(_ item: Item, finished: Bool) {
    if items.isEmpty {
      link?.invalidate()
      link = nil
    }
    item.animation.stop(finished: finished)
  }
}
