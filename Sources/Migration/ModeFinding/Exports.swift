@_exported import ForeignValues
