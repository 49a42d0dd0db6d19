export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '&&' | '||';

/** A formula taken apart: plain data, positions counted in characters from 0. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: number | string | boolean; readonly at: number }
  /** `findings.healthEvaluation` is the path `['findings', 'healthEvaluation']`. */
  | { readonly kind: 'name'; readonly path: readonly string[]; readonly at: number }
  | { readonly kind: 'unary'; readonly operator: '-' | '!'; readonly operand: Expression; readonly at: number }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
      readonly at: number;
    }
  | {
      readonly kind: 'choice';
      readonly condition: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
      readonly at: number;
    }
  | { readonly kind: 'list'; readonly items: readonly Expression[]; readonly at: number }
  | {
      readonly kind: 'map';
      readonly entries: readonly { readonly key: string; readonly value: Expression }[];
      readonly at: number;
    }
  | { readonly kind: 'call'; readonly callee: string; readonly arguments: readonly Argument[]; readonly at: number }
  | RecordsExpression;

/** How a value is taken from the records of one form: `latest(health-check-up, year).examDate`. */
export const RECORD_PICKS = ['latest', 'first', 'card', 'average', 'count', 'has'] as const;
export type RecordPick = (typeof RECORD_PICKS)[number];

/** Calls that name a term of measures: `limit(bp-raised-systolic)`; they are written out before anything is compiled. */
export const TERM_CALLS = ['limit', 'is', 'rule', 'measure'] as const;

/** Only in the dialect of lists. `path` is what is read of the record; empty for `count` and `has`. */
export type RecordsExpression = {
  readonly kind: 'records';
  readonly pick: RecordPick;
  readonly form: string;
  readonly year?: Expression;
  readonly when?: Expression;
  readonly path: readonly string[];
  readonly at: number;
};

/** `history` knows value paths (`resident.age`, `latest(past-history).illness`, `@today`), a form's formulas do not. */
export type Dialect = 'form' | 'history';

/** `name` is given explicitly (`age: resident.age`); rules take their arguments by name. */
export type Argument = { readonly name?: string; readonly value: Expression };

/** A mistake in a formula: a defect of the definition, found when the form is compiled. */
export const formulaError = (problem: string, at: number): SyntaxError =>
  new SyntaxError(`${problem} (at character ${at + 1})`);
