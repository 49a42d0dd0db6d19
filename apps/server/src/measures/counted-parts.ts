import type { Figure, Figures, MeasureDefinition } from '@gongwei/domain/measures';
import { WHOLE, type Counted } from './count-statement.ts';

/** A row of counts: of which home and which group. */
export type CountedRow = {
  readonly home: string | null;
  readonly g: string | null;
  readonly [column: string]: unknown;
};

/** What was counted of each group of a home, in the order of the counts; a sum of nothing is no number. */
export type Part = ReadonlyMap<string, Float64Array>;

/** How many numbers there are. */
export const sizeOf = (part: Part): number => [...part.values()].reduce((sum, { length }) => sum + length, 0);

/** Rows of counts by home. */
export function partsOf(rows: readonly CountedRow[], counts: readonly Counted[]): ReadonlyMap<string, Part> {
  const parts = new Map<string, Map<string, Float64Array>>();
  for (const row of rows) {
    const home = row.home ?? '';
    const part = parts.get(home) ?? new Map<string, Float64Array>();
    parts.set(home, part);
    const group = row.g ?? WHOLE;
    const numbers = part.get(group) ?? new Float64Array(counts.length).fill(Number.NaN);
    // A group has a row of numbers of rows, and one of people: what is not in this one is in the other.
    for (const [at, { name }] of counts.entries()) if (row[name] !== null) numbers[at] = Number(row[name]);
    part.set(group, numbers);
  }
  return parts;
}

/** Counts of homes added up, as figures of measures by group. */
export function figuresOf(
  measures: readonly MeasureDefinition[],
  counts: readonly Counted[],
  parts: Iterable<Part>,
): ReadonlyMap<string, Figures> {
  const sums = new Map<string, Float64Array>();
  for (const part of parts)
    for (const [group, numbers] of part) {
      const sum = sums.get(group);
      if (sum) numbers.forEach((number, at) => (sum[at] = added(sum[at] as number, number)));
      else sums.set(group, numbers.slice());
    }
  const at = new Map(counts.map(({ name }, index) => [name, index]));
  return new Map([...sums].map(([group, sum]) => [group, eachFigure(measures, (name) => sum[at.get(name) ?? -1])]));
}

const added = (left: number, right: number): number =>
  Number.isNaN(left) ? right : Number.isNaN(right) ? left : left + right;

const eachFigure = (measures: readonly MeasureDefinition[], counted: (name: string) => number | undefined): Figures =>
  Object.fromEntries(
    measures.map((definition, at): [string, Figure] => {
      const sum = (name: string): number | undefined => {
        const found = counted(name);
        return found === undefined || Number.isNaN(found) ? undefined : found;
      };
      const [total, squares, quantile] = [sum(`t${at}`), sum(`s${at}`), sum(`q${at}`)];
      return [
        definition.id,
        {
          ...{ counts: sum(`c${at}`) ?? 0, among: sum(`a${at}`) ?? 0 },
          ...(total !== undefined && { total }),
          ...(squares !== undefined && { squares }),
          ...(quantile !== undefined && { quantile }),
        },
      ];
    }),
  );
