// Runs a command and prints what it took as a whole process: nanoseconds on the clock, nanoseconds
// of CPU, peak resident KiB, exit code.
//
//   run FOLDER OUTPUT COMMAND [ARGUMENT…]
//
// The command runs in FOLDER, and what it prints goes to the file OUTPUT. A small program does this
// because a child's peak memory is at least that of the process that it was forked from.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static long long nanoseconds(struct timeval time) {
  return time.tv_sec * 1000000000LL + time.tv_usec * 1000LL;
}

int main(int count, char *arguments[]) {
  if (count < 4) {
    fprintf(stderr, "run FOLDER OUTPUT COMMAND [ARGUMENT...]\n");
    return 64;
  }
  int output = open(arguments[2], O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (output < 0 || chdir(arguments[1]) != 0) {
    perror("run");
    return 2;
  }
  long long start = now();
  pid_t child = fork();
  if (child == 0) {
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    execvp(arguments[3], arguments + 3);
    perror(arguments[3]);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) != child) {
    perror("run");
    return 2;
  }
  long long wall = now() - start;
  long long cpu = nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
  int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  printf("%lld %lld %ld %d\n", wall, cpu, usage.ru_maxrss, code);
  return EXIT_SUCCESS;
}
