import type { Condition, Counted } from './measure-definition.ts';

/** One of the groups a number is told apart by, or narrowed to. */
export type MeasureGroup = { readonly code: string; readonly label: string; readonly when: Condition };
/** Groups of measures by which a page of numbers breaks its numbers down. */
export type Breakdown = {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly MeasureGroup[];
  /** Other rows than the page's that have what its conditions ask for under the same names. */
  readonly alike?: readonly Counted[];
  /** What itself is the code of a row's group, where there are many: each condition would be worked out for each row. */
  readonly code?: string;
  /** Of its many groups a table shows those somebody is in. */
  readonly ifAny?: true;
};

/** A value that is drawn as a line through a chart, and what it is called. */
export type ChartLimit = { readonly value: number; readonly label: string };

/**
 * A drawing of an analysis. Without `by` its marks are the measures; with one breakdown (or `org`, `year`) the groups of that; with two
 * the second makes the series. `heat` is measures by groups, coloured; `boxplot` five measures by groups, from the least value to the greatest;
 * `map` a tile an institution, darker for more; `scatter` a point a row.
 */
export type AnalysisChart = {
  readonly id: string;
  readonly title: string;
  readonly kind: 'bar' | 'grouped' | 'stacked' | 'ring' | 'line' | 'pyramid' | 'heat' | 'boxplot' | 'map' | 'scatter';
  readonly measures: readonly string[];
  readonly by: readonly string[];
  /** Only so many of its measures, the greatest first. */
  readonly top?: number;
  /** Grades have colours of their own. */
  readonly fills?: 'risk';
  /** Of a scatter: the time of a row (`record.measuredAt`), and the limits drawn into it. Its measure has a value for each row. */
  readonly across?: { readonly at: string; readonly limits: readonly ChartLimit[] };
};

/** A number of a table, in its column. */
export type AnalysisColumn = { readonly label: string; readonly measure: string; readonly width: number };

/** One of several tables of a page. With `stages` it has a row a stage of everybody's numbers instead of a row a group. */
export type AnalysisTable = {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly AnalysisColumn[];
  /** What it is told apart by when it is chosen; where a page says it of one of its tables, the others go by what the page opens with. */
  readonly by?: string;
  readonly stages?: {
    /** What a row is, where it is no stage. */
    readonly head?: string;
    readonly heads: readonly string[];
    /** A measure for each head. */
    readonly rows: readonly { readonly label: string; readonly measures: readonly string[] }[];
  };
};

/** A page of numbers as data: what is counted, how it is told apart and drawn. Every number opens its people. */
export type AnalysisPage = {
  readonly id: string;
  readonly title: string;
  /** What one of its rows is, and so which list its numbers open. */
  readonly of: Counted;
  /** Whom the page looks at, in words. */
  readonly counts: string;
  readonly columns: readonly AnalysisColumn[];
  /** More tables than one, each behind a tab; `columns` is empty then. */
  readonly tables?: readonly AnalysisTable[];
  /** The few that stand large at the top. */
  readonly indicators: readonly { readonly label: string; readonly measure: string }[];
  readonly charts: readonly AnalysisChart[];
  readonly breakdowns: readonly Breakdown[];
  readonly filters: readonly Breakdown[];
  readonly notes: readonly string[];
  /** Whether the people of districts, its denominators, are registered here. */
  readonly registers?: true;
  /** Whether the provincial platform can be asked anew from here. */
  readonly pulls?: true;
  /** The page on which what it counts is entered. */
  readonly entered?: { readonly label: string; readonly path: string };
  /** Besides institutions, staff and its own breakdowns: days, who entered it, and of strips their brand. */
  readonly ways?: readonly (typeof BY_DAY | typeof BY_AUTHOR | typeof BY_BRAND)[];
  /** What it opens with, where that is not the year by institution. */
  readonly opens?: { readonly by: string; readonly days: 'month' };
};

/** The tables of a page, in the order of their tabs. */
export const tablesOf = ({ id, title, columns, tables }: AnalysisPage): readonly AnalysisTable[] =>
  tables ?? [{ id, title, columns }];

/** The measures a table shows, each once. */
export const measuresOfTable = ({ columns, stages }: AnalysisTable): readonly string[] => [
  ...new Set([...columns.map(({ measure }) => measure), ...(stages?.rows ?? []).flatMap(({ measures }) => measures)]),
];

/** One question asks for no more. */
export const MOST_MEASURES = 400;
/** A scatter draws no more points; of more rows so many are drawn by lot. */
export const MOST_POINTS = 2000;

/** Groups that the tree of institutions and the calendar make. */
export const BY_INSTITUTION = 'org';
/** Groups by calendar year. */
export const BY_YEAR = 'year';
/** Groups by the responsible doctor of the file. */
export const BY_DOCTOR = 'doctor';
/** Groups by day. */
export const BY_DAY = 'day';
/** Groups by who entered the record. */
export const BY_AUTHOR = 'author';

/** Groups by the brand of test strips, of which there are those somebody wrote into the books. */
export const BY_BRAND = 'brand';

/** What a table of a page may be told apart by, and what that is called: institutions, days and staff where it has them, its own groups, doctors. */
export const waysOf = ({
  breakdowns,
  ways = [],
}: Pick<AnalysisPage, 'breakdowns' | 'ways'>): readonly { readonly id: string; readonly label: string }[] => [
  { id: BY_INSTITUTION, label: '机构' },
  ...OWN_WAYS.filter(({ id }) => ways.includes(id)),
  ...breakdowns,
  { id: BY_DOCTOR, label: '责任医生' },
];
const OWN_WAYS = [
  { id: BY_AUTHOR, label: '录入人' },
  { id: BY_DAY, label: '日期' },
  { id: BY_BRAND, label: '品牌型号' },
] as const;

/**
 * What narrows a number, as it travels: `sex:1` is the group 1 of the filter `sex`; several of one filter are alternatives. `in-sex:1` is the
 * row of a table that is told apart by `sex`, and holds besides.
 */
export type GroupKey = string;

/** The condition of some group keys. @throws RangeError for a group the page does not have. */
export const groupConditions = (page: AnalysisPage, keys: readonly GroupKey[]): readonly Condition[] =>
  conditionsByGroup(page, keys).map(({ when }) => when);

/** The same, each with the breakdown its groups are of. */
export function conditionsByGroup(
  page: AnalysisPage,
  keys: readonly GroupKey[],
): readonly { readonly id: string; readonly when: Condition }[] {
  const byId = new Map<string, string[]>();
  for (const key of keys) {
    const [id = ''] = key.split(':');
    byId.set(id, [...(byId.get(id) ?? []), conditionOf(page, key)]);
  }
  return [...byId].map(([id, parts]) => ({
    id: id.replace(/^in-/, ''),
    when: parts.map((part) => `(${part})`).join(' || '),
  }));
}

/** A key taken apart: `in-sex:1` is a row of a table, `sex:1` a filter, and both are of the group `1` of `sex`, with its words where the page has some. */
export function groupOfKey(
  { breakdowns, filters }: Pick<AnalysisPage, 'breakdowns' | 'filters'>,
  key: GroupKey,
): {
  readonly id: string;
  readonly code: string;
  readonly of?: Breakdown;
  readonly group?: Breakdown['groups'][number];
} {
  const [id = '', code = ''] = key.replace(/^in-/, '').split(':');
  const own = [...filters, ...breakdowns].filter((one) => one.id === id);
  const group = own.flatMap(({ groups }) => groups).find((one) => one.code === code);
  return { id, code, ...(own[0] && { of: own[0] }), ...(group && { group }) };
}

function conditionOf(page: AnalysisPage, key: GroupKey): Condition {
  const { id, code, group } = groupOfKey(page, key);
  if (id === BY_DOCTOR && /^[\w-]+$/.test(code)) return `resident.doctor == '${code}'`;
  if (id === BY_AUTHOR && /^[\w-]+$/.test(code)) return `record.@createdBy == '${code}'`;
  if (id === BY_BRAND) return `record.brand == '${brandOfCode(code)}'`;
  if (!group) throw new RangeError(`“${page.id}” has no group “${id}:${code}”`);
  return group.when;
}

/** Whether a brand can be told apart: what no condition can name (quotes, backslashes) is counted in the whole only. */
export const isBrand = (brand: string): boolean => brand.trim() !== '' && !/['\\\n]/.test(brand);

/** A brand as the code of its group: what is neither letter nor digit of ASCII is written by its bytes, so that it may stand in an address. */
export const codeOfBrand = (brand: string): string =>
  encodeURIComponent(brand)
    .replace(/[.!~*()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '.');

/** The brand of such a code. @throws RangeError for what is no such code. */
export function brandOfCode(code: string): string {
  try {
    const brand = decodeURIComponent(code.replaceAll('.', '%'));
    if (isBrand(brand)) return brand;
  } catch {
    // Bytes that make no letter.
  }
  throw new RangeError(`“${code}” is no brand`);
}
