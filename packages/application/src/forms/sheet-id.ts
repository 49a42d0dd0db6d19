import { addDays, ofMonth, parseUuidV7, type CalendarDay } from '@gongwei/domain/shared';

/** Sheets of mother and child are written at births; so is any sheet of somebody this young. */
const AT_BIRTHS: readonly string[] = ['maternal', 'child'];
const YOUNG_DAYS = 92;

/**
 * The identifier of a new sheet, which stands in addresses: of one that may be written on the day of a birth it tells the month alone
 * (`ofMonth`), of all others the order in which they were made. `birthDate`: of whom the sheet is about.
 */
export function sheetId(
  made: string,
  { module, birthDate, today }: { module: string; birthDate: CalendarDay | undefined; today: CalendarDay },
): string {
  const young = birthDate !== undefined && birthDate > addDays(today, -YOUNG_DAYS);
  const id = young || AT_BIRTHS.includes(module) ? parseUuidV7(made) : undefined;
  return id === undefined ? made : ofMonth(id);
}
