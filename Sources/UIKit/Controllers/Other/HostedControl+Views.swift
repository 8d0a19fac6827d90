import Foundation

extension HostedControl {
  /// Makes the view alone.
  @MainActor
  func makeControl() -> UIView {
    switch self {
    case .view: UIView(frame: .zero)
    case .button: UIButton(frame: .zero)
    case .toggle: UISwitch(frame: .zero)
    case .slider: UISlider(frame: .zero)
    case .stepper: UIStepper(frame: .zero)
    case .segments: UISegmentedControl(frame: .zero)
    case .textField: UITextField(frame: .zero)
    case .textView: UITextView(frame: .zero)
    case .pageControl: UIPageControl(frame: .zero)
    case .scrollView: UIScrollView(frame: .zero)
    case .tableView: UITableView(frame: .zero)
    case .collectionView: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
  }
}
