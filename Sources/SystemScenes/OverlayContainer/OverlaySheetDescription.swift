import Scenes

/// The sheet that an overlay container is presented in; nil means that the original's value holds.
public struct OverlaySheetDescription: Sendable, Equatable {
  /// The velocity above which a release dismisses.
  public internal(set) var dismissingVelocity: Double?
  /// The notch below which it does.
  public internal(set) var dismissingNotch: Int?
  /// The height below which it does.
  public internal(set) var dismissingHeight: Double?
  /// Whether a tap outside the overlay does.
  public internal(set) var dismissesOnTap = true
  /// The alpha of what dims at the lowest notch.
  public internal(set) var minimumAlpha: Double?
  /// The alpha of what dims at the highest notch.
  public internal(set) var maximumAlpha: Double?
}

extension OverlaySheetDescription: ControllerPart {}
