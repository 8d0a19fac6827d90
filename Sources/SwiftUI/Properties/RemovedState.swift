/// Stands for a property whose wrapper reads state of the app and that only a body reads. The translation of a build's files puts it in the
/// place of such a property.
public struct _RemovedState: DynamicProperty, Hashable, Codable, Sendable {
  public nonisolated init() {}
}
