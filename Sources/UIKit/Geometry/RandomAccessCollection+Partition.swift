extension RandomAccessCollection where Index == Int {
  /// The first index whose element does not match, in a collection whose matching elements come first.
  func partition(_ matches: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if matches(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
