@_exported import TokenModel
