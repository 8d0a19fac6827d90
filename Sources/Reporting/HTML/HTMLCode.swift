import Findings
import PrintedText

/// Lines of the app's source with the deciding one marked: of each side of a difference.
enum HTMLCode {
  static func write(_ divergence: Divergence, to writer: inout MarkupWriter) {
    let sides = OwnCodeText.sides(of: divergence)
    guard !sides.isEmpty else { return }
    writer.element("div", ["class": "codes"]) { writer in
      for side in sides { write(side, isOld: side.title == "before", to: &writer) }
    }
  }

  private static func write(_ side: OwnCodeText.Side, isOld: Bool, to writer: inout MarkupWriter) {
    guard let lines = side.line.excerpt?.numberedLines else { return }
    writer.element("figure", ["class": isOld ? "code old" : "code new"]) { writer in
      writer.element("figcaption", text: "\(MarkupText.shortened(side.title, to: 120)), \(side.line)")
      writer.element("pre") { writer in
        for (number, text) in lines {
          let isDeciding = number == side.line.line
          writer.element("code", ["class": isDeciding ? "deciding" : nil, "data-line": String(number)], text: text)
        }
      }
    }
  }
}
