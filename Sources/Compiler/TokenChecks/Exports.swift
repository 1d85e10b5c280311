@_exported import TokenThemes
