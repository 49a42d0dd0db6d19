/** Tables whose rows follow from others: no backup holds them, and a restored site works them out anew. */
export const DERIVED_TABLES: readonly string[] = [
  'resident_facts',
  'fact_versions',
  'fact_checks',
  'plans',
  'plan_people',
  'check_people',
  'derived_work',
  'branch_changes',
  'data_patterns',
  'data_pattern_sheets',
  'data_pattern_runs',
];
