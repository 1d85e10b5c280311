#include <pthread.h>
#include <stddef.h>

#ifdef __GLIBC__
#include <malloc.h>
#include <sched.h>

// Declared here because glibc's headers show them to programs in C alone (_GNU_SOURCE).
int sched_getcpu(void);
int sched_getaffinity(int, size_t, cpu_set_t *);
int sched_setaffinity(int, size_t, const cpu_set_t *);
int pthread_attr_setaffinity_np(pthread_attr_t *, size_t, const cpu_set_t *);

/// The processors that a thread may use; none where that is not known.
typedef struct {
  cpu_set_t set;
  int count;
} processors;

/// Has threads made with these attributes begin on another processor than the caller's, if they may,
/// and returns the processors that the caller may use. What begins there is to call `go_anywhere`.
///
/// Linux may queue a new thread behind the one that made it, while another processor is idle, until
/// it looks at the balance again: for milliseconds, as long as a small project takes.
static inline processors begin_elsewhere(pthread_attr_t *attributes) {
  processors all = {.count = 0};
  const size_t bits = 8 * sizeof all.set.__bits[0];
  int current = sched_getcpu();
  if (sched_getaffinity(0, sizeof all.set, &all.set) != 0) return all;
  for (size_t i = 0; i < 8 * sizeof all.set; i++) {
    all.count += all.set.__bits[i / bits] >> i % bits & 1;
  }
  if (current < 0 || (size_t)current >= 8 * sizeof all.set || all.count < 2) return all;
  cpu_set_t others = all.set;
  others.__bits[current / bits] &= ~((__cpu_mask)1 << current % bits);
  pthread_attr_setaffinity_np(attributes, sizeof others, &others);
  return all;
}

/// Has a heap that is full grow by so many bytes at once, instead of by a page or some: each growth is
/// a system call, and all threads wait for one another meanwhile.
///
/// Whoever sets one limit keeps glibc from raising the others when large blocks are freed, so that each
/// of those would be asked of the system anew. They are set to where it would have ended.
static inline void grow_heaps_by(int bytes) {
  mallopt(M_TOP_PAD, bytes);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
}

/// Lets the calling thread use all those processors.
static inline void go_anywhere(processors all) {
  if (all.count > 0) sched_setaffinity(0, sizeof all.set, &all.set);
}
#else
typedef struct {
  int count;
} processors;
static inline processors begin_elsewhere(pthread_attr_t *attributes) {
  return (processors){.count = 0};
}
static inline void go_anywhere(processors all) {}
static inline void grow_heaps_by(int bytes) {}
#endif
