import Findings

/// The addresses of sections and of the first differences of causes, on the pages of a report.
struct HTMLReportLinks {
  /// The addresses of the sections for the first page, by the index of their comparison.
  private(set) var sections: [Int: String] = [:]
  /// The page and the anchor of the first differences of causes, by their id. The page of a session has no number.
  private var first: [String: (page: Int?, name: String, anchor: String)] = [:]
  private let folder: String?
  private let name: String

  /// `parts` are the sections of the numbered pages; `folder` and `name` are those of the report as addresses.
  init(
    _ report: ComparisonReport, _ causes: CauseList, _ parts: [HTMLSections], _ touchPages: HTMLTouchPages?,
    folder: String?, name: String
  ) {
    (self.folder, self.name) = (folder, name)
    let ids = Set(causes.causes.map(\.first.id))
    for (index, part) in parts.enumerated() {
      for (comparison, anchor) in part.anchors {
        sections[comparison] = (index == 0 ? "" : "\(folder ?? "")/\(index + 1).html") + "#" + anchor
      }
      for anchor in part.usedIDs {
        let id = String(anchor.dropFirst("d-".count))
        if ids.contains(id), first[id] == nil { first[id] = (index + 1, "\(index + 1).html", anchor) }
      }
    }
    guard let touchPages else { return }
    for index in Set(touchPages.pages.map(\.comparison)) {
      for (place, root) in report.comparisons[index].roots.enumerated() where ids.contains(root.id) {
        guard first[root.id] == nil, let page = touchPages.page(of: index, place: place) else { continue }
        first[root.id] = (nil, page.name, "d-" + root.id)
      }
    }
  }

  /// The addresses of the first differences of causes, for a page with a number, from 1.
  func causes(onPage number: Int) -> [String: String] {
    first.mapValues { page, file, anchor in
      let path =
        page == number ? "" : page == 1 ? "../\(name)" : number == 1 ? "\(folder ?? "")/\(file)" : file
      return path + "#" + anchor
    }
  }
}
