import type { Migration } from '../migrate.ts';

/** Contracts say in words which packages they are of, as lists show and search them: what the form computes of those signed from now on. */
export const contractPackages: Migration = {
  number: 76,
  name: 'contract-packages',
  sql: `
update records r set data = r.data || jsonb_build_object('packagesText', p.names)
from (
  select c.county_code, c.id, string_agg(btrim(one.row->>'packageName'), '、' order by one.at) as names
  from records c cross join lateral jsonb_array_elements(c.data->'packages') with ordinality one(row, at)
  where c.form_id = 'family-doctor-contract' and jsonb_typeof(c.data->'packages') = 'array' and btrim(one.row->>'packageName') <> ''
  group by 1, 2
) p
where r.county_code = p.county_code and r.id = p.id;
`,
};
