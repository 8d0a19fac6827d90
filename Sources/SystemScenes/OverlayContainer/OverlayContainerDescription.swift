import JSONText
public import Scenes

/// What a scene says of an overlay container; nil means that the original's value holds.
public struct OverlayContainerDescription: Sendable, Equatable {
  /// How high the overlay's view is.
  public enum Style: String, Sendable, CaseIterable {
    /// That of the translation.
    case flexibleHeight
    /// That of the highest notch.
    case rigid
    /// The greater of the two.
    case expandableHeight
  }

  /// The release that the container behaves as.
  public enum Version: String, Sendable, CaseIterable {
    /// The main one.
    case latest = "3.5.3"
    /// The first one.
    case first = "1.0.0"
  }

  /// A height at which an overlay comes to rest.
  public enum Notch: Sendable, Equatable {
    /// So many points.
    case points(Double)
    /// A part of the container's height.
    case part(Int, of: Int)

    func height(in space: Double) -> Double {
      switch self {
      case .points(let points): points
      case .part(let numerator, let denominator): space * Double(numerator) / Double(denominator)
      }
    }

    /// What it is compared by; points and parts are never compared.
    var order: Double { height(in: 1) }

    var isPart: Bool {
      if case .part = self { true } else { false }
    }
  }

  /// The heights at which the overlay comes to rest, ascending.
  public internal(set) var notches: [Notch]
  /// The indexes of those at which it must not.
  public internal(set) var disabledNotches: [Int] = []
  /// The index of the one at which it begins.
  public internal(set) var notch = 0
  /// How high the overlay's view is.
  public internal(set) var style: Style?
  /// The release.
  public internal(set) var version = Version.latest
  /// The id of the scroll view whose drag moves the overlay.
  public internal(set) var drivingScrollView: String?
  /// The id of the view on which a drag may begin.
  public internal(set) var handle: String?
  public internal(set) var rubberBandFactor: Double?
  /// Whether it gives way below the lowest notch.
  public internal(set) var bouncesAtMinimumHeight: Bool?
  /// Whether it gives way above the highest notch.
  public internal(set) var bouncesAtMaximumHeight: Bool?
  /// The velocity from which on a release leads to the next notch.
  public internal(set) var minimumVelocity: Double?
  /// How far a release looks ahead, in seconds.
  public internal(set) var minimumDuration: Double?
  /// The damping of the spring.
  public internal(set) var damping: Double?
  /// The id of the view whose alpha goes with the overlay.
  public internal(set) var backdrop: String?
  /// Its alpha at the highest notch.
  public internal(set) var backdropAlpha = 1.0

  init(notches: [Notch]) {
    self.notches = notches
  }
}

extension OverlayContainerDescription: ControllerPart {}

extension ControllerDescription {
  /// The properties of an overlay container.
  public var overlayContainer: OverlayContainerDescription? { self[OverlayContainerDescription.self] }

  /// The sheet that the controller is presented in as an overlay container, or as what holds one.
  public var overlaySheet: OverlaySheetDescription? { self[OverlaySheetDescription.self] }
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
