import type { Migration } from '../migrate.ts';

/**
 * What the provincial platform was last seen to hold that nobody sent from here: of which institution, kind and day, and by which number of the
 * platform. Whose it is is asked of the platform again, and not kept.
 */
export const platformOnly: Migration = {
  number: 63,
  name: 'platform-only',
  sql: `
create table platform_only (
  county_code text collate "C" not null,
  platform_id text collate "C" not null,
  institution_code text collate "C" not null,
  form_id text collate "C" not null,
  record_type text not null,
  occurred_on date not null,
  seen_at timestamptz not null,
  primary key (county_code, platform_id)
);
create index platform_only_place on platform_only (county_code, institution_code, occurred_on);
`,
};
