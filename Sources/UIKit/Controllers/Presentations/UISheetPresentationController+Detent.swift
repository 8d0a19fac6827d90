public import Foundation

/// The context for computing a detent's height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The greatest height of a sheet in its container, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The system's medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The system's large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// About half the height of the screen. Source: Apple's page of `medium()` [D].
    public static func medium() -> Detent {
      Detent(.medium) { ($0 as? DetentContext)?.mediumDetentValue ?? $0.maximumDetentValue / 2 }
    }

    /// The full height. Source: Apple's page of `large()` [D].
    public static func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A detent with a computed height without the bottom safe area; `nil` disables the detent.
    ///
    /// Without an identifier it gets a unique one.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      if let identifier { return Detent(identifier, resolver) }
      let engine = Engine.current
      engine.unnamedDetents += 1
      return Detent(Identifier("custom-\(engine.unnamedDetents)"), resolver)
    }

    /// The detent's height without the bottom safe area; `nil` when disabled.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }

  final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    let mediumDetentValue: CGFloat

    init(container: UIView) {
      let platform = PlatformBehavior.current
      let safeArea = container.safeAreaInsets
      let height = container.bounds.height
      guard platform.sheetsFloat else {
        maximumDetentValue = max(height - safeArea.top - platform.sheetTopGap - safeArea.bottom, 0)
        mediumDetentValue = min(max(height * platform.sheetMediumFraction - safeArea.bottom, 0), maximumDetentValue)
        return
      }
      maximumDetentValue = max(height - max(safeArea.top, FloatingSheet.leastTop) - safeArea.bottom, 0)
      let scale = container.engine.screen.scale
      mediumDetentValue = (maximumDetentValue * FloatingSheet.mediumShare * scale).rounded() / scale
    }
  }
}
