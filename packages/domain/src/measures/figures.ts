import { parseFormula } from '../forms/formula/parse.ts';
import { compileExpression } from '../forms/formula/compile.ts';
import { numberOf } from '../forms/formula/value.ts';
import { divideExact, exactToNumber, multiplyExact, roundHalfUp } from '../shared/index.ts';
import type { MeasureDefinition } from './measure-definition.ts';

/**
 * What is known of one cell: how many count, of how many; of means and sums the total of the values, of how far they lie apart their squares, too,
 * of a quantile the value itself. */
export type Figure = {
  readonly counts: number;
  readonly among: number;
  readonly total?: number;
  readonly squares?: number;
  readonly quantile?: number;
};

/** Figures of one cell by measure; a measure that has none there is absent. */
export type Figures = { readonly [measure: string]: Figure };

/** What a reader is shown of a number: `—` where there is nothing to divide by, and nothing where it is hidden. */
export type Shown = number | undefined;

/**
 * The number itself: people, per cent, mean. Rounded half up to its digits; `undefined` (shown as —) for an empty denominator.
 * @throws SyntaxError for a ratio whose sides are no formulas.
 */
export function valueOf(definition: MeasureDefinition, figures: Figures, all: Measures): Shown {
  if (definition.kind === 'ratio') return ratioOf(definition, figures, all);
  const figure = figures[definition.id];
  if (!figure) return undefined;
  const { counts, among, total = 0 } = figure;
  if (definition.kind === 'deviation' || definition.kind === 'variation') return spreadOf(definition, figure);
  if (definition.kind === 'quantile') return quantileShown(figure, definition.decimals);
  if (definition.kind === 'count' || definition.kind === 'registered') return counts;
  if (definition.kind === 'sum') return roundHalfUp(total, definition.decimals);
  if (definition.kind === 'mean') return quotient(total, among, 1, definition.decimals);
  return quotient(counts, among, definition.per ?? 100, definition.decimals);
}

const quantileShown = ({ quantile }: Figure, decimals: number): Shown =>
  quantile === undefined ? undefined : roundHalfUp(quantile, decimals);

/** Standard deviation of n − 1, or in per cent of the mean; nothing of a single value. */
function spreadOf({ kind, decimals }: MeasureDefinition, { among, total = 0, squares = 0 }: Figure): Shown {
  if (among < 2) return undefined;
  const mean = total / among;
  const deviation = Math.sqrt(Math.max(0, squares - total * mean) / (among - 1));
  if (kind === 'deviation') return roundHalfUp(deviation, decimals);
  return mean === 0 ? undefined : roundHalfUp((deviation / mean) * 100, decimals);
}

/** Measures by their ids. */
export type Measures = ReadonlyMap<string, MeasureDefinition>;

function quotient(above: number, below: number, per: number, decimals: number): Shown {
  const exact = below === 0 ? undefined : divideExact(multiplyExact(above, per), below, decimals);
  return exact === undefined ? undefined : exactToNumber(exact);
}

function ratioOf(definition: MeasureDefinition & { kind: 'ratio' }, figures: Figures, all: Measures): Shown {
  const side = (source: string): number | undefined => {
    const run = compileExpression<Figures>(parseFormula(asNames(source), 'history'), {
      name: ([name = '']) => {
        const measure = all.get(name.replaceAll('_', '-'));
        return measure && ((own) => valueOf(measure, own, all));
      },
      hasColumn: () => false,
      rules: {},
    });
    const value = numberOf(run(figures));
    return value === undefined ? undefined : exactToNumber(value);
  };
  const [above, below] = [side(definition.counts), side(definition.among)];
  return above === undefined || below === undefined
    ? undefined
    : quotient(above, below, definition.per ?? 100, definition.decimals);
}

/** `measure(a-b)` as a name: `a_b`. */
const asNames = (source: string): string =>
  source.replace(/measure\(([\w-]+)\)/g, (_, id: string) => id.replaceAll('-', '_'));

/** The measures a measure is worked out of, itself among them where it has rows of its own. */
export function countedFor(definition: MeasureDefinition, all: Measures): readonly MeasureDefinition[] {
  if (definition.kind !== 'ratio') return [definition];
  const named = [...`${definition.counts} ${definition.among}`.matchAll(/measure\(([\w-]+)\)/g)];
  return named.flatMap(([, id]) => {
    const measure = all.get(id as string);
    return measure ? countedFor(measure, all) : [];
  });
}
