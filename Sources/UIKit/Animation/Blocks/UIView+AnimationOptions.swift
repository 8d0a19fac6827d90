extension UIView {
  /// A named timing curve.
  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear

    /// The curve with a number. 7 is the curve of the keyboard, which has no name: it is eased in and out here.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0, 7: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }

    /// Source: Core Animation's named timing functions, whose control points the CSS easing module lists under the same
    /// names [R].
    var timing: AnimationTiming {
      switch self {
      case .easeInOut: .cubic(CubicCurve(0.42, 0, 0.58, 1))
      case .easeIn: .cubic(CubicCurve(0.42, 0, 1, 1))
      case .easeOut: .cubic(CubicCurve(0, 0, 0.58, 1))
      case .linear: .linear
      }
    }
  }

  /// Options of an animation block, with UIKit's bits.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views receive touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the shown value rather than from the set one. No effect on additive animations.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Ignores the duration of an enclosing block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Ignores the curve of an enclosing block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes of a transition's block.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides the views of a transition instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Ignores the options of an enclosing block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// The default curve.
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// 60 frames per second; stored without effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames per second; stored without effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve {
      switch (rawValue >> 16) & 0xF {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }
}

extension UIView.AnimationOptions {
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

  var hasTransition: Bool { (rawValue >> 20) & 0xF != 0 }
}
