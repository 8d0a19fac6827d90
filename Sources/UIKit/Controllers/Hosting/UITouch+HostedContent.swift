/// Stated content of a hosting view on which a touch began.
package struct HostedPart {
  package let host: HostingView
  package let content: HostedContent
}

extension UITouch {
  /// Finds the stated content on which the touch has begun: its view is a hosting view, or one that stands for its content.
  final func findHostedPart() {
    guard let hitView, hitView.engine.hasHostedTypes else { return }
    for case let host as HostingView in sequence(first: hitView, next: \.superview) {
      guard host.hasRegions, host.receives(touchesOf: hitView), let content = host.content(at: location(in: host))
      else { return }
      hostedPart = HostedPart(host: host, content: content)
      return
    }
  }

  /// Why it is not known what a touch does that has just begun on stated SwiftUI content; `nil` for other touches.
  package final var contentUncertainty: String? {
    guard let hostedPart else { return nil }
    let (host, content) = (hostedPart.host, hostedPart.content)
    guard content.kind == .button else {
      return "what the SwiftUI content '\(content.id ?? "")' of \(host.nameOfContent) does with touches is not modelled"
    }
    if isAmongOthers {
      return "which of several fingers the SwiftUI button '\(content.id ?? "")' of \(host.nameOfContent) follows"
    }
    guard let recognizer = recognizers.first(where: { !$0.isInternal && !$0.isOfScrollView }) else { return nil }
    return "whether a gesture recognizer of '\(recognizer.view?.nameInResults ?? "")' prevents the SwiftUI button "
      + "'\(content.id ?? "")' of \(host.nameOfContent)"
  }
}

extension UIGestureRecognizer {
  /// Whether a scroll view has made the recognizer. It does not recognize a finger that rests.
  fileprivate final var isOfScrollView: Bool {
    guard let scrollView = view as? UIScrollView else { return false }
    return self === scrollView.panGestureRecognizer || self === scrollView.pinchGestureRecognizer
  }
}
