import { formulaError } from './syntax.ts';

export type Token = {
  readonly kind: 'number' | 'string' | 'name' | 'symbol' | 'end';
  readonly text: string;
  readonly at: number;
};

/** One alternative per kind of token, tried at one place only: no backtracking over the text. */
const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|'([^'\\\n]*)'|([A-Za-z_][A-Za-z0-9_]*)|(==|!=|<=|>=|&&|\|\||[-+*/^<>!?:,.()[\]{}]))/y;

/** Longer formulas are rules and belong into the form's rule library. */
const MAX_TOKENS = 2000;

/** @throws SyntaxError with the position of the first character that belongs to no token. */
export function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = [];
  const text = source.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) {
      const at = start + (text.slice(start).length - text.slice(start).trimStart().length);
      throw formulaError(text[at] === "'" ? 'Unclosed text' : `Unexpected “${text[at]}”`, at);
    }
    const [whole, number, string, name, symbol] = match;
    const at = start + whole.length - whole.trimStart().length;
    if (number !== undefined) tokens.push({ kind: 'number', text: number, at });
    else if (string !== undefined) tokens.push({ kind: 'string', text: string, at });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, at });
    else tokens.push({ kind: 'symbol', text: symbol as string, at });
    if (tokens.length > MAX_TOKENS) throw formulaError('Formula too long', at);
  }
  tokens.push({ kind: 'end', text: '', at: text.length });
  return tokens;
}
