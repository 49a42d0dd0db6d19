import { regionMatches, regionTrail, formatRegion, type FoundRegion, type Region } from '@gongwei/domain/organisation';
import { pinyin } from 'pinyin-pro';
import type { Queryable } from '../database/database.port.ts';
import { prefixRange } from '../shared/prefix-range.ts';
import { placeOf } from './institution-name.rules.ts';
import { nationalRegions, type RegionNames } from './national-regions.ts';

const BELOW: { readonly [length: number]: number } = { 0: 2, 2: 4, 4: 6, 6: 9, 9: 12 };
const MOST = 20;

/**
 * The places the institutions of the platform stand for: county, townships and villages have the codes of their bureau,
 * health centre and clinic. A made-up county is in no national table; villages are in none that is published.
 */
async function ownRegions(database: Queryable, prefix: string): Promise<RegionNames> {
  const { from, until } = prefixRange(prefix === '' ? '0' : prefix);
  const rows = await database.query<{ code: string; name: string }>(
    `select code, name from institutions where length(code) in (6, 9, 12) and ($1 = '' or (code >= $2 and code < $3)) order by code limit 20000`,
    [prefix, from, until],
  );
  return new Map(
    rows.flatMap(({ code, name }) => {
      const place = placeOf(name);
      return place === undefined ? [] : [[code, place] as const];
    }),
  );
}

const known = new Map<string, string>();
/** First letters of a name's pinyin. The same few names come again and again. */
function initialsOf(name: string): string {
  const found =
    known.get(name) ?? pinyin(name, { toneType: 'none', type: 'array', pattern: 'first' }).join('').toLowerCase();
  if (known.size > 100_000) known.clear();
  known.set(name, found);
  return found;
}

/** Directly below a region in code order; below none, the provinces. The platform's own names go before those of the table. */
export async function regionsBelow(database: Queryable, code: string): Promise<readonly Region[]> {
  const length = BELOW[code.length];
  if (length === undefined) return [];
  const [{ names, below }, own] = [await nationalRegions(), await ownRegions(database, code)];
  const codes = new Set([...(below.get(code) ?? []), ...[...own.keys()].filter((one) => one.length === length)]);
  return [...codes].sort().map((one) => regionOf(one, own.get(one) ?? names.get(one) ?? one, own));
}

const regionOf = (code: string, name: string, own: RegionNames): Region => ({
  code,
  name,
  initials: initialsOf(name),
  lowest:
    code.length === 12 ||
    (code.length === 9 && ![...own.keys()].some((one) => one.length === 12 && one.startsWith(code))),
});

/** By a part of the name, pinyin initials or the beginning of a code; what shares more of its code with `near` comes first, then the larger. */
export async function searchRegions(database: Queryable, text: string, near: string): Promise<readonly FoundRegion[]> {
  const [national, own] = [await nationalRegions(), await ownRegions(database, near.slice(0, 6))];
  const names = new Map([...national.names, ...own]);
  const digits = /^\d+$/.test(text);
  const found: { readonly region: Region; readonly rank: number }[] = [];
  let seen = 0;
  for (const [code, name] of names) {
    // Letters of a whole country take half a second the first time: others get their turn in between.
    if ((seen += 1) % 2_000 === 0) await new Promise((resume) => setImmediate(resume));
    if (digits ? !code.startsWith(text) : isRepeated(code) || !matches(code, name, text)) continue;
    if (national.dissolved.has(code.slice(0, 6))) continue;
    found.push({ region: regionOf(code, name, own), rank: rankOf(code, near) });
  }
  return found
    .sort((a, b) => a.rank - b.rank || (a.region.code < b.region.code ? -1 : 1))
    .slice(0, MOST)
    .map(({ region }) => ({ ...region, words: wordsIn(names, region.code) }));
}

/** 东莞市 stands for itself once more on the level of counties; found by its name it is one place. */
const isRepeated = (code: string): boolean => code.length === 6 && code.endsWith('00');

const matches = (code: string, name: string, text: string): boolean =>
  name.includes(text) || (/^[a-z]+$/i.test(text) && regionMatches({ code, name, initials: initialsOf(name) }, text));

const rankOf = (code: string, near: string): number => {
  const shared = regionTrail(near).filter((part) => code.startsWith(part)).length;
  return (5 - shared) * 100 + code.length;
};

const wordsIn = (names: RegionNames, code: string): string =>
  formatRegion(regionTrail(code).flatMap((part) => names.get(part) ?? []));

/** The words of each code, from the province on; codes nobody knows are absent. */
export async function regionWordsOf(
  database: Queryable,
  codes: readonly string[],
): Promise<{ readonly [code: string]: string }> {
  if (codes.length === 0) return {};
  const national = await nationalRegions();
  const counties = new Set(codes.filter((code) => code.length >= 6).map((code) => code.slice(0, 6)));
  const own = await Promise.all([...counties].map((county) => ownRegions(database, county)));
  const names = new Map([...national.names, ...own.flatMap((some) => [...some])]);
  return Object.fromEntries(codes.filter((code) => names.has(code)).map((code) => [code, wordsIn(names, code)]));
}
