import { addDays, calendarDay, parseCalendarDay, type CalendarDay } from '../../shared/index.ts';
import { cellText, type RosterCell } from './roster-cell.ts';

/** A day as it was understood from a cell. */
export type TypedDay = {
  readonly day: CalendarDay;
  /** It was typed as text or as a bare number instead of a date, in another shape than YYYY-MM-DD. */
  readonly reworked: boolean;
};

const SEPARATED =
  /^(\d{4})\s*[-/.年—_\s]\s*(\d{1,2})\s*[-/.月—_\s]\s*(\d{1,2})\s*[日号]?(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;

/** A birth date as people type it: `1960/2/29`, `1960.02.29`, `1960年2月29日`, `19600229`, a date cell, or Excel's day number. */
export function readTypedDay(cell: RosterCell, date1904 = false): TypedDay | undefined {
  const text = cellText(cell);
  const exact = parseCalendarDay(text);
  if (exact) return { day: exact, reworked: false };
  const parts = SEPARATED.exec(text) ?? COMPACT.exec(text);
  if (parts) {
    const day = parseCalendarDay(`${parts[1]}-${parts[2]!.padStart(2, '0')}-${parts[3]!.padStart(2, '0')}`);
    return day && { day, reworked: true };
  }
  return typeof cell === 'object' && cell.kind === 'number' ? dayOfSerial(text, date1904) : undefined;
}

const YEAR_AND_MONTH = /^(\d{4})\s?[-/.年—_]\s?(\d{1,2})\s?月?$/;
const COMPACT_MONTH = /^(\d{4})(\d{2})$/;

/**
 * Rosters often have 出生年月 instead of a day: `1943年4月`, `1943.04`, `194304`. The months it may mean, as `1943-04`; a number
 * cell `1943.1` may be January or an October that lost its nought.
 */
export function readTypedMonth(cell: RosterCell): readonly string[] {
  const text = cellText(cell);
  const [, year, month] = YEAR_AND_MONTH.exec(text) ?? COMPACT_MONTH.exec(text) ?? [];
  if (year === undefined || month === undefined) return [];
  const number = typeof cell === 'object' && cell.kind === 'number';
  const months = number && month === '1' ? ['01', '10'] : [month.padStart(2, '0')];
  return months.filter((one) => one >= '01' && one <= '12').map((one) => `${year}-${one}`);
}

/** A workbook's day number 0 (its 1900 has a 29 February that never was; nobody born before March 1900 is met this way). */
export const dayOfWorkbook = (serial: number, date1904 = false): CalendarDay =>
  addDays(date1904 ? calendarDay(1904, 1, 1) : calendarDay(1899, 12, 30), Math.floor(serial));

function dayOfSerial(text: string, date1904: boolean): TypedDay | undefined {
  const serial = /^\d{1,5}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  const since1900 = serial + (date1904 ? 1_462 : 0);
  return since1900 >= 61 && since1900 <= 73_050 ? { day: dayOfWorkbook(serial, date1904), reworked: true } : undefined;
}
