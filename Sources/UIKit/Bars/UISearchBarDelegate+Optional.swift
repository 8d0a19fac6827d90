// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UISearchBarDelegate {
  @_disfavoredOverload public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldBeginEditing($0) }
  }
  @_disfavoredOverload public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }
  @_disfavoredOverload public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldEndEditing($0) }
  }
  @_disfavoredOverload public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }
  @_disfavoredOverload public var searchBar: _UISearchBarDelegateCalls? { _UISearchBarDelegateCalls(delegate: self) }
  @_disfavoredOverload public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }
  @_disfavoredOverload public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }
  @_disfavoredOverload public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarBookmarkButtonClicked($0) }
  }
}

/// Calls of the optional methods of ``UISearchBarDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UISearchBarDelegateCalls {
  let delegate: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }

  public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
