import type { RuleLibrary } from '../form-engine.ts';
import type { BuiltIn } from './functions.ts';
import type { RecordsExpression } from './syntax.ts';
import type { Value } from './value.ts';

/** A formula made ready to run in an environment that knows the values of its names. */
export type Evaluate<Environment> = (environment: Environment) => Value;

/** Where names and rules come from. `name` answers `undefined` for a path that means nothing. */
export type FormulaScope<Environment> = {
  readonly name: (path: readonly string[]) => Evaluate<Environment> | undefined;
  /** Whether a table field of that name has the column; columns are read by `sumOf` only. */
  readonly hasColumn: (table: string, column: string) => boolean;
  readonly rules: RuleLibrary;
  /** Functions besides those every formula has. */
  readonly functions?: ReadonlyMap<string, BuiltIn>;
  /** What reads records of other forms; only lists have them. */
  readonly records?: (expression: RecordsExpression) => Evaluate<Environment>;
};
