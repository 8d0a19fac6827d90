public import Foundation

/// Animations between two calls. Since iOS 4 blocks are preferred, and since iOS 13 these methods are deprecated.
///
/// Source: Apple's pages of these methods [D]. Outside of a begun block the setters have no effect, except those that apply to blocks of
/// `animate(withDuration:animations:)` too. Whether a view receives touches during such an animation is not known: such a touch is unknown.
extension UIView {
  /// How a view is replaced.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Begins a block of animations, inside another one too.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let engine = Engine.current
    engine.begunAnimations.append(BegunAnimations(animationID, in: engine))
  }

  /// Ends the innermost block and starts its animations.
  public static func commitAnimations() { Engine.current.begunAnimations.popLast()?.commit() }

  /// The duration in seconds. Default: 0.2.
  public static func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }

  /// The time between the commit and the start, in seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }

  public static func setAnimationCurve(_ curve: AnimationCurve) { change { $0.curve = curve } }

  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change { $0.beginsFromCurrentState = fromCurrentState }
  }

  /// How often the animations run. It also applies to a block of `animate(withDuration:animations:)`.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    if let begun { return begun.parameters.repeatCount = repeatCount }
    AnimationBlock.scope?.group.timeline.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
  }

  /// Whether the animations also run backwards. It also applies to a block of `animate(withDuration:animations:)`.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    if let begun { return begun.parameters.autoreverses = repeatAutoreverses }
    AnimationBlock.scope?.group.timeline.autoreverses = repeatAutoreverses
  }

  /// The object whose methods are called. It is retained until the animations have ended [I].
  public static func setAnimationDelegate(_ delegate: Any?) { begun?.delegate = delegate as AnyObject? }

  /// The method that is called when the animations start, with the identifier.
  public static func setAnimationWillStart(_ selector: Selector?) { begun?.willStart = selector }

  /// The method that is called when the animations have ended, with the identifier and whether they have finished.
  public static func setAnimationDidStop(_ selector: Selector?) { begun?.didStop = selector }

  /// Shows the changes of a view as a transition. Which touches the view receives meanwhile is not known.
  public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    if transition != .none { AnimationBlock.recordTransition(of: view) }
  }

  /// The innermost begun block, if no other block is inside it.
  private static var begun: BegunAnimations? {
    Engine.current.begunAnimations.last.flatMap { $0.isInnermost ? $0 : nil }
  }

  private static func change(_ body: (inout BegunAnimations.Parameters) -> Void) {
    if let begun { body(&begun.parameters) }
  }
}
