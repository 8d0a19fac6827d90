public import Foundation
public import UIKit

extension Optional: _EmptyValue { public static var _empty: Wrapped? { nil } }
extension Bool: _EmptyValue { public static var _empty: Bool { false } }
extension Int: _EmptyValue { public static var _empty: Int { 0 } }
extension Double: _EmptyValue { public static var _empty: Double { 0 } }
extension Float: _EmptyValue { public static var _empty: Float { 0 } }
extension CGFloat: _EmptyValue { public static var _empty: CGFloat { 0 } }
extension String: _EmptyValue { public static var _empty: String { "" } }
extension Array: _EmptyValue { public static var _empty: [Element] { [] } }
extension Dictionary: _EmptyValue { public static var _empty: [Key: Value] { [:] } }
extension Set: _EmptyValue { public static var _empty: Set<Element> { [] } }
extension CGPoint: _EmptyValue { public static var _empty: CGPoint { .zero } }
extension CGSize: _EmptyValue { public static var _empty: CGSize { .zero } }
extension CGRect: _EmptyValue { public static var _empty: CGRect { .zero } }
extension UIEdgeInsets: _EmptyValue { public static var _empty: UIEdgeInsets { .zero } }
