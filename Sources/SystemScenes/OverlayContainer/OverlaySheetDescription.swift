import Scenes

/// The sheet in which an overlay container is presented. `nil` means the original's value.
package struct OverlaySheetDescription: Sendable, Equatable {
  /// The velocity above which a release dismisses the sheet.
  package internal(set) var dismissingVelocity: Double?
  /// The notch below which a release dismisses the sheet.
  package internal(set) var dismissingNotch: Int?
  /// The height below which a release dismisses the sheet.
  package internal(set) var dismissingHeight: Double?
  /// Whether a tap outside the overlay dismisses the sheet.
  package internal(set) var dismissesOnTap = true
  /// The alpha of the dimming view at the lowest notch.
  package internal(set) var minimumAlpha: Double?
  /// The alpha of the dimming view at the highest notch.
  package internal(set) var maximumAlpha: Double?
}

extension OverlaySheetDescription: ControllerPart {}
