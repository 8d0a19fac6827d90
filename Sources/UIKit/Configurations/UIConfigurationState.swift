/// The state for which a configuration is updated. Traits are not modelled: they have no effect on touches.
public protocol UIConfigurationState {
  /// A value of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
