import UIKit

final class PassList: UIScrollView {}
final class PassCell: UIView {}
