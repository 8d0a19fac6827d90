import Foundation

/// An animation that code added to a layer, from its beginning on.
@MainActor
final class LayerAnimation {
  let key: String?
  let animation: CAAnimation
  /// Seconds of the app's clock.
  let start: CFTimeInterval
  /// When it has its last value; infinite if it never ends.
  let end: CFTimeInterval

  /// Seconds after which an animation counts as endless.
  private static let longest: CFTimeInterval = 1e8

  /// Seconds of one pass in one direction. An animation that states none has the transaction's. Source: Apple's page of
  /// CATransaction.animationDuration() [D].
  private let duration: CFTimeInterval

  init(_ animation: CAAnimation, key: String?, now: CFTimeInterval) {
    // The layer keeps a copy. Source: Apple's page of add(_:forKey:) [D].
    (self.key, self.animation) = (key, animation.copy() as? CAAnimation ?? animation)
    start = max(now, animation.beginTime)
    duration = animation.duration > 0 ? animation.duration : max(CATransaction.animationDuration(), 0)
    let pass = duration * (animation.autoreverses ? 2 : 1)
    let length =
      animation.repeatDuration > 0
      ? animation.repeatDuration : pass * CFTimeInterval(animation.repeatCount > 0 ? animation.repeatCount : 1)
    let seconds = animation.speed > 0 ? length / CFTimeInterval(animation.speed) : .infinity
    // Apps state the greatest number for an animation that never ends.
    end = seconds < Self.longest && start - now < Self.longest ? start + seconds : .infinity
  }

  /// "a CASpringAnimation of `position`"
  var text: String {
    let path = (animation as? CAPropertyAnimation)?.keyPath
    return "a \(type(of: animation))" + (path.map { " of `\($0)`" } ?? "")
  }

  /// Calls the delegate in the next turn, and at the end, at which the layer drops the animation.
  func begin(on layer: CALayer) {
    let clock = Engine.current.clock
    if let delegate = animation.delegate {
      clock.schedule(afterNanoseconds: 0) { [animation] in delegate.animationDidStart(animation) }
    }
    guard end.isFinite else { return }
    let seconds = max(end - CACurrentMediaTime(), 0)
    clock.schedule(afterNanoseconds: Int64((seconds * 1_000_000_000).rounded())) { [weak layer, self] in
      guard let layer else { return tellEnd(isFinished: false) }
      guard layer.addedAnimations.contains(where: { $0 === self }), !hasEnded else { return }
      if animation.isRemovedOnCompletion { layer.addedAnimations.removeAll { $0 === self } }
      tellEnd(isFinished: true)
    }
  }

  /// Calls the delegate once.
  func tellEnd(isFinished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    animation.delegate?.animationDidStop(animation, finished: isFinished)
    for completion in completions { completion.animationEnded() }
  }
  /// The completion blocks of transactions that wait for the end.
  private let completions = CATransaction.completionsOfNewAnimation()
  private var hasEnded = false

  /// How far a pass has come, from 0 to 1; `nil` where the animation is not shown.
  private func fraction(at now: CFTimeInterval) -> Double? {
    let mode = animation.fillMode
    if now < start { return mode == .backwards || mode == .both ? 0 : nil }
    let isAtEnd = now >= end
    if isAtEnd, !(mode == .forwards || mode == .both) || animation.isRemovedOnCompletion { return nil }
    guard duration > 0 else { return 1 }
    var passes = ((min(now, end) - start) * CFTimeInterval(animation.speed) + animation.timeOffset) / duration
    // The end is a sum, which rounding moves to either side of a whole number of passes.
    if isAtEnd, abs(passes - passes.rounded()) < 1e-9 { passes = passes.rounded() }
    guard passes > 0 else { return 0 }
    let number = passes.rounded(.down)
    // The end of the last pass is not the beginning of another one.
    let endsPass = isAtEnd && passes == number
    let isBack = animation.autoreverses && (endsPass ? number - 1 : number).truncatingRemainder(dividingBy: 2) == 1
    let part = endsPass ? 1 : passes - number
    return animation.timed(isBack ? 1 - part : part)
  }

  /// Changes the values that a layer shows. Returns false if the animation is of a kind that is not modelled.
  func apply(to shown: inout ShownLayer, at now: CFTimeInterval) -> Bool {
    guard let fraction = fraction(at: now) else { return true }
    return animation.apply(to: &shown, at: fraction)
  }
}

/// The values that a layer shows and its animations change.
struct ShownLayer {
  var geometry: LayerGeometry
  var opacity: Float
  /// The parts of the transform, from the first on that is animated by itself. The others keep the layer's own values.
  private var parts: CGAffineTransform.Parts?

  init(geometry: LayerGeometry, opacity: Float) { (self.geometry, self.opacity) = (geometry, opacity) }

  /// The geometry with the animated parts of the transform.
  var shownGeometry: LayerGeometry {
    guard let parts else { return geometry }
    var result = geometry
    result.transform = parts.map
    return result
  }

  /// Sets parts of the transform. Returns false if the transform has no known parts: a singular one, a reflection, one that shears.
  ///
  /// Source: a key path of a part sets that part and keeps the others, Apple's Core Animation guide, "Key Paths" [D].
  private mutating func setParts(
    _ keys: [WritableKeyPath<CGAffineTransform.Parts, CGFloat>], to value: (_ now: CGFloat) -> CGFloat?
  ) -> Bool {
    if parts == nil {
      guard let own = CGAffineTransform.Parts(geometry.transform), own.scaleX > 0, own.scaleY > 0, abs(own.shear) < 1e-9
      else { return false }
      parts = own
    }
    guard var new = parts else { return false }
    // One value for several parts that differ: which of them it begins with is not known.
    let values = Set(keys.map { value(new[keyPath: $0]) })
    guard values.count == 1, let number = values.first ?? nil else { return false }
    for key in keys { new[keyPath: key] = number }
    parts = new
    return true
  }

  /// Sets a number by the path of its key. Returns false for one that is not modelled. Source: Apple's Core Animation guide, "Key Paths" [D].
  mutating func set(_ path: String, to value: (_ now: CGFloat) -> CGFloat?) -> Bool {
    func set(_ number: WritableKeyPath<ShownLayer, CGFloat>) -> Bool {
      guard let new = value(self[keyPath: number]) else { return false }
      self[keyPath: number] = new
      return true
    }
    switch path {
    case "position.x": return set(\.geometry.position.x)
    case "position.y": return set(\.geometry.position.y)
    case "bounds.size.width": return set(\.geometry.bounds.size.width)
    case "bounds.size.height": return set(\.geometry.bounds.size.height)
    case "transform.translation.x": return setParts([\.move.x], to: value)
    case "transform.translation.y": return setParts([\.move.y], to: value)
    case "transform.scale.x": return setParts([\.scaleX], to: value)
    case "transform.scale.y": return setParts([\.scaleY], to: value)
    case "transform.scale": return setParts([\.scaleX, \.scaleY], to: value)
    case "transform.rotation", "transform.rotation.z": return setParts([\.angle], to: value)
    case "opacity":
      guard let new = value(CGFloat(opacity)) else { return false }
      opacity = Float(new)
      return true
    default: return false
    }
  }

  /// The parts of a key path whose value is not one number, and how they are read from such a value.
  static func parts(of path: String) -> [(path: String, read: (Any) -> CGFloat?)]? {
    func point(_ names: (String, String)) -> [(path: String, read: (Any) -> CGFloat?)] {
      [(names.0, { LayerValue.point($0)?.x }), (names.1, { LayerValue.point($0)?.y })]
    }
    switch path {
    case "position": return point(("position.x", "position.y"))
    case "transform.translation": return point(("transform.translation.x", "transform.translation.y"))
    case "bounds.size":
      return [
        ("bounds.size.width", { LayerValue.size($0)?.width }), ("bounds.size.height", { LayerValue.size($0)?.height }),
      ]
    case "bounds":
      return [
        ("bounds.size.width", { LayerValue.rect($0)?.width }), ("bounds.size.height", { LayerValue.rect($0)?.height }),
      ]
    default: return nil
    }
  }
}

/// The values of animations, which apps give as numbers or in `NSValue`s.
private enum LayerValue {
  static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
  static func point(_ value: Any) -> CGPoint? {
    value as? CGPoint ?? (value as? NSValue)?.cgPointValue
      ?? (value as? CGSize).map { CGPoint(x: $0.width, y: $0.height) }
  }
  static func size(_ value: Any) -> CGSize? { value as? CGSize ?? (value as? NSValue)?.cgSizeValue }
  static func rect(_ value: Any) -> CGRect? { value as? CGRect ?? (value as? NSValue)?.cgRectValue }
}

extension CAAnimation {
  /// The progress with the pace of the animation.
  fileprivate final func timed(_ fraction: Double) -> Double {
    guard let timingFunction else { return fraction }
    var first: [Float] = [0, 0]
    var second: [Float] = [0, 0]
    timingFunction.getControlPoint(at: 1, values: &first)
    timingFunction.getControlPoint(at: 2, values: &second)
    return CubicCurve(CGFloat(first[0]), CGFloat(first[1]), CGFloat(second[0]), CGFloat(second[1])).progress(
      at: fraction)
  }

  /// Changes the values that a layer shows by those at a fraction of a pass. Returns false for a kind that is not modelled.
  @MainActor
  fileprivate final func apply(to shown: inout ShownLayer, at fraction: Double) -> Bool {
    guard let property = self as? CAPropertyAnimation, let path = property.keyPath, property.valueFunction == nil,
      !property.isCumulative, !(self is CASpringAnimation)
    else { return LayerAnimation.isWithoutPlace(self) }
    let share = CGFloat(fraction)
    func apply(_ path: String, _ read: (Any) -> CGFloat?) -> Bool {
      shown.set(path) { now in
        guard let value = property.value(at: share, from: now, read) else { return nil }
        return property.isAdditive ? now + value : value
      }
    }
    if let parts = ShownLayer.parts(of: path) { return parts.allSatisfy { apply($0.path, $0.read) } }
    return apply(path, LayerValue.number) || LayerAnimation.isWithoutPlace(self)
  }
}

extension CAPropertyAnimation {
  /// The value at a fraction of a pass; `now` is the layer's own. `nil` if it is not known.
  ///
  /// Source: Apple's page of CABasicAnimation, "Setting Interpolation Values" [D].
  fileprivate final func value(at share: CGFloat, from now: CGFloat, _ read: (Any) -> CGFloat?) -> CGFloat? {
    if let basic = self as? CABasicAnimation {
      let (from, to, by) = (
        basic.fromValue.flatMap(read), basic.toValue.flatMap(read), basic.byValue.flatMap(read)
      )
      guard (basic.fromValue == nil) == (from == nil), (basic.toValue == nil) == (to == nil),
        (basic.byValue == nil) == (by == nil)
      else { return nil }
      let own: CGFloat = isAdditive ? 0 : now
      let start = from ?? (by.flatMap { by in to.map { $0 - by } }) ?? own
      let end = to ?? by.map { start + $0 } ?? own
      return start + share * (end - start)
    }
    guard let frames = self as? CAKeyframeAnimation, frames.path == nil, let values = frames.values, values.count > 1,
      frames.calculationMode == .linear, frames.timingFunctions == nil
    else { return nil }
    let times =
      frames.keyTimes.map { $0.map { CGFloat($0.doubleValue) } }
      ?? values.indices.map { CGFloat($0) / CGFloat(values.count - 1) }
    guard times.count == values.count else { return nil }
    let next = times.firstIndex { $0 >= share } ?? times.count - 1
    guard next > 0, let start = read(values[next - 1]), let end = read(values[next]) else { return read(values[next]) }
    let length = times[next] - times[next - 1]
    return length > 0 ? start + (share - times[next - 1]) / length * (end - start) : end
  }
}

extension LayerAnimation {
  /// Whether an animation changes only looks: it moves no place that code may ask for.
  static func isWithoutPlace(_ animation: CAAnimation) -> Bool {
    if animation is CATransition { return true }
    if let group = animation as? CAAnimationGroup { return (group.animations ?? []).allSatisfy(isWithoutPlace) }
    guard let path = (animation as? CAPropertyAnimation)?.keyPath else { return false }
    return ![
      "position", "bounds", "transform", "opacity", "anchorPoint", "sublayerTransform", "frame", "hidden", "zPosition",
    ]
    .contains { path == $0 || path.hasPrefix($0 + ".") }
  }
}
