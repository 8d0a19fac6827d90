// The first file of UIKit.
