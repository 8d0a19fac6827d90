import Foundation

/// The animations between one `beginAnimations(_:context:)` and its `commitAnimations()`.
///
/// Each parameter applies to the changes that follow it, so every parameter after a change begins another group.
@MainActor
final class BegunAnimations {
  /// What the class methods of `UIView` set. Times are in seconds.
  struct Parameters {
    /// Source: Apple's page of setAnimationDuration(_:) [D].
    var duration = 0.2
    var delay = 0.0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    var beginsFromCurrentState = false
  }

  var parameters = Parameters() { didSet { makeGroup() } }
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  private let engine: Engine
  private let identifier: String?
  /// The block around this one.
  private let outer: AnimationBlock.Scope?
  private var groups: [AnimationGroup] = []
  private var pendingGroups = 0
  private var areFinished = true

  init(_ identifier: String?, in engine: Engine) {
    (self.engine, self.identifier, outer) = (engine, identifier, engine.animationScope)
    makeGroup()
  }

  /// Whether changes are added to these animations now, and not to a block inside them.
  var isInnermost: Bool { engine.animationScope?.group === groups.last }

  private func makeGroup() {
    if groups.last?.isEmpty == true { groups.removeLast() }
    let group = AnimationGroup(
      in: engine,
      timeline: AnimationTimeline(
        start: engine.clock.now + Int64(nanosecondsIn: parameters.delay), duration: max(parameters.duration, 0),
        timing: parameters.curve.timing,
        repeatCount: max(Double(parameters.repeatCount), parameters.repeatCount == 0 ? 1 : 0),
        autoreverses: parameters.autoreverses),
      duration: max(parameters.duration, 0), blocksTouches: false,
      beginsFromCurrentState: parameters.beginsFromCurrentState,
      completion: { self.groupDidEnd(isFinished: $0) })
    group.isBegun = true
    groups.append(group)
    engine.animationScope = AnimationBlock.Scope(group: group, options: [.allowUserInteraction])
  }

  /// Starts the animations. Without any change they end in the next turn.
  func commit() {
    engine.animationScope = outer
    let groups = groups
    self.groups = []
    pendingGroups = groups.count
    if willStart != nil {
      engine.clock.schedule(afterNanoseconds: Int64(nanosecondsIn: parameters.delay)) { self.call(self.willStart, nil) }
    }
    for group in groups { group.commit() }
  }

  /// Ends the animations without calling the app's code.
  func abandon() {
    for group in groups { group.abandon() }
    groups = []
  }

  private func groupDidEnd(isFinished: Bool) {
    pendingGroups -= 1
    areFinished = areFinished && isFinished
    if pendingGroups == 0 { call(didStop, NSNumber(value: areFinished)) }
  }

  /// Calls a method of the delegate with the identifier and up to one more argument.
  private func call(_ selector: Selector?, _ argument: NSNumber?) {
    guard let selector, let delegate else { return }
    guard selector.hasCall || _SelectorTable.method(selector.description, of: delegate) != nil else {
      return Unmodelled.note(
        "the method \(selector) of \(type(of: delegate)), which \(argument == nil ? "begins" : "ends") animations, cannot be called"
      )
    }
    selector._perform(on: delegate, identifier, argument)
  }
}
