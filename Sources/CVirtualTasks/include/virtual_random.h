#ifndef TOUCHREPLAY_CVIRTUALTASKS_RANDOM_H
#define TOUCHREPLAY_CVIRTUALTASKS_RANDOM_H

#include <stdbool.h>
#include <stddef.h>

/// Takes the random bytes of this thread from `fill`: those of Swift's `SystemRandomNumberGenerator`, of UUIDs, and of the functions of C.
/// Where `fill` returns false, they are the system's. NULL ends it.
void cvirtual_take_random(bool (*fill)(void *bytes, size_t count));

#endif
