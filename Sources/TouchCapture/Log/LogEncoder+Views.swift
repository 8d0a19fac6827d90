import Foundation
import UIKit

extension LogEncoder {
  /// Adds a view. Values that are UIKit's defaults of a plain view are left out.
  mutating func add(_ view: ViewValue) {
    add("class", view.className)
    if !view.superclasses.isEmpty { add("superclasses", texts: view.superclasses) }
    add("id", view.identifier)
    add("center", [view.center.x, view.center.y].map { Double($0) })
    add("bounds", Self.numbers(view.bounds))
    if view.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      add("anchorPoint", [view.anchorPoint.x, view.anchorPoint.y].map { Double($0) })
    }
    if let transform = view.transform {
      add(
        "transform",
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) })
    }
    if view.alpha != 1 { add("alpha", view.alpha) }
    for (name, value, initial) in [
      ("isHidden", view.isHidden, false), ("isUserInteractionEnabled", view.takesTouches, true),
      ("isMultipleTouchEnabled", view.takesMultipleTouches, false), ("isExclusiveTouch", view.isExclusive, false),
      ("clipsToBounds", view.clips, false), ("animated", view.isAnimated, false), ("private", view.isPrivate, false),
    ] where value != initial { add(name, value) }
    if view.tag != 0 { add("tag", view.tag) }
    if let level = view.level { add("windowLevel", level) }
    add("hitTest", view.hitTest)
    add("pointInside", view.pointInside)
    add("text", view.text)
    if let row = view.row { add("row", row.map { Double($0) }) }
    if let control = view.control { object("control") { $0.add(control) } }
    if let scroll = view.scroll { object("scroll") { $0.add(scroll) } }
    if !view.recognizers.isEmpty {
      list("recognizers", view.recognizers) { encoder, recognizer in encoder.object { $0.add(recognizer) } }
    }
    if !view.layers.isEmpty {
      list("layers", view.layers) { encoder, frame in encoder.writeList(Self.numbers(frame)) }
    }
    if !view.subviews.isEmpty {
      list("subviews", view.subviews) { encoder, subview in encoder.object { $0.add(subview) } }
    }
  }

  private mutating func add(_ key: String, _ method: MethodOverride) {
    switch method {
    case .none: break
    case .by(let className): add(key, className)
    case .unknown: add(key, "unknown")
    }
  }

  private mutating func add(_ control: ControlValue) {
    add("isEnabled", control.isEnabled)
    if control.isSelected { add("isSelected", true) }
    if let isOn = control.isOn { add("isOn", isOn) }
    add("values", control.values)
    if control.isContinuous == false { add("isContinuous", false) }
    if !control.handlers.isEmpty {
      object("handlers") { encoder in
        for (event, names) in control.handlers { encoder.add(event, texts: names) }
      }
    }
  }

  private mutating func add(_ scroll: ScrollViewValue) {
    add("contentSize", [scroll.contentSize.width, scroll.contentSize.height].map { Double($0) })
    add("contentInset", scroll.contentInset)
    add("adjustedContentInset", scroll.adjustedInset)
    for (name, value) in scroll.flags { add(name, value) }
    add("decelerationRate", scroll.decelerationRate)
    if scroll.hasDelegate { add("delegate", true) }
    add("zoom", scroll.zoom)
  }

  private mutating func add(_ recognizer: RecognizerValue) {
    add("class", recognizer.className)
    if !recognizer.superclasses.isEmpty { add("superclasses", texts: recognizer.superclasses) }
    add("name", recognizer.name)
    if recognizer.isOwnOfScrollView { add("ofScrollView", true) }
    if recognizer.hasDelegate { add("delegate", true) }
    for (name, value, initial) in [
      ("isEnabled", recognizer.isEnabled, true), ("cancelsTouchesInView", recognizer.cancelsTouches, true),
      ("delaysTouchesBegan", recognizer.delaysBegan, false), ("delaysTouchesEnded", recognizer.delaysEnded, true),
    ] where value != initial { add(name, value) }
    for (name, value) in recognizer.numbers { add(name, value) }
  }

  private mutating func writeList(_ numbers: [Double]) {
    writeRaw("[")
    for (index, number) in numbers.enumerated() {
      if index > 0 { writeRaw(",") }
      write(number)
    }
    writeRaw("]")
  }

  private static func numbers(_ rectangle: CGRect) -> [Double] {
    [rectangle.origin.x, rectangle.origin.y, rectangle.width, rectangle.height].map { Double($0) }
  }
}
