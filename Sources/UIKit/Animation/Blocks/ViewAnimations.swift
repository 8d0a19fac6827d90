import Foundation

/// The animations of one view.
@MainActor
final class ViewAnimations {
  private(set) unowned(unsafe) var view: UIView?
  private(set) var running: [PropertyAnimation] = []

  init(_ view: UIView) {
    self.view = view
  }

  var isEmpty: Bool { running.isEmpty }

  func add(_ animation: PropertyAnimation) {
    if !animation.isAdditive {
      interrupt { $0.change.key == animation.change.key && $0.group !== animation.group }
    }
    running.append(animation)
    animation.group.join(self)
    update()
  }

  /// Removes animations without informing their groups.
  func remove(where isGone: (PropertyAnimation) -> Bool) {
    running.removeAll(where: isGone)
    update()
  }

  /// Removes animations before their end and informs their groups.
  func interrupt(where isGone: (PropertyAnimation) -> Bool = { _ in true }) {
    let gone = running.filter(isGone)
    guard !gone.isEmpty else { return }
    running.removeAll(where: isGone)
    update()
    for animation in gone where !running.contains(where: { $0.group === animation.group }) {
      animation.group.leave(self)
    }
  }

  /// Called when the view is deinitialized: drops all references to it.
  func clearView() {
    view = nil
    interrupt()
  }

  private func update() {
    guard let view else { return }
    view.isHitWhereShown = running.contains { $0.group.isHitWhereShown }
    view.updateConversion()
    let isBlocked =
      view.engine.platform.animationTouchRule != .none && !EngineFault.animatedViews.isInjected
      && running.contains { $0.group.blocksTouches }
    if view.isBlockedByAnimation != isBlocked {
      view.isBlockedByAnimation = isBlocked
      view.updateTakesTouches()
    }
    view.animations = running.isEmpty ? nil : self
  }

  /// The values shown at `moment`, computed from the set values.
  func shown(of values: AnimatableValues, at moment: Int64) -> AnimatableValues {
    var shown = values
    var replaced: [PropertyAnimation.Key] = []
    for animation in running {
      let key = animation.change.key
      let isFirst = !animation.isAdditive && !replaced.contains(key)
      if isFirst { replaced.append(key) }
      shown.apply(
        animation.change, progress: animation.progress(at: moment),
        as: animation.isAdditive ? (isAlone(key) ? .onlyAddition : .addition) : isFirst ? .replacement : .continuation)
    }
    return shown
  }

  private func isAlone(_ key: PropertyAnimation.Key) -> Bool {
    running.reduce(0) { $1.change.key == key ? $0 + 1 : $0 } == 1
  }
}
