import UIKit

/// The names of a stack view's properties in a scene.
enum StackAxis: String, CaseIterable {
  case horizontal, vertical

  var axis: NSLayoutConstraint.Axis { self == .horizontal ? .horizontal : .vertical }
}

enum StackDistribution: String, CaseIterable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

  var distribution: UIStackView.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

enum StackAlignment: String, CaseIterable {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

  var alignment: UIStackView.Alignment {
    switch self {
    case .fill: .fill
    case .leading, .top: .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing, .bottom: .trailing
    case .lastBaseline: .lastBaseline
    }
  }
}
