import { fail, ok, type Result } from '../../shared/index.ts';
import { cellText, type RosterCell } from './roster-cell.ts';
import { ROSTER_KNOWN, ROSTER_LABELS, ROSTER_SYNONYMS } from './roster-headings.data.ts';
import { OWN_TITLES } from './roster-own-titles.data.ts';
import type { RosterHeading } from './roster.ts';

/** A column of a roster that is understood. */
export type RosterColumn = 'name' | 'idNumber' | 'sex' | 'birthDate' | 'phone' | 'address' | 'village';

/** Position of the header row and of each column, both from 0. Columns that the sheet does not have are absent. */
export type RosterLayout = {
  readonly headerRow: number;
  readonly columns: Readonly<Partial<Record<RosterColumn, number>>>;
  /** Day numbers count from 1904, as Excel for the Macintosh used to. */
  readonly date1904?: boolean;
};

/** What an institution decided about headings nobody knew, by `headingKey`. */
export type RememberedHeadings = Readonly<Record<string, RosterColumn | 'ignored'>>;

/** The row of a sheet that holds the headings, and what they mean. */
export type RosterHeader = { readonly headerRow: number; readonly headings: readonly RosterHeading[] };

/** A heading without blanks, asterisks and a colon; `(必填)` and the like are dropped. */
export const headingKey = (cell: RosterCell): string =>
  cellText(cell)
    .replace(/[\s*:]/g, '')
    .replace(/\((?:必填|选填|必录|可选|18位|11位)\)/g, '');

const BY_HEADING = new Map<string, RosterColumn | 'known'>([
  ...[...ROSTER_KNOWN, ...OWN_TITLES].map((name) => [name, 'known'] as const),
  ...Object.entries(ROSTER_SYNONYMS).flatMap(([column, names]) =>
    names.map((name) => [name, column as RosterColumn] as const),
  ),
]);

const REQUIRED = ['name', 'idNumber'] as const;
const isColumn = (use: RosterHeading['use']): use is RosterColumn =>
  use !== undefined && use !== 'known' && use !== 'ignored';

/**
 * The headings of a sheet. A title and remarks may stand above: the header is the first of the top 20 rows that names two known columns,
 * else the one with the most words in it, so that somebody can say by hand what they mean. The failure is a sentence for the user.
 */
export function readRosterHeader(
  rows: readonly (readonly RosterCell[])[],
  remembered: RememberedHeadings = {},
): Result<RosterHeader, string> {
  const headers = rows.slice(0, 20).map((cells, headerRow) => ({ headerRow, headings: headingsOf(cells, remembered) }));
  const named = ({ headings }: RosterHeader): number => headings.filter(({ use }) => isColumn(use)).length;
  const known = headers.find((header) => named(header) >= 2);
  if (known) return ok(known);
  const best = headers.reduce<RosterHeader | undefined>(
    (found, header) => (header.headings.length > (found?.headings.length ?? 1) ? header : found),
    undefined,
  );
  return best ? ok(best) : fail('没有找到表头：前20行中应有一行含“姓名”和“身份证号”，请下载模板对照后重新上传');
}

/** Exports print the unit behind a title: 收缩压（mmHg）. A column of the roster is never guessed so: 电话（父亲） is another's. */
const withUnit = (key: string): 'known' | undefined =>
  BY_HEADING.get(key.replace(/\([^()]+\)$/, '')) === 'known' ? 'known' : undefined;

/** Of two headings for one column the first counts, and the other is nobody's. */
function headingsOf(cells: readonly RosterCell[], remembered: RememberedHeadings): readonly RosterHeading[] {
  const taken = new Set<string>();
  return cells.flatMap((cell, at): RosterHeading[] => {
    const [text, key] = [typeof cell === 'string' ? cell.trim() : cellText(cell), headingKey(cell)];
    if (key === '') return [];
    const found = remembered[key] ?? BY_HEADING.get(key) ?? withUnit(key);
    const use = isColumn(found) && taken.has(found) ? 'known' : found;
    if (use) taken.add(use);
    return [{ at, text: text.slice(0, 60), ...(use ? { use } : {}) }];
  });
}

/** Where each column stands; the failure names those that must be there and are not. */
export function rosterLayoutOf({ headerRow, headings }: RosterHeader, date1904 = false): Result<RosterLayout, string> {
  const columns: Partial<Record<RosterColumn, number>> = {};
  for (const { at, use } of headings) if (isColumn(use)) columns[use] ??= at;
  const missing = REQUIRED.filter((column) => columns[column] === undefined);
  if (missing.length === 0) return ok({ headerRow, columns, ...(date1904 ? { date1904 } : {}) });
  const names = missing.map((column) => `“${ROSTER_LABELS[column]}”`).join('和');
  return fail(`第${headerRow + 1}行表头中没有${names}列，请指定是哪一列，或补上后重新上传`);
}

/** Headings that nobody knows: they are named before anything is written. */
export const unknownHeadings = (headings: readonly RosterHeading[]): readonly RosterHeading[] =>
  headings.filter(({ use }) => use === undefined);
