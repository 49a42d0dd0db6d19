import { toldDay, type BirthMonths } from '@gongwei/domain/forms';
import type { CellValue, CompiledColumn } from '@gongwei/domain/lists';
import {
  dayInChina,
  maskFor,
  maskWritten,
  monthOf,
  type CalendarDay,
  type Reader,
  type SensitiveKind,
} from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { closedTo } from '../privacy/confidential.policy.ts';
import { birthMonthsOf, hidePeople } from '../privacy/hide-people.ts';
import type { ListReader, ServedList } from './source.ts';

type Cells = { readonly [column: string]: CellValue };
/** A row with whose it is, and the form of its sheet. */
type Row = { readonly person: string | null; readonly form: string | null; readonly cells: Cells };

/**
 * The cells as the reader may have them: personal values masked, names in free texts hidden from who may only look, who is told the month
 * alone of days that may be birthdays. So is everybody, of rows of sheets that are closed to them.
 */
export async function shownCells(
  database: Queryable,
  { list, source }: ServedList,
  { reader, prints, staff }: ListReader,
  rows: readonly Row[],
): Promise<readonly Cells[]> {
  const columns = [...list.columns.values()];
  const closed = closedTo(staff);
  const looksAt = ({ form }: Row): boolean => reader === 'looks' || (form !== null && closed.includes(form));
  const looked = rows.filter(looksAt);
  const people = looked.flatMap(({ person }) => (person === null ? [] : [person]));
  const hide = source.hidesTexts && looked.length > 0 ? (await hidePeople(database, people)).hide : undefined;
  const births = looked.length > 0 ? await birthMonthsOf(database, people) : new Map<string, BirthMonths>();
  const ofSheet = ({ person, form }: Row, column: CompiledColumn, value: string): CellValue => {
    if (isDay(column) && person !== null)
      return told(form ?? undefined, value, births.get(person) ?? new Set(), column);
    return hide && isFreeText(column) ? (hide(value) ?? null) : value;
  };
  const shown = (row: Row, column: CompiledColumn, value: CellValue): CellValue => {
    const sees = looksAt(row) ? 'looks' : reader;
    if (prints && column.masked === 'phone' && row.person !== null && sees === reader) return value;
    if (column.masked) return maskedCell(sees, column.masked, value);
    if (typeof value !== 'string') return value;
    if (sees === 'looks') return ofSheet(row, column, value);
    return WORDS_OF_OTHERS.includes(column.value.source) ? maskWritten(reader, value) : value;
  };
  return rows.map((row) =>
    Object.fromEntries(
      columns.map((column) => [column.column.key, shown(row, column, row.cells[column.column.key] ?? null)]),
    ),
  );
}

function maskedCell(reader: Reader, kind: SensitiveKind, value: CellValue): CellValue {
  if (typeof value === 'string') return maskFor(reader, kind, value) ?? null;
  // A number of days, or one that rests on them, is a birthday, too.
  return reader === 'looks' && kind === 'birth-date' && typeof value === 'number' ? null : value;
}

/** A day, a time with its day, or an instant. */
const isDay = ({ value: { type } }: CompiledColumn): boolean => type === 'day' || type === 'time' || type === 'instant';

function told(
  form: string | undefined,
  value: string,
  births: BirthMonths,
  { value: { source, type } }: CompiledColumn,
): string {
  const day = type === 'instant' ? dayInChina(value) : (value.slice(0, 10) as CalendarDay);
  // Of everybody, as the numbers of files are in the order in which they were opened.
  if (source === 'resident.filedOn') return monthOf(day);
  // Only the day of the sheet itself is that of a birth by its form.
  const month = toldDay(source.endsWith('@occurredOn') || OF_SHEET.includes(source) ? form : undefined, day, births);
  return month.length < day.length ? month : value;
}

/** What the platform and others say of an upload, who write numbers out. */
const WORDS_OF_OTHERS: readonly string[] = ['upload.errorMsg', 'upload.skipReason', 'step.message'];

/** Columns that repeat the day of a sheet. */
const OF_SHEET: readonly string[] = ['finding.occurredOn', 'upload.recordDate', 'plan.closedOn'];

/** Texts of sheets may hold anything; what the archive says of a person is marked. */
const isFreeText = ({ value }: CompiledColumn): boolean =>
  (value.type === 'text' || value.type === 'any') &&
  !value.source.startsWith('resident.') &&
  !value.source.includes('@');
