import {
  AS_NOW,
  BY_AUTHOR,
  BY_BRAND,
  BY_DAY,
  BY_DOCTOR,
  brandOfCode,
  groupOfKey,
  MEASURES,
  numberOfCodes,
  OWN_ONLY,
  type AnalysisPage,
  type GroupKey,
} from '@gongwei/domain/measures';
import type { Queryable } from '../database/database.port.ts';
import { institutionNames, userNames } from '../organisation/names.query.ts';

/** Words of groups no page has of its own. */
const WORDS: { readonly [key: GroupKey]: string } = { [OWN_ONLY]: '本级', [AS_NOW]: '按现行口径' };

/** What a number is called whose people are listed: what it counts, where it is not of all of the reader's place, and of whom. By its measure's code. */
export async function nameOfNumber(
  database: Queryable,
  analyses: ReadonlyMap<string, AnalysisPage>,
  codes: readonly string[],
  home: string,
): Promise<{ readonly [measure: string]: string }> {
  const { page: pageId, measure, part, institution, groups } = numberOfCodes(codes);
  const [page, label] = [analyses.get(pageId), MEASURES.get(measure)?.label];
  if (!page || label === undefined) return {};
  const staff = groups.map((key) => groupOfKey(page, key)).flatMap(({ id, code }) => (isStaff(id) ? [code] : []));
  const named = await Promise.all([
    institution === home ? [] : institutionNames(database, [institution]),
    staff.length === 0 ? [] : userNames(database, staff),
  ]);
  const names = new Map(named.flat().map(({ id, name }) => [id, name]));
  const place = names.get(institution);
  const told = groups.flatMap((key) => wordsOfGroup(page, key, names) ?? []);
  const whole = part === 'among' ? `${label}的分母` : label;
  return { [measure]: [whole, ...(place === undefined ? [] : [place]), ...told].join('·') };
}

const isStaff = (id: string): boolean => id === BY_DOCTOR || id === BY_AUTHOR;

function wordsOfGroup(page: AnalysisPage, key: GroupKey, names: ReadonlyMap<string, string>): string | undefined {
  const own = WORDS[key];
  if (own !== undefined) return own;
  const { id, code, group } = groupOfKey(page, key);
  if (id === BY_DAY) return code;
  if (id === BY_BRAND) return brandOfCode(code);
  return isStaff(id) ? names.get(code) : group?.label;
}
