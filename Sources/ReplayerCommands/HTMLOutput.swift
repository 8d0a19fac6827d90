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
    let pages = HTMLReport(report, pictures: pictures, folder: folder, name: file.lastPathComponent).pages()
    let place = (parent as NSString).appendingPathComponent(folder)
    removePages(in: place, after: pages.count)
    if pages.count > 1 { try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true) }
    for page in pages {
      let target = page.path.isEmpty ? path : (parent as NSString).appendingPathComponent(page.path)
      try OutputFile.write(to: target) { output in output.write(page.text) }
    }
  }

  /// Whether a file begins as the pages of a report do. Other files are the user's.
  private static func isReport(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    let beginning = (try? file.read(upToCount: 1_000)) ?? Data()
    return String(decoding: beginning, as: UTF8.self).contains(HTMLReport.generatorMark)
  }

  /// Removes the pages of an earlier, longer report.
  private static func removePages(in folder: String, after count: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasSuffix(".html") {
      guard let number = Int(name.dropLast(".html".count)), number > count || count == 1,
        isReport("\(folder)/\(name)")
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    // A folder with other files stays.
    if count == 1, !names.isEmpty { rmdir(folder) }
  }
}
