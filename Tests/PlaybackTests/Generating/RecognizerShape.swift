/// A recognizer of a generated scene.
struct RecognizerShape: Hashable, Sendable {
  var id: String
  var className: String
  /// Further keys of the scene format, with JSON values.
  var keys: [String: String] = [:]
  var requireToFail: [String] = []
  var simultaneousWith: [String] = []
  var isSimultaneousWithAll = false
}
