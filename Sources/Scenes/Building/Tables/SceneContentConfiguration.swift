import Foundation
import UIKit

/// The content configuration of a row: the view that the scene describes for it.
@MainActor
struct SceneContentConfiguration: UIContentConfiguration {
  let description: ViewDescription
  /// The place that the cell has for its content: what the view holds is laid out in it.
  let space: CGRect
  unowned let builder: SceneBuilder

  /// Tells what the data source assigns from what an update assigns once more, which is the same.
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
