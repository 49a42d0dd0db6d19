import type { Migration } from '../../migrate.ts';

/**
 * Packages of 版本控制. The bytes lie on the disk under the row's id; `received` of `bytes` are there. `ticket`: SHA-256 of what opens the upload, since the
 * specification's call carries no token; gone once the package is whole (`stored_at`), with its check sums.
 */
export const appPackages: Migration = {
  number: 45,
  name: 'app-packages',
  sql: `
create table app_packages (
  county_code text collate "C" not null,
  id text collate "C" not null,
  owner text collate "C" not null,
  name text not null,
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received >= 0 and received <= bytes),
  ticket text collate "C",
  expires_at timestamptz not null,
  md5 text collate "C",
  created_at timestamptz not null,
  stored_at timestamptz,
  primary key (county_code, id)
);
create unique index app_packages_ticket on app_packages (ticket) where ticket is not null;
`,
};
