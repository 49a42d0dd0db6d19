import { countyCodeOf, scopeCondition, type Parameters, type Scope } from '../../database/scope.ts';
import { readerOfRegister } from '../../privacy/reader.policy.ts';
import { prefixRange } from '../../shared/prefix-range.ts';
import type { ListSource } from '../source.ts';
import type { SqlColumns } from '../sql/sql-names.ts';
import { plain, type SqlValue } from '../sql/sql-value.ts';

const columns = (table: string, names: { readonly [field: string]: string }): SqlColumns =>
  Object.fromEntries(Object.entries(names).map(([field, name]) => [field, (): SqlValue => plain(`${table}.${name}`)]));
const value = (sql: string) => (): SqlValue => plain(sql);

/** What lies with an institution, and what is sent to it or was received there. */
const reachOf =
  (lab: string): ListSource['reach'] =>
  ({ scope }: { readonly scope: Scope }, into: Parameters) => {
    const own = scopeCondition(scope, 'r', into);
    if (scope.institutionCode.length <= 6) return own;
    const { from, until } = prefixRange(scope.institutionCode);
    return `(${own} or (r.county_code = ${into.add(countyCodeOf(scope.institutionCode))} and ${lab} >= ${into.add(from)} and ${lab} < ${into.add(until)}))`;
  };

const common = { version: 'r.version', readerOf: readerOfRegister, hidesTexts: false } as const;
/** Hours from the swab to the review; until there is one, to now. */
const HOURS = `round((extract(epoch from coalesce(t.reviewed_at, now()) - t.sampled_at) / 3600)::numeric, 1)`;

const SAMPLE: SqlColumns = {
  ...columns('r', {
    id: 'id',
    tube: 'tube_id',
    sampleNo: 'sample_no',
    name: 'name',
    idNo: 'id_no',
    phone: 'phone',
    sex: 'sex',
  }),
  ...columns('r', { crowd: 'crowd', checkType: 'check_type', institution: 'institution_code' }),
  ...columns('t', { code: 'code', kind: 'kind', specimen: 'specimen_type', point: 'sample_point', sampler: 'sampler' }),
  ...columns('t', {
    sampledAt: 'sampled_at',
    receivedAt: 'received_at',
    testedAt: 'tested_at',
    reviewedAt: 'reviewed_at',
  }),
  ...columns('t', { reason: 'reason', rejected: 'reject_reasons', urgedAt: 'urged_at' }),
  ...columns('q', { retestState: 'state', retestOpened: 'opened_at', retestDue: 'due_at', retestHandler: 'handler' }),
  ...columns('r', { notifiedAt: 'notified_at', notifiedBy: 'notified_by', closedAt: 'closed_at' }),
  ...columns('b', { boxNo: 'box_no', packedAt: 'packed_at', departedAt: 'departed_at' }),
  ...columns('p', { reportNo: 'report_no', reportedAt: 'reported_at', printedAt: 'printed_at' }),
  ...columns('n', { newTube: 'code', newState: 'state' }),
  // Of a void tube none any more.
  box: value("case when t.state <> '90' then t.box_id end"),
  newResult: value("case when n.state in ('70', '80') then n.result end"),
  retestLate: value("(q.state in ('1', '2', '3') and r.closed_at is null and q.due_at < now())"),
  age: value('r.age::numeric'),
  prints: value('p.print_count::numeric'),
  limit: value('t.limit_hours::numeric'),
  lab: value('coalesce(t.lab_code, b.lab_code)'),
  notify: value("case when t.state in ('65', '66') then coalesce(r.notify_state, '0') end"),
  state: value("case when t.state = '65' and r.closed_at is not null then '66' else t.state end"),
  // The verdict on somebody of a positive pool is that of a single tube of their own, never the pool's.
  result: value(
    "case when t.state in ('10', '20', '30', '40', '45', '50', '90') then null when t.kind = '1' or t.result = '0' then t.result when n.state in ('70', '80') then n.result end",
  ),
  hours: value(HOURS),
  late: value(`(t.state not in ('45', '66', '70', '80', '81', '90') and ${HOURS} > t.limit_hours)`),
};

/** Whose a sample is: by the number of their document, else by name and telephone. */
const WHOSE = `coalesce(nullif(r.id_no, ''), r.name || ' ' || coalesce(r.phone, ''))`;
const SAMPLE_TABLE = 'nucleic_samples r';
const SAMPLE_JOINS = `join nucleic_tubes t on t.county_code = r.county_code and t.id = r.tube_id
    left join nucleic_boxes b on b.county_code = t.county_code and b.id = t.box_id
    left join nucleic_reports p on p.code = r.report_code
    left join nucleic_tubes n on n.county_code = r.county_code and n.id = r.new_tube_id
    left join nucleic_retests q on q.county_code = r.county_code and q.tube_id = r.tube_id and q.state <> '9'`;

const SAMPLE_SOURCE: ListSource = {
  ...common,
  table: SAMPLE_TABLE,
  joins: SAMPLE_JOINS,
  tables: {
    roots: { sample: { alias: 'r', columns: SAMPLE } },
    own: {
      from: `${SAMPLE_TABLE} ${SAMPLE_JOINS}`,
      county: 'r.county_code',
      person: WHOSE,
      newest: 't.sampled_at',
      id: 'r.id',
    },
  },
  key: ['county_code', 'id'],
  version: 't.version',
  reach: reachOf('coalesce(t.lab_code, b.lab_code)'),
};

const TUBE: SqlColumns = {
  ...columns('r', {
    id: 'id',
    state: 'state',
    code: 'code',
    labNo: 'lab_no',
    kind: 'kind',
    institution: 'institution_code',
    sealed: 'sealed',
  }),
  ...columns('r', { point: 'sample_point', sampledAt: 'sampled_at', receiver: 'receiver', receivedAt: 'received_at' }),
  ...columns('r', { temp: 'arrive_temp', conclusion: 'conclusion', rejected: 'reject_reasons', plateNo: 'plate_no' }),
  ...columns('r', {
    wellNo: 'well_no',
    orf1ab: 'ct_orf1ab',
    n: 'ct_n',
    ic: 'ct_ic',
    result: 'result',
    tester: 'tester',
  }),
  ...columns('r', {
    testedAt: 'tested_at',
    reviewer: 'reviewer',
    reviewedAt: 'reviewed_at',
    retestDue: 'retest_due_at',
  }),
  ...columns('r', { reason: 'reason', from: 'read_from', checked: 'checked', secondBy: 'second_by' }),
  ...columns('r', { secondOrf1ab: 'second_orf1ab', secondN: 'second_n' }),
  boxNo: value('b.box_no'),
  box: value("case when r.state <> '90' then r.box_id end"),
  lab: value('coalesce(r.lab_code, b.lab_code)'),
  persons: value('r.persons::numeric'),
  retests: value('r.retests::numeric'),
  limit: value('r.limit_hours::numeric'),
  hours: value(HOURS.replaceAll('t.', 'r.')),
  transportHours: value('round((extract(epoch from r.received_at - r.sampled_at) / 3600)::numeric, 1)'),
  waiting: value(
    `case when r.state in ('65', '66') then (select count(*) from nucleic_samples s where s.county_code = r.county_code and s.tube_id = r.id and s.closed_at is null)::numeric end`,
  ),
};

const TUBE_SOURCE: ListSource = {
  ...common,
  table: 'nucleic_tubes r',
  joins: 'left join nucleic_boxes b on b.county_code = r.county_code and b.id = r.box_id',
  tables: { roots: { tube: { alias: 'r', columns: TUBE } } },
  key: ['county_code', 'id'],
  reach: reachOf('coalesce(r.lab_code, b.lab_code)'),
};

const inBox = (what: string, which = "t.state <> '90'") =>
  value(
    `(select coalesce(${what}, 0) from nucleic_tubes t where t.county_code = r.county_code and t.box_id = r.id and ${which})::numeric`,
  );
const BOX: SqlColumns = {
  ...columns('r', { id: 'id', state: 'state', boxNo: 'box_no', institution: 'institution_code', lab: 'lab_code' }),
  ...columns('r', { carrier: 'carrier', carrierPhone: 'carrier_phone', vehicleNo: 'vehicle_no', temp: 'box_temp' }),
  ...columns('r', { packer: 'packer', packedAt: 'packed_at', departedAt: 'departed_at' }),
  tubes: inBox('count(*)'),
  persons: inBox('sum(t.persons)'),
  received: inBox('count(*)', "t.state not in ('10', '20', '30', '45', '90')"),
  rejected: inBox('count(*)', "t.state = '45'"),
  left: inBox('count(*)', "t.state in ('10', '20', '30')"),
};

const BOX_SOURCE: ListSource = {
  ...common,
  table: 'nucleic_boxes r',
  joins: '',
  tables: { roots: { box: { alias: 'r', columns: BOX } } },
  key: ['county_code', 'id'],
  reach: reachOf('r.lab_code'),
};

const RETEST: SqlColumns = {
  ...columns('r', { id: 'id', state: 'state', institution: 'institution_code', handler: 'handler' }),
  ...columns('r', { openedAt: 'opened_at', dueAt: 'due_at', endedAt: 'ended_at', urgedAt: 'urged_at' }),
  ...columns('t', { code: 'code', kind: 'kind', result: 'result', lab: 'lab_code' }),
  late: value("(r.state in ('1', '2', '3') and r.due_at < now())"),
  settled: value('(r.members - r.waiting)::numeric'),
  ...Object.fromEntries(
    ['members', 'told', 'sampled', 'waiting', 'positive', 'urges'].map((name) => [name, value(`r.${name}::numeric`)]),
  ),
};

const RETEST_SOURCE: ListSource = {
  ...common,
  table: 'nucleic_retests r',
  joins: 'join nucleic_tubes t on t.county_code = r.county_code and t.id = r.tube_id',
  tables: { roots: { retest: { alias: 'r', columns: RETEST } } },
  key: ['county_code', 'id'],
  reach: reachOf('t.lab_code'),
};

/** Every step of every tube, its registration first; a step stands where its tube does. */
const STEPS = `(select e.county_code, e.tube_id || '_' || e.no as id, e.no, e.at, e.by_id, e.event, e.from_state, e.to_state, e.reason,
    t.code, t.kind, t.institution_code, t.limit_hours, coalesce(t.lab_code, b.lab_code) as lab_code, b.box_no
  from (select county_code, tube_id, no, at, by_id, event, from_state, to_state, reason from nucleic_events
    union all select county_code, id, 0, sampled_at, sampler, 'REGISTER', null, '10', null from nucleic_tubes) e
  join nucleic_tubes t on t.county_code = e.county_code and t.id = e.tube_id
  left join nucleic_boxes b on b.county_code = t.county_code and b.id = t.box_id) r`;

const STEP: SqlColumns = {
  ...columns('r', { id: 'id', code: 'code', kind: 'kind', boxNo: 'box_no', institution: 'institution_code' }),
  ...columns('r', { lab: 'lab_code', at: 'at', by: 'by_id', event: 'event', reason: 'reason' }),
  ...columns('r', { from: 'from_state', to: 'to_state' }),
  no: value('r.no::numeric'),
  limit: value('r.limit_hours::numeric'),
};

const STEP_SOURCE: ListSource = {
  table: STEPS,
  joins: '',
  tables: { roots: { step: { alias: 'r', columns: STEP } } },
  key: ['county_code', 'id'],
  reach: reachOf('r.lab_code'),
  readerOf: readerOfRegister,
  hidesTexts: false,
};

/** Samples, tubes, boxes, retests and the steps of tubes. */
export const NUCLEIC_SOURCES: { readonly [subject: string]: ListSource } = {
  sample: SAMPLE_SOURCE,
  tube: TUBE_SOURCE,
  box: BOX_SOURCE,
  retest: RETEST_SOURCE,
  'nucleic-step': STEP_SOURCE,
};
