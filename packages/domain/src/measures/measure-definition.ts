import type { CalendarDay } from '../shared/index.ts';

/**
 * What is counted: residents, sheets of a form, sheets of any of the forms that are entered by hand (`entry`), or what the provincial
 * platform wants (`upload`) or alone holds (`held`), people a nucleic sample was taken from (`sample`) and their tubes, planned visits,
 * appointments, check-up sheets beside their review and their report (`review`).
 */
export type Counted =
  | 'resident'
  | 'institution'
  | 'entry'
  | 'upload'
  | 'held'
  | 'sample'
  | 'tube'
  | 'plan'
  | 'appointment'
  | 'review'
  | `record:${string}`;

/** A condition in the language of lists, with the terms of measures: `limit(…)`, `is(…)`, `rule(…)`, `period.start`. */
export type Condition = string;

/** Whom a measure leaves out, and why, in words. */
export type Exclusion = { readonly when: Condition; readonly why: string };

/** How a number comes about. A `ratio` is worked out of other measures: `measure(a) / measure(b)`. */
export type Counting =
  | { readonly kind: 'count'; readonly counts: Condition }
  | { readonly kind: 'rate'; readonly counts: Condition; readonly among: Condition }
  | { readonly kind: 'mean' | 'sum'; readonly value: string; readonly among: Condition }
  /** How far the values of those among lie apart: their standard deviation (of n − 1), or that as a share of their mean. */
  | { readonly kind: 'deviation' | 'variation'; readonly value: string; readonly among: Condition }
  /** The value below which a share of the values of those among lie: 0 the least, 0.5 the median, 1 the greatest. */
  | { readonly kind: 'quantile'; readonly value: string; readonly among: Condition; readonly share: number }
  | { readonly kind: 'ratio'; readonly counts: string; readonly among: string }
  /** What an institution has registered of its district; nobody stands behind it. */
  | { readonly kind: 'registered'; readonly value: RegisteredNumber };

/** Of an institution's district, as the statistics office counts: everybody who lives there, and those of 65 and over. */
export type RegisteredNumber = 'population' | 'elderly';

/** What stands behind a number: national standard, guideline, or a convention of the platform. */
export type Basis = 'S' | 'G' | 'P';

/** A number as data: what is counted, of whom, when and where; docs/measure-language.md tells of each key. */
export type MeasureDefinition = Counting & {
  readonly id: string;
  readonly label: string;
  readonly of: Counted;
  /** By whose institution: that of the day of the event, or where the person is now. */
  readonly organisation: 'event' | 'end' | 'now';
  /** Whether only sheets of the period are looked at; `always` where the condition says itself which days count. */
  readonly within: 'period' | 'always';
  /** By which day rows lie in the period, where that is not the usual one of their kind: `day(tube.receivedAt)`. `null`: of none, as a balance is. */
  readonly day?: Condition | null;
  /** Of a person's sheets in the period: the latest, all, or any (then the rows are persons). */
  readonly pick: 'latest' | 'any' | 'all';
  readonly population: Condition;
  readonly exclusions: readonly Exclusion[];
  readonly unit: string;
  readonly decimals: number;
  /** What a quotient is multiplied by: 100 gives per cent. */
  readonly per?: number;
  readonly basis: Basis;
  readonly source: string;
  readonly validFrom: string;
  /** What is counted, in words for the reader. */
  readonly hint: string;
  /** What it meant before, the oldest first: numbers of past years are counted as they were then. */
  readonly earlier?: readonly EarlierMeaning[];
};

/** What a measure meant before a day (`until`), in what it was another; `hint` tells it. */
type EarlierMeaning = { readonly until: CalendarDay; readonly hint: string } & Partial<
  Pick<MeasureDefinition, 'population' | 'exclusions' | 'source' | 'validFrom'>
> & { readonly counts?: Condition; readonly among?: Condition; readonly value?: string };

type Common = Pick<MeasureDefinition, 'of' | 'within' | 'day' | 'organisation' | 'pick' | 'population' | 'exclusions'>;

/** A row of a table of measures; what most of them have in common need not be said. */
export type MeasureRow = Partial<Pick<MeasureDefinition, 'unit' | 'decimals' | 'per' | 'validFrom' | 'earlier'>> &
  Pick<MeasureDefinition, 'id' | 'label' | 'basis' | 'source' | 'hint'> &
  (
    | { readonly counts: Condition; readonly among?: Condition }
    | { readonly mean: string; readonly among: Condition }
    | { readonly deviation: string; readonly among: Condition }
    | { readonly variation: string; readonly among: Condition }
    | { readonly quantile: string; readonly share: number; readonly among: Condition }
    | { readonly sum: string; readonly among?: Condition }
  );

const FIRST_DAY = '2017-01-01';

/** Measures of the same rows. With `among` it is a rate in per cent, without it a number of people. */
export const defineMeasures = (common: Common, rows: readonly MeasureRow[]): readonly MeasureDefinition[] =>
  rows.map((row): MeasureDefinition => {
    const { id, label, basis, source, hint, validFrom = FIRST_DAY } = row;
    const counting = countingOf(row);
    const share = counting.kind === 'rate';
    const shown = {
      unit: row.unit ?? (share ? '%' : '人'),
      decimals: row.decimals ?? (share ? 2 : 0),
      ...(share || row.per !== undefined ? { per: row.per ?? 100 } : {}),
    };
    const before = row.earlier && { earlier: row.earlier };
    return { ...common, ...counting, ...shown, ...before, id, label, basis, source, hint, validFrom };
  });

function countingOf(row: MeasureRow): Counting {
  if ('mean' in row) return { kind: 'mean', value: row.mean, among: row.among };
  if ('deviation' in row) return { kind: 'deviation', value: row.deviation, among: row.among };
  if ('variation' in row) return { kind: 'variation', value: row.variation, among: row.among };
  if ('quantile' in row) return { kind: 'quantile', value: row.quantile, among: row.among, share: row.share };
  if ('sum' in row) return { kind: 'sum', value: row.sum, among: row.among ?? 'true' };
  return row.among === undefined
    ? { kind: 'count', counts: row.counts }
    : { kind: 'rate', counts: row.counts, among: row.among };
}

/** Numbers institutions register. */
export const defineRegistered = (
  rows: readonly (Omit<MeasureRow, 'counts' | 'among'> & { readonly value: RegisteredNumber })[],
): readonly MeasureDefinition[] =>
  rows.map(({ unit = '人', decimals = 0, validFrom = FIRST_DAY, ...row }): MeasureDefinition => ({
    kind: 'registered',
    of: 'institution',
    within: 'always',
    organisation: 'end',
    pick: 'any',
    population: 'true',
    exclusions: [],
    unit,
    decimals,
    validFrom,
    ...row,
  }));

/** Measures worked out of others. */
export const defineRatios = (
  rows: readonly (Omit<MeasureRow, 'counts' | 'among'> & { readonly counts: string; readonly among: string })[],
): readonly MeasureDefinition[] =>
  rows.map(({ unit = '%', decimals = 2, per = 100, validFrom = FIRST_DAY, ...row }): MeasureDefinition => ({
    kind: 'ratio',
    of: 'resident',
    within: 'always',
    organisation: 'end',
    pick: 'any',
    population: 'true',
    exclusions: [],
    unit,
    decimals,
    per,
    validFrom,
    ...row,
  }));
