extension SceneKey {
  static let dropDown = [
    SceneKey(owner: .dropDown, name: "bar", type: .identifier, isRequired: true),
    SceneKey(owner: .dropDown, name: "topOffset", type: .nonNegative),
    SceneKey(owner: .dropDown, name: "bottomBar", type: .nonNegative),
    SceneKey(owner: .dropDown, name: "minimumScale", type: .positive),
    SceneKey(owner: .dropDown, name: "minimumAlpha", type: .fraction),
    SceneKey(owner: .dropDown, name: "duration", type: .nonNegative),
    SceneKey(owner: .dropDown, name: "isMinimised", type: .boolean),
  ]
}
