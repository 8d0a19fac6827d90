import Scenes
import SystemScenes
package import TouchReplay
import UIKit

/// A rules build with which a recording is played.
@MainActor
package struct PlaybackBuild {
  /// The name that the user gave.
  package let name: String
  private let classes: RulesRegistration

  package init(name: String, classes: RulesRegistration) { (self.name, self.classes) = (name, classes) }

  /// Makes the build's classes those of scenes.
  func use() {
    ClassRegistry.use(classes)
    CategoryMethods.install(classes.categories)
  }
}
