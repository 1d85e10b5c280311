// One processor, wherever the command is counted: with more, what is allocated at the same time depends
// on which thread is ahead. Loaded in front of the C library (LD_PRELOAD).
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>

long sysconf(int name) {
  if (name == _SC_NPROCESSORS_ONLN || name == _SC_NPROCESSORS_CONF) return 1;
  return ((long (*)(int))dlsym(RTLD_NEXT, "sysconf"))(name);
}
