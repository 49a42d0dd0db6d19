import type { CalendarDay } from '../shared/index.ts';
import type { AnalysisAnswer, AnalysisCell, AnalysisQuestion, MeasureLabels } from './analysis-answer.ts';
import { AS_NOW, hintOf } from './meant-then.rules.ts';
import type { MeasureDefinition } from './measure-definition.ts';

/** A measure as it was when its numbers were frozen. */
export type FrozenMeasure = Pick<
  MeasureDefinition,
  'id' | 'label' | 'unit' | 'decimals' | 'hint' | 'kind' | 'basis' | 'of' | 'source' | 'validFrom'
>;

/** Frozen numbers in a list of them. `taken`: when, by the clock of the server; `month`: by itself at the end of a month. */
export type SnapshotLine = {
  readonly id: string;
  readonly title: string;
  readonly institution: string;
  readonly institutionName: string;
  readonly by: string;
  readonly from: string;
  readonly until: string;
  readonly takenAt: string;
  readonly takenBy: string;
  readonly month?: true;
};

/** The numbers of a page as they were, with what they meant then. Nothing changes them. */
export type AnalysisSnapshot = SnapshotLine & {
  readonly groups: readonly string[];
  readonly measures: readonly FrozenMeasure[];
  readonly answer: AnalysisAnswer;
};

/** The same question, asked now. */
export const questionOfSnapshot = (page: string, one: AnalysisSnapshot): AnalysisQuestion => ({
  page,
  by: [one.by],
  ...{ from: one.from, until: one.until, institution: one.institution, groups: one.groups },
  measures: one.measures.map(({ id }) => id),
});

/** Whether a number is another one now. What is not told, hidden or still being worked out differs from nothing. */
export const hasMoved = (frozen: AnalysisCell | undefined, now: AnalysisCell | undefined): boolean =>
  frozen !== undefined &&
  now !== undefined &&
  !frozen.hidden &&
  !now.hidden &&
  !now.pending &&
  (frozen.value !== now.value || frozen.counts !== now.counts || frozen.among !== now.among);

/** Whether a measure says something else of the period of a snapshot now than it did. */
export const meansElse = (
  frozen: FrozenMeasure,
  now: Pick<MeasureLabels, 'hint' | 'earlier' | 'unit' | 'kind'> | undefined,
  { until, groups }: Pick<AnalysisSnapshot, 'until' | 'groups'>,
): boolean =>
  now !== undefined &&
  (frozen.hint !== hintOf(now, { until: until as CalendarDay, asNow: groups.includes(AS_NOW) }) ||
    frozen.unit !== now.unit ||
    frozen.kind !== now.kind);
