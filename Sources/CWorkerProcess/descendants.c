#define _GNU_SOURCE
#include "worker_process.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

int32_t cworker_fork(void) {
  int32_t parent = getpid();
  int32_t child = fork();
  if (child == 0 && !cworker_end_with_parent(parent)) _exit(0);
  return child;
}

void cworker_adopt_orphans(void) {
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
}

/// The parent of a process, or 0 if the process has ended.
static int32_t parent_of(int32_t process) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  // The name is in parentheses and can contain anything. The state and the parent follow it.
  const char *end = strrchr(text, ')');
  int32_t parent = 0;
  char state = 'Z';
  if (end == NULL || sscanf(end + 1, " %c %d", &state, &parent) != 2 || state == 'Z') return 0;
  return parent;
}

void cworker_kill_descendants(int32_t ancestor) {
  // A new process can appear while the list is read, so the list is read until no process was killed.
  for (int round = 0; round < 8; round++) {
    DIR *folder = opendir("/proc");
    if (folder == NULL) return;
    int killed = 0;
    for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
      int32_t process = atoi(entry->d_name);
      if (process <= 1 || process == ancestor) continue;
      for (int32_t parent = parent_of(process); parent > 1; parent = parent_of(parent)) {
        if (parent != ancestor) continue;
        if (kill(process, SIGKILL) == 0) killed++;
        break;
      }
    }
    closedir(folder);
    if (killed == 0) return;
  }
}

void cworker_end_children(void) {
  // Without children, which is the ordinary case, this is a single call.
  while (true) {
    siginfo_t information;
    memset(&information, 0, sizeof information);
    if (waitid(P_ALL, 0, &information, WEXITED | WNOHANG) != 0) return;
    if (information.si_pid != 0) continue;
    cworker_kill_descendants(getpid());
    if (waitid(P_ALL, 0, &information, WEXITED) != 0) return;
  }
}

void cworker_end_with_status(int32_t status) {
  if (WIFSIGNALED(status)) {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, WTERMSIG(status));
    signal(WTERMSIG(status), SIG_DFL);
    sigprocmask(SIG_UNBLOCK, &signals, NULL);
    raise(WTERMSIG(status));
    _exit(128 + WTERMSIG(status));
  }
  _exit(WEXITSTATUS(status));
}
