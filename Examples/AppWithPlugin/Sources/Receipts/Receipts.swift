/// How wide a receipt is printed.
public var receiptWidth: Double { Theme.default.receipt.width }
