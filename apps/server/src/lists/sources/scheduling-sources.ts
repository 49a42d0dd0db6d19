import { CLINIC_OF_A_VILLAGE } from '@gongwei/domain/resident';
import { countyCodeOf, scopeCondition, type Parameters, type Scope } from '../../database/scope.ts';
import { readerOf } from '../../privacy/reader.policy.ts';
import { besideRows, type ListSource } from '../source.ts';
import type { SqlColumns } from '../sql/sql-names.ts';
import { plain } from '../sql/sql-value.ts';
import { RESIDENT_SQL } from './resident-columns.ts';
import { sheetSource } from './person-sources.ts';
import { besidePerson, column, columns } from './source-columns.ts';

const places = (what: string) => (alias: string) =>
  plain(
    `coalesce((select sum(${what}) from exam_slots o where o.county_code = ${alias}.county_code and o.session_id = ${alias}.id), 0)::numeric`,
  );
const people = (states: string) => (alias: string) =>
  plain(
    `(select count(*) from appointments o where o.county_code = ${alias}.county_code and o.session_id = ${alias}.id and o.state in (${states}))::numeric`,
  );

const SESSION: SqlColumns = {
  ...columns({ id: 'id', name: 'name', hostOrg: 'institution_code', villages: 'villages', checkTypes: 'check_types' }),
  ...columns({ date: 'day', period: 'period', place: 'place', stored: 'state', bookUntil: 'book_until' }),
  // A village as its people call it.
  villageNames: (alias) =>
    plain(
      `(select string_agg(regexp_replace(o.name, '${CLINIC_OF_A_VILLAGE.source}', ''), '、' order by o.code) from institutions o where o.code = any(${alias}.villages))`,
    ),
  slots: (alias) =>
    plain(
      `(select string_agg(o.from_time || '-' || o.to_time || ' ' || o.reserved || '/' || o.capacity, '；' order by o.no) from exam_slots o
        where o.county_code = ${alias}.county_code and o.session_id = ${alias}.id)`,
    ),
  capacity: places('o.capacity'),
  reserved: places('o.reserved'),
  // One stretch may have more people than places: that takes none of another one's.
  left: places('greatest(0, o.capacity - o.reserved)'),
  open: (alias) =>
    plain(
      `exists (select 1 from exam_slots o where o.county_code = ${alias}.county_code and o.session_id = ${alias}.id and o.open and o.reserved < o.capacity)`,
    ),
  checkedIn: people("'2', '3', '4'"),
  finished: people("'4'"),
  noShow: people("'5'"),
  toMove: people("'8'"),
};

/** A session is seen by its host, by whoever is above it, and by everybody below the host, for whom it is held. */
export const sessionReach = (scope: Scope, into: Parameters): string => {
  const own = scopeCondition(scope, 'r', into);
  if (scope.institutionCode.length <= 6) return own;
  return `(${own} or (r.county_code = ${into.add(countyCodeOf(scope.institutionCode))} and starts_with(${into.add(scope.institutionCode)}, r.institution_code)))`;
};

export const SESSION_SOURCE: ListSource = {
  table: 'exam_sessions r',
  joins: '',
  tables: { roots: { session: { alias: 'r', columns: SESSION } } },
  key: ['county_code', 'id'],
  version: 'r.version',
  reach: ({ scope }, into) => sessionReach(scope, into),
  readerOf,
  hidesTexts: false,
};

const ofSession = (what: string) => (alias: string) =>
  plain(
    `(select o.${what} from exam_sessions o where o.county_code = ${alias}.county_code and o.id = ${alias}.session_id)`,
  );

const APPOINTMENT: SqlColumns = {
  ...columns({ id: 'id', stored: 'state', checkType: 'check_type', date: 'day', sessionId: 'session_id' }),
  ...columns({
    hostOrg: 'institution_code',
    transport: 'transport',
    checkInTime: 'check_in_at',
    checkInBy: 'check_in_by',
  }),
  ...columns({ finishTime: 'finished_at', reason: 'reason', createdAt: 'created_at', createdBy: 'created_by' }),
  year: (alias) => plain(`${alias}.year::numeric`),
  queueNo: (alias) => plain(`${alias}.slot || '-' || lpad(${alias}.queue_no::text, 3, '0')`),
  slot: (alias) =>
    plain(`(select o.from_time || '-' || o.to_time from exam_slots o where o.county_code = ${alias}.county_code and o.session_id = ${alias}.session_id
      and o.no = ${alias}.slot)`),
  period: ofSession('period'),
  sessionName: ofSession('name'),
  place: ofSession('place'),
  noShowTimes: (alias) =>
    plain(
      `(select count(*) from appointments o where o.county_code = ${alias}.county_code and o.resident_id = ${alias}.resident_id and o.state = '5')::numeric`,
    ),
};

/** The newest attempt to bring somebody to a check-up. */
const CONTACT: SqlColumns = {
  ...columns({ on: 'on_day', at: 'at', by: 'by_id', way: 'way', result: 'result', because: 'because' }),
  ...columns({ nextOn: 'next_on', note: 'note' }),
  year: (alias) => plain(`${alias}.year::numeric`),
  times: (alias) =>
    plain(
      `(select count(*) from invitation_contacts o where o.county_code = ${alias}.county_code and o.resident_id = ${alias}.resident_id and o.year = ${alias}.year)::numeric`,
    ),
};

const both =
  (reach: (alias: string, into: Parameters, scope: Scope) => string): ListSource['reach'] =>
  ({ scope }, into) =>
    `(${reach('r', into, scope)} or ${reach('p', into, scope)})`;

/** Appointments beside their people; people beside the appointment they have now, or had last, and beside the newest attempt to bring them. */
export const APPOINTMENT_SOURCES: {
  readonly [subject in 'appointment' | 'invitee']: (facts: SqlColumns, join: string) => ListSource;
} = {
  appointment: (facts, join) => ({
    table: 'appointments r',
    joins: `join residents p on p.county_code = r.county_code and p.id = r.resident_id ${join}`,
    tables: {
      ...besidePerson('appointment', APPOINTMENT, facts),
      own: {
        from: `appointments r join residents p on p.county_code = r.county_code and p.id = r.resident_id ${join}`,
        county: 'r.county_code',
        person: 'r.resident_id',
        newest: 'r.day',
        id: 'r.id',
      },
    },
    key: ['county_code', 'id'],
    person: 'p.id',
    version: 'r.version',
    reach: both((alias, into, scope) => scopeCondition(scope, alias, into)),
    readerOf,
    hidesTexts: false,
  }),
  invitee: (facts, join) => ({
    table: 'residents r',
    ...besideRows(
      [
        'a',
        `left join lateral (select o.* from appointments o where o.county_code = r.county_code and o.resident_id = r.id
          order by o.year desc, (o.state in ('1', '2', '3', '4', '8')) desc, o.created_at desc, o.id desc limit 1) a on true`,
      ],
      [
        'c',
        `left join lateral (select o.* from invitation_contacts o where o.county_code = r.county_code and o.resident_id = r.id
          order by o.no desc limit 1) c on true`,
      ],
      ['f', join],
    ),
    tables: {
      roots: {
        resident: { alias: 'r', columns: { ...RESIDENT_SQL, ...facts } },
        appointment: { alias: 'a', columns: APPOINTMENT },
        contact: { alias: 'c', columns: CONTACT },
      },
      person: { county: 'r.county_code', id: 'r.id' },
    },
    key: ['county_code', 'id'],
    person: 'r.id',
    reach: ({ scope }, into) => scopeCondition(scope, 'r', into),
    readerOf,
    hidesTexts: false,
  }),
};

/** A sheet that has no row of its own here is where all begin. */
const orNone = (name: string) => (alias: string) => {
  const column = `${alias}.${name}`;
  return { sql: `coalesce(${column}, '0')`, stored: { column, otherwise: '0' } };
};

const REVIEW: SqlColumns = {
  ...columns({
    missing: 'missing',
    abnormal: 'abnormal',
    critical: 'critical',
    by: 'judged_by',
    at: 'judged_at',
    note: 'note',
  }),
  missing: (alias) => plain(`${alias}.missing::numeric`),
  abnormal: (alias) => plain(`${alias}.abnormal::numeric`),
  unheard: (alias) => plain(`(${alias}.critical and ${alias}.critical_told is null)`),
  state: orNone('state'),
  reportState: orNone('report_state'),
  reportBy: column('report_by'),
  printCount: (alias) => plain(`coalesce(${alias}.print_count, 0)::numeric`),
  receiver: (alias) => plain(`${alias}.delivery ->> 'receiver'`),
  signed: (alias) => plain(`(${alias}.delivery_signature is not null)`),
  deliveredAt: column('delivered_at'),
};

/** Check-up sheets, each beside its person, its review and its report. A sheet that nobody judged yet waits for review. */
export const reviewSource = (facts: SqlColumns, join: string): ListSource => {
  const sheets = sheetSource('health-check-up', {}, facts, join);
  return {
    ...sheets,
    ...besideRows(...(sheets.beside ?? []), [
      'v',
      'left join check_up_reviews v on v.county_code = r.county_code and v.record_id = r.id',
    ]),
    tables: { ...sheets.tables, roots: { ...sheets.tables.roots, review: { alias: 'v', columns: REVIEW } } },
  };
};
