/// The layout that an app has pending: done at the end of every turn of the run loop, from the windows down.
///
/// Views carry the marks (``UIView/needsLayout``, ``UIView/subtreeNeedsLayout``); this knows only whether there are any.
@MainActor
final class LayoutPass {
  /// Whether a view in a window asked for layout since the last pass.
  @exclusivity(unchecked) var isPending = false

  /// Lays out what is pending in the running app; nothing to do is one look.
  @inline(__always)
  static func runPending() {
    let app = UIApplication.running
    if app.layoutPass.isPending { app.layoutPass.run(in: app) }
  }

  /// What a pass itself makes pending gets its own pass, up to a bound; views that never come to rest go on next turn.
  private func run(in app: UIApplication) {
    for _ in 0..<PlatformBehavior.current.layoutPassesPerTurn where isPending {
      isPending = false
      for window in app.windows { window.layoutSubtree() }
    }
  }
}
