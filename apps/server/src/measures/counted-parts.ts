import type { Figure, Figures, MeasureDefinition } from '@gongwei/domain/measures';
import type { PartCode } from '../database/kept-answers.repository.ts';
import { WHOLE, type Counted } from './count-statement.ts';

/** A row of counts: of which home and which group. */
export type CountedRow = {
  readonly home: string | null;
  readonly g: string | null;
  readonly [column: string]: unknown;
};

/** What was counted of a group: numbers in the order of the counts; a sum of nothing is no number. `values`: all there are, by the place of their count. */
type Group = { readonly numbers: Float64Array; readonly values: ReadonlyMap<number, Float64Array> };
/** What was counted of each group of a home. */
export type Part = ReadonlyMap<string, Group>;

/** How many numbers there are. */
export const sizeOf = (part: Part): number =>
  [...part.values()].reduce(
    (sum, { numbers, values }) => [...values.values()].reduce((all, { length }) => all + length, sum + numbers.length),
    0,
  );

/** A part as it is written down; what is no number is null there. */
export const PART_CODE: PartCode<Part> = {
  write: (part) =>
    [...part].map(([group, { numbers, values }]) => [
      group,
      [...numbers],
      [...values].map(([at, some]) => [at, [...some]]),
    ]),
  read: (written) =>
    new Map(
      (written as readonly WrittenGroup[]).map(([group, numbers, values]) => [
        group,
        {
          numbers: Float64Array.from(numbers, (number) => number ?? Number.NaN),
          values: new Map(values.map(([at, some]) => [at, Float64Array.from(some)])),
        },
      ]),
    ),
};
type WrittenGroup = readonly [
  group: string,
  numbers: readonly (number | null)[],
  values: readonly (readonly [at: number, values: readonly number[]])[],
];

/** Rows of counts by home. */
export function partsOf(rows: readonly CountedRow[], counts: readonly Counted[]): ReadonlyMap<string, Part> {
  const parts = new Map<string, Map<string, { numbers: Float64Array; values: Map<number, Float64Array> }>>();
  for (const row of rows) {
    const home = row.home ?? '';
    const part = parts.get(home) ?? new Map();
    parts.set(home, part);
    const group = row.g ?? WHOLE;
    const own = part.get(group) ?? { numbers: new Float64Array(counts.length).fill(Number.NaN), values: new Map() };
    // A group has a row of numbers of rows, and one of people: what is not in this one is in the other.
    for (const [at, { name, shares }] of counts.entries()) {
      const told = row[name];
      if (told === null) continue;
      if (shares) own.values.set(at, Float64Array.from(told as readonly number[], Number));
      else own.numbers[at] = Number(told);
    }
    part.set(group, own);
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
  const spread = new Map<string, Map<number, Float64Array[]>>();
  for (const part of parts)
    for (const [group, { numbers, values }] of part) {
      const sum = sums.get(group);
      if (sum) numbers.forEach((number, at) => (sum[at] = added(sum[at] as number, number)));
      else sums.set(group, numbers.slice());
      const own = spread.get(group) ?? new Map<number, Float64Array[]>();
      spread.set(group, own);
      for (const [at, some] of values) {
        const all = own.get(at) ?? [];
        own.set(at, all);
        all.push(some);
      }
    }
  const at = new Map(counts.flatMap(({ name, shares }, index) => (shares ? [] : [[name, index] as const])));
  return new Map(
    [...sums].map(([group, sum]) => {
      const shares = sharesOf(counts, spread.get(group));
      return [group, eachFigure(measures, (name) => shares.get(name) ?? sum[at.get(name) ?? -1])];
    }),
  );
}

/** Below what the shares of each count lie that are asked for, by name. */
const sharesOf = (
  counts: readonly Counted[],
  spread: ReadonlyMap<number, readonly Float64Array[]> | undefined,
): ReadonlyMap<string, number> =>
  new Map(
    counts.flatMap(({ shares = [] }, at) => {
      const sorted = shares.length > 0 ? joined(spread?.get(at) ?? []).sort() : [];
      return shares.flatMap(({ name, share }) =>
        sorted.length > 0 ? [[name, valueBelow(sorted, share)] as const] : [],
      );
    }),
  );

function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const part of parts) {
    all.set(part, from);
    from += part.length;
  }
  return all;
}

/** As `percentile_cont` has it: between the two values beside the place of the share. */
function valueBelow(sorted: ArrayLike<number>, share: number): number {
  const place = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)] as number, sorted[Math.ceil(place)] as number];
  return low + (place - Math.floor(place)) * (high - low);
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
