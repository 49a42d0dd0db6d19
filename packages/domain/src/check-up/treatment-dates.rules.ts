import { rowsOf, textOf, type RawInput } from '../clinical/index.ts';
import { addYears, parseCalendarDay, type CalendarDay, type JsonObject } from '../shared/index.ts';

type Span = { readonly from: CalendarDay | undefined; readonly until: CalendarDay | undefined };

const dayOf = (value: unknown): CalendarDay | undefined => parseCalendarDay(textOf(value) ?? '');

const spansOf = (table: unknown, from: string, until?: string): readonly Span[] =>
  rowsOf(table).map((row: RawInput) => ({
    from: dayOf(row[from]),
    until: until === undefined ? undefined : dayOf(row[until]),
  }));

const inWrongOrder = (spans: readonly Span[]): boolean =>
  spans.some(({ from, until }) => from !== undefined && until !== undefined && until < from);

/**
 * What is wrong with the dates of 住院治疗情况 and of the vaccinations: ends before it begins, lies wholly before the year that ends
 * with the check-up, or begins after it. A stay that reaches into the year counts as within. Without the day of the check-up only the order is judged.
 */
export function treatmentDates(input: JsonObject): { readonly [trouble: string]: boolean } {
  const stays = spansOf(input['hospitalizations'], 'admissionDate', 'dischargeDate');
  const beds = spansOf(input['familyBeds'], 'openedDate', 'closedDate');
  const vaccinations = spansOf(input['vaccinations'], 'vaccinationDate');
  const examDate = dayOf(input['examDate']);
  const earliest = examDate && addYears(examDate, -1);
  const outside = (spans: readonly Span[]): boolean =>
    earliest !== undefined && spans.some(({ from, until }) => (until ?? from ?? earliest) < earliest);
  const future = (spans: readonly Span[]): boolean =>
    examDate !== undefined && spans.some(({ from }) => from !== undefined && from > examDate);
  // A stay without a discharge may still go on: only its beginning after the check-up is wrong.
  const ended = (spans: readonly Span[]): readonly Span[] => spans.filter(({ until }) => until !== undefined);
  return {
    stayOrder: inWrongOrder(stays),
    stayOutside: outside(ended(stays)),
    stayFuture: future(stays),
    bedOrder: inWrongOrder(beds),
    bedOutside: outside(ended(beds)),
    bedFuture: future(beds),
    vaccinationOutside: outside(vaccinations),
    vaccinationFuture: future(vaccinations),
  };
}
