/// A recognizer of an invented scene.
struct RecognizerShape: Hashable, Sendable {
  var id: String
  var className: String
  /// Keys of the scene format other than those below, with their JSON.
  var keys: [String: String] = [:]
  var requireToFail: [String] = []
  var simultaneousWith: [String] = []
  var isSimultaneousWithAll = false
}
