extension SceneKey {
  static let scene = [
    SceneKey(owner: .scene, name: "format", type: .format, isRequired: true),
    SceneKey(owner: .scene, name: "scene", type: .name, isRequired: true),
    SceneKey(owner: .scene, name: "about", type: .text),
    SceneKey(owner: .scene, name: "madeBy", type: .text),
    SceneKey(owner: .scene, name: "source", type: .source),
    SceneKey(owner: .scene, name: "screen", type: .screen),
    SceneKey(owner: .scene, name: "profile", type: .name),
    SceneKey(owner: .scene, name: "delegates", type: .texts),
    SceneKey(owner: .scene, name: "windows", type: .views),
    SceneKey(owner: .scene, name: "controllers", type: .namedControllers),
    SceneKey(owner: .scene, name: "on", type: .reactions),
  ]

  static let screen = [
    SceneKey(owner: .screen, name: "size", type: .screenSize),
    SceneKey(owner: .screen, name: "windowSize", type: .screenSize),
    SceneKey(owner: .screen, name: "scale", type: .positive),
    SceneKey(owner: .screen, name: "safeAreaInsets", type: .safeAreaInsets),
    SceneKey(owner: .screen, name: "rotatedSafeAreaInsets", type: .safeAreaInsets),
    SceneKey(owner: .screen, name: "keyboardHeight", type: .positive),
  ]
}
