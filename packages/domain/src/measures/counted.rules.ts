import type { Counted } from './measure-definition.ts';

type Path = readonly [root: string, key: string];

/** Where a row says whose it is: its institution. */
export function placeOf(of: Counted): Path {
  if (of === 'resident') return ['resident', 'institution'];
  return of === 'upload' ? ['upload', 'institution'] : ['record', '@institution'];
}

/** Where a row says of which day it is; residents are of none. */
export function dayOf(of: Counted): Path | undefined {
  if (of === 'resident') return undefined;
  return of === 'upload' ? ['upload', 'recordDate'] : ['record', '@occurredOn'];
}

/** By which day rows are told apart: sheets that were entered by the day of entry, all others by their own. */
export const tellingDayOf = (of: Counted): string =>
  of === 'entry' ? 'day(record.@createdAt)' : (dayOf(of) ?? []).join('.');
