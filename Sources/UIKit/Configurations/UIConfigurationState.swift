/// The state that a configuration is updated for. Traits are not modelled: no touch depends on them.
public protocol UIConfigurationState {
  /// What an app has put into the state itself.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
