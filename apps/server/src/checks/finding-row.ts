import type {
  Finding,
  FindingKind,
  FindingSeverity,
  FindingStanding,
  StoredFindingState,
} from '@gongwei/domain/checks';
import type { CalendarDay } from '@gongwei/domain/shared';

/** Columns of a finding in the order they are written; those up to `author_id` follow from the record. */
const TYPES = {
  id: 'text',
  resident_id: 'text',
  kind: 'text',
  rule: 'text',
  severity: 'text',
  record_id: 'text',
  form_id: 'text',
  field: 'text',
  says: 'text',
  print: 'text',
  occurred_on: 'date',
  author_id: 'text',
  found_on: 'date',
  state: 'text',
  closed_on: 'date',
  doctor_id: 'text',
  due_on: 'date',
  excuse: 'text',
  said_by: 'text',
  said_on: 'date',
} as const;
type ColumnName = keyof typeof TYPES;
export type FindingRow = { readonly [column in ColumnName]: string | null };

export const FINDING_COLUMNS = Object.keys(TYPES) as readonly ColumnName[];
const DERIVED = FINDING_COLUMNS.slice(0, FINDING_COLUMNS.indexOf('author_id') + 1);

/** `jsonb_to_recordset` of such rows. */
export const FINDING_TYPES = FINDING_COLUMNS.map((name) => `${name} ${TYPES[name]}`).join(', ');

/** A finding that is there, as it is stored. `was`: the row it had. */
export function rowOf(
  residentId: string,
  found: Finding,
  standing: FindingStanding,
  was: FindingRow | undefined,
  today: CalendarDay,
): FindingRow {
  const said = standing.state === 'open' ? undefined : was;
  return {
    id: found.id,
    resident_id: residentId,
    kind: found.kind,
    rule: found.rule,
    severity: found.severity,
    record_id: found.recordId,
    form_id: found.formId,
    field: found.field,
    says: found.says,
    print: found.values,
    occurred_on: found.occurredOn,
    author_id: found.author,
    found_on: was !== undefined && was.state !== 'closed' ? was.found_on : today,
    ...standingColumns(standing),
    said_by: said?.said_by ?? null,
    said_on: said?.said_on ?? null,
  };
}

/** The row with another standing; what was found stays. */
export const standingAs = (row: FindingRow, standing: FindingStanding): FindingRow => ({
  ...row,
  ...standingColumns(standing),
});

const standingColumns = ({ state, closedOn, doctorId, dueOn, excuse }: FindingStanding) => ({
  state,
  closed_on: closedOn ?? null,
  doctor_id: doctorId ?? null,
  due_on: dueOn ?? null,
  excuse: excuse ?? null,
});

export const standingOf = ({ state, closed_on, doctor_id, due_on, excuse }: FindingRow): FindingStanding => ({
  state: state as StoredFindingState,
  ...(closed_on !== null && { closedOn: closed_on as CalendarDay }),
  ...(doctor_id !== null && { doctorId: doctor_id }),
  ...(due_on !== null && { dueOn: due_on as CalendarDay }),
  ...(excuse !== null && { excuse }),
});

/** What was found, read back from a row. */
export const findingOf = (row: FindingRow): Finding => ({
  id: row.id ?? '',
  kind: row.kind as FindingKind,
  rule: row.rule ?? '',
  severity: row.severity as FindingSeverity,
  recordId: row.record_id ?? '',
  formId: row.form_id ?? '',
  field: row.field ?? '',
  says: row.says ?? '',
  values: row.print ?? '',
  occurredOn: row.occurred_on as CalendarDay,
  author: row.author_id ?? '',
});

export const isSame = (one: FindingRow, other: FindingRow): boolean =>
  FINDING_COLUMNS.every((name) => one[name] === other[name]);
/** Whether what follows from the record is the same; what people said of it is theirs. */
export const isSameFinding = (one: FindingRow, other: FindingRow): boolean =>
  DERIVED.every((name) => one[name] === other[name]);
