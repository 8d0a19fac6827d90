extension ClassCatalog {
  static let entries: [String: Entry] = {
    var entries: [String: Entry] = ["UIView": Entry()]
    func add(_ superclass: String, _ names: String..., takesTouches: Bool = true, modelled: Bool = true) {
      for name in names {
        entries[name] = Entry(superclass: superclass, takesTouches: takesTouches, isInteractionModelled: modelled)
      }
    }

    add("UIView", "UIWindow", "UIControl", "UIStackView", "UIVisualEffectView")
    add("UIView", "UIProgressView", "UIActivityIndicatorView")
    add("UIView", "UILabel", "UIImageView", takesTouches: false)
    add("UIView", "UINavigationBar", "UIToolbar", "UITabBar")
    add("UIControl", "UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UIPageControl")
    add("UIControl", "UITextField", "UIDatePicker", "UIRefreshControl", modelled: false)

    // A collection view scrolls; its items are neither laid out nor selected.
    add("UIView", "UIScrollView")
    add("UIScrollView", "UITableView", "UICollectionView")
    add("UIScrollView", "UITextView", modelled: false)
    add("UIView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView")
    add("UICollectionReusableView", "UICollectionViewCell")
    add("UIView", "UISearchBar", "UIPickerView", "WKWebView", "MKMapView", modelled: false)

    // Private classes that stand in the hierarchies of presentations, containers, cells and SwiftUI.
    add("UIView", "UITransitionView", "UIDropShadowView", "UIDimmingView", "UILayoutContainerView")
    add("UIView", "UINavigationTransitionView", "UIViewControllerWrapperView")
    add("UIView", "UITableViewCellContentView")
    add("UIView", "_UIHostingView", modelled: false)
    return entries
  }()
}
