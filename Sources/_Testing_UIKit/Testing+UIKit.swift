// The toolchain's Testing module makes every file that imports it together with a module named UIKit import this
// module, too. On Apple's systems it adds image attachments. Here it is empty, but it must exist.
