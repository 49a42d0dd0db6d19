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
  | { readonly kind: 'call'; readonly callee: string; readonly arguments: readonly Argument[]; readonly at: number };

/** `name` is given explicitly (`age: resident.age`); rules take their arguments by name. */
export type Argument = { readonly name?: string; readonly value: Expression };

/** A mistake in a formula: a defect of the definition, found when the form is compiled. */
export const formulaError = (problem: string, at: number): SyntaxError =>
  new SyntaxError(`${problem} (at character ${at + 1})`);
