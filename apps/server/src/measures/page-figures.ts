import { call, literal, type ExpressionTree } from '@gongwei/domain/lists';
import {
  calendarNumber,
  cellOfNumber,
  changesOf,
  countedFor,
  namesOfMeasure,
  hasRows,
  measuresFor,
  measuresOfTable,
  MEASURES,
  tablesOf,
  valueOf,
  type AnalysisAnswer,
  type AnalysisCells,
  type AnalysisPage,
  type AnalysisRow,
  type AnalysisLabels,
  type Disclosure,
  type Figure,
  type Figures,
  type LimitSetting,
  type MeasureDefinition,
  type Measures,
  type NumberName,
} from '@gongwei/domain/measures';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { behindOthers } from '../database/lanes.ts';
import { homeStates } from '../database/kept-by-home.ts';
import { countGroups, type Counting } from './count-groups.query.ts';
import { rowsToRead, WHOLE } from './count-statement.ts';
import { dayGroupsOf, groupingOf } from './grouping.ts';
import { keptAlike } from './keeping.ts';
import { registeredFigures } from './registered-figures.query.ts';
import { roundingOf } from './round-figures.ts';
import { rowsOfTable, type TableRow } from './table-rows.query.ts';
import { unfinishedNames } from './unfinished.query.ts';

/** What is asked of a page. */
export type PageQuestion = Pick<NumberName, 'period' | 'institution' | 'groups'> & {
  readonly page: AnalysisPage;
  readonly by: readonly string[];
  /** Only these of the page's measures. */
  readonly measures?: readonly string[];
  /** Who may not open the people is told rounded numbers. */
  readonly disclosure: Disclosure;
};

/** What a page shows, and what that is made of. */
type PageMeasures = { readonly shown: readonly MeasureDefinition[]; readonly known: Measures };

/** The measures a page shows, each once. */
export function measuresOf(page: AnalysisPage, known: Measures = MEASURES): readonly MeasureDefinition[] {
  const all = new Set([
    ...tablesOf(page).flatMap(measuresOfTable),
    ...page.indicators.map(({ measure }) => measure),
    ...page.charts.flatMap(({ measures }) => measures),
  ]);
  return [...all].flatMap((id) => known.get(id) ?? []);
}

/** What readers are told of measures besides their numbers. */
export const wordsOf = (measures: readonly MeasureDefinition[]): AnalysisLabels['measures'] =>
  measures.map((measure) => {
    const { id, label, unit, decimals, hint, kind, basis, of, earlier } = measure;
    const changed = changesOf(measure, MEASURES);
    return {
      ...{ id, label, unit, decimals, hint, kind, basis, of },
      ...(changed.length > 0 && { changed }),
      ...(earlier && { earlier: earlier.map(({ until, hint: then }) => ({ until, hint: then })) }),
    };
  });

/** The numbers of a page by group, and of everything; counted behind what others ask of an embedded database. */
export const pageFigures = (database: Queryable, counting: Counting, question: PageQuestion): Promise<AnalysisAnswer> =>
  behindOthers(() => figuresOf(database, counting, question));

async function figuresOf(database: Queryable, counting: Counting, question: PageQuestion): Promise<AnalysisAnswer> {
  const { measures: wanted } = question;
  const states = counting.states ?? (await homeStates(database));
  const settings = await counting.lists.limitsOfNumbers?.(database);
  const known = measuresFor(MEASURES, question);
  const shown = measuresOf(question.page, known).filter(({ id }) => !wanted || wanted.includes(id));
  const tables = await Promise.all(
    question.by.map((id) => rowsOfTable(database, id, { ...question, today: counting.reading.asked.today })),
  );
  const counted = shown.flatMap((measure) => countedFor(measure, known));
  const groups = new Map<string, Figures>(await registeredFigures(database, counted, question, tables));
  addDays(groups, crossed(tables), calendarFigures(counted, question, counting.reading.asked.today));
  const asking = { counting: { ...counting, states }, question, tables, settings };
  for (const alike of sameRows(counted.filter(hasRows))) await countAlike(database, asking, alike, groups);
  const told = roundingOf(question, tables);
  const pending = await pendingMeasures(database, { shown, known }, question, counting.reading.asked.today);
  const cells = (key: string): AnalysisCells => ({
    ...cellsOf({ shown, known }, groups.get(key) ?? {}, told(key, groups.get(key) ?? {})),
    ...pending,
  });
  const rows = (question.by.length === 0 ? [] : crossed(tables)).map(({ key, label, ifAny }) => ({
    row: { key, label, cells: cells(key) },
    ifAny: ifAny === true,
  }));
  return {
    rows: rows.filter(({ row, ifAny }) => !ifAny || hasAnybody(row)).map(({ row }) => row),
    total: cells(WHOLE),
  };
}

type AskingAlike = {
  readonly counting: Counting;
  readonly question: PageQuestion;
  readonly tables: readonly (readonly TableRow[])[];
  readonly settings: readonly LimitSetting[] | undefined;
};

/** Adds the numbers of measures of the same rows to their groups. */
async function countAlike(
  database: Queryable,
  { counting, question, tables, settings }: AskingAlike,
  alike: readonly MeasureDefinition[],
  groups: Map<string, Figures>,
): Promise<void> {
  const [first] = alike as [MeasureDefinition];
  const { page, by } = question;
  const cell = cellOfNumber(page, first, { ...question, today: counting.reading.asked.today, settings });
  if (!cell) return;
  const parts = by.map((id, at) => groupingOf(page, id, first, cell, tables[at] ?? []));
  const grouped = parts.length > 0 && parts.every((part) => part !== undefined);
  const grouping = grouped ? (dayGroupsOf(by, first, tables[0] ?? []) ?? joined(parts)) : undefined;
  const found = await countGroups(database, counting, alike, cell, grouping);
  for (const [key, figures] of found) groups.set(key, { ...groups.get(key), ...figures });
  // Who is nobody is none, not unknown.
  for (const key of [WHOLE, ...(grouped ? crossed(tables).map((row) => row.key) : [])])
    groups.set(key, { ...none(alike), ...groups.get(key) });
}

/** To every group, and to everything. */
function addDays(groups: Map<string, Figures>, rows: readonly TableRow[], days: Figures): void {
  for (const key of [WHOLE, ...rows.map((row) => row.key)]) groups.set(key, { ...groups.get(key), ...days });
}

/** Numbers of days, which are the same in every group. */
const calendarFigures = (
  counted: readonly MeasureDefinition[],
  { period }: PageQuestion,
  today: CalendarDay,
): Figures =>
  Object.fromEntries(
    counted.flatMap((measure): readonly (readonly [string, Figure])[] => {
      if (measure.kind !== 'calendar') return [];
      const days = calendarNumber(measure.value, period, today);
      return [[measure.id, { counts: days, among: days }]];
    }),
  );

const none = (measures: readonly MeasureDefinition[]): Figures =>
  Object.fromEntries(measures.map(({ id }) => [id, { counts: 0, among: 0 }]));

const hasAnybody = ({ cells }: AnalysisRow): boolean =>
  Object.values(cells).some(({ among, value }) => among > 0 || (value !== null && value !== 0));

const PENDING_CELL = { value: null, counts: 0, among: 0, pending: true } as const;

/** A cell for each measure whose rows are not all known yet. */
async function pendingMeasures(
  database: Queryable,
  { shown, known }: PageMeasures,
  question: PageQuestion,
  today: CalendarDay,
): Promise<AnalysisCells> {
  const unfinished = await unfinishedNames(database);
  if (!unfinished) return {};
  const isPending = (measure: MeasureDefinition): boolean => {
    const cell = cellOfNumber(question.page, measure, { ...question, today });
    // Nothing of a ledger that is not whole can be told, not even how many rows it has.
    return unfinished(`${measure.of}.`) || (cell !== undefined && [...namesOfMeasure(measure, cell)].some(unfinished));
  };
  return Object.fromEntries(
    shown.filter((measure) => countedFor(measure, known).some(isPending)).map(({ id }) => [id, PENDING_CELL]),
  );
}

/** Measures that are asked of the same rows and kept alike, each measure once; the widest rows first. */
function sameRows(measures: readonly MeasureDefinition[]): readonly (readonly MeasureDefinition[])[] {
  const bases = new Map<string, Map<string, MeasureDefinition>>();
  for (const measure of measures) {
    // What is not kept makes nothing else be asked anew.
    const key = `${rowsToRead(measure)} ${keptAlike(measure)}`;
    bases.set(key, (bases.get(key) ?? new Map<string, MeasureDefinition>()).set(measure.id, measure));
  }
  const width = ({ within }: MeasureDefinition): number => (within === 'always' ? 0 : 1);
  return [...bases.values()].map((alike) => [...alike.values()].sort((a, b) => width(a) - width(b)));
}

const SEPARATOR = '|';
const joined = (parts: readonly ExpressionTree[]): ExpressionTree =>
  parts.reduce((left, right) => call('concat', left, literal(SEPARATOR), right));

/** Every group of one table, or every pair of two. */
function crossed([first = [], second]: readonly (readonly TableRow[])[]): readonly TableRow[] {
  if (!second) return first;
  return first.flatMap((row) =>
    second.map((column) => ({
      key: `${row.key}${SEPARATOR}${column.key}`,
      label: `${row.label} ${column.label}`,
      ...((row.ifAny || column.ifAny) && { ifAny: true as const }),
    })),
  );
}

/** `figures` as they are, `told` as the reader gets them: without what tells of few people. */
function cellsOf({ shown, known }: PageMeasures, figures: Figures, told: Figures): AnalysisCells {
  return Object.fromEntries(
    shown.flatMap((measure) => {
      const figure = told[measure.id];
      const few = countedFor(measure, known).some(({ id }) => figures[id] && !told[id]);
      if (few) return [[measure.id, { value: null, counts: 0, among: 0, hidden: true as const }]];
      if (!figure && measure.kind !== 'ratio') return [];
      const value = valueOf(measure, told, known) ?? null;
      return [[measure.id, { value, counts: figure?.counts ?? 0, among: figure?.among ?? 0 }]];
    }),
  );
}
