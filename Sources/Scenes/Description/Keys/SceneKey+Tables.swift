extension SceneKey {
  static let section = [
    SceneKey(owner: .section, name: "header", type: .header),
    SceneKey(owner: .section, name: "headerHeight", type: .nonNegative),
    SceneKey(owner: .section, name: "footer", type: .header),
    SceneKey(owner: .section, name: "footerHeight", type: .nonNegative),
    SceneKey(owner: .section, name: "rows", type: .rows),
    SceneKey(owner: .section, name: "row", type: .view),
  ]
}
