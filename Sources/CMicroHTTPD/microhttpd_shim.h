#ifndef TOUCHREPLAY_CMICROHTTPD_SHIM_H
#define TOUCHREPLAY_CMICROHTTPD_SHIM_H

#if !__has_include(<microhttpd.h>)
#error "libmicrohttpd is missing: run script/bootstrap, or install libmicrohttpd-dev (Fedora: libmicrohttpd-devel, macOS: brew install libmicrohttpd)"
#endif

#include <microhttpd.h>

#if MHD_VERSION < 0x00097206
#error "libmicrohttpd is too old: 0.9.73 or later is needed"
#endif

/// The callbacks of a server. All are called with the same `context`.
struct cmicrohttpd_callbacks {
  void *context;
  MHD_NotifyConnectionCallback connected;
  void *(*target)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_AccessHandlerCallback handle;
  MHD_RequestCompletedCallback completed;
};

/// MHD_start_daemon is variadic, and Swift cannot import variadic C functions; this is the one form that is used here:
/// no threads, no lines of the library's own on standard error, and a socket that listens already.
static inline struct MHD_Daemon *cmicrohttpd_start(
  int listening, size_t head_bytes, unsigned int connections, unsigned int idle_seconds,
  const struct cmicrohttpd_callbacks *callbacks) {
  return MHD_start_daemon(
    MHD_USE_AUTO, 0, NULL, NULL, callbacks->handle, callbacks->context,
    MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listening,
    MHD_OPTION_CONNECTION_MEMORY_LIMIT, head_bytes,
    MHD_OPTION_CONNECTION_LIMIT, connections,
    MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
    MHD_OPTION_NOTIFY_CONNECTION, callbacks->connected, callbacks->context,
    MHD_OPTION_URI_LOG_CALLBACK, callbacks->target, callbacks->context,
    MHD_OPTION_NOTIFY_COMPLETED, callbacks->completed, callbacks->context,
    MHD_OPTION_END);
}

/// The socket of a connection, or -1; MHD_get_connection_info is variadic too.
static inline int cmicrohttpd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? (int)info->connect_fd : -1;
}

#endif
