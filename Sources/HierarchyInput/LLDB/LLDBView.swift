/// A view of a description that LLDB prints.
struct LLDBView {
  private let description: ArraySlice<UInt8>
  private let line: Int
  private let isInTree: Bool

  /// - Parameter isInTree: Whether the line has the indent of a subview, so that it must describe a view.
  init(_ description: ArraySlice<UInt8>, line: Int, isInTree: Bool) {
    (self.description, self.line, self.isInTree) = (description, line, isInTree)
  }

  /// The view. `nil` if the description is that of another object.
  func view(_ hierarchy: inout ImportedHierarchy) throws(HierarchyError) -> ImportedView? {
    var scanner = DescriptionScanner(description)
    guard let (name, address) = scanner.classAndAddress() else { return nil }
    var view = ImportedView(line: line, className: name, frame: ImportedFrame(x: 0, y: 0, width: 0, height: 0))
    view.address = address
    (view.isHidden, view.alpha, view.isUserInteractionEnabled, view.clipsToBounds) = (false, 1, true, false)
    var frame: [Double]?
    while let (part, isLast) = scanner.nextPart() {
      let value = LLDBValue(part)
      if value.key == "frame" {
        guard let numbers = value.numbers(4) else {
          throw HierarchyError(
            line: line, "the frame of \(name) is '\(value.text)'", remedy: "paste the line as (x y; width height)")
        }
        frame = numbers
      } else {
        set(value, on: &view, &hierarchy)
      }
      if isLast { break }
    }
    guard let frame else {
      guard isInTree else { return nil }
      throw HierarchyError(
        line: line, "\(name) has no frame", remedy: "the line is cut off: paste the whole line, or remove it")
    }
    LLDBGeometry(frame: frame).apply(to: &view, &hierarchy)
    return view
  }

  private func set(_ value: LLDBValue, on view: inout ImportedView, _ hierarchy: inout ImportedHierarchy) {
    switch value.key {
    case "baseClass": view.baseClassName = value.text
    case "hidden": view.isHidden = value.isYes
    case "alpha": view.alpha = value.number.map { min(max($0, 0), 1) } ?? 1
    case "clipsToBounds": view.clipsToBounds = value.isYes
    case "userInteractionEnabled": view.isUserInteractionEnabled = value.isYes
    case "enabled": view.isEnabled = value.isYes
    case "tag": view.tag = value.number.flatMap { abs($0) < 0x1p53 ? Int($0) : nil }
    case "anchorPoint": view.anchorPoint = value.numbers(2)
    case "transform": view.transform = value.numbers(6)
    case "contentOffset": view.boundsOrigin = value.numbers(2)
    case "contentSize": view.contentSize = value.numbers(2).map { ImportedSize(width: $0[0], height: $0[1]) }
    case "adjustedContentInset": view.adjustedContentInset = value.numbers(4)
    case "text", "title", "placeholder", "label":
      if !value.unquoted.isEmpty { hierarchy.note(.texts, line: line) }
      if view.text == nil { view.text = value.unquoted }
    case "gestureRecognizers": hierarchy.note(.gestureRecognizers, line: line)
    case "animations": hierarchy.note(.animated, line: line)
    default: break
    }
  }
}
