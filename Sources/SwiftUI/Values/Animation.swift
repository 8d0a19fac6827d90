/// How SwiftUI animates changes. No content is animated.
public struct Animation: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  public static let `default` = Animation("default")
  public static let linear = Animation("linear")
  public static let easeIn = Animation("easeIn")
  public static let easeOut = Animation("easeOut")
  public static let easeInOut = Animation("easeInOut")
  public static let spring = Animation("spring")
  public static func linear(duration: Double) -> Animation { Animation("linear \(duration)") }
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn \(duration)") }
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut \(duration)") }
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut \(duration)") }
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
    -> Animation
  {
    Animation("spring \(response) \(dampingFraction) \(blendDuration)")
  }
  public func delay(_ delay: Double) -> Animation { Animation("\(name) delay \(delay)") }
  public func speed(_ speed: Double) -> Animation { Animation("\(name) speed \(speed)") }
}
