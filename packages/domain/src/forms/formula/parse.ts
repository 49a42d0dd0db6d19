import {
  type Argument,
  type BinaryOperator,
  type Dialect,
  type Expression,
  formulaError,
  RECORD_PICKS,
  type RecordPick,
} from './syntax.ts';
import { type Token, tokensOf } from './tokens.ts';

/** How strongly an operator holds its left operand; the conditional `?:` binds weakest. */
const STRENGTH: ReadonlyMap<string, number> = new Map([
  ['?', 1],
  ['||', 2],
  ['&&', 3],
  ['==', 4],
  ['!=', 4],
  ['<', 5],
  ['<=', 5],
  ['>', 5],
  ['>=', 5],
  ['+', 6],
  ['-', 6],
  ['*', 7],
  ['/', 7],
  ['^', 9],
]);
const UNARY_STRENGTH = 8;
const MAX_NESTING = 100;
/** As many digits as a number surely keeps. */
const MAX_NUMBER_LENGTH = 15;

/**
 * Takes a formula apart (a Pratt parser).
 * @throws SyntaxError that names the problem and its position.
 */
export function parseFormula(source: string, dialect: Dialect = 'form'): Expression {
  const tokens = tokensOf(source, dialect);
  let index = 0;
  let nesting = 0;

  const peek = (): Token => tokens[index] as Token;
  const next = (): Token => tokens[index++] as Token;
  const isSymbol = (text: string): boolean => peek().kind === 'symbol' && peek().text === text;

  function accept(text: string): boolean {
    if (!isSymbol(text)) return false;
    index += 1;
    return true;
  }

  function expect(text: string): void {
    if (!accept(text)) throw formulaError(`Expected “${text}” but found ${describe(peek())}`, peek().at);
  }

  function expression(minimum: number): Expression {
    nesting += 1;
    if (nesting > MAX_NESTING) throw formulaError('Nested too deeply', peek().at);
    let left = operand();
    for (;;) {
      const token = peek();
      const strength = token.kind === 'symbol' ? STRENGTH.get(token.text) : undefined;
      if (strength === undefined || strength < minimum) break;
      next();
      left = token.text === '?' ? choice(left, token.at) : binary(left, token, strength);
    }
    nesting -= 1;
    return left;
  }

  function choice(condition: Expression, at: number): Expression {
    const whenTrue = expression(1);
    expect(':');
    return { kind: 'choice', condition, whenTrue, whenFalse: expression(1), at };
  }

  function binary(left: Expression, token: Token, strength: number): Expression {
    // A power is right-associative: 2 ^ 3 ^ 2 is 2 ^ (3 ^ 2).
    const right = expression(token.text === '^' ? UNARY_STRENGTH : strength + 1);
    return { kind: 'binary', operator: token.text as BinaryOperator, left, right, at: token.at };
  }

  function operand(): Expression {
    const token = next();
    const at = token.at;
    if (token.kind === 'number') return number(token);
    if (token.kind === 'string') return { kind: 'literal', value: token.text, at };
    if (token.kind === 'name') return named(token);
    if (token.text === '-' || token.text === '!') {
      return { kind: 'unary', operator: token.text, operand: expression(UNARY_STRENGTH), at };
    }
    if (token.text === '(') {
      const inner = expression(1);
      expect(')');
      return inner;
    }
    if (token.text === '[') return { kind: 'list', items: sequence(']', () => expression(1)), at };
    if (token.text === '{') return { kind: 'map', entries: sequence('}', entry), at };
    throw formulaError(token.kind === 'end' ? 'Formula ends too early' : `Unexpected ${describe(token)}`, at);
  }

  function number(token: Token): Expression {
    if (token.text.length > MAX_NUMBER_LENGTH) throw formulaError('Number too long', token.at);
    return { kind: 'literal', value: Number(token.text), at: token.at };
  }

  function named(token: Token): Expression {
    const at = token.at;
    if (token.text === 'true' || token.text === 'false') return { kind: 'literal', value: token.text === 'true', at };
    const pick = dialect === 'history' ? RECORD_PICKS.find((known) => known === token.text) : undefined;
    if (pick && accept('(')) return records(pick, at);
    if (accept('(')) return { kind: 'call', callee: token.text, arguments: sequence(')', argument), at };
    return { kind: 'name', path: [token.text, ...members()], at };
  }

  function members(): readonly string[] {
    const path: string[] = [];
    while (accept('.')) {
      const part = next();
      if (part.kind !== 'name') throw formulaError(`Expected a name after “.” but found ${describe(part)}`, part.at);
      path.push(part.text);
    }
    return path;
  }

  function records(pick: RecordPick, at: number): Expression {
    const form = next();
    if (form.kind !== 'name') throw formulaError(`Expected a form but found ${describe(form)}`, form.at);
    const given = accept(',') ? sequence(')', argument) : (expect(')'), []);
    const named = (name: string): Expression | undefined => given.find((one) => one.name === name)?.value;
    const placed = given.filter(({ name }) => name === undefined);
    const [year, when] = [named('year') ?? placed[0]?.value, named('when') ?? placed[1]?.value];
    if (given.length > [year, when].filter((part) => part !== undefined).length)
      throw formulaError(`“${pick}” is written ${pick}(form, year, condition)`, at);
    const path = members();
    const reads = pick !== 'count' && pick !== 'has';
    if (reads !== path.length > 0)
      throw formulaError(
        reads ? `What of the record? “${pick}(${form.text}).…”` : `“${pick}” is a value of its own, without “.”`,
        at,
      );
    return { kind: 'records', pick, form: form.text, ...(year && { year }), ...(when && { when }), path, at };
  }

  function argument(): Argument {
    const following = tokens[index + 1];
    if (peek().kind === 'name' && following?.kind === 'symbol' && following.text === ':') {
      const name = next().text;
      next();
      return { name, value: expression(1) };
    }
    return { value: expression(1) };
  }

  function entry(): { key: string; value: Expression } {
    const key = next();
    if (key.kind !== 'number' && key.kind !== 'string')
      throw formulaError(`Expected a code but found ${describe(key)}`, key.at);
    expect(':');
    return { key: key.text, value: expression(1) };
  }

  function sequence<Item>(close: string, item: () => Item): readonly Item[] {
    const items: Item[] = [];
    if (accept(close)) return items;
    do items.push(item());
    while (accept(','));
    expect(close);
    return items;
  }

  const whole = expression(1);
  if (peek().kind !== 'end') throw formulaError(`Unexpected ${describe(peek())}`, peek().at);
  return whole;
}

const describe = (token: Token): string => (token.kind === 'end' ? 'the end' : `“${token.text}”`);
