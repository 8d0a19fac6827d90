/// The layers that a layer had when a turn began, to find those that were added in it.
enum LayerIdentities {
  /// The member of the value of ``EffectKind/layers`` with the identities. It is in no effect.
  static let member = "identities"

  static func value(_ layers: [CALayer]) -> EffectValue.Member {
    EffectValue.Member(name: member, value: .texts(layers.map { text(ObjectIdentifier($0)) }))
  }

  /// Whether the value of a property names a layer.
  static func contains(_ layer: ObjectIdentifier, in value: EffectValue?) -> Bool {
    guard case .object(let members) = value,
      case .texts(let known)? = members.first(where: { $0.name == member })?.value
    else { return true }
    return known.contains(text(layer))
  }

  private static func text(_ layer: ObjectIdentifier) -> String { "\(UInt(bitPattern: layer.hashValue))" }
}
