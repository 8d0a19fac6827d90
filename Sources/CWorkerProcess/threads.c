#define _GNU_SOURCE
#include "worker_process.h"

#ifdef __linux__
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int started_threads;

typedef int (*create_function)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

/// Counts and calls the system's function of this name.
__attribute__((visibility("default"))) int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
  static _Atomic(create_function) system_function;
  create_function create = atomic_load(&system_function);
  if (create == NULL) {
    create = (create_function)dlsym(RTLD_NEXT, "pthread_create");
    if (create == NULL) return EAGAIN;
    atomic_store(&system_function, create);
  }
  atomic_fetch_add(&started_threads, 1);
  return create(thread, attributes, body, argument);
}

int32_t cworker_started_threads(void) { return atomic_load(&started_threads); }
#else
int32_t cworker_started_threads(void) { return 0; }
#endif
