import JSONText
package import Scenes

/// The description of an overlay container. `nil` means the original's value.
package struct OverlayContainerDescription: Sendable, Equatable {
  /// What determines the height of the overlay's view.
  package enum Style: String, Sendable, CaseIterable {
    /// The translation.
    case flexibleHeight
    /// The highest notch.
    case rigid
    /// The greater of the translation and the highest notch.
    case expandableHeight
  }

  /// The release whose behaviour is modelled.
  package enum Version: String, Sendable, CaseIterable {
    /// The default.
    case latest = "3.5.3"
    /// The first release.
    case first = "1.0.0"
  }

  /// A height at which an overlay rests.
  package enum Notch: Sendable, Equatable {
    /// A height in points.
    case points(Double)
    /// A fraction of the container's height.
    case part(Int, of: Int)

    func height(in space: Double) -> Double {
      switch self {
      case .points(let points): points
      case .part(let numerator, let denominator): space * Double(numerator) / Double(denominator)
      }
    }

    /// The sort key. Points are never compared with fractions.
    var order: Double { height(in: 1) }

    var isPart: Bool {
      if case .part = self { true } else { false }
    }
  }

  /// The heights at which the overlay rests, ascending.
  package internal(set) var notches: [Notch]
  /// The indexes of the notches at which the overlay must not rest.
  package internal(set) var disabledNotches: [Int] = []
  /// The index of the initial notch.
  package internal(set) var notch = 0
  /// What determines the height of the overlay's view.
  package internal(set) var style: Style?
  package internal(set) var version = Version.latest
  /// The id of the scroll view whose drag moves the overlay.
  package internal(set) var drivingScrollView: String?
  /// The id of the view on which a drag may begin.
  package internal(set) var handle: String?
  package internal(set) var rubberBandFactor: Double?
  /// Whether the overlay bounces below the lowest notch.
  package internal(set) var bouncesAtMinimumHeight: Bool?
  /// Whether the overlay bounces above the highest notch.
  package internal(set) var bouncesAtMaximumHeight: Bool?
  /// The minimum velocity at which a release moves to the next notch.
  package internal(set) var minimumVelocity: Double?
  /// The projection time of a release, in seconds.
  package internal(set) var minimumDuration: Double?
  /// The damping of the spring.
  package internal(set) var damping: Double?
  /// The id of the view whose alpha follows the overlay.
  package internal(set) var backdrop: String?
  /// The backdrop's alpha at the highest notch.
  package internal(set) var backdropAlpha = 1.0

  init(notches: [Notch]) {
    self.notches = notches
  }
}

extension OverlayContainerDescription: ControllerPart {}

extension ControllerDescription {
  package var overlayContainer: OverlayContainerDescription? { self[OverlayContainerDescription.self] }

  /// The sheet in which the controller is presented, as an overlay container or as the parent of one.
  package var overlaySheet: OverlaySheetDescription? { self[OverlaySheetDescription.self] }
}

extension OverlayContainerDescription {
  mutating func read(from part: SceneObject) {
    disabledNotches = part["disabledNotches"]?.naturals ?? []
    notch = part["notch"]?.integer ?? 0
    style = part["style"]?.named()
    version = part["version"]?.named() ?? version
    drivingScrollView = part["drivingScrollView"]?.string
    handle = part["handle"]?.string
    rubberBandFactor = part["rubberBandFactor"]?.number
    bouncesAtMinimumHeight = part["bouncesAtMinimumHeight"]?.bool
    bouncesAtMaximumHeight = part["bouncesAtMaximumHeight"]?.bool
    minimumVelocity = part["minimumVelocity"]?.number
    minimumDuration = part["minimumDuration"]?.number
    damping = part["damping"]?.number
    backdrop = part["backdrop"]?.string
    backdropAlpha = part["backdropAlpha"]?.number ?? backdropAlpha
  }
}
