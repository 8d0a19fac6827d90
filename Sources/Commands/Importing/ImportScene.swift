package import TouchInput

/// What an importer can ask about the scene that the touches are played against.
package struct ImportScene {
  /// The size of the screen, in points. `nil` if the command names neither a scene nor a screen.
  package var screen: ScreenSize?

  /// The rectangle on the screen of the view that an element of the session stands for. `nil` if the element is not known.
  package var frame: (_ element: String) -> ElementFrame?

  /// Creates a scene, by default without a screen and without elements.
  package init(screen: ScreenSize? = nil, frame: @escaping (_ element: String) -> ElementFrame? = { _ in nil }) {
    (self.screen, self.frame) = (screen, frame)
  }
}
