/// The content of a content view as a value. It creates the view; later configurations of its kind are applied to that
/// view.
///
/// Source: Apple's page of UIContentConfiguration [D].
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView

  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}
