#include "virtual_tasks.h"

#include <stddef.h>

#define SWIFT_CC __attribute__((swiftcall))

// Source: the header Concurrency.h of Swift's runtime: each hook gets the arguments of the function that it replaces, and
// that function as the last one.
typedef struct serial_executor {
  const void *identity;
  const void *implementation;
} serial_executor;

extern SWIFT_CC void (*swift_task_enqueueGlobal_hook)(void *job, void *original);
extern SWIFT_CC void (*swift_task_enqueueGlobalWithDelay_hook)(unsigned long long delay, void *job, void *original);
extern SWIFT_CC serial_executor (*swift_task_getMainExecutor_hook)(void *original);

static void (*enqueue)(void *job, unsigned long long delay);
static serial_executor main_executor;

static SWIFT_CC void enqueue_global(void *job, void *original) {
  (void)original;
  enqueue(job, 0);
}

static SWIFT_CC void enqueue_with_delay(unsigned long long delay, void *job, void *original) {
  (void)original;
  enqueue(job, delay);
}

static SWIFT_CC serial_executor get_main_executor(void *original) {
  (void)original;
  return main_executor;
}

void cvirtual_take_global_jobs(void (*function)(void *job, unsigned long long delay)) {
  enqueue = function;
  swift_task_enqueueGlobal_hook = enqueue_global;
  swift_task_enqueueGlobalWithDelay_hook = enqueue_with_delay;
}

void cvirtual_set_main_executor(const void *identity, const void *implementation) {
  main_executor.identity = identity;
  main_executor.implementation = implementation;
  swift_task_getMainExecutor_hook = get_main_executor;
}
