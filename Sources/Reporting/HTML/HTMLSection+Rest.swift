import Findings
import PrintedText

extension HTMLSection {
  /// The links to the pages of the differences after those of the list.
  func further(to writer: inout MarkupWriter) {
    let starts = stride(
      from: HTMLReport.wholeTouches, to: comparison.listedCount, by: HTMLTouchPages.touches
    ).filter { $0 + HTMLTouchPages.touches > places.upperBound }
    let links = starts.compactMap { start in linkOf(start).map { (start, $0) } }
    guard places.lowerBound == 0, !links.isEmpty else { return }
    writer.element("nav", ["class": "pages", "aria-label": "Pages of this session"]) { writer in
      for (start, link) in links {
        writer.element("a", ["href": link], text: "Differences from \(start + 1)")
        writer.text(" ")
      }
    }
  }

  /// The note about what the list leaves out.
  var rest: [String] {
    let unseen = comparison.divergenceCount - comparison.listedCount
    guard places.lowerBound == 0 else { return [] }
    let reached = furtherEnd ?? touches.count
    let roots = comparison.rootCount - max(touches.count, reached)
    return (roots > 0 ? ["… and \(roots) more touches that differ"] : [])
      + (unseen > 0 ? ["… and \(Counted.text(unseen, "divergence")) that were only counted"] : [])
  }
}
