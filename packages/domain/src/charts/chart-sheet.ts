import { clinicalSex, numberOf, rowsOf } from '../clinical/index.ts';
import type { Answers, FormContext } from '../forms/index.ts';
import { gestationalDaysOf } from '../maternal-child/child/child-age.ts';
import { dayOf } from '../maternal-child/sheet-day.ts';
import type { ConceptSeries } from '../resident/resident.ts';
import type { CalendarDay } from '../shared/index.ts';
import type { FormChart, GrowthChart } from './form-chart.ts';
import type { GrowthChild } from './growth-figures.rules.ts';
import type { GrowthReference } from './growth-reference.rules.ts';
import type { TrendVisit } from './trend-figures.rules.ts';

/** The sheet a chart stands on, as far as it is filled. */
export type ChartSheet = {
  readonly recordId: string;
  readonly context: FormContext;
  /** Values of `keysOfChart` that are asked and free of errors. */
  readonly answers: Answers;
};

/** What a chart is drawn from: the sheet, earlier sheets of the resident, and the curves once they are there. */
export type ChartFacts = ChartSheet & {
  readonly series: readonly ConceptSeries[];
  readonly reference?: GrowthReference | undefined;
};

/** A number of the sheet; missing without a key. */
export const answerOf = ({ answers }: ChartSheet, key: string | undefined): number | undefined =>
  key === undefined ? undefined : numberOf(answers[key]);

/** The day the sheet is of; today as long as it says none. */
export const dayOnSheet = (chart: FormChart, { answers, context }: ChartSheet): CalendarDay =>
  dayOf(answers[chart.day]) ?? context.today;

/** Who is growing; missing without sex or birthday. */
export function childOf(chart: GrowthChart, sheet: ChartSheet): GrowthChild | undefined {
  const { resident, previous = {} } = sheet.context;
  const [sex, birthDate] = [clinicalSex(resident?.sex), resident?.birthDate];
  const weeks = answerOf(sheet, chart.gestationalWeeks);
  const gestationalDays = gestationalDaysOf(weeks === undefined ? previous : { ...previous, gestationalWeeks: weeks });
  return sex && birthDate ? { sex, birthDate, gestationalDays } : undefined;
}

/** Home readings as the fact `fastingReadings` tells them, `{ on, value }`, oldest first; the highest of a day. */
export function fastingReadings({ context }: ChartSheet): readonly TrendVisit[] {
  const days = new Map<CalendarDay, number>();
  for (const reading of rowsOf(context.previous?.['fastingReadings'])) {
    const [on, value] = [dayOf(reading['on']), numberOf(reading['value'])];
    if (on && value !== undefined) days.set(on, Math.max(value, days.get(on) ?? value));
  }
  return [...days].map(([on, value]) => ({ on, values: [value] })).sort((one, other) => (one.on < other.on ? -1 : 1));
}
