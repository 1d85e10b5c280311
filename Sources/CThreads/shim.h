#include <pthread.h>

#ifdef __GLIBC__
#include <sched.h>

// Declared here because glibc's headers show them to programs in C alone (_GNU_SOURCE).
int sched_getcpu(void);
int sched_getaffinity(int, size_t, cpu_set_t *);
int pthread_attr_setaffinity_np(pthread_attr_t *, size_t, const cpu_set_t *);

/// Has threads made with these attributes begin on another processor than the caller's, if they may.
///
/// Linux may queue a new thread behind the one that made it, while another processor is idle, until
/// it looks at the balance again: for milliseconds, as long as a small project takes.
static inline void begin_elsewhere(pthread_attr_t *attributes) {
  cpu_set_t set;
  const size_t bits = 8 * sizeof set.__bits[0];
  int current = sched_getcpu(), others = 0;
  if (sched_getaffinity(0, sizeof set, &set) != 0) return;
  if (current < 0 || (size_t)current >= 8 * sizeof set) return;
  set.__bits[current / bits] &= ~((__cpu_mask)1 << current % bits);
  for (size_t i = 0; i < sizeof set / sizeof set.__bits[0]; i++) others |= set.__bits[i] != 0;
  if (others) pthread_attr_setaffinity_np(attributes, sizeof set, &set);
}
#else
static inline void begin_elsewhere(pthread_attr_t *attributes) {}
#endif
