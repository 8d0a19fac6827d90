#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "virtual_random.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

// The functions below have the names of those of the C library and of Foundation. A program's own functions come before those of the
// libraries that it loads, so the libraries call these.

static bool (*take)(void *bytes, size_t count);
static _Thread_local bool is_taking;

void cvirtual_take_random(bool (*fill)(void *bytes, size_t count)) {
  is_taking = fill != NULL;
  if (is_taking) take = fill;
}

static bool fill(void *bytes, size_t count) { return is_taking && take(bytes, count); }

// The function of that name that this file replaces.
static void *next(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (function == NULL) abort();
  return function;
}

// Swift's generator of random numbers calls this, with a number of bytes of at most 256 at a time.
long syscall(long number, ...) {
  typedef long (*function)(long, long, long, long, long, long, long);
  static _Atomic(function) original;
  va_list list;
  va_start(list, number);
  long arguments[6];
  for (int index = 0; index < 6; index++) arguments[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && fill((void *)arguments[0], (size_t)arguments[1])) return arguments[1];
  if (original == NULL) original = (function)next("syscall");
  return original(
    number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}

// A signal handler may be the first to call it, and must not search for a function.
__attribute__((constructor)) static void find_original(void) { syscall(SYS_gettid); }

ssize_t getrandom(void *bytes, size_t count, unsigned int flags) {
  return fill(bytes, count) ? (ssize_t)count : (ssize_t)syscall(SYS_getrandom, bytes, count, flags);
}

int getentropy(void *bytes, size_t count) {
  if (count > 256) {
    errno = EIO;
    return -1;
  }
  return getrandom(bytes, count, 0) == (ssize_t)count ? 0 : -1;
}

static uint64_t number(void) {
  uint64_t result = 0;
  // The call is not interrupted for so few bytes.
  if (getrandom(&result, sizeof result, 0) != sizeof result) abort();
  return result;
}

void arc4random_buf(void *bytes, size_t count) {
  while (count > 0) {
    uint64_t next = number();
    size_t part = count < sizeof next ? count : sizeof next;
    memcpy(bytes, &next, part);
    bytes = (char *)bytes + part;
    count -= part;
  }
}

uint32_t arc4random(void) { return (uint32_t)number(); }

uint32_t arc4random_uniform(uint32_t bound) {
  // The remainder of 64 bits favours no number by more than 1 in 4 billion.
  return bound < 2 ? 0 : (uint32_t)(number() % bound);
}

#define REPLACED(type, name, value)                     \
  type name(void) {                                     \
    static _Atomic(type (*)(void)) original;            \
    uint64_t bits;                                      \
    if (fill(&bits, sizeof bits)) return (type)(value); \
    if (original == NULL) original = next(#name);       \
    return original();                                  \
  }

REPLACED(int, rand, bits & RAND_MAX)
REPLACED(long, random, bits & 0x7fffffff)
REPLACED(long, lrand48, bits & 0x7fffffff)
REPLACED(long, mrand48, (int32_t)bits)
REPLACED(double, drand48, (double)(bits >> 11) * 0x1p-53)

// Makes a random UUID: version 4, variant 1 of RFC 9562, section 5.4.
#define REPLACED_UUID(name)                                \
  void name(unsigned char *uuid) {                         \
    static _Atomic(void (*)(unsigned char *)) original;    \
    if (fill(uuid, 16)) {                                  \
      uuid[6] = (unsigned char)((uuid[6] & 0x0f) | 0x40);  \
      uuid[8] = (unsigned char)((uuid[8] & 0x3f) | 0x80);  \
      return;                                              \
    }                                                      \
    if (original == NULL) original = next(#name);          \
    original(uuid);                                        \
  }

// Foundation makes its UUID and its NSUUID with these.
REPLACED_UUID(_foundation_uuid_generate_random)
REPLACED_UUID(uuid_generate_random)
