import { isCountyWide, scopeCondition } from '../../database/scope.ts';
import { toldDaySql, unlessTold } from '../../privacy/birth-days.ts';
import { seesPsychosis } from '../../privacy/confidential.policy.ts';
import { readerOf } from '../../privacy/reader.policy.ts';
import { besideRows, type ListSource } from '../source.ts';
import type { SqlColumns, SqlTables } from '../sql/sql-names.ts';
import { plain, type SqlValue } from '../sql/sql-value.ts';
import { besidePerson, column, filled, ofSheet, sparse } from './source-columns.ts';

const doctorOf = (alias: string): string => `coalesce(t.doctor_id, ${alias}.doctor_id, p.doctor_id)`;

const lateSince = (alias: string, dueOn: string): string =>
  `(case when ${alias}.state = 'overdue' then ${dueOn} else date '9999-12-31' end)`;

/** The newest telephone a person's sheets know beside their own, those about a child first. */
const ASKED = [
  ['child-basic-info', 'guardianPhone'],
  ['immunization-record', 'guardianPhone'],
  ['newborn-home-visit', 'motherPhone'],
  ['resident-personal-info', 'contactPhone'],
] as const;
const phoneIn = ([form, key]: readonly [string, string], alias: string): string =>
  `(select nullif(btrim(a.data ->> '${key}'), '') from records a where a.county_code = ${alias}.county_code and a.subject_id = ${alias}.resident_id
    and a.form_id = '${form}' and a.removed_at is null order by a.occurred_on desc, a.id desc limit 1)`;

const PLAN: SqlColumns = {
  id: filled('id'),
  programme: filled('programme'),
  what: (alias) => plain(`nullif(${alias}.what, '')`),
  form: filled('form_id'),
  state: filled('state'),
  openedOn: filled('opened_on'),
  soonOn: filled('soon_on'),
  dueOn: filled('due_on'),
  // Written as the index `plans_late` has it.
  lateSince: (alias) => {
    const sql = lateSince(alias, `${alias}.due_on`);
    return { sql, raw: sql };
  },
  closedOn: sparse('closed_on'),
  pausedUntil: column('paused_until'),
  reason: column('reason'),
  // Whom it was handed to, else who the card names, else whose the person is.
  doctor: (alias) => plain(doctorOf(alias)),
  handedFrom: (alias) =>
    plain(
      `(case when t.doctor_id is not null and t.doctor_id is distinct from coalesce(${alias}.doctor_id, p.doctor_id) then coalesce(${alias}.doctor_id, p.doctor_id, t.by_id) end)`,
    ),
  // In the order in which that doctor visits people.
  place: () => ({ sql: 'o.place::numeric', sparse: true }),
  attempts: (alias) => plain(`${alias}.attempts::numeric`),
  lastCall: column('last_call'),
  phone: (alias) =>
    plain(`coalesce(nullif(btrim(p.phone), ''), ${ASKED.map((sheet) => phoneIn(sheet, alias)).join(', ')})`),
};

const told =
  (name: string) =>
  (alias: string): SqlValue =>
    plain(unlessTold(`${alias}.programme`, `${alias}.${name}`));

/** Plans without the days from which a birth could be reckoned. The day of a visit that was made stands on its sheet. */
const UNDATED: SqlColumns = {
  ...PLAN,
  openedOn: told('opened_on'),
  soonOn: told('soon_on'),
  dueOn: told('due_on'),
  lateSince: (alias) => plain(lateSince(alias, told('due_on')(alias).sql)),
  pausedUntil: told('paused_until'),
  closedOn: (alias) =>
    plain(
      `case when ${alias}.state in ('visited', 'made-up') then ${toldDaySql(ofSheet(alias), `${alias}.closed_on`)} else ${unlessTold(`${alias}.programme`, `${alias}.closed_on`)} end`,
    ),
};

const TABLE = 'plans r';
/** A plan is written with its person and goes with them. */
const besidePlan = (join: string) =>
  besideRows(
    ['p', 'join residents p on p.county_code = r.county_code and p.id = r.resident_id'],
    [
      't',
      'left join plan_doctors t on t.county_code = r.county_code and t.resident_id = r.resident_id and t.programme = r.programme',
    ],
    [
      'o',
      `left join round_places o on o.county_code = r.county_code and o.resident_id = r.resident_id and o.user_id = ${doctorOf('r')}`,
    ],
    ['f', join],
  );

/** Of a person's plans one is picked: one everybody may see before one that few may. */
const ownOf = (join: string): NonNullable<SqlTables['own']> => ({
  from: `${TABLE} ${besidePlan(join).joins}`,
  county: 'r.county_code',
  person: 'r.resident_id',
  newest: `case when r.programme = 'psychosis' then '' else r.due_on::text end`,
  id: 'r.id',
});

/** Planned visits, each beside its person. */
export const planSource = (facts: SqlColumns, join: string): ListSource => ({
  table: TABLE,
  ...besidePlan(join),
  tables: { ...besidePerson('plan', PLAN, facts), own: ownOf(join) },
  form: 'r.form_id',
  lookingTables: { ...besidePerson('plan', UNDATED, facts), own: ownOf(join) },
  key: ['county_code', 'id'],
  person: 'p.id',
  version: 'r.version',
  reach: ({ scope, staff, counting }, into) => {
    const inScope = isCountyWide(scope)
      ? scopeCondition(scope, 'r', into)
      : `${scopeCondition(scope, 'p', into)} and r.county_code = p.county_code`;
    return counting || seesPsychosis(staff) ? inScope : `${inScope} and r.programme <> 'psychosis'`;
  },
  readerOf,
  hidesTexts: true,
});
