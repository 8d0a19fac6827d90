#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Outcome.Kind {
  /// Whether a moving finger may cause the same outcome at every event.
  @inline(__always)
  var mayRepeat: Bool {
    switch self {
    case .touches, .gesture, .action: true
    default: false
    }
  }

  /// Whether another outcome has the same values. Texts are compared byte by byte, without Unicode equivalence.
  ///
  /// False for kinds that do not occur at every event.
  @inline(__always)
  func isRepeated(by other: Self) -> Bool {
    switch (self, other) {
    case (.touches(let view, let touch, let phase), .touches(let otherView, let otherTouch, let otherPhase)):
      touch == otherTouch && phase == otherPhase && view.hasSameBytes(as: otherView)
    case (
      .gesture(let view, let recognizer, let state, let name),
      .gesture(let otherView, let otherRecognizer, let otherState, let otherName)
    ):
      recognizer.hasSameBytes(as: otherRecognizer) && state.hasSameBytes(as: otherState)
        && view.hasSameBytes(as: otherView) && name.hasSameBytes(as: otherName)
    case (
      .action(let view, let controlEvent, let name, let touch),
      .action(let otherView, let otherControlEvent, let otherName, let otherTouch)
    ):
      touch == otherTouch && controlEvent.hasSameBytes(as: otherControlEvent) && view.hasSameBytes(as: otherView)
        && name.hasSameBytes(as: otherName)
    default: false
    }
  }
}

extension String {
  /// Whether another string has the same bytes. Equality of strings is Unicode equivalence.
  @inline(__always)
  package func hasSameBytes(as other: String) -> Bool {
    utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { two in
        one.count == two.count && (one.isEmpty || memcmp(one.baseAddress!, two.baseAddress!, one.count) == 0)
      } ?? false
    } ?? false
  }
}

extension String? {
  /// Whether another string has the same bytes, or both are `nil`.
  @inline(__always)
  package func hasSameBytes(as other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasSameBytes(as: other)
  }
}
