// The types of these modules are in the declarations of this one, so whoever reads tokens has them.
@_exported import ColorMath
@_exported import TokenJSON
@_exported import Writers
