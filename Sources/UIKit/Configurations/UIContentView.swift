/// A view that shows a content configuration.
///
/// If an initializer assigns ``configuration`` before it calls super, no property observer runs, as in any class; the
/// observer runs when the configuration is assigned again.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration. Default: if its type is that of the current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration's type is that of the current one.
  /// Source: Apple's page of supports(_:) states that there is a default [D]; what it compares is inferred [I].
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
