/// How often the code of source files ran.
package struct CodeCoverage: Hashable, Sendable {
  /// A place in a file. Lines and columns count from 1, columns in bytes.
  package struct Place: Hashable, Comparable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

    package static func < (one: Place, other: Place) -> Bool {
      (one.line, one.column) < (other.line, other.column)
    }
  }

  /// A part of a function that runs as a whole. Parts of it that run another number of times are regions of their own.
  package struct Region: Hashable, Sendable {
    package var start: Place
    package var end: Place
    package var count: Int

    package init(start: Place, end: Place, count: Int) { (self.start, self.end, self.count) = (start, end, count) }
  }

  /// A function or a closure.
  package struct Function: Hashable, Sendable {
    /// The name without module and parameters: `PanelViewController.open`.
    package var name: String
    /// The mangled name.
    package var symbol: String
    /// The regions; the first one is that of the whole function.
    package var regions: [Region]
    /// Whether UIKit calls it for a touch: a method that a selector names, or the closure of an action.
    package var isHandler: Bool
    /// Whether the compiler made it of an expression, such as the right side of `&&` or the first value of a property.
    package var isImplicit: Bool

    package init(name: String, symbol: String, regions: [Region], isHandler: Bool, isImplicit: Bool) {
      (self.name, self.symbol, self.regions) = (name, symbol, regions)
      (self.isHandler, self.isImplicit) = (isHandler, isImplicit)
    }

    package var count: Int { regions.first?.count ?? 0 }
    package var line: Int { regions.first?.start.line ?? 0 }
  }

  /// A place at which the code goes one of several ways.
  package struct Branch: Hashable, Sendable {
    /// `if`, `guard`, `? :`, `&&`, `||`, `??`, `switch`, `catch`, `while` or `for`.
    package var kind: String
    package var place: Place
    /// How often the place was reached.
    package var count: Int
    package var ways: [Way]

    package init(kind: String, place: Place, count: Int, ways: [Way]) {
      (self.kind, self.place, self.count, self.ways) = (kind, place, count, ways)
    }
  }

  package struct Way: Hashable, Sendable {
    package var name: String
    package var count: Int

    package init(name: String, count: Int) { (self.name, self.count) = (name, count) }
  }

  /// A source file.
  package struct File: Hashable, Sendable {
    /// The path as the user named it.
    package var path: String
    package var functions: [Function]
    package var branches: [Branch]

    package init(path: String, functions: [Function], branches: [Branch]) {
      (self.path, self.functions, self.branches) = (path, functions, branches)
    }
  }

  /// The files in the order of the build.
  package var files: [File]

  package init(files: [File]) { self.files = files }

  package var total: CoverageCounts { files.reduce(CoverageCounts()) { $0 + CoverageCounts($1) } }
}
