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

/**
 * A drawing of an analysis. Without `by` its marks are the measures; with one breakdown (or `org`, `year`) the groups of that; with two
 * the second makes the series. `heat` is measures by groups, coloured.
 */
export type AnalysisChart = {
  readonly id: string;
  readonly title: string;
  readonly kind: 'bar' | 'grouped' | 'stacked' | 'ring' | 'line' | 'pyramid' | 'heat';
  readonly measures: readonly string[];
  readonly by: readonly string[];
  /** Only so many of its measures, the greatest first. */
  readonly top?: number;
};

/** A number of a table, in its column. */
export type AnalysisColumn = { readonly label: string; readonly measure: string; readonly width: number };

/** One of several tables of a page. With `stages` it has a row a stage of everybody's numbers instead of a row a group. */
export type AnalysisTable = {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly AnalysisColumn[];
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
  /** Besides institutions, staff and its own breakdowns: days, and who entered it. */
  readonly ways?: readonly (typeof BY_DAY | typeof BY_AUTHOR)[];
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
    const [id = '', code = ''] = key.split(':');
    byId.set(id, [...(byId.get(id) ?? []), conditionOf(page, id.replace(/^in-/, ''), code)]);
  }
  return [...byId].map(([id, parts]) => ({
    id: id.replace(/^in-/, ''),
    when: parts.map((part) => `(${part})`).join(' || '),
  }));
}

function conditionOf(page: AnalysisPage, id: string, code: string): Condition {
  if (id === BY_DOCTOR && /^[\w-]+$/.test(code)) return `resident.doctor == '${code}'`;
  if (id === BY_AUTHOR && /^[\w-]+$/.test(code)) return `record.@createdBy == '${code}'`;
  const group = [...page.breakdowns, ...page.filters]
    .filter((one) => one.id === id)
    .flatMap(({ groups }) => groups)
    .find((one) => one.code === code);
  if (!group) throw new RangeError(`“${page.id}” has no group “${id}:${code}”`);
  return group.when;
}
