// Apple's Combine gives a file these names too.
@_exported public import Foundation
