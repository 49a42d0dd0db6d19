import {
  optionsOfLabels,
  typedParts,
  type ExpressionTree,
  type AskedCondition,
  type AskedList,
  type ListLibrary,
  type ListReason,
  type TypedExpression,
} from '@gongwei/domain/lists';
import { maskFor } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { JudgedNumber } from './serve-lists.ts';
import type { ListReader, ServedList } from './source.ts';
import { sqlExpression } from './sql/sql-expression.ts';
import { asNumber } from './sql/sql-value.ts';
import { statementOf, whereOf } from './statement.ts';

/** Why a row is there: each condition that was asked, in words, and what the row says to it. Nothing for a row that is not. */
export async function reasonsOf(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  rowId: string,
  library: ListLibrary,
): Promise<readonly ListReason[]> {
  const statement = statementOf(served, reading);
  const conditions = question.conditions.filter(
    ({ from, unused }) => from !== '@text' && from !== '@condition' && !unused,
  );
  const values = conditions.map(({ from }, at) => {
    const on = served.list.filters.get(from)?.on[0];
    return `${on ? asNumber(sqlExpression(on, statement.scope)) : 'null'} as v${at}`;
  });
  const where = whereOf(served, question, reading, statement);
  const id = `r.${served.source.key.at(-1)} = ${statement.into.add(rowId)}::text`;
  const [row] = await database.query<{ [column: string]: unknown }>(
    `select ${values.length > 0 ? values.join(', ') : 'true as v'} from ${statement.from} where ${where} and ${id}`,
    statement.into.values,
  );
  if (!row) return [];
  return conditions.map((condition, at) => {
    const value = shown(served, condition, row[`v${at}`], reading, library);
    return { condition: labelOf(served, condition), ...(value !== undefined && { value }) };
  });
}

/** Numbers a row counts in, and numbers it does not, each with the first thing that is in the way. Nothing for a row that is not there. */
export async function countedReasons(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  rowId: string,
  judged: readonly JudgedNumber[],
): Promise<readonly ListReason[]> {
  const statement = statementOf(served, reading);
  // Numbers of a page share most of their conditions: each is asked once.
  const asked: string[] = [];
  const placeOf = (when: ExpressionTree): number => {
    const parts = typedParts(when, '', served.list.vocabulary, 'boolean');
    const { sql } = sqlExpression(parts, statement.scope, true);
    const known = asked.indexOf(sql);
    return known >= 0 ? known : asked.push(sql) - 1;
  };
  const numbers = judged.map(({ steps, ...words }) => ({
    ...words,
    steps: steps.map(({ fails, when }) => ({ fails, at: placeOf(when) })),
  }));
  if (asked.length === 0) return [];
  const where = whereOf(served, question, reading, statement);
  const id = `r.${served.source.key.at(-1)} = ${statement.into.add(rowId)}::text`;
  const [row] = await database.query<{ [column: string]: boolean | null }>(
    `select ${asked.map((sql, at) => `${sql} as s${at}`).join(', ')} from ${statement.from} where ${where} and ${id}`,
    statement.into.values,
  );
  if (!row) return [];
  return numbers.map(({ label, hint, steps }): ListReason => {
    const failed = steps.find(({ at }) => row[`s${at}`] !== true);
    if (!failed) return { condition: label, value: hint, holds: true };
    const unknown = row[`s${failed.at}`] === null ? '资料不全，无法判断；' : '';
    return { condition: label, value: `${unknown}${failed.fails}`, holds: false };
  });
}

function labelOf({ list }: ServedList, { from }: AskedCondition): string {
  if (from === '@fixed') return list.definition.title;
  if (from === '@view') return '所选的视图';
  return list.filters.get(from)?.filter.label ?? from;
}

function shown(
  { list }: ServedList,
  { from }: AskedCondition,
  value: unknown,
  { reader }: ListReader,
  library: ListLibrary,
): string | undefined {
  const compiled = list.filters.get(from);
  if (!compiled || value === null || value === undefined) return undefined;
  const [on] = compiled.on;
  const options = optionsOfLabels(compiled.filter.words, library) ?? YES_NO;
  const words = (code: unknown): string => {
    const text = typeof code === 'boolean' ? (code ? '1' : '0') : String(code);
    return options.find((option) => option.code === text)?.label ?? text;
  };
  if (Array.isArray(value)) return compiled.filter.kind === 'thing' ? undefined : value.map(words).join('、');
  const hidden = hiddenValue(reader, on, value);
  if (hidden) return hidden.text;
  // Places, staff and things are identifiers, whose names the row shows.
  return ['place', 'person', 'thing'].includes(compiled.filter.kind) ? undefined : words(value);
}

/** What is masked of a value. Some days are read as the first of their month (`toldDay`), whose month is right of all. */
function hiddenValue(
  reader: ListReader['reader'],
  on: TypedExpression | undefined,
  value: unknown,
): { readonly text: string | undefined } | undefined {
  const [kind] = on?.sensitive ?? [];
  if (typeof value !== 'string') return undefined;
  if (kind !== undefined) return { text: maskFor(reader, kind, value) };
  return reader === 'looks' && on?.type === 'day' ? { text: value.slice(0, 7) } : undefined;
}

const YES_NO = [
  { code: '1', label: '是' },
  { code: '0', label: '否' },
];
