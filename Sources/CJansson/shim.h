#if __has_include(<jansson.h>)
#include <jansson.h>
#else
// Homebrew's folder on Apple silicon. SwiftPM asks `brew` for it, but Xcode started from the Dock does
// not have `brew` in its PATH.
#include "/opt/homebrew/include/jansson.h"
#endif
