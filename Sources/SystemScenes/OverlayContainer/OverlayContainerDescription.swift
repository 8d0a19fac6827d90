import JSONText
public import Scenes

/// The description of an overlay container. `nil` means the original's value.
public struct OverlayContainerDescription: Sendable, Equatable {
  /// What determines the height of the overlay's view.
  public enum Style: String, Sendable, CaseIterable {
    /// The translation.
    case flexibleHeight
    /// The highest notch.
    case rigid
    /// The greater of the translation and the highest notch.
    case expandableHeight
  }

  /// The release whose behaviour is modelled.
  public enum Version: String, Sendable, CaseIterable {
    /// The default.
    case latest = "3.5.3"
    /// The first release.
    case first = "1.0.0"
  }

  /// A height at which an overlay rests.
  public enum Notch: Sendable, Equatable {
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
  public internal(set) var notches: [Notch]
  /// The indexes of the notches at which the overlay must not rest.
  public internal(set) var disabledNotches: [Int] = []
  /// The index of the initial notch.
  public internal(set) var notch = 0
  /// What determines the height of the overlay's view.
  public internal(set) var style: Style?
  public internal(set) var version = Version.latest
  /// The id of the scroll view whose drag moves the overlay.
  public internal(set) var drivingScrollView: String?
  /// The id of the view on which a drag may begin.
  public internal(set) var handle: String?
  public internal(set) var rubberBandFactor: Double?
  /// Whether the overlay bounces below the lowest notch.
  public internal(set) var bouncesAtMinimumHeight: Bool?
  /// Whether the overlay bounces above the highest notch.
  public internal(set) var bouncesAtMaximumHeight: Bool?
  /// The minimum velocity at which a release moves to the next notch.
  public internal(set) var minimumVelocity: Double?
  /// The projection time of a release, in seconds.
  public internal(set) var minimumDuration: Double?
  /// The damping of the spring.
  public internal(set) var damping: Double?
  /// The id of the view whose alpha follows the overlay.
  public internal(set) var backdrop: String?
  /// The backdrop's alpha at the highest notch.
  public internal(set) var backdropAlpha = 1.0

  init(notches: [Notch]) {
    self.notches = notches
  }
}

extension OverlayContainerDescription: ControllerPart {}

extension ControllerDescription {
  public var overlayContainer: OverlayContainerDescription? { self[OverlayContainerDescription.self] }

  /// The sheet in which the controller is presented, as an overlay container or as the parent of one.
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
