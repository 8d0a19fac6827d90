extension ImportedFrame {
  /// The frame of a text as `{{16, 380}, {370, 52}}`. `nil` for another text.
  init?(braced text: some StringProtocol) {
    let parts = text.split { "{}, ".contains($0) }
    guard parts.count == 4 else { return nil }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= HierarchyLimits.coordinate }) else { return nil }
    self.init(standardizing: numbers)
  }
}
