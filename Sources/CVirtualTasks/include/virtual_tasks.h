#ifndef TOUCHREPLAY_CVIRTUALTASKS_H
#define TOUCHREPLAY_CVIRTUALTASKS_H

/// Lets `enqueue` run the jobs of Swift's concurrency that belong to no actor. `delay` is in nanoseconds.
void cvirtual_take_global_jobs(void (*enqueue)(void *job, unsigned long long delay));

/// Makes an executor that of the main actor. The arguments are the parts of a reference to a serial executor.
void cvirtual_set_main_executor(const void *identity, const void *implementation);

#endif
