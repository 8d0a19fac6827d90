import Foundation
import HitTestTerms
import Pictures

/// A color and a number for every receiver, the same in all panels of a picture.
struct HitMapPalette {
  /// The number of colors in the style.
  static let colorCount = 12

  private var numbers: [TouchReceiver: Int] = [:]
  /// The numbered receivers in order.
  private(set) var receivers: [TouchReceiver] = []
  private let shortNames: [String: Int]

  init(_ picture: EventPicture) {
    var names: [String: Int] = [:]
    for receiver in picture.panels.flatMap({ $0.map?.receivers ?? [] }) where numbers[receiver] == nil {
      receivers.append(receiver)
      numbers[receiver] = receivers.count
      names[SceneLabels.shortName(receiver.words), default: 0] += 1
    }
    shortNames = names
  }

  /// From 1; 0 for a receiver that is in no panel.
  func number(of receiver: TouchReceiver) -> Int { numbers[receiver] ?? 0 }

  /// The CSS class of the receiver's color.
  func colorClass(of receiver: TouchReceiver) -> String {
    switch receiver {
    case .view: "t t\((number(of: receiver) - 1) % Self.colorCount)"
    case .noView: "t none"
    case .endless: "t endless"
    case .unknown: "t"
    }
  }

  /// A region's label: the last component of the receiver's name if that is unique, else the number.
  func label(of receiver: TouchReceiver) -> String {
    let name = SceneLabels.shortName(receiver.words)
    return shortNames[name] == 1 ? name : String(number(of: receiver))
  }

  /// Writes a legend of swatches, numbers and names.
  func writeLegend(y: inout Double, width: Double, to writer: inout MarkupWriter) {
    var x = 0.0
    y += 4
    for receiver in receivers {
      var name = "\(number(of: receiver)) \(receiver.words)"
      if case .endless(let cycle) = receiver {
        name += ": \(cycle.map(\.name).joined(separator: ", ")) call each other"
      }
      name = TextMeasure.shortened(name, size: 12, width: width - 24)
      let needed = 22 + TextMeasure.width(name, size: 12) + 16
      if x > 0, x + needed > width {
        x = 0
        y += 19
      }
      writer.empty(
        "rect",
        [
          "class": colorClass(of: receiver), "x": Formatting.number(EventPictureSVG.margin + x),
          "y": Formatting.number(y), "width": "16", "height": "12", "rx": "2",
        ])
      writer.element(
        "text",
        [
          "class": "plain", "x": Formatting.number(EventPictureSVG.margin + x + 22), "y": Formatting.number(y + 10.5),
          "font-size": "12",
        ], text: name)
      writer.newLine()
      x += needed
    }
    if !receivers.isEmpty { y += 16 }
  }
}
