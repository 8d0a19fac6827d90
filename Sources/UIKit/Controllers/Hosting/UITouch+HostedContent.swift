extension UITouch {
  /// Why it is not known what a touch does that has just begun on stated SwiftUI content; `nil` for other touches.
  package final var contentUncertainty: String? {
    guard let hitView, hitView.engine.hasHostedTypes else { return nil }
    for view in sequence(first: hitView, next: \.superview) {
      guard let host = view as? HostingView, let type = host.hostedType else { continue }
      guard let content = host.content(at: location(in: host)) else { return nil }
      return "what the SwiftUI content '\(content.id ?? "")' of \(type) does with touches is not modelled"
    }
    return nil
  }
}
