import UIKit

/// An ordinary bar: what stands out of it is not hit.
final class RaisedBar: UIView {

}
