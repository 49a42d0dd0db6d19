import type { Filter } from '@gongwei/domain/lists';

export type Share = { readonly code: string; readonly label: string; readonly count: number };
type Words = readonly { readonly code: string; readonly label: string }[];

/** As many as stand in a line beside each other. */
const MOST = 8;
/** So few codes keep the order they are defined in: steps of time are read from first to last. */
const FEW = 6;

/** What of a filter is counted, the most first; those that count nothing are left out, and so is what nobody could read. */
export function sharesOf(
  filter: Filter,
  counts: { readonly [code: string]: number },
  words: Words,
  names: { readonly [id: string]: string },
): readonly Share[] {
  const all: Words =
    filter.kind === 'person'
      ? Object.keys(counts).flatMap((code) => (names[code] === undefined ? [] : [{ code, label: names[code] }]))
      : words;
  const shares = all
    .map(({ code, label }) => ({ code, label, count: counts[code] ?? 0 }))
    .filter(({ count }) => count > 0);
  const ordered = filter.kind !== 'person' && words.length <= FEW;
  return (ordered ? shares : [...shares].sort((one, other) => other.count - one.count)).slice(0, MOST);
}

/** A step of a way: how many are there, and how much of the largest, from 0 to 1. */
export type Stage = Share & { readonly part: number };

/** Every step in its order, whether somebody is there or not. */
export function stagesOf(counts: { readonly [code: string]: number }, words: Words): readonly Stage[] {
  const most = Math.max(1, ...words.map(({ code }) => counts[code] ?? 0));
  return words.map(({ code, label }) => ({ code, label, count: counts[code] ?? 0, part: (counts[code] ?? 0) / most }));
}
