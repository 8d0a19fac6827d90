extension UIView {
  /// How fast an animation goes at which part of its time.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow, fast, slow.
    case easeInOut
    /// Slow at first.
    case easeIn
    /// Slow at last.
    case easeOut
    /// Evenly.
    case linear

    /// Source: Core Animation's named timing functions, whose control points the CSS easing module lists for the same names [R].
    var timing: AnimationTiming {
      switch self {
      case .easeInOut: .cubic(CubicCurve(0.42, 0, 0.58, 1))
      case .easeIn: .cubic(CubicCurve(0.42, 0, 1, 1))
      case .easeOut: .cubic(CubicCurve(0, 0, 0.58, 1))
      case .linear: .linear
      }
    }
  }

  /// How a block's changes are animated. Bits as UIKit numbers them.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views take touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at what is shown rather than at what was set; where animations add up there is no difference.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back the way it came.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration within another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve within another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates what a transition's block changes.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides the views of a transition instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes its own options within another block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow, fast, slow. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The display's own frame rate. The default.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 frames a second; kept only.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames a second; kept only.
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
  /// No transition. The default.
  public static let transitionNone: Self = []
  /// Turns about the vertical axis, from the left.
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  /// Turns about the vertical axis, from the right.
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  /// Turns the page up.
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  /// Turns the page down.
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  /// Fades from one to the other.
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  /// Turns about the horizontal axis, from the top.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  /// Turns about the horizontal axis, from the bottom.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

  var hasTransition: Bool { (rawValue >> 20) & 0xF != 0 }
}
