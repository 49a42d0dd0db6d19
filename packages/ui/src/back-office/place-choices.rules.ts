import type { Institution } from '@gongwei/domain/organisation';
import type { SoughtChoice } from '../shared/choose/choice-search.rules.ts';

type Place = Pick<Institution, 'code' | 'name' | 'level'>;

/** Steps below the county, as the list of a few is drawn. */
const STEPS: { readonly [level: number]: number } = { 4: 1, 5: 2 };

/** Institutions to choose from, each below its own; one of a village with the township it belongs to. */
export function placeChoices(places: readonly Place[]): readonly SoughtChoice[] {
  const names = new Map(places.map(({ code, name }) => [code, name]));
  return places.map(({ code, name, level }) => ({
    ...{ code, label: name, indent: STEPS[level] ?? 0 },
    ...(level === 5 && { beside: names.get(code.slice(0, -3)) }),
  }));
}
