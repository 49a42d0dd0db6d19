import { isRegionCode, parentRegion, type FoundRegion, type Region } from './region.ts';

/** What the list under the box shows: the regions below one, or what was found by typing. */
export type RegionList =
  | { readonly by: 'level'; readonly below: string; readonly words: string; readonly rows: readonly Region[] }
  | { readonly by: 'search'; readonly text: string; readonly rows: readonly FoundRegion[] };

/** The level a list opens at: where the answer is, or else around the user's own institution, so that the own village is one key away. `''`: the provinces. */
export function levelToOpen(answer: string, institutionCode: string): string {
  if (isRegionCode(answer)) return parentRegion(answer) ?? '';
  const own = [12, 9, 6, 4, 2].find((length) => institutionCode.length >= length && /^\d+$/.test(institutionCode));
  if (own === undefined) return '';
  const code = institutionCode.slice(0, own);
  return code.length === 12 ? (parentRegion(code) ?? '') : code;
}

/** The row the list begins with: the answer, the user's own place, or the first. */
export const rowToBegin = (rows: readonly Region[], answer: string, institutionCode: string): number =>
  Math.max(
    0,
    rows.findIndex(({ code }) => (isRegionCode(answer) ? answer.startsWith(code) : institutionCode.startsWith(code))),
  );

/** The row after a move; it stops at both ends, so that holding the key down does not run in circles. */
export function rowAfter(rows: number, active: number, by: number | 'first' | 'last'): number {
  if (rows === 0) return -1;
  if (by === 'first') return 0;
  if (by === 'last') return rows - 1;
  return Math.min(rows - 1, Math.max(0, active + by));
}
