import type { Migration } from '../migrate.ts';

/** Labels of laboratories on tubes of a check-up: whose appointment each is of, so that a file of results finds the person by it. */
export const laboratoryLabels: Migration = {
  number: 95,
  name: 'laboratory-labels',
  sql: `
create table laboratory_labels (
  county_code text not null collate "C",
  code text not null collate "C",
  appointment_id text not null collate "C",
  resident_id text not null collate "C",
  kind text not null collate "C",
  day date not null,
  bound_on date not null,
  bound_at timestamptz not null,
  bound_by text not null collate "C",
  primary key (county_code, code)
);
create index laboratory_labels_appointment on laboratory_labels (county_code, appointment_id);
create index laboratory_labels_resident on laboratory_labels (county_code, resident_id);
`,
};
