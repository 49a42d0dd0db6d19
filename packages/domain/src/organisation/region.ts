/** An administrative division. `code`: GB/T 2260 without trailing zeros, then GB/T 10114 below the county: 2, 4, 6, 9 or 12 digits. */
export type Region = {
  readonly code: string;
  readonly name: string;
  /** First letters of the name's pinyin, lower case: `望禾镇` is `whz`. */
  readonly initials: string;
  /** Nothing is known below it: villages are known of the platform's own county only. */
  readonly lowest: boolean;
};

/** A region found by its name, with the words from the province on. */
export type FoundRegion = Region & { readonly words: string };

const LENGTHS = [2, 4, 6, 9, 12] as const;

/** Whether an answer is the code of a region; what was typed instead of chosen is kept as text. */
export const isRegionCode = (text: string): boolean =>
  /^\d+$/.test(text) && (LENGTHS as readonly number[]).includes(text.length);

/**
 * The codes from the province down to the region itself.
 *
 * @example
 * ```ts
 * regionTrail('110105001'); // ['11', '1101', '110105', '110105001']
 * ```
 */
export const regionTrail = (code: string): readonly string[] =>
  LENGTHS.filter((length) => length <= code.length).map((length) => code.slice(0, length));

/** The region above; `undefined` above the provinces. */
export const parentRegion = (code: string): string | undefined => regionTrail(code).at(-2);

/** Groups of the code table that nobody writes in an address: 市辖区, 县 (of 重庆), 省直辖县级行政区划. */
const isFiller = (name: string): boolean => /^(?:市辖区|县)$|直辖县级行政区划$/.test(name);

/**
 * An address as it is written, from the names of a trail: `江苏省盐城市望禾县`, `北京市东城区`. A city without counties stands in the
 * trail twice, as its own county, and is written once: `广东省东莞市虎门镇`.
 */
export const formatRegion = (names: readonly string[]): string =>
  names.filter((name, at) => !isFiller(name) && name !== names[at - 1]).join('');

/** Whether a region is meant by what was typed while choosing among its neighbours: a part of the name, its first letters, the end of its code. */
export function regionMatches(
  { name, initials, code }: Pick<Region, 'name' | 'initials' | 'code'>,
  typed: string,
): boolean {
  const text = typed.trim().toLowerCase();
  if (/^\d+$/.test(text)) return code.startsWith(text) || code.endsWith(text);
  return name.includes(text) || initials.startsWith(text);
}
