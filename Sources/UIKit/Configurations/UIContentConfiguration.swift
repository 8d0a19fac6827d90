/// What a content view shows, as a value: it makes the view, and later ones of its kind are given to that view.
///
/// Source: Apple's page of UIContentConfiguration [D].
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view that shows this configuration.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration as it should be in a state.
  func updated(for state: any UIConfigurationState) -> Self
}
