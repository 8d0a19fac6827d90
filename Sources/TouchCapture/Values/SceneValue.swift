import Foundation
import UIKit

/// The windows of the app at one time, back to front.
struct SceneValue: Sendable {
  var number: Int
  var time: TimeInterval
  var windows: [ViewValue]
}

/// The values of a view that decide about touches, and its subviews.
struct ViewValue: Sendable {
  var className: String
  /// The superclasses up to UIView, which is left out.
  var superclasses: [String]
  var identifier: String?
  var center: CGPoint
  var bounds: CGRect
  var anchorPoint: CGPoint
  /// `nil` for the identity.
  var transform: CGAffineTransform?
  var alpha: Double
  var isHidden: Bool
  var takesTouches: Bool
  var takesMultipleTouches: Bool
  var isExclusive: Bool
  var clips: Bool
  var tag: Int
  var level: Double?
  var isAnimated: Bool
  /// Whether the content is left out.
  var isPrivate: Bool
  var hitTest: MethodOverride
  var pointInside: MethodOverride
  var text: String?
  var control: ControlValue?
  var scroll: ScrollViewValue?
  /// The section and row of a cell.
  var row: [Int]?
  var recognizers: [RecognizerValue]
  /// The frames of the layers of a hosting view of SwiftUI.
  var layers: [CGRect]
  var subviews: [ViewValue] = []
}

struct ControlValue: Sendable {
  var isEnabled: Bool
  var isSelected: Bool
  var isOn: Bool?
  /// The smallest, the largest and the present value.
  var values: [Double]?
  /// Whether a slider reports each change of its value; `nil` for other controls.
  var isContinuous: Bool?
  /// The handlers of each event: selectors and identifiers of actions.
  var handlers: [(event: String, names: [String])]
}

struct ScrollViewValue: Sendable {
  var contentSize: CGSize
  var contentInset: [Double]
  var adjustedInset: [Double]
  var flags: [(name: String, value: Bool)]
  var decelerationRate: Double
  /// Whether a delegate of the app can change what the scroll view does.
  var hasDelegate: Bool
  var zoom: [Double]
}

struct RecognizerValue: Sendable {
  var className: String
  var superclasses: [String]
  var name: String?
  var isEnabled: Bool
  var cancelsTouches: Bool
  var delaysBegan: Bool
  var delaysEnded: Bool
  /// Whether it belongs to a scroll view.
  var isOwnOfScrollView: Bool
  /// Whether a delegate of the app decides about it.
  var hasDelegate: Bool
  /// The properties of its class that are numbers.
  var numbers: [(name: String, value: Double)]
}
