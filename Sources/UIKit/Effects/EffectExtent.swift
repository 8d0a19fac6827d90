/// Which changes are noted. Sessions of older vocabularies have less than all of them.
package enum EffectExtent: Int, Comparable, Sendable {
  /// What views and controllers have: structure, state, text, place and focus.
  case properties
  /// Also layers, items of bars, segments, sheets, alerts and rows.
  case parts
  /// Also what lists contain beside rows, and indicators, masks, clipping, menus, paths and the size of content.
  case looks

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
