#define _GNU_SOURCE
#include "worker_process.h"

#include <fcntl.h>
#ifdef __linux__
#include <link.h>
#endif
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <unwind.h>
#endif

static cworker_page *crash_page;
static uint64_t crash_memory_limit;

/// The stack pointer at the crash, or 0 on a processor that is not known here.
static uintptr_t stack_pointer(const void *context) {
#if defined(__linux__) && defined(__x86_64__)
  return (uintptr_t)((const ucontext_t *)context)->uc_mcontext.gregs[REG_RSP];
#elif defined(__linux__) && defined(__aarch64__)
  return (uintptr_t)((const ucontext_t *)context)->uc_mcontext.sp;
#else
  (void)context;
  return 0;
#endif
}

/// Whether the instruction before an address is a call.
static bool follows_call(const uint8_t *address) {
#if defined(__x86_64__)
  if (address[-5] == 0xE8) return true;
  // An indirect call: the byte FF, and /2 in the next one.
  for (int length = 2; length <= 7; length++) {
    if (address[-length] == 0xFF && (address[-length + 1] & 0x38) == 0x10) return true;
  }
  return false;
#elif defined(__aarch64__)
  uint32_t before = (uint32_t)address[-4] | (uint32_t)address[-3] << 8 | (uint32_t)address[-2] << 16 | (uint32_t)address[-1] << 24;
  return (before & 0xFC000000) == 0x94000000 || (before & 0xFFFFFC1F) == 0xD63F0000;
#else
  (void)address;
  return false;
#endif
}

/// Stores the calls of the rules on the overflowed stack. Optimised code has no frame pointers, so every word that is an
/// address after a call counts. Some can be left from calls that have returned.
static void store_calls(const void *context) {
  enum { most_bytes = 1 << 20, longest_call = 7 };
  const uintptr_t *word = (const uintptr_t *)(stack_pointer(context) & ~(sizeof(uintptr_t) - 1));
  const uintptr_t *end = word + most_bytes / sizeof(uintptr_t);
  unsigned count = 0;
  for (; word < end && count < cworker_call_count; word++) {
    uintptr_t address = *word - crash_page->library_address;
    if (address < longest_call || address >= crash_page->library_code) continue;
    if (follows_call((const uint8_t *)*word)) crash_page->calls[count++] = address;
  }
}

#ifdef __linux__
static _Unwind_Reason_Code store_frame(struct _Unwind_Context *context, void *count) {
  unsigned *stored = count;
  int is_before_instruction = 0;
  uintptr_t address = _Unwind_GetIPInfo(context, &is_before_instruction) - crash_page->library_address;
  // A return address is that of the instruction after the call.
  if (address < crash_page->library_code) crash_page->calls[(*stored)++] = address + (is_before_instruction != 0);
  return *stored < cworker_call_count ? _URC_NO_REASON : _URC_END_OF_STACK;
}
#endif

/// Stores the calls of the rules on a stack that has not overflowed.
static void store_frames(void) {
#ifdef __linux__
  unsigned count = 0;
  _Unwind_Backtrace(store_frame, &count);
#endif
}

/// The data memory of this process in bytes, or 0 if it is not known. Uses system calls only.
static uint64_t data_memory(void) {
#ifdef __linux__
  char text[256];
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  // The sixth number: data and stack, in pages.
  const char *rest = text;
  uint64_t pages = 0;
  for (int column = 0; column < 6; column++) {
    while (*rest == ' ') rest++;
    pages = 0;
    while (*rest >= '0' && *rest <= '9') pages = pages * 10 + (uint64_t)(*rest++ - '0');
  }
  return pages * (uint64_t)sysconf(_SC_PAGESIZE);
#else
  return 0;
#endif
}

static void did_crash(int number, siginfo_t *info, void *context) {
  if (crash_page->signal == 0) {
    crash_page->signal = number;
    uintptr_t top = stack_pointer(context);
    uintptr_t address = (uintptr_t)info->si_addr;
    uintptr_t distance = address > top ? address - top : top - address;
    bool is_access = number == SIGSEGV || number == SIGBUS;
    crash_page->is_sent = info->si_code == SI_USER && info->si_pid != getpid();
    crash_page->started_threads = cworker_started_threads();
    crash_page->is_stack_overflow = is_access && top != 0 && distance < (1 << 16);
    if (crash_page->library_code > 0) {
      if (crash_page->is_stack_overflow) store_calls(context);
      else store_frames();
    }
    crash_page->is_out_of_memory = crash_memory_limit != 0 && data_memory() > crash_memory_limit - crash_memory_limit / 16;
  }
  signal(number, SIG_DFL);
  raise(number);
}

/// The rules have called exit, or the process ends regularly: then no function of them is on the stack.
static void did_exit(void) {
  crash_page->started_threads = cworker_started_threads();
  if (crash_page->library_code > 0 && crash_page->signal == 0) store_frames();
}

static void did_interrupt(int number) {
  (void)number;
  crash_page->started_threads = cworker_started_threads();
  if (crash_page->library_code > 0 && crash_page->signal == 0) store_frames();
  kill(getpid(), SIGKILL);
}

int32_t cworker_interruption(void) { return SIGUSR2; }

void cworker_report_interruption(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = did_interrupt;
  action.sa_flags = SA_ONSTACK;
  sigaction(SIGUSR2, &action, NULL);
  // The process that started this one can have blocked the signal.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGUSR2);
  sigprocmask(SIG_UNBLOCK, &signals, NULL);
}

void cworker_report_crashes(cworker_page *page, uint64_t memory_limit) {
  enum { size = 1 << 16 };
  crash_page = page;
  crash_memory_limit = memory_limit;
  stack_t stack = {.ss_sp = malloc(size), .ss_size = size};
  sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = did_crash;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
  for (unsigned index = 0; index < sizeof numbers / sizeof *numbers; index++) sigaction(numbers[index], &action, NULL);
  signal(SIGUSR2, SIG_IGN);
  atexit(did_exit);
}

#ifdef __linux__
static int note_object(struct dl_phdr_info *info, size_t size, void *path) {
  (void)size;
  if (info->dlpi_name == NULL || strcmp(info->dlpi_name, (const char *)path) != 0) return 0;
  uint64_t end = 0;
  for (unsigned index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    bool is_code = segment->p_type == PT_LOAD && (segment->p_flags & PF_X) != 0;
    if (is_code && segment->p_vaddr + segment->p_memsz > end) end = segment->p_vaddr + segment->p_memsz;
  }
  crash_page->library_address = info->dlpi_addr;
  crash_page->library_code = end;
  return 1;
}
#endif

void cworker_note_library(const char *path) {
#ifdef __linux__
  if (crash_page != NULL) dl_iterate_phdr(note_object, (void *)path);
#else
  (void)path;
#endif
}

bool cworker_end_with_parent(int32_t parent) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  return getppid() == parent;
}

void cworker_limit_memory(uint64_t bytes) {
#ifdef __linux__
  struct rlimit limit = {.rlim_cur = bytes, .rlim_max = bytes};
  setrlimit(RLIMIT_DATA, &limit);
#else
  (void)bytes;
#endif
}

void cworker_disable_core_files(void) {
  struct rlimit limit = {.rlim_cur = 0, .rlim_max = 0};
  setrlimit(RLIMIT_CORE, &limit);
}
