#if __has_include(<jansson.h>)
#include <jansson.h>
#elif defined(__APPLE__)
// Homebrew's folder on Apple silicon. SwiftPM asks `brew` for it, but Xcode started from the Dock does
// not have `brew` in its PATH.
#include "/opt/homebrew/include/jansson.h"
#else
#error "libjansson is missing: run Scripts/setup, or install libjansson-dev or jansson-devel"
#endif
