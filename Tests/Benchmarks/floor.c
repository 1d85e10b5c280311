// What reading JSON costs with nothing around it: each file named is loaded by libjansson, as
// strictly as the command does, and freed. Benchmarks are stated as multiples of this.
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char *files[]) {
  for (int index = 1; index < count; index++) {
    json_error_t error;
    json_t *tree = json_load_file(files[index], JSON_REJECT_DUPLICATES, &error);
    if (tree == NULL) {
      fprintf(stderr, "%s:%d:%d: error: %s\n", files[index], error.line, error.column, error.text);
      return EXIT_FAILURE;
    }
    json_decref(tree);
  }
  return EXIT_SUCCESS;
}
