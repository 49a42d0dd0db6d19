import type { Migration } from '../migrate.ts';

/**
 * Who sees people with severe mental disorders has a right of its own. Roles a county made or changed begin with it as they held follow-up
 * before, where they work like a role that has it; roles that are as delivered get theirs with the table of permissions.
 */
export const psychosisRight: Migration = {
  number: 170,
  name: 'psychosis-right',
  sql: `
update county_roles set letters = letters || jsonb_build_object('gwjsza', letters ->> 'gwsfmkgl')
where letters ->> 'gwsfmkgl' is not null and base in ('CNT', 'CN2', 'TWN', 'DOC', 'MEN', 'VIL');
`,
};
