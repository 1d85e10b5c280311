/* Makes calls of a program fail. Preloaded (LD_PRELOAD) by test_injected.py.
 *
 * FAULT_CALL   the name of a call, or "any"
 * FAULT_NUMBER the number of the call that fails, from 1; 0 for none; with FAULT_ALWAYS, all later calls fail too
 * FAULT_ERRNO  the value of errno
 * FAULT_LOG    a file for the names of all calls, one per line, written when the program ends
 * FAULT_SHORT  reads and writes move at most this many bytes
 * FAULT_PAUSE  microseconds to sleep before each read
 *
 * Only calls after the start of main count, not those of the loader. Writes to standard output or
 * error never fail: other tests do that.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static int ready, number, fails_on, code, always, pause_time;
static size_t most;
static const char *wanted, *log_path;
static char log_text[1 << 20];
static size_t log_length;
static long allocations;

__attribute__((constructor)) static void begin(void) {
  const char *text;
  wanted = getenv("FAULT_CALL");
  log_path = getenv("FAULT_LOG");
  fails_on = (text = getenv("FAULT_NUMBER")) ? atoi(text) : 0;
  code = (text = getenv("FAULT_ERRNO")) ? atoi(text) : EIO;
  most = (text = getenv("FAULT_SHORT")) ? (size_t)atol(text) : 0;
  pause_time = (text = getenv("FAULT_PAUSE")) ? atoi(text) : 0;
  always = getenv("FAULT_ALWAYS") != NULL;
}

__attribute__((destructor)) static void end(void) {
  ready = 0;
  if (!log_path) return;
  FILE *file = fopen(log_path, "w");
  if (!file) return;
  fwrite(log_text, 1, log_length, file);
  for (long count = 0; count < allocations; count++) fputs("malloc\n", file);
  fclose(file);
}

static int (*program)(int, char **, char **);

static int begun(int count, char **arguments, char **environment) {
  ready = 1;
  return program(count, arguments, environment);
}

int __libc_start_main(int (*start)(int, char **, char **), int count, char **arguments,
                      void (*init)(void), void (*finish)(void), void (*finish_loader)(void),
                      void *stack) {
  program = start;
  int (*real)(int (*)(int, char **, char **), int, char **, void (*)(void), void (*)(void),
              void (*)(void), void *) =
      (__typeof__(real))dlsym(RTLD_NEXT, "__libc_start_main");
  return real(begun, count, arguments, init, finish, finish_loader, stack);
}

/* Whether this call must fail; sets errno if so. */
static int fails(const char *name) {
  if (!ready) return 0;
  if (log_path && strcmp(name, "malloc") && log_length + strlen(name) + 1 < sizeof log_text)
    log_length += (size_t)sprintf(log_text + log_length, "%s\n", name);
  if (!wanted || (strcmp(wanted, name) && strcmp(wanted, "any"))) return 0;
  number++;
  if (!fails_on || (always ? number < fails_on : number != fails_on)) return 0;
  errno = code;
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define PASS(result, failure, name, parameters, arguments) \
  result name parameters {                                  \
    if (fails(#name)) return failure;                       \
    return REAL(name) arguments;                            \
  }

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = va_arg(list, mode_t);
  va_end(list);
  // Dispatch opens a file of /proc for each thread that it starts, whenever that is, and traps where
  // it cannot. The command sees to it that there are enough descriptors before it uses threads.
  if (strncmp(path, "/proc/", 6) != 0 && fails("open")) return -1;
  return REAL(open)(path, flags, mode);
}

ssize_t read(int descriptor, void *buffer, size_t count) {
  if (fails("read")) return -1;
  if (ready && pause_time) usleep((useconds_t)pause_time);
  return REAL(read)(descriptor, buffer, ready && most && count > most ? most : count);
}

ssize_t write(int descriptor, const void *buffer, size_t count) {
  if (descriptor > 2 && fails("write")) return -1;
  return REAL(write)(descriptor, buffer, ready && most && count > most ? most : count);
}

/* A program continues after a failed close: the descriptor is closed anyway. */
int close(int descriptor) {
  int result = REAL(close)(descriptor);
  return fails("close") ? -1 : result;
}

struct dirent *readdir(DIR *folder) {
  if (fails("readdir")) return NULL;
  return REAL(readdir)(folder);
}

PASS(DIR *, NULL, opendir, (const char *path), (path))
PASS(int, -1, stat, (const char *restrict path, struct stat *restrict status), (path, status))
PASS(int, -1, lstat, (const char *restrict path, struct stat *restrict status), (path, status))
PASS(int, -1, fstat, (int descriptor, struct stat *status), (descriptor, status))
PASS(int, -1, fsync, (int descriptor), (descriptor))
PASS(int, -1, fchmod, (int descriptor, mode_t mode), (descriptor, mode))
PASS(int, -1, rename, (const char *from, const char *to), (from, to))
PASS(int, -1, unlink, (const char *path), (path))
PASS(int, -1, rmdir, (const char *path), (path))
PASS(int, -1, mkdir, (const char *path, mode_t mode), (path, mode))
PASS(int, -1, flock, (int descriptor, int operation), (descriptor, operation))
PASS(int, -1, pipe, (int ends[2]), (ends))
PASS(char *, NULL, realpath, (const char *restrict path, char *restrict buffer), (path, buffer))
PASS(void *, MAP_FAILED, mmap,
     (void *start, size_t size, int access, int flags, int descriptor, off_t offset),
     (start, size, access, flags, descriptor, offset))

#ifdef __GLIBC__
/* dlsym itself allocates, so these are called by glibc's internal names. */
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t),
    *__libc_memalign(size_t, size_t);

static int has_none(void) {
  if (!ready) return 0;
  __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED);
  return wanted && wanted[0] == 'm' && wanted[1] == 'a' && fails("malloc");
}

void *malloc(size_t size) { return has_none() ? NULL : __libc_malloc(size); }
void *calloc(size_t count, size_t size) { return has_none() ? NULL : __libc_calloc(count, size); }
void *realloc(void *old, size_t size) { return has_none() ? NULL : __libc_realloc(old, size); }
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (has_none()) return ENOMEM;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}
void *aligned_alloc(size_t alignment, size_t size) {
  return has_none() ? NULL : __libc_memalign(alignment, size);
}
#endif
