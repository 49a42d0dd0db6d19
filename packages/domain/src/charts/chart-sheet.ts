import { numberOf } from '../clinical/index.ts';
import type { Answers, FormContext } from '../forms/index.ts';
import { dayOf } from '../maternal-child/sheet-day.ts';
import type { ConceptSeries } from '../resident/resident.ts';
import type { CalendarDay } from '../shared/index.ts';
import type { FormChart } from './form-chart.ts';
import type { GrowthReference } from './growth-reference.rules.ts';

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
