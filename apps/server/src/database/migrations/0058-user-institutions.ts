import type { Migration } from '../migrate.ts';

/** Where else an account may work besides its own institution, each with everything below (ADR 40). */
export const userInstitutions: Migration = {
  number: 58,
  name: 'user-institutions',
  sql: `
create table user_institutions (
  user_id text collate "C" not null,
  institution_code text collate "C" not null,
  primary key (user_id, institution_code)
);
create index user_institutions_code on user_institutions (institution_code);
`,
};
