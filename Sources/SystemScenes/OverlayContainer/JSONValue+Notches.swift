import JSONText

extension JSONValue {
  /// A list of notches: heights in points, or fractions of the container's height as `"1/4"`; ascending, all of one
  /// kind.
  var notches: [OverlayContainerDescription.Notch]? {
    guard let array, !array.isEmpty else { return nil }
    let notches = array.compactMap(\.notch)
    guard notches.count == array.count, notches.allSatisfy({ $0.isPart == notches[0].isPart }),
      zip(notches, notches.dropFirst()).allSatisfy({ $0.order <= $1.order })
    else { return nil }
    return notches
  }

  private var notch: OverlayContainerDescription.Notch? {
    if let number { return number >= 0 ? .points(number) : nil }
    let parts = string?.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) } ?? []
    guard parts.count == 2, let numerator = parts[0], let denominator = parts[1], numerator >= 0, denominator > 0
    else { return nil }
    return .part(numerator, of: denominator)
  }

  /// The integers of a list that are all at least 0, or `nil`.
  var naturals: [Int]? {
    guard let array else { return nil }
    let numbers = array.compactMap(\.integer)
    return numbers.count == array.count && numbers.allSatisfy { $0 >= 0 } ? numbers : nil
  }
}
