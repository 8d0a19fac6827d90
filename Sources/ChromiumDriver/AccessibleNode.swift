package import JSONText

/// An element of a page as a screen reader sees it.
package struct AccessibleNode: CustomStringConvertible {
  /// The role: `button`, `combobox`, `heading`.
  package let role: String

  /// The accessible name.
  package let name: String

  package let isFocusable: Bool

  /// States and values by name, such as `checked`, `pressed`, `disabled` and `valuetext`.
  package let properties: [String: JSONValue]

  package var description: String { "\(role) \"\(name)\"" }
}

extension Tab {
  /// All accessible elements, in their order.
  package func accessibleNodes() throws -> [AccessibleNode] {
    let nodes = try call("Accessibility.getFullAXTree")["nodes"]?.array ?? []
    return nodes.filter { $0["ignored"]?.bool != true }.map { node in
      let properties = (node["properties"]?.array ?? []).map {
        ($0["name"]?.string ?? "", $0["value"]?["value"] ?? JSONValue(.null))
      }
      let named = Dictionary(properties) { first, _ in first }
      return AccessibleNode(
        role: node["role"]?["value"]?.string ?? "", name: node["name"]?["value"]?.string ?? "",
        isFocusable: named["focusable"]?.bool ?? false, properties: named)
    }
  }
}
