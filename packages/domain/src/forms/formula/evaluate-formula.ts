import type { Json, JsonObject } from '../../shared/index.ts';
import type { RuleLibrary } from '../form-engine.ts';
import { compileExpression } from './compile.ts';
import { parseFormula } from './parse.ts';
import { jsonOf, type Value, valueOf } from './value.ts';

/**
 * Evaluates a formula once over plain named values, e.g. for indicators and tables outside of a form. Dotted names reach into objects.
 * @throws SyntaxError for a formula that is none.
 *
 * @example
 * ```ts
 * evaluateFormula('a.weight > 60 ? 1 : 0', { a: { weight: 64 } }); // 1
 * ```
 */
export function evaluateFormula(formula: string, values: JsonObject, rules: RuleLibrary = {}): Json | undefined {
  const read = (path: readonly string[]): Value =>
    path.reduce<Value>(
      (value, key) =>
        typeof value === 'object' && Object.hasOwn(value, key) ? valueOf((value as JsonObject)[key]) : undefined,
      values,
    );
  const evaluate = compileExpression<undefined>(parseFormula(formula), {
    name: (path) => () => read(path),
    hasColumn: () => true,
    rules,
  });
  return jsonOf(evaluate(undefined));
}
