@_exported import TokenQueries
