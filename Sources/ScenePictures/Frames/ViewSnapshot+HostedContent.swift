import Foundation
import HitTestTerms
@_spi(Instrumentation) import UIKit

extension ViewSnapshot {
  /// A part of the stated content of a hosting view, in the place of a view: its text is the id of the part.
  @MainActor
  init(
    _ part: HostedContent, of view: HostingView, id: Int, parent: Int, index: Int, host: String, isInteractive: Bool
  ) {
    let frame = part.place.frame(in: view.bounds)
    let name = "\(host) region \(part.id ?? "")"
    let pressing = Pressing(isEnabled: true, isHighlighted: false, isSelected: false)
    self.init(
      id: id, parent: parent, index: index, view: ViewID(named: name), name: name, className: "SwiftUI",
      kind: part.kind == .button ? .button : .label, size: frame.size,
      matrix: Matrix(
        a: 1, b: 0, c: 0, d: 1, tx: frame.minX, ty: frame.minY),
      origin: .zero, alpha: 1, isHidden: false, clips: false, background: nil, cornerRadius: 0, text: part.id,
      isNameShown: false, isInteractive: isInteractive, isMarked: false, isIdentified: true, touchDelegate: nil,
      surface: .clear, state: part.kind == .button ? .control(pressing) : .none)
  }
}
