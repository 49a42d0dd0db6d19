import type { Migration } from '../../migrate.ts';

/**
 * What rules have to say of stored records (`findings`), with what people said of it: to whom it was given until when, or why it is so in truth.
 * Which of them are there follows from people's histories; closed ones stay to be read. `print`: the values it was found in, in one word.
 * `check_people`: by which rules somebody was worked out, and of which version each of their sheets was judged, so that a save judges one sheet.
 */
export const dataChecks: Migration = {
  number: 43,
  name: 'data-checks',
  sql: `
create table findings (
  county_code text collate "C" not null,
  id text collate "C" not null,
  resident_id text collate "C" not null,
  kind text collate "C" not null,
  rule text collate "C" not null,
  severity text collate "C" not null,
  record_id text collate "C" not null,
  form_id text collate "C" not null,
  field text collate "C" not null,
  says text not null,
  print text collate "C" not null,
  occurred_on date not null,
  author_id text collate "C" not null,
  found_on date not null,
  state text collate "C" not null,
  closed_on date,
  doctor_id text collate "C",
  due_on date,
  excuse text,
  said_by text collate "C",
  said_on date,
  version int not null default 1,
  primary key (county_code, id)
);
create index findings_resident on findings (county_code, resident_id);
create index findings_record on findings (county_code, record_id);
create index findings_open on findings (county_code, severity, found_on) where state <> 'closed';
create index findings_doctor on findings (county_code, doctor_id, due_on) where state = 'assigned';
create table check_people (
  county_code text collate "C" not null,
  resident_id text collate "C" not null,
  worked_on date not null,
  rules text collate "C" not null,
  sheets jsonb not null,
  primary key (county_code, resident_id)
);
`,
};
