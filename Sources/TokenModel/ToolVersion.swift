/// The version of `tincture` and `tincture-mustache`, as in Semantic Versioning 2.0.0.
///
/// Commands and logs print it. No generated file holds it: a new version that compiles the same
/// tokens to the same text changes no checked-in file.
package let toolVersion = "0.1.0"
