public import Foundation
import UIKit

/// The values that code reads of an object of any class: `(info[key] as AnyObject).cgRectValue`. In Objective-C each object answers
/// by name; here those of numbers and geometry do.
public struct _DynamicObject {
  private let object: AnyObject

  fileprivate init(_ object: AnyObject) { self.object = object }

  public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue }
  public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue }
  public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue }
  public var doubleValue: Double! { (object as? NSNumber)?.doubleValue }
  public var floatValue: Float! { (object as? NSNumber)?.floatValue }
  public var intValue: Int! { (object as? NSNumber)?.intValue }
  public var boolValue: Bool! { (object as? NSNumber)?.boolValue }
}

/// The object whose values are read by name.
public func _dynamic(_ object: AnyObject) -> _DynamicObject { _DynamicObject(object) }
