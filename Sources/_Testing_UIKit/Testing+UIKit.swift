// The toolchain's Testing says that whoever imports it together with a module named UIKit imports this module as well; on
// Apple's systems it attaches images. Here there is nothing to add, but the module must be there.
