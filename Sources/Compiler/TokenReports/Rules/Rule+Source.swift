import TokenModel

extension Rule {
  /// The rule's page in `docs/diagnostics`, as Markdown. The pages are embedded in the tool.
  ///
  /// `UPDATE_PAGES=1 swift test --filter RuleTable` writes the list of pages.
  var source: [UInt8] {
    switch rawValue {
    case "invalid-json": PackageResources.invalid_json_md
    case "duplicate-key": PackageResources.duplicate_key_md
    case "duplicate-description": PackageResources.duplicate_description_md
    case "invalid-utf8": PackageResources.invalid_utf8_md
    case "invalid-name": PackageResources.invalid_name_md
    case "padded-name": PackageResources.padded_name_md
    case "unknown-property": PackageResources.unknown_property_md
    case "unfinished-token": PackageResources.unfinished_token_md
    case "unknown-type": PackageResources.unknown_type_md
    case "string-type": PackageResources.string_type_md
    case "missing-type": PackageResources.missing_type_md
    case "foreign-dialect": PackageResources.foreign_dialect_md
    case "mixed-dialect": PackageResources.mixed_dialect_md
    case "not-carried": PackageResources.not_carried_md
    case "changed-value": PackageResources.changed_value_md
    case "lost-mode": PackageResources.lost_mode_md
    case "lost-values": PackageResources.lost_values_md
    case "unproven-plan": PackageResources.unproven_plan_md
    case "invalid-value": PackageResources.invalid_value_md
    case "component-range": PackageResources.component_range_md
    case "short-hex": PackageResources.short_hex_md
    case "hex-mismatch": PackageResources.hex_mismatch_md
    case "token-alpha": PackageResources.token_alpha_md
    case "older-form": PackageResources.older_form_md
    case "bare-dimension": PackageResources.bare_dimension_md
    case "dimension-unit": PackageResources.dimension_unit_md
    case "missing-letter-spacing": PackageResources.missing_letter_spacing_md
    case "line-height-unit": PackageResources.line_height_unit_md
    case "multi-layer-item": PackageResources.multi_layer_item_md
    case "clamped-position": PackageResources.clamped_position_md
    case "unknown-key": PackageResources.unknown_key_md
    case "invalid-project": PackageResources.invalid_project_md
    case "invalid-resolver": PackageResources.invalid_resolver_md
    case "single-context": PackageResources.single_context_md
    case "empty-set": PackageResources.empty_set_md
    case "unused-set": PackageResources.unused_set_md
    case "unused-modifier": PackageResources.unused_modifier_md
    case "inexact-input": PackageResources.inexact_input_md
    case "unused-input": PackageResources.unused_input_md
    case "invalid-contract": PackageResources.invalid_contract_md
    case "unmatched-source": PackageResources.unmatched_source_md
    case "unread-file": PackageResources.unread_file_md
    case "unread-mode": PackageResources.unread_mode_md
    case "unresolved-reference": PackageResources.unresolved_reference_md
    case "extends-cycle": PackageResources.extends_cycle_md
    case "inherited-type": PackageResources.inherited_type_md
    case "conflicting-token": PackageResources.conflicting_token_md
    case "unresolved-alias": PackageResources.unresolved_alias_md
    case "alias-cycle": PackageResources.alias_cycle_md
    case "deprecated-alias": PackageResources.deprecated_alias_md
    case "type-mismatch": PackageResources.type_mismatch_md
    case "limit-exceeded": PackageResources.limit_exceeded_md
    case "missing-token": PackageResources.missing_token_md
    case "missing-context-value": PackageResources.missing_context_value_md
    case "partial-token": PackageResources.partial_token_md
    case "unexpected-token": PackageResources.unexpected_token_md
    case "unmatched-contract": PackageResources.unmatched_contract_md
    case "unmatched-pair": PackageResources.unmatched_pair_md
    case "low-contrast": PackageResources.low_contrast_md
    case "indeterminate-contrast": PackageResources.indeterminate_contrast_md
    case "partly-measured": PackageResources.partly_measured_md
    case "unmatched-waiver": PackageResources.unmatched_waiver_md
    case "unneeded-waiver": PackageResources.unneeded_waiver_md
    case "undercut-waiver": PackageResources.undercut_waiver_md
    case "slack-floor": PackageResources.slack_floor_md
    case "expired-waiver": PackageResources.expired_waiver_md
    case "wrong-claim": PackageResources.wrong_claim_md
    case "unowned-waiver": PackageResources.unowned_waiver_md
    case "missing-reason": PackageResources.missing_reason_md
    case "role-name": PackageResources.role_name_md
    case "empty-audit": PackageResources.empty_audit_md
    case "unpaired-color": PackageResources.unpaired_color_md
    case "low-coverage": PackageResources.low_coverage_md
    case "thin-focus-indicator": PackageResources.thin_focus_indicator_md
    case "focus-neighbor": PackageResources.focus_neighbor_md
    case "hidden-layer": PackageResources.hidden_layer_md
    case "color-only-state": PackageResources.color_only_state_md
    case "identical-states": PackageResources.identical_states_md
    case "swapped-values": PackageResources.swapped_values_md
    case "reduced-contrast": PackageResources.reduced_contrast_md
    case "unimproved-contrast": PackageResources.unimproved_contrast_md
    case "unknown-contrast-context": PackageResources.unknown_contrast_context_md
    case "invalid-baseline": PackageResources.invalid_baseline_md
    case "stale-baseline": PackageResources.stale_baseline_md
    case "name-collision": PackageResources.name_collision_md
    case "similar-name": PackageResources.similar_name_md
    case "omitted-token": PackageResources.omitted_token_md
    case "unmatched-pattern": PackageResources.unmatched_pattern_md
    case "fixed-themes": PackageResources.fixed_themes_md
    case "invalid-template": PackageResources.invalid_template_md
    case "stale-output": PackageResources.stale_output_md
    case "other-version": PackageResources.other_version_md
    case "missing-output": PackageResources.missing_output_md
    case "edited-output": PackageResources.edited_output_md
    case "orphan-output": PackageResources.orphan_output_md
    default: []
    }
  }
}
