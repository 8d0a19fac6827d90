extension SceneKey {
  static let sheet = [
    SceneKey(owner: .sheet, name: "detents", type: .detents),
    SceneKey(owner: .sheet, name: "selectedDetentIdentifier", type: .detent),
    SceneKey(owner: .sheet, name: "largestUndimmedDetentIdentifier", type: .detent),
    SceneKey(owner: .sheet, name: "prefersGrabberVisible", type: .boolean),
    SceneKey(owner: .sheet, name: "prefersScrollingExpandsWhenScrolledToEdge", type: .boolean),
  ]
}
