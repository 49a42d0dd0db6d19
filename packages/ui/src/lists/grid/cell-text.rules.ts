import type { ListLabels } from '@gongwei/application/lists';
import { REGION_NAME, type CellValue, type CodeOption, type Column } from '@gongwei/domain/lists';
import { daysBetween, parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import { formatCount, formatMoment } from '../../shared/format.ts';

/** What turns values into words: of codes, of staff and institutions, and the time it is. */
export type CellLabels = {
  readonly words: ListLabels['columns'];
  readonly names: { readonly [id: string]: string };
  readonly now: Date;
  /** The server's day. */
  readonly today: CalendarDay;
};

/** How a day or a moment far away is told apart: with its year. Empty for a value there is not. */
export function cellText(column: Column, value: CellValue | undefined, given: CellLabels): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map((one) => wordOf(column, one, given)).join('、');
  return TEXTS[column.cell]?.(column, value, given) ?? String(value);
}

type Text = (column: Column, value: CellValue, given: CellLabels) => string;

const named: Text = (_, value, { names }) => names[String(value)] ?? String(value);
const coded: Text = (column, value, given) => wordOf(column, String(value), given);

/** Of the kinds that are not shown as they are. */
const TEXTS: { readonly [Kind in Column['cell']]?: Text } = {
  'yes-no': (_, value) => (value === true || value === 'true' ? '是' : '否'),
  number: (column, value) =>
    column.zero === 'blank' && Number(value) === 0 ? '' : withUnit(column, numberText(column, value)),
  progress: (_, value) => `${Math.round(Number(value))}%`,
  instant: (_, value, { now }) =>
    isEntered(String(value)) ? String(value).replace('T', ' ').slice(0, 16) : formatMoment(String(value), now),
  staff: named,
  resident: named,
  institution: named,
  region: (_, value, { names }) => names[REGION_NAME + String(value)] ?? String(value),
  choice: coded,
  choices: coded,
  state: coded,
};

/** A time somebody entered has no zone: it stands as it was entered. */
const isEntered = (moment: string): boolean => !/(Z|[+-]\d\d:?\d\d)$/.test(moment.slice(10));

export const optionOf = ({ key }: Column, code: string, given: CellLabels): CodeOption | undefined =>
  given.words[key]?.find((option) => option.code === code);

const wordOf = (column: Column, code: string, given: CellLabels): string =>
  optionOf(column, code, given)?.label ?? given.names[code] ?? code;

function numberText({ decimals }: Column, value: CellValue): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return String(value);
  return decimals === undefined ? formatCount(number) : number.toFixed(decimals);
}

const withUnit = ({ unit }: Column, text: string): string => (unit === undefined ? text : `${text} ${unit}`);

/** Days a day by which something is owed has been over; 0 for one that is to come, or owes nothing. */
export function overdueDays({ due, cell }: Column, value: CellValue | undefined, { today }: CellLabels): number {
  const day = due && cell === 'day' && typeof value === 'string' ? parseCalendarDay(value) : undefined;
  return day === undefined ? 0 : Math.max(0, daysBetween(day, today));
}

/** Numbers stand under each other by their last digit. */
export const alignOf = ({ cell }: Column): 'end' | undefined => (cell === 'number' ? 'end' : undefined);
