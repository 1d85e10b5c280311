@_exported import ModeFinding
@_exported import TokenThemes
