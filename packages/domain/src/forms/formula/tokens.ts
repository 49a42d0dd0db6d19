import { type Dialect, formulaError, RECORD_PICKS, TERM_CALLS } from './syntax.ts';

export type Token = {
  readonly kind: 'number' | 'string' | 'name' | 'symbol' | 'end';
  readonly text: string;
  readonly at: number;
};

/** One alternative per kind of token, tried at one place only: no backtracking over the text. */
const FORM_TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|'([^'\\\n]*)'|([A-Za-z_][A-Za-z0-9_]*)|(==|!=|<=|>=|&&|\|\||[-+*/^<>!?:,.()[\]{}]))/y;
/** The same with names that begin with `@`: facts of a record and of whoever asks. */
const HISTORY_TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|'([^'\\\n]*)'|(@?[A-Za-z_][A-Za-z0-9_]*)|(==|!=|<=|>=|&&|\|\||[-+*/^<>!?:,.()[\]{}]))/y;
/** Identifiers of forms and terms have hyphens, which are signs elsewhere: they are read as names right after `latest(` and its like. */
const FORM_ID = /\s*([a-z][a-z0-9-]*)/y;

/** Longer formulas of a form are rules and belong into its rule library; what a measure counts is written out with all its terms. */
const MAX_TOKENS: { readonly [dialect in Dialect]: number } = { form: 2000, history: 6000 };

/** @throws SyntaxError with the position of the first character that belongs to no token. */
export function tokensOf(source: string, dialect: Dialect = 'form'): readonly Token[] {
  const tokens: Token[] = [];
  const text = source.trimEnd();
  const pattern = dialect === 'form' ? FORM_TOKEN : HISTORY_TOKEN;
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const start = pattern.lastIndex;
    if (dialect === 'history' && opensRecords(tokens)) {
      FORM_ID.lastIndex = start;
      const id = FORM_ID.exec(text);
      if (id) {
        tokens.push({ kind: 'name', text: id[1] as string, at: start + id[0].length - (id[1] as string).length });
        pattern.lastIndex = FORM_ID.lastIndex;
        continue;
      }
    }
    const match = pattern.exec(text);
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
    if (tokens.length > MAX_TOKENS[dialect]) throw formulaError('Formula too long', at);
  }
  tokens.push({ kind: 'end', text: '', at: text.length });
  return tokens;
}

const OPENERS: ReadonlySet<string> = new Set([...RECORD_PICKS, ...TERM_CALLS]);
const opensRecords = (tokens: readonly Token[]): boolean => {
  const [head, bracket] = tokens.slice(-2);
  return bracket?.text === '(' && head?.kind === 'name' && OPENERS.has(head.text);
};
