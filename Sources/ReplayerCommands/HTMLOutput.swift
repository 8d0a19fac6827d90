import CommandLineSupport
import Commands
import Findings
import Foundation
import Pictures
import Reporting

/// Writes the HTML report, and what does not fit on its page into a folder beside it.
enum HTMLOutput {
  private static let suffix = ".pages"

  static func write(_ report: ComparisonReport, _ pictures: ReportPictures, to path: String) throws {
    let file = path as NSString
    let folder = (file.deletingPathExtension as NSString).lastPathComponent + suffix
    let parent = file.deletingLastPathComponent
    let place = (parent as NSString).appendingPathComponent(folder)
    var written: Set<String> = []
    let html = HTMLReport(report, pictures: pictures, folder: folder, name: file.lastPathComponent)
    try html.forEachPage { page in
      guard !page.path.isEmpty else {
        return try OutputFile.write(to: path) { output in output.write(page.text) }
      }
      if written.isEmpty { try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true) }
      written.insert((page.path as NSString).lastPathComponent)
      try OutputFile.write(to: (parent as NSString).appendingPathComponent(page.path)) { $0.write(page.text) }
    }
    removePages(in: place, except: written)
  }

  /// Whether a file begins as the pages of a report do. Other files are the user's.
  private static func isReport(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    let beginning = (try? file.read(upToCount: 1_000)) ?? Data()
    return String(decoding: beginning, as: UTF8.self).contains(HTMLReport.generatorMark)
  }

  /// Removes the pages of an earlier report that this one has not.
  private static func removePages(in folder: String, except written: Set<String>) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !written.contains(name) {
      guard name.wholeMatch(of: /\d+\.html|c\d+-\d+\.html/) != nil, isReport("\(folder)/\(name)") else { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    // A folder with other files stays.
    if written.isEmpty, !names.isEmpty { rmdir(folder) }
  }
}
