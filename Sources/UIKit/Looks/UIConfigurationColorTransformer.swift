/// Changes a color of a configuration.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The standard transformers return the same color: what they do has no effect on touches.
  public static var grayscale: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
  public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
  public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }

  /// A transformer in a value that can be compared: it equals its copies only.
  struct Stored: Hashable {
    private final class Identity {}
    let value: UIConfigurationColorTransformer
    private let identity = Identity()
    init(_ value: UIConfigurationColorTransformer) { self.value = value }
    static func == (left: Stored, right: Stored) -> Bool { left.identity === right.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
  }
}
