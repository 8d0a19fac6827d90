import CReportPage

/// The style sheets and scripts of the HTML report, embedded in the executable.
enum ReportFile {
  /// The style sheets, in the order in which they apply.
  static let styles = texts { $0.hasSuffix(".css") }
  /// The scripts, in the order in which they run.
  static let scripts = texts { $0.hasSuffix(".js") }

  private static func texts(_ isWanted: (String) -> Bool) -> String {
    (0..<report_page_file_count()).compactMap { index -> String? in
      let file = report_page_file_at(index).pointee
      guard isWanted(String(cString: file.name)) else { return nil }
      return String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }.joined()
  }
}
