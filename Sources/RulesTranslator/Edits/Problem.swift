/// A construct that cannot be translated.
struct Problem: Hashable {
  let file: String
  let line: Int
  let column: Int
  let message: String
  /// What the user can do.
  let remedy: String
}
