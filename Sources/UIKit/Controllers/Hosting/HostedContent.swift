package import Foundation

/// A part of what SwiftUI draws in a hosting view, as a scene states it.
package struct HostedContent: Hashable, Sendable {
  /// What a part does with touches.
  package enum Kind: String, CaseIterable, Sendable {
    /// Text, shapes, images, and gestures that are not modelled.
    case drawn
    /// A button: a tap runs a closure.
    case button
    /// A platform view, such as a switch.
    case control
    /// A scroll view.
    case scroll
  }

  /// The name in results.
  package let id: String?
  package let place: HostedPlace
  /// Whether touches in the rectangle hit the content. False for content with `allowsHitTesting(false)`.
  package let takesTouches: Bool
  package let kind: Kind
  /// The platform view that stands for the content on every system; `nil` for content that SwiftUI draws.
  package let control: HostedControl?
  /// The property of the hosted value, or of objects that it stores, with the closure that a tap of the button calls: `onUndo`,
  /// `model.onUndo`.
  package let calls: String?
  /// The action of the scene that a tap of the button fires.
  package let action: String?

  package init(
    id: String?, place: HostedPlace, takesTouches: Bool = true, kind: Kind = .drawn, control: HostedControl? = nil,
    calls: String? = nil, action: String? = nil
  ) {
    (self.id, self.place, self.takesTouches, self.kind) = (id, place, takesTouches, kind)
    (self.calls, self.action) = (calls, action)
    self.control =
      switch kind {
      case .drawn, .button: nil
      case .control: control ?? .view
      case .scroll: .scrollView
      }
  }

  package init(id: String?, frame: CGRect, takesTouches: Bool) {
    self.init(id: id, place: .frame(frame), takesTouches: takesTouches)
  }
}
