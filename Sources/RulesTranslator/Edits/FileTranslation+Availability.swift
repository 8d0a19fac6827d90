import SwiftSyntax

extension FileTranslation {
  /// Makes a version condition a query of the running profile.
  func translate(_ node: AvailabilityConditionSyntax) {
    let version = node.availabilityArguments.lazy.compactMap { argument -> PlatformVersionSyntax? in
      guard case .availabilityVersionRestriction(let version) = argument.argument,
        version.platform.text == "iOS" || version.platform.text == "iOSApplicationExtension"
      else { return nil }
      return version
    }.first
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    guard let version else {
      // No condition on iOS: available for `*`.
      return edits.replaceKeepingLines(node.bounds, in: file, with: isNegated ? "false" : "true")
    }
    let numbers = version.version?.trimmedDescription.split(separator: ".").compactMap { Int($0) } ?? []
    let (major, minor) = (numbers.first ?? 0, numbers.dropFirst().first ?? 0)
    edits.replaceKeepingLines(
      node.bounds, in: file, with: "\(isNegated ? "!" : "")TouchReplay._isAvailable(iOS: \(major), \(minor))")
  }
}
