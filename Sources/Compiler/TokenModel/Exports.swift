// The types of these modules are in the declarations of this one, so files that import it have them,
// as all files of this module do.
@_exported import ColorMath
@_exported import TokenJSON
@_exported import Writers
