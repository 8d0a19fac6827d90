package import Foundation

/// The name of a view, at its place in a picture.
package struct SceneCaption: Hashable, Sendable {
  /// The size of the font in pixels, at every scale of the picture.
  package static let fontSize = 10.0
  /// The height of a caption in pixels.
  package static let height = 13.0
  /// The width of a letter in pixels: the font has a fixed width.
  static let letterWidth = 6.02
  /// The space beside the text in pixels, on either side.
  package static let padding = 2.0
  /// The distance from the baseline to the upper edge in pixels.
  package static let baseline = 10.0
  /// The fonts, for SVG and CSS. The letters of each are 0.6 of the font's size wide.
  package static let fonts = "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', 'Liberation Mono', monospace"

  /// The index of the view's shape in ``ScenePicture/shapes``.
  package var shape: Int
  /// The shortest unique name, shortened in the middle where there is no room.
  package var text: String
  /// The rectangle of the caption, in points of the screen.
  package var frame: CGRect

  /// The size of a text in pixels.
  static func size(of text: String) -> CGSize {
    let letters = text.unicodeScalars.reduce(0.0) { $0 + ($1.value < 0x1100 || $1 == "…" ? 1 : 2) }
    return CGSize(width: letters * letterWidth + 2 * padding, height: height)
  }
}
