/** How a value has to be written for the column it goes to. `json`: as it stands; `list`: as an array of PostgreSQL. */
type CopyKind = 'plain' | 'json' | 'list';
export type CopyColumn = { readonly name: string; readonly kind: CopyKind };

const [QUOTE, BACKSLASH, OPENED] = ['"', '\\', '{'];
const NESTING = /["{}[\]]/g;
const PLAIN = /[\w.+-]+/y;

/**
 * Rows as a backup holds them, a JSON object a line, in the text form PostgreSQL's `COPY` reads: without building a tree of each row, which is what
 * `json_populate_recordset` spends most of its time on. Numbers, and what lies in a `json` column, go over letter by letter: nothing is rounded.
 * @throws {SyntaxError} where a line is no object, or is cut off.
 */
export function copyText(lines: string, columns: readonly CopyColumn[]): string {
  const kinds = new Map(columns.map(({ name, kind }) => [name, kind]));
  const order = columns.map(({ name }) => name);
  const at = new Map(order.map((name, index) => [name, index]));
  const out: string[] = [];
  const values = Array.from({ length: order.length }, () => NULL);
  for (let from = 0; from < lines.length;) {
    values.fill(NULL);
    expectAt(lines, from, OPENED);
    from += 1;
    while (lines[from] !== '}') {
      const named = endOfText(lines, from);
      const name = lines.slice(from + 1, named - 1);
      expectAt(lines, from, QUOTE);
      expectAt(lines, named, ':');
      const end = endOfValue(lines, named + 1);
      const index = at.get(name);
      if (index !== undefined) values[index] = copied(lines.slice(named + 1, end), kinds.get(name) as CopyKind);
      from = end;
      if (lines[from] === ',') from += 1;
      else expectAt(lines, from, '}');
    }
    expectAt(lines, from + 1, '\n');
    from += 2;
    out.push(values.join('\t'), '\n');
  }
  return out.join('');
}

function expectAt(text: string, at: number, letter: string): void {
  if (text[at] !== letter) throw new SyntaxError(`No ${JSON.stringify(letter)} at ${at}`);
}

const NULL = '\\N';

/** Where the JSON value that begins here ends. */
function endOfValue(text: string, begin: number): number {
  const first = text[begin];
  if (first === QUOTE) return endOfText(text, begin);
  if (first !== OPENED && first !== '[') {
    return plainEnd(text, begin);
  }
  NESTING.lastIndex = begin;
  for (let depth = 0; ;) {
    const found = NESTING.exec(text);
    if (!found) throw new SyntaxError(`What begins at ${begin} has no end`);
    const [letter] = found;
    if (letter === QUOTE) NESTING.lastIndex = endOfText(text, found.index);
    else if (letter === OPENED || letter === '[') depth += 1;
    else if ((depth -= 1) === 0) return found.index + 1;
  }
}

function endOfText(text: string, begin: number): number {
  for (let end = text.indexOf(QUOTE, begin + 1); end !== -1; end = text.indexOf(QUOTE, end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  throw new SyntaxError(`The text at ${begin} has no end`);
}

/** Of a number, `true`, `false` or `null`. */
function plainEnd(text: string, begin: number): number {
  PLAIN.lastIndex = begin;
  if (!PLAIN.test(text)) throw new SyntaxError(`No value at ${begin}`);
  return PLAIN.lastIndex;
}

const escaped = (text: string): string =>
  /[\\\t\n\r]/.test(text)
    ? text.replaceAll(BACKSLASH, '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
    : text;

function copied(value: string, kind: CopyKind): string {
  if (value === 'null') return NULL;
  if (kind === 'json') return escaped(value);
  if (kind === 'list') return escaped(listOf(JSON.parse(value) as readonly (string | number | boolean | null)[]));
  if (value[0] !== QUOTE) return value;
  if (value.includes(BACKSLASH)) return escaped(JSON.parse(value) as string);
  // JSON writes these with a backslash: bare ones would begin another column or row.
  if (BARE.test(value)) throw new SyntaxError('A text goes over the end of its line');
  return value.slice(1, -1);
}
const BARE = /[\t\n\r]/;

/** Rows of ours in the same form, by the names of the columns; what a row does not have is null. */
export const copyRows = (rows: readonly object[], columns: readonly CopyColumn[]): string =>
  rows.map((row) => `${columns.map(({ name, kind }) => written((row as Values)[name], kind)).join('\t')}\n`).join('');
type Values = { readonly [column: string]: unknown };

function written(value: unknown, kind: CopyKind): string {
  if (value === undefined || value === null) return NULL;
  if (kind === 'json') return escaped(JSON.stringify(value));
  if (kind === 'list') return escaped(listOf(value as readonly (string | null)[]));
  return typeof value === 'string' ? escaped(value) : String(value);
}

const listOf = (items: readonly (string | number | boolean | null)[]): string =>
  `{${items
    .map((item) =>
      item === null ? 'NULL' : `"${String(item).replaceAll(BACKSLASH, '\\\\').replaceAll(QUOTE, '\\"')}"`,
    )
    .join(',')}}`;
