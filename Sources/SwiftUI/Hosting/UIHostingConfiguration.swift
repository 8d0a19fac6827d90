@_spi(Instrumentation) public import UIKit

/// The content of a cell that SwiftUI draws.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self, hosting: content) }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  // The places of the content are stated.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
}
