import type { Json } from '../../shared/index.ts';
import { sumOfValues } from './functions.ts';
import type { Evaluate, FormulaScope } from './scope.ts';
import { type Expression, formulaError } from './syntax.ts';
import { numberOf, textOf, type Value, valueOf } from './value.ts';

type Call = Expression & { readonly kind: 'call' };

type Compile<Environment> = (part: Expression) => Evaluate<Environment>;

function argumentsOf(call: Call, count: number, shape: string): readonly Expression[] {
  if (call.arguments.length !== count) throw formulaError(`“${call.callee}” is written ${shape}`, call.at);
  return call.arguments.map((argument) => argument.value);
}

/** `lookup(k, {1: 0, 2: 3})`: the value of code k. */
export function compileLookup<Environment>(call: Call, compile: Compile<Environment>): Evaluate<Environment> {
  const [key, table] = argumentsOf(call, 2, 'lookup(key, {code: value, …})');
  if (!key || table?.kind !== 'map') throw formulaError('“lookup” needs a map as its second argument', call.at);
  const code = compile(key);
  const entries = new Map(table.entries.map((entry) => [entry.key, compile(entry.value)]));
  return (environment) => {
    const text = textOf(code(environment));
    return text === undefined ? undefined : entries.get(text)?.(environment);
  };
}

/** `matrix(row, column, [[…], …])`, counted from 1. */
export function compileMatrix<Environment>(call: Call, compile: Compile<Environment>): Evaluate<Environment> {
  const [row, column, table] = argumentsOf(call, 3, 'matrix(row, column, [[…], …])');
  if (!row || !column || table?.kind !== 'list') throw formulaError('“matrix” needs a list of lists', call.at);
  const rows = table.items.map((item) => {
    if (item.kind !== 'list') throw formulaError('“matrix” needs a list of lists', item.at);
    return item.items.map((cell) => compile(cell));
  });
  const [rowNumber, columnNumber] = [compile(row), compile(column)];
  return (environment) => {
    const [r, c] = [numberOf(rowNumber(environment)), numberOf(columnNumber(environment))];
    return typeof r === 'number' && typeof c === 'number' ? rows[r - 1]?.[c - 1]?.(environment) : undefined;
  };
}

/** `sumOf(table.column)`: 0 for an empty table, missing when a cell is missing. Rows without any answer do not count. */
export function compileSumOf<Environment>(call: Call, scope: FormulaScope<Environment>): Evaluate<Environment> {
  const [name] = argumentsOf(call, 1, 'sumOf(table.column)');
  if (name?.kind !== 'name' || name.path.length !== 2)
    throw formulaError('“sumOf” is written sumOf(table.column)', call.at);
  const [table, column] = name.path as [string, string];
  const read = scope.name([table]);
  if (!read || !scope.hasColumn(table, column)) throw formulaError(`Unknown column “${table}.${column}”`, name.at);
  return (environment) => {
    const rows = read(environment);
    if (!Array.isArray(rows)) return 0;
    return sumOfValues((rows as readonly Value[]).filter(hasAnswer).map((row) => cellOf(row, column)));
  };
}

const cellOf = (row: Value, column: string): Value =>
  typeof row === 'object' && Object.hasOwn(row, column)
    ? valueOf((row as { readonly [key: string]: Json })[column])
    : undefined;

const hasAnswer = (row: Value): boolean =>
  typeof row === 'object' && Object.values(row).some((cell) => valueOf(cell as Json) !== undefined);
