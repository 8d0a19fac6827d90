/// A view that shows a content configuration.
///
/// An initializer that assigns ``configuration`` before it calls super runs no observer of it, as in any class: what the
/// observer would do waits until the configuration is assigned once more.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration. Without an own answer: if it is of the type of the one that is shown.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the type of the one that is shown.
  /// Source: Apple's page of supports(_:) says that there is a default [D]; what it compares is inferred [I].
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
