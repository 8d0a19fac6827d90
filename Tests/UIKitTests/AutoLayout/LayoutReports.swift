import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("What a layout by constraints reports")
  @MainActor
  struct LayoutReports {
    private func inWindow(_ body: (UIWindow) -> Void) {
      withEngine {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.isHidden = false
        body(window)
      }
    }

    @Test("a frame that the layout itself determines is not reported as ambiguous")
    func transient() {
      inWindow { window in
        let view = LateView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        endTurn()
        #expect(view.content.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(Engine.current.unmodelled.isEmpty, "\(Engine.current.unmodelled)")
        #expect(Engine.current.unknownLengths.isEmpty)
        view.height?.isActive = false
        endTurn()
        #expect(Engine.current.unknownLengths == [.ambiguousLayouts])
      }
    }

    @Test("a view that requests its own layout each time is reported only if constraints change a frame each time")
    func endless() {
      inWindow { window in
        let view = RestlessView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        endTurn()
        #expect(Engine.current.unmodelled.isEmpty, "\(Engine.current.unmodelled)")
        view.changesHeight = true
        view.setNeedsLayout()
        endTurn()
        #expect(Engine.current.unmodelled.count == 1, "\(Engine.current.unmodelled)")
      }
    }
  }
}

/// A view whose subview has no height before the first layout, as in OverlayContainer.
private class LateView: UIView {
  let content = UIView()
  var height: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    constrained(content, in: self)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: leadingAnchor), content.topAnchor.constraint(equalTo: topAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    if height == nil {
      height = content.heightAnchor.constraint(equalToConstant: 40)
      height?.isActive = true
    }
    super.layoutSubviews()
  }
}

/// A view that requests its own layout in each layout, as the container of OverlayContainer 1.0.0.
private final class RestlessView: LateView {
  var changesHeight = false

  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
    if changesHeight { height?.constant = height?.constant == 40 ? 41 : 40 }
  }
}
