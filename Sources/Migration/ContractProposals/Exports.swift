@_exported import TokenCompiler
