public import Foundation

// The settings of assistive technologies, which are all off, and their notifications, which no session posts.
extension UIAccessibility {
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// The element that an assistive technology has focused: none.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { nil }
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    MainActor.assumeIsolated {
      let inWindow = view.convert(rect, to: UIView?.none)
      return CGRect(enclosing: inWindow.corners.map { view.window?.convert($0, to: UIWindow?.none) ?? $0 })
    }
  }
  public static func requestGuidedAccessSession(enabled: Bool, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }

  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
  public static let elementFocusedNotification = name("ElementFocused")
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  private static func name(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)Notification")
  }
}

extension UIAccessibility.Notification {
  public static let pageScrolled = Self(rawValue: 1009)
  public static let pauseAssistiveTechnology = Self(rawValue: 1010)
  public static let resumeAssistiveTechnology = Self(rawValue: 1011)
}

extension UIAccessibilityTraits {
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 18)
}

/// The order in which assistive technologies move.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
/// What a container contains.
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
/// The direction of a scroll by an assistive technology.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
