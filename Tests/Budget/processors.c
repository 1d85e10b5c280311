// One processor, wherever the command is counted: with more, what is allocated at the same time depends
// on which thread is ahead. Loaded in front of the C library (LD_PRELOAD). Dispatch asks which
// processors a thread may use, others how many there are.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#include <unistd.h>

long sysconf(int name) {
  if (name == _SC_NPROCESSORS_ONLN || name == _SC_NPROCESSORS_CONF) return 1;
  return ((long (*)(int))dlsym(RTLD_NEXT, "sysconf"))(name);
}

int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *processors) {
  (void)thread;
  CPU_ZERO_S(size, processors);
  CPU_SET_S(0, size, processors);
  return 0;
}
