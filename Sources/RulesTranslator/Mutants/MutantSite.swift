/// A small fault that a copy can have.
struct Mutant {
  /// The kinds of faults.
  enum Operator: String {
    /// A condition is negated or constant.
    case condition
    /// `&&` and `||`.
    case logical
    /// `<` and `<=`, `==` and `!=`.
    case comparison
    /// `nil`, `self` or the value of `super` is returned, or a constant.
    case returned
    /// A call of `super` is left out.
    case superCall
    /// A number is 0, or 1 instead of 0.
    case constant
    /// A length of an inset is 0.
    case inset
    /// `true` and `false`.
    case boolean
    /// A call or an assignment is left out.
    case statement
    /// A selector names another method of the class.
    case selector
    /// Another view of the same type is used.
    case view
    /// An option of an animation is left out.
    case option
    /// A guard of `self` in a closure fails.
    case weakSelf
  }

  let kind: Operator
  /// What replaces the code; empty for code that is left out.
  let replacement: String
}

/// A place in a file with the faults that it can have.
struct MutantSite {
  /// The code that the faults change.
  let range: Range<Int>
  let mutants: [Mutant]
  /// How the copy selects one of the faults.
  let form: Form

  enum Form {
    /// Text around the code. `numbers` are those of the faults, 0 for one that is left out.
    case wrapped(prefix: (_ numbers: [String]) -> String, suffix: String)
    /// Values that replace that of the code.
    case replaced
    /// The code with another operator between two operands that the text contains twice.
    case compared(left: Range<Int>, operator: String, right: Range<Int>)
    /// `&&` or `||` as the function with this name. The operator is at a range.
    case logical(function: String, operator: Range<Int>)
    /// A further condition after the others.
    case condition
  }
}
