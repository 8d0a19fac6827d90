/// Tests that use the engine also use the repository's files, and import one module for both.
@_exported public import TestBasics
