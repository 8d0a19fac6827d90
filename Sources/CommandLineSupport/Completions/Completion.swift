/// What a shell offers for a value of the command line. A value that is not offered can still be given.
public enum Completion: Equatable, Sendable {
  /// Nothing: the value is free text or a number.
  case none
  /// Paths of files and folders.
  case files
  /// Words of a list. After a word that ends in `=`, a path follows.
  ///
  /// With separators a value is several words of the list, with one of these characters between them.
  case words([String], separators: String = "")
}
