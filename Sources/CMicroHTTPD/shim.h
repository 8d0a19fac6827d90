#ifndef TOUCHREPLAY_CMICROHTTPD_SHIM_H
#define TOUCHREPLAY_CMICROHTTPD_SHIM_H

#if !__has_include(<microhttpd.h>)
#error "libmicrohttpd is missing: run script/bootstrap, or install libmicrohttpd-dev (Fedora: libmicrohttpd-devel, macOS: brew install libmicrohttpd)"
#endif

#include <microhttpd.h>

#endif
