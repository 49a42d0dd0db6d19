import type { ListGateway } from '@gongwei/application/lists';
import {
  answerList,
  cellsOfRows,
  filterCondition,
  optionsOfLabels,
  readQuestion,
  typedParts,
  type AnsweringRow,
  type AskedBy,
  type AskedList,
  type CompiledFilter,
  type CompiledList,
  type ListFacets,
  type ListLibrary,
  type ListPage,
  type ListQuestion,
  type ListStretch,
} from '@gongwei/domain/lists';
import type { Reader } from '@gongwei/domain/shared';
import { compileRowValue } from '@gongwei/domain/lists';
import { memoryListJobs, type MemoryListJobs } from './memory-list-jobs.ts';
import { memoryListViews } from './memory-list-views.ts';

/** A row with the person it is of. */
export type MemoryListRow = AnsweringRow & { readonly residentId?: string; readonly version?: number };

/** What lists in memory answer from. */
export type MemoryLists = {
  readonly lists: ReadonlyMap<string, CompiledList>;
  readonly library: ListLibrary;
  /** The rows of a list as they are now, as far as the reader's scope goes. */
  readonly rows: (list: string) => readonly MemoryListRow[];
  readonly names: { readonly [id: string]: string };
  readonly asked: AskedBy;
  readonly reader: Reader;
  readonly jobs?: Partial<MemoryListJobs>;
};

/** Lists answered by the rules themselves over plain rows: what the server's answers are held against. */
export function createMemoryListGateway(world: MemoryLists): ListGateway {
  const compiled = (id: string): CompiledList => {
    const list = world.lists.get(id);
    if (!list) throw new RangeError(`There is no list “${id}”`);
    return list;
  };
  const asking = (question: ListQuestion): AskedList =>
    readQuestion(compiled(question.list), question, world.asked, world.reader);
  const found = (question: ListQuestion, without?: string): readonly MemoryListRow[] => {
    const asked = asking(question);
    const conditions = asked.conditions.filter(({ from }) => from !== without);
    return answerList({ ...asked, conditions }, world.rows(question.list));
  };
  const pageOf = (
    list: string,
    all: readonly MemoryListRow[],
    rows: readonly MemoryListRow[],
    offset: number,
  ): ListPage => {
    const cells = cellsOfRows(compiled(list), world.reader);
    const [first, last] = [rows[0]?.id, rows.at(-1)?.id];
    return {
      rows: rows.map((row) => ({
        id: row.id,
        ...(row.residentId !== undefined && { residentId: row.residentId }),
        ...(row.version !== undefined && { version: row.version }),
        cells: cells(row),
        actions: actionsOf(compiled(list), row),
      })),
      count: { found: all.length, exact: true },
      offset,
      ...(first !== undefined && { first }),
      ...(last !== undefined && { last }),
      names: world.names,
    };
  };
  const { jobs, ...rest } = { jobs: {}, ...world };

  return {
    read: async (question, stretch) => {
      const all = found(question);
      const offset = offsetOf(all, stretch);
      const end =
        'before' in stretch
          ? Math.max(
              0,
              all.findIndex(({ id }) => id === stretch.before),
            )
          : offset + stretch.limit;
      return pageOf(question.list, all, all.slice(offset, end), offset);
    },
    count: async (question) => ({ found: found(question).length, exact: true }),
    counts: async (list, questions) =>
      questions.map((question) => ({ found: found({ list, ...question }).length, exact: true })),
    facets: async (question, filters) => facetsOf(question, filters, rest, compiled(question.list), found),
    without: async (question) =>
      asking(question)
        .conditions.filter(({ from, unused }) => from !== '@fixed' && !unused)
        .map(({ from }) => from)
        .map((filter) => ({ filter, found: found(question, filter).length }))
        .filter((one) => one.found > 0)
        .sort((a, b) => b.found - a.found),
    why: async (question, rowId) =>
      found(question).some(({ id }) => id === rowId)
        ? asking(question)
            .conditions.filter(({ unused }) => !unused)
            .map(({ typed }) => ({ condition: typed.source }))
        : [],
    refresh: async (question, ids) => {
      const all = found(question);
      return pageOf(
        question.list,
        all,
        all.filter(({ id }) => ids.includes(id)),
        0,
      );
    },
    ...memoryListJobs(found, jobs),
    ...memoryListViews(),
  };
}

function offsetOf(all: readonly MemoryListRow[], stretch: ListStretch): number {
  if ('offset' in stretch) return stretch.offset;
  if ('after' in stretch) return all.findIndex(({ id }) => id === stretch.after) + 1;
  return Math.max(0, all.findIndex(({ id }) => id === stretch.before) - stretch.limit);
}

const actionsOf = (list: CompiledList, row: MemoryListRow): readonly string[] =>
  list.actions.flatMap(({ action, when }) =>
    (action.on === 'row' || action.on === 'rows') && (!when || compileRowValue(when, list.vocabulary)(row) === true)
      ? [action.id]
      : [],
  );

function facetsOf(
  question: ListQuestion,
  filters: readonly string[],
  { library, asked, reader }: Pick<MemoryLists, 'library' | 'asked' | 'reader'>,
  list: CompiledList,
  found: (question: ListQuestion, without?: string) => readonly MemoryListRow[],
): ListFacets {
  return Object.fromEntries(
    filters.flatMap((key) => {
      const compiled = list.filters.get(key);
      if (!compiled) return [];
      if (compiled.filter.kind === 'person') return [[key, staffIn(compiled, found(question, key), list)] as const];
      const codes =
        compiled.filter.kind === 'switch'
          ? ['1']
          : compiled.filter.kind === 'choice'
            ? (optionsOfLabels(compiled.filter.words, library) ?? []).map(({ code }) => code)
            : [];
      if (codes.length === 0) return [];
      const rows = found(question, key);
      const counts = codes.map((code) => {
        const typed = typedParts(filterCondition(compiled, [code], asked, reader), '', list.vocabulary, 'boolean');
        const holds = compileRowValue(typed, list.vocabulary);
        return [code, rows.filter((row) => holds(row) === true).length] as const;
      });
      return [[key, Object.fromEntries(counts)] as const];
    }),
  );
}

/** How many rows each member of the staff has. */
function staffIn(
  { on }: CompiledFilter,
  rows: readonly MemoryListRow[],
  { vocabulary }: CompiledList,
): { readonly [id: string]: number } {
  const [value] = on;
  const of = value && compileRowValue(value, vocabulary);
  const ids = rows.map((row) => of?.(row)).filter((id) => typeof id === 'string' && id !== '');
  return Object.fromEntries([...new Set(ids)].map((id) => [id, ids.filter((one) => one === id).length]));
}
