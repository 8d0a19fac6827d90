import CReportPage

/// The style sheets and scripts of the HTML report, embedded in the executable.
enum ReportFile {
  /// The style sheets of every report, in the order in which they apply.
  static let styles = texts { $0.hasSuffix(".css") && !$0.hasPrefix("review") }
  /// The scripts of every report, in the order in which they run.
  static let scripts = texts { $0.hasSuffix(".js") && !$0.hasPrefix("review") }
  /// What the page of `replayer review` has in addition.
  static let reviewStyle = texts { $0 == "review.css" }
  static let reviewScript = texts { $0 == "review.js" }

  private static func texts(_ isWanted: (String) -> Bool) -> String {
    (0..<report_page_file_count()).compactMap { index -> String? in
      let file = report_page_file_at(index).pointee
      guard isWanted(String(cString: file.name)) else { return nil }
      return String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }.joined()
  }
}
