/** Groups by who is tested (crowdType of 采样登记): the fever clinic within 6 hours, patients and who is with them within 12, all others within 24 [G, from memory]. */
const HOURS: { readonly [crowd: string]: number } = { '3': 6, '4': 12 };
/** Groups nobody may be pooled with: fever clinic, close contacts, the isolated. */
const NOT_POOLED: readonly string[] = ['3', '5', '7'];

/** Hours from the swab within which the result is owed; of a pool the shortest of its members'. */
export const limitHours = (crowds: readonly (string | undefined)[]): number =>
  Math.min(24, ...crowds.map((crowd) => HOURS[crowd ?? ''] ?? 24));

/** Whether a person of a crowd (code of 人群) may share a tube with others; unknown ones may. */
export const mayBePooled = (crowd: string | undefined): boolean => !NOT_POOLED.includes(crowd ?? '');

/** Wells of a plate in the order they are filled, A1 to H12 by column; H11 and H12 hold the controls. */
const WELLS: readonly string[] = Array.from(
  { length: 96 },
  (_, at) => `${'ABCDEFGH'[at % 8]}${Math.floor(at / 8) + 1}`,
).filter((well) => well !== 'H11' && well !== 'H12');

/** The wells of so many tubes from the first one on; too few where the plate is full. */
export function wellsFrom(first: string, count: number): readonly string[] {
  const begin = WELLS.indexOf(first.trim().toUpperCase());
  return begin < 0 ? [] : WELLS.slice(begin, begin + count);
}
