@_spi(Instrumentation) import UIKit

/// The content view of a cell whose content SwiftUI draws.
final class HostingContentView: HostingView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration, hosting content: Any) {
    self.configuration = configuration
    super.init(frame: .zero)
    host(HostedType.name(of: content))
    hostedValue = { StoredProperties(of: content) }
  }

  required init?(coder: NSCoder) { nil }
}
