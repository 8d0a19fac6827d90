/// The name by which a scene states the content of a hosted value.
@MainActor
enum HostedType {
  /// The name of the value's type without generic arguments and without the types around it.
  static func name(of value: Any) -> String {
    if let drawn = value as? _DrawnContent { return drawn.name }
    return String("\(type(of: value))".prefix { $0 != "<" })
  }
}
