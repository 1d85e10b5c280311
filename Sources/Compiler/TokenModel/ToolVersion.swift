/// The version of `tincture`, `tincture-mustache` and `tincture-yaml`, as in Semantic Versioning 2.0.0.
///
/// Printed by commands and logs. Generated files do not contain it, so that a new version does not
/// change checked-in files.
package let toolVersion = "0.3.0"
