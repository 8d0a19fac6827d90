extension UIViewController {
  /// Reports as unknown that the controller does not support the orientation of the screen, or prefers another one where it is
  /// presented.
  final func noteOrientations(isPresented: Bool = false) {
    let present: UIInterfaceOrientationMask = engine.screen.isLandscape ? .landscape : [.portrait, .portraitUpsideDown]
    if supportedInterfaceOrientations.isDisjoint(with: present) {
      note("supportedInterfaceOrientations")
    } else if isPresented, preferredInterfaceOrientationForPresentation.isLandscape != engine.screen.isLandscape {
      note("preferredInterfaceOrientationForPresentation")
    }
  }

  private final func note(_ property: String) {
    Unmodelled.note(
      "`\(property)` of `\(type(of: self))` excludes the scene's orientation, and rotation is not modelled")
  }
}
