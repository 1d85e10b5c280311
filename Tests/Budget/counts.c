// Counts what a command asks the C library for: memory, and reading and writing files. Loaded in
// front of the library (LD_PRELOAD), it adds lines `name number` to the file that COUNTS names.
// Linux with glibc only. Any number of threads may be counted.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// What malloc and its kin are called inside glibc. dlsym cannot be asked for them: it allocates.
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_llong allocations, bytes_allocated, bytes_live, bytes_at_peak;
static atomic_llong files_opened, files_created, files_flushed, files_renamed, bytes_written;

// MARK: Memory

static void live(long long change) {
  long long now = atomic_fetch_add(&bytes_live, change) + change;
  long long peak = atomic_load(&bytes_at_peak);
  while (now > peak && !atomic_compare_exchange_weak(&bytes_at_peak, &peak, now)) {
  }
}

static void *counted(void *memory, size_t size) {
  if (memory == NULL) return NULL;
  atomic_fetch_add(&allocations, 1);
  atomic_fetch_add(&bytes_allocated, (long long)size);
  live((long long)malloc_usable_size(memory));
  return memory;
}

void *malloc(size_t size) { return counted(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) {
  return counted(__libc_calloc(count, size), count * size);
}

void *realloc(void *old, size_t size) {
  long long before = old == NULL ? 0 : (long long)malloc_usable_size(old);
  void *memory = __libc_realloc(old, size);
  if (memory != NULL || size == 0) live(-before);
  return counted(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *got = memalign(alignment, size);
  if (got == NULL) return ENOMEM;
  *memory = got;
  return 0;
}

void free(void *memory) {
  if (memory != NULL) live(-(long long)malloc_usable_size(memory));
  __libc_free(memory);
}

// MARK: Files

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int opened(int descriptor, int flags) {
  if (descriptor >= 0) atomic_fetch_add(flags & O_CREAT ? &files_created : &files_opened, 1);
  return descriptor;
}

// The same function with offsets of 32 and of 64 bits.
#define OPEN(name)                                            \
  int name(const char *path, int flags, ...) {                \
    va_list more;                                             \
    va_start(more, flags);                                    \
    mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0; \
    va_end(more);                                             \
    return opened(NEXT(name)(path, flags, mode), flags);      \
  }
#define OPENAT(name)                                                \
  int name(int folder, const char *path, int flags, ...) {          \
    va_list more;                                                   \
    va_start(more, flags);                                          \
    mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;       \
    va_end(more);                                                   \
    return opened(NEXT(name)(folder, path, flags, mode), flags);    \
  }
OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)

static ssize_t written(ssize_t count) {
  if (count > 0) atomic_fetch_add(&bytes_written, count);
  return count;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  return written(NEXT(write)(descriptor, bytes, count));
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  return written(NEXT(pwrite)(descriptor, bytes, count, offset));
}

ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  return written(NEXT(writev)(descriptor, parts, count));
}

int fsync(int descriptor) {
  atomic_fetch_add(&files_flushed, 1);
  return NEXT(fsync)(descriptor);
}

int fdatasync(int descriptor) {
  atomic_fetch_add(&files_flushed, 1);
  return NEXT(fdatasync)(descriptor);
}

int rename(const char *old, const char *new) {
  atomic_fetch_add(&files_renamed, 1);
  return NEXT(rename)(old, new);
}

int renameat(int from, const char *old, int to, const char *new) {
  atomic_fetch_add(&files_renamed, 1);
  return NEXT(renameat)(from, old, to, new);
}

// MARK: The end

static void report(void) {
  const char *path = getenv("COUNTS");
  if (path == NULL) return;
  char text[512];
  int length = snprintf(
      text, sizeof text,
      "allocations %lld\nbytes_allocated %lld\nbytes_at_peak %lld\nfiles_opened %lld\n"
      "files_created %lld\nfiles_flushed %lld\nfiles_renamed %lld\nbytes_written %lld\n",
      allocations, bytes_allocated, bytes_at_peak, files_opened, files_created, files_flushed,
      files_renamed, bytes_written);
  long file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND, 0600);
  if (file < 0 || syscall(SYS_write, file, text, (size_t)length) != length) abort();
  syscall(SYS_close, file);
}

__attribute__((destructor)) static void end(void) { report(); }

// A command may leave without running destructors.
void _exit(int code) {
  report();
  syscall(SYS_exit_group, code);
  __builtin_unreachable();
}
