import type { Json, JsonObject } from '../shared/index.ts';
import { isEmptyRow, sameJson, storedValue } from './answer-value.ts';
import type { FieldDefinition } from './form-definition.ts';
import type { FormContext, RuleLibrary } from './form-engine.ts';
import { contextName } from './formula-names.ts';
import { compileExpression } from './formula/compile.ts';
import type { Evaluate } from './formula/scope.ts';
import { parseFormula } from './formula/parse.ts';
import { type Value, valueOf } from './formula/value.ts';

export type RowReader = { readonly row: JsonObject; readonly context: FormContext };

/** Formulas of a table's columns. They see the columns of their own row and the context, nothing else of the form. */
export type RowFormulas = {
  readonly computed: readonly { readonly column: FieldDefinition; readonly evaluate: Evaluate<RowReader> }[];
  readonly required: ReadonlyMap<string, Evaluate<RowReader>>;
};

export const cellOf = (row: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(row, key) ? row[key] : undefined;

export function compileRowFormulas(
  columns: readonly FieldDefinition[],
  rules: RuleLibrary,
  onProblem: (problem: string) => void,
): RowFormulas {
  const keys = new Set(columns.map((column) => column.key));
  const name = (path: readonly string[]): Evaluate<RowReader> | undefined => {
    const key = path[0] ?? '';
    if (path.length === 1 && keys.has(key)) return ({ row }): Value => valueOf(cellOf(row, key));
    return contextName(path);
  };
  const compiled = (formula: string, column: FieldDefinition): Evaluate<RowReader> => {
    try {
      return compileExpression(parseFormula(formula), { name, hasColumn: () => false, rules });
    } catch (error) {
      onProblem(
        `Column “${column.key}”: ${error instanceof Error ? error.message : String(error)} in “${formula.slice(0, 200)}”`,
      );
      return () => undefined;
    }
  };
  return {
    computed: columns.flatMap((column) =>
      column.type === 'computed' ? [{ column, evaluate: compiled(column.computed, column) }] : [],
    ),
    required: new Map(
      columns.flatMap((column) =>
        typeof column.required === 'string' ? [[column.key, compiled(column.required, column)]] : [],
      ),
    ),
  };
}

/** Fills the computed cells of all rows; the same array where nothing changes. Later columns may use earlier computed ones. */
export function withComputedCells(rows: readonly Json[], formulas: RowFormulas, context: FormContext): readonly Json[] {
  if (formulas.computed.length === 0) return rows;
  const filled = rows.map((row) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row) || isEmptyRow(row)) return row;
    return formulas.computed.reduce<JsonObject>((current, { column, evaluate }) => {
      const value = storedValue(column, evaluate({ row: current, context }));
      if (sameJson(value, cellOf(current, column.key))) return current;
      const others = Object.entries(current).filter(([key]) => key !== column.key);
      return Object.fromEntries(value === undefined ? others : [...others, [column.key, value]]);
    }, row as JsonObject);
  });
  return sameJson(filled, rows) ? rows : filled;
}
