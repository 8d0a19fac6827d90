import Foundation
import UIKit

/// The content configuration of a row. It creates the view that the scene describes.
@MainActor
struct SceneContentConfiguration: UIContentConfiguration {
  let description: ViewDescription
  /// The cell's content rectangle, in which the view's contents are laid out.
  let space: CGRect
  unowned let builder: SceneBuilder

  /// Identifies one assignment by the data source. An update that assigns the same configuration again keeps it.
  final class Assignment {}
  let assignment = Assignment()

  init(_ description: ViewDescription, space: CGRect, builder: SceneBuilder) {
    self.description = description
    self.space = space
    self.builder = builder
  }

  func makeContentView() -> any UIView & UIContentView { SceneContentView(self) }

  func updated(for state: any UIConfigurationState) -> SceneContentConfiguration { self }
}
