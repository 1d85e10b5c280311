@_exported import TokenChecks
