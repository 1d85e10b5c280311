/// A JSON object as Foundation reads and writes it.
package typealias Object = [String: Any]
