#ifndef TOUCHREPLAY_CQRENCODE_SHIM_H
#define TOUCHREPLAY_CQRENCODE_SHIM_H

#if !__has_include(<qrencode.h>)
#error "libqrencode is missing: run script/bootstrap, or install libqrencode-dev (Fedora: qrencode-devel, macOS: brew install qrencode)"
#endif

#include <qrencode.h>

#endif
