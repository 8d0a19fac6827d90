import UIKit

/// `delegate`: a view that is its own hit queries its touch delegate.
struct DelegateMechanism: StrategyMechanism {
  /// How a touch delegate's answer is used.
  enum Answer: String, CaseIterable, Sendable {
    /// Used unless it is `nil` or the delegate itself.
    case conditional
    /// The result is always used.
    case unconditional
  }

  static let name = "delegate"

  static let entries = [
    StrategyCatalog.Entry(
      text: "delegate",
      summary: "A view that is its own hit calls its touch delegate, and keeps the touch if that finds no view.",
      reads: "touchDelegate", source: "Stack Overflow 77545362"),
    StrategyCatalog.Entry(
      text: "delegate:answer=unconditional",
      summary: "The older pattern: the touch delegate's result is returned, even if it is the delegate itself or none.",
      reads: "touchDelegate", source: "TouchDelegatingView, many public copies"),
  ]

  private let answer: Answer

  init() { answer = .conditional }

  init(_ parameters: inout StrategyParameters) throws(StrategyError) {
    answer = try parameters.choice("answer") ?? .conditional
  }

  var description: String { answer == .conditional ? Self.name : "\(Self.name):answer=\(answer.rawValue)" }

  func needsOverride(isMarked: Bool, hasTouchDelegate: Bool) -> Bool { hasTouchDelegate }

  @MainActor func setTouchDelegate(_ delegate: UIView?, of view: UIView) throws(MissingOverride) {
    if delegate == nil, view.hitTestRewriting == nil { return }
    let override = try overriding(view)
    if let rule = override.rewrites.lazy.compactMap({ $0 as? TouchDelegateRule }).first {
      rule.touchDelegate = delegate
    } else if let delegate {
      override.rewrites.append(TouchDelegateRule(touchDelegate: delegate, answer: answer))
    }
  }
}
