@_exported import TokenOutputs
