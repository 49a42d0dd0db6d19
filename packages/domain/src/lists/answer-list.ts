import { maskFor, type Json, type Reader } from '../shared/index.ts';
import { wholeCondition, type AskedList, type AskedSort } from './asked-list.ts';
import type { CompiledList } from './compile-list.ts';
import type { CellValue } from './list-query.ts';
import { compileRowValue, type RowValue } from './language/evaluate.ts';
import type { ListSubjectRow } from './language/person-history.ts';
import type { Vocabulary } from './language/vocabulary.ts';

/** A row as plain data, with the identifier the list knows it by. */
export type AnsweringRow = ListSubjectRow & { readonly id: string };

/** Order by code points, as the database sorts in collation C; JavaScript's own order differs beyond the first 65 536. */
function byCodePoints(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  const at = left.findIndex((character, index) => character !== right[index]);
  if (at < 0) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1);
}

function compared(a: Json, b: Json): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return byCodePoints(String(a), String(b));
}

const NEVER = { past: '0001-01-01', future: '9999-12-31' } as const;

/** What a row is sorted by. A day that never was, or never comes, has its place among the others. */
function sortValue({ value }: AskedSort, vocabulary: Vocabulary): RowValue {
  const run = compileRowValue(value, vocabulary);
  const { expression } = value;
  const [root = '', key = ''] = expression.kind === 'name' ? expression.path : [];
  const never = vocabulary.roots[root]?.[key]?.never;
  return never === undefined ? run : (row) => run(row) ?? NEVER[never];
}

/** The rows a question finds, in its order: the rule that the database's answer is held against. */
export function answerList<Row extends AnsweringRow>(question: AskedList, rows: readonly Row[]): readonly Row[] {
  const { vocabulary } = question.list;
  const holds = compileRowValue(wholeCondition(question), vocabulary);
  const sorts = question.sort.map((sort) => ({ value: sortValue(sort, vocabulary), way: sort.descending ? -1 : 1 }));
  const lastWay = sorts.at(-1)?.way ?? 1;
  const keyed = rows
    .filter((row) => holds(row) === true)
    .map((row) => ({ row, keys: sorts.map(({ value }) => value(row)) }));
  keyed.sort((a, b) => {
    for (const [at, { way }] of sorts.entries()) {
      const [left, right] = [a.keys[at], b.keys[at]];
      if (left === undefined && right === undefined) continue;
      if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
      const sign = compared(left, right);
      if (sign !== 0) return way * sign;
    }
    return lastWay * byCodePoints(a.row.id, b.row.id);
  });
  return keyed.map(({ row }) => row);
}

/** Makes what gives the cells of a list's rows, masked as a reader may have them. */
export function cellsOfRows(list: CompiledList, reader: Reader): (row: ListSubjectRow) => { [key: string]: CellValue } {
  const columns = [...list.columns.values()].map((column) => ({
    ...column,
    run: compileRowValue(column.value, list.vocabulary),
  }));
  return (row) =>
    Object.fromEntries(
      columns.map(({ column, masked, run }) => {
        const value = run(row);
        const shown = masked && typeof value === 'string' ? maskFor(reader, masked, value) : value;
        return [column.key, (shown ?? null) as CellValue];
      }),
    );
}
