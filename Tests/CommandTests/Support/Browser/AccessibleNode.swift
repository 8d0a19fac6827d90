import JSONText

/// One thing that a screen reader finds on a page.
struct AccessibleNode: CustomStringConvertible {
  /// What it is: `button`, `combobox`, `heading`.
  let role: String

  /// What is read out for it.
  let name: String

  let isFocusable: Bool

  /// States and values by their names, such as `checked`, `pressed`, `disabled` and `valuetext`.
  let properties: [String: JSONValue]

  var description: String { "\(role) \"\(name)\"" }
}

extension Tab {
  /// All that a screen reader finds, in its order.
  func accessibleNodes() throws -> [AccessibleNode] {
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
