#ifndef TOUCHREPLAY_CWORKERPROCESS_H
#define TOUCHREPLAY_CWORKERPROCESS_H

#include <stdbool.h>
#include <stdint.h>

/// The number of calls that are stored after an overflow of the stack.
enum { cworker_call_count = 64 };

/// The size of the memory for the name of a view, in bytes.
enum { cworker_view_size = 512 };

/// The size of the memory with one bit for each fault whose place the code has reached, in bytes.
enum { cworker_mutant_bytes = 8192 };

/// Memory that a worker process shares with the process that started it. It can be read after the worker has crashed.
typedef struct cworker_page {
  /// The event that the replay is at; negative before the first one.
  int64_t event;
  /// The time of that event, in microseconds since the start of the session.
  int64_t microseconds;
  /// The signal of a crash, or 0.
  int32_t signal;
  /// Whether the crash is an overflow of the stack.
  int32_t is_stack_overflow;
  /// Whether the memory limit was nearly reached at the crash.
  int32_t is_out_of_memory;
  /// The time of the monotonic clock at which a supervised process began its current step, in nanoseconds; 0 in other
  /// processes.
  int64_t step_began;
  /// Where the rules library is in memory, and the end of its code relative to that; 0 if it is not loaded.
  uint64_t library_address;
  uint64_t library_code;
  /// The return addresses in the rules library at a crash, at a call of exit or when the process was interrupted, relative to it,
  /// the innermost first; 0 after the last one.
  uint64_t calls[cworker_call_count];
  /// 0 while a session runs in a process of its own; afterwards 1 more than the session's result.
  int32_t session_result;
  /// What the session is replayed for: 0 for the outcomes that are compared.
  int32_t part;
  /// The number of outcomes that were compared.
  int64_t outcomes;
  /// The number of the session in its recording.
  int64_t session;
  /// Whether another process sent the signal of the crash.
  int32_t is_sent;
  /// The number of threads that the process had started at its end.
  int32_t started_threads;
  /// The name of the view that a touch of the event has hit.
  char view[cworker_view_size];
  /// One bit for each fault whose place the code has reached.
  uint8_t reached_mutants[cworker_mutant_bytes];
} cworker_page;

/// The bits of the faults whose places the code has reached.
static inline uint8_t *cworker_reached_mutants(cworker_page *page) { return page->reached_mutants; }

/// Stores crashes of this process in `page`. `memory_limit` is the limit in bytes, or 0.
///
/// The handler runs on a stack of its own and then lets the signal end the process.
void cworker_report_crashes(cworker_page *page, uint64_t memory_limit);

/// The signal with which a process with rules is interrupted. One that does not run rules ignores it.
int32_t cworker_interruption(void);

/// Lets the interruption of this process store what the rules are doing, and then end it. Call it after cworker_report_crashes.
void cworker_report_interruption(void);

/// Stores where the library that was loaded from `path` is in memory. Call it after cworker_report_crashes.
void cworker_note_library(const char *path);

/// Lets the system end this process when the process `parent` has ended. Returns false if it has ended already.
///
/// Only Linux offers this. On other systems a worker ends when it next reads from its connection.
bool cworker_end_with_parent(int32_t parent);

/// Limits the memory of this process, in bytes.
void cworker_limit_memory(uint64_t bytes);

/// The number of threads that this process has started, including those that have ended.
///
/// The function `pthread_create` of this module counts. Libraries use it if the program exports its symbols.
int32_t cworker_started_threads(void);

/// Starts a copy of this process, which ends with it. Returns 0 in the copy, and -1 if there is none.
int32_t cworker_fork(void);

/// Makes this process the parent of the processes that its children leave.
void cworker_adopt_orphans(void);

/// Kills all children of this process and their children, and waits for the ends of the former.
void cworker_end_children(void);

/// Kills the processes that `ancestor` and its children have started, but not `ancestor`.
void cworker_kill_descendants(int32_t ancestor);

/// Ends this process in the way that another one ended, according to its status of `waitpid`.
_Noreturn void cworker_end_with_status(int32_t status);

/// Turns core files of this process off.
void cworker_disable_core_files(void);

#endif
