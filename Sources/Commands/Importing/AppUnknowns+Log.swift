package import Playback
package import TouchInput

extension AppUnknowns {
  /// Those of a scene of a log.
  package init(of file: AppSceneFile) {
    self.init(
      classes: file.deciders, hits: file.unsureHits, nearHits: file.unsureNearHits, behaviour: file.unsureBehaviour)
  }
}
