import type { CalendarDay } from '../shared/index.ts';
import type { MeasureLabels } from './analysis-answer.ts';
import { countedFor, type Measures } from './figures.ts';
import type { MeasureDefinition } from './measure-definition.ts';
import type { NumberName } from './number-name.ts';

/** Asks for numbers of past years by what measures mean today. */
export const AS_NOW = 'meaning:now';

/** What a measure meant on a day. */
function meantOn(definition: MeasureDefinition, day: CalendarDay): MeasureDefinition {
  const then = definition.earlier?.find(({ until }) => day < until);
  if (!then) return definition;
  const { until: _, ...parts } = then;
  return { ...definition, ...parts } as MeasureDefinition;
}

/** The measures by which a question is answered: as they were on the last day of its period, unless it asks for those of today. */
export function measuresFor(all: Measures, { period, groups }: Pick<NumberName, 'period' | 'groups'>): Measures {
  if (groups.includes(AS_NOW)) return all;
  const changed = [...all.values()].filter(({ earlier }) => earlier?.some(({ until }) => period.until < until));
  if (changed.length === 0) return all;
  return new Map([...all, ...changed.map((one) => [one.id, meantOn(one, period.until)] as const)]);
}

/** What is counted in a period, in words for the reader: as it was on the last day of it, or as it is today. */
export const hintOf = (
  { hint, earlier = [] }: Pick<MeasureLabels, 'hint' | 'earlier'>,
  { until, asNow }: { readonly until: CalendarDay; readonly asNow: boolean },
): string => (asNow ? undefined : earlier.find((then) => until < then.until)?.hint) ?? hint;

/** Days from which a measure, or one that it is worked out of, means something else than before, the oldest first. */
export const changesOf = (measure: MeasureDefinition, all: Measures): readonly CalendarDay[] => [
  ...new Set(
    [measure, ...countedFor(measure, all)].flatMap(({ earlier = [] }) => earlier.map(({ until }) => until)).sort(),
  ),
];

/** The measures whose number of a period that ends on a day is another by what they mean today. */
export const meantElseOn = (measures: readonly MeasureLabels[], until: CalendarDay): readonly MeasureLabels[] =>
  measures.filter(({ changed = [] }) => changed.some((day) => until < day));
