extension PlatformParameter {
  /// Parameters of one subject.
  package struct Group: Sendable {
    /// What they are about.
    package let title: String
    /// The parameters, in the order of the properties.
    package let parameters: [PlatformParameter]
  }

  /// Every parameter, by subject.
  package static let groups = [
    Group(title: "Hit testing", parameters: hitTesting), Group(title: "Touches", parameters: touches),
    Group(title: "Controls", parameters: controls), Group(title: "Gesture recognizers", parameters: gestures),
    Group(title: "Scrolling", parameters: scrolling), Group(title: "Tables", parameters: tables),
    Group(title: "Controllers and presentations", parameters: controllers),
    Group(title: "Animations", parameters: animations),
  ]

  /// Every parameter.
  package static let all = groups.flatMap(\.parameters)

  /// The parameter of a name; `nil` when there is none.
  package static func named(_ name: String) -> PlatformParameter? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
