import type { Counted, MeasureDefinition } from './measure-definition.ts';

type Path = readonly [root: string, key: string];

/** What goes to the provincial platform, and what only that holds. */
const ofPlatform = (of: Counted): boolean => of === 'upload' || of === 'held';

/** Where a row says whose it is: its institution. */
export function placeOf(of: Counted): Path {
  if (of === 'resident') return ['resident', 'institution'];
  return ofPlatform(of) ? ['upload', 'institution'] : ['record', '@institution'];
}

/** Where a row says of which day it is; residents are of none. */
export function dayOf(of: Counted): Path | undefined {
  if (of === 'resident') return undefined;
  return ofPlatform(of) ? ['upload', 'recordDate'] : ['record', '@occurredOn'];
}

/** By which day rows are told apart: where a measure looks at sheets by the day of their entry, by that one. */
export const tellingDayOf = ({ of, within }: Pick<MeasureDefinition, 'of' | 'within'>): string | undefined =>
  of === 'entry' && within === 'always' ? 'day(record.@createdAt)' : dayOf(of)?.join('.');
