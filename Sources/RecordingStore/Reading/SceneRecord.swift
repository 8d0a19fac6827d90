/// One scene of a recording: a row of the table `scenes`.
public struct SceneRecord: Hashable, Sendable {
  /// The scene's number in its file, from 0.
  public let id: Int
  public let name: String
  /// The scene file, as passed to the writer.
  public let json: String
}
