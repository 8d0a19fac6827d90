import Foundation

extension UIApplication {
  /// Starts the app with its delegates, as the system does after a launch: first the delegate of the app, then that of the scene.
  ///
  /// Source: Apple's page "Managing your app's life cycle" [D].
  package final func start(_ delegates: [AnyObject]) {
    settings.kept += delegates
    for case let delegate as any UIApplicationDelegate in delegates {
      self.delegate = delegate
      _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    }
    let scene = windowScene
    for case let delegate as any UISceneDelegate in delegates {
      scene.delegate = delegate
      delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      delegate.sceneWillEnterForeground(scene)
      delegate.sceneDidBecomeActive(scene)
    }
    if scene.delegate == nil { delegate?.applicationDidBecomeActive(self) }
  }
}
