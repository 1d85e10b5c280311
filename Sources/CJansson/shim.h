#if __has_include(<jansson.h>)
#include <jansson.h>
#else
// Homebrew's folder on Apple silicon. SwiftPM asks `brew` for it, which Xcode started from the Dock does
// not have in its PATH.
#include "/opt/homebrew/include/jansson.h"
#endif
