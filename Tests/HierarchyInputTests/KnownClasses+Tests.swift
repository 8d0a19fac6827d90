import HierarchyInput
import Scenes
import SystemScenes

extension KnownClasses {
  /// The classes that the tools have.
  static let ofTests = KnownClasses(
    superclasses: Dictionary(
      uniqueKeysWithValues: ClassRegistry.standard.viewClassNames.map {
        ($0, ClassRegistry.standard.superclass(of: $0))
      }),
    makers: Set(ClassRegistry.standard.viewClassNames.filter(ClassRegistry.standard.makesSubviews)),
    others: Set(ClassRegistry.standard.controllerClassNames))
}
