import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One file of declarations as the compiler writes it: every statement begins in the first column, and only there. */
type DeclarationFile = {
  /** What is declared here under a name, overloads one below the other, comments left out. */
  readonly declared: ReadonlyMap<string, string>;
  /** What the comment before a declaration says; names without one are absent. */
  readonly told: ReadonlyMap<string, string>;
  /** Names of other files: by the name here, the file and the name there; `from` outside of the package is a library's own name. */
  readonly imported: ReadonlyMap<string, Elsewhere>;
  /** What goes out under which name. */
  readonly exported: ReadonlyMap<string, Elsewhere>;
  /** Files all of whose exports go out, too. */
  readonly all: readonly string[];
};

/** `name` in `file`; in the package's own file when `file` is absolute, else in a library. */
export type Elsewhere = { readonly file: string; readonly name: string };

/** How a statement begins. */
export const STATEMENT = /^(?:export|import|declare|type|interface|function)\b/;
/** The name a statement declares. */
export const DECLARES =
  /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|function|class|type|interface|namespace) ([\w$]+)/;
/** `{ a, type B, c as d } from './x.js'`, of imports and of exports. */
const NAMES = /^(?:import|export)(?: type)? \{([^}]*)\}(?: from ['"]([^'"]+)['"])?/;
const ALL = /^export(?: type)? \*(?: as ([\w$]+))? from ['"]([^'"]+)['"]/;
const WHOLE = /^import(?: type)? \* as ([\w$]+) from ['"]([^'"]+)['"]/;

const read = new Map<string, DeclarationFile>();

/** Files may have been written anew. */
export const forgetDeclarations = (): void => read.clear();

/** Reads a file once. Deprecations stay, as one line before what they are about. */
export function declarationsIn(file: string): DeclarationFile {
  const known = read.get(file);
  if (known) return known;
  const declared = new Map<string, string>();
  const told = new Map<string, string>();
  const imported = new Map<string, Elsewhere>();
  const exported = new Map<string, Elsewhere>();
  const all: string[] = [];
  const at = (path: string | undefined): string =>
    path === undefined ? file : path.startsWith('.') ? join(dirname(file), path.replace(/\.js$/, '.d.ts')) : path;

  for (const { statement, comment } of statementsOf(readFileSync(file, 'utf8'))) {
    const text = statement.replace(/^\/\/.*\n/, '');
    const [, alias, everything] = ALL.exec(text) ?? [];
    const [, whole, library] = WHOLE.exec(text) ?? [];
    const [, names, from] = NAMES.exec(text) ?? [];
    const [, name] = DECLARES.exec(text) ?? [];
    if (everything !== undefined && alias === undefined) all.push(at(everything));
    else if (everything !== undefined) exported.set(alias as string, { file: at(everything), name: '*' });
    else if (whole !== undefined) imported.set(whole, { file: at(library), name: '*' });
    else if (names !== undefined)
      for (const [there, here] of namesIn(names))
        (text.startsWith('import') ? imported : exported).set(here, { file: at(from), name: there });
    else if (name !== undefined) {
      if (comment !== '' && !told.has(name)) told.set(name, comment);
      declared.set(name, [declared.get(name), statement].filter(Boolean).join('\n'));
      if (text.startsWith('export')) exported.set(name, { file, name });
    } else throw new Error(`${file}: what is this? ${text.slice(0, 80)}`);
  }
  const found = { declared, told, imported, exported, all };
  read.set(file, found);
  return found;
}

const namesIn = (list: string): readonly (readonly [there: string, here: string])[] =>
  list
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter((one) => one !== '')
    .map((one) => one.split(' as '))
    .map(([there = '', here = there]) => [there, here]);

type Statement = { readonly statement: string; readonly comment: string };

/** The statements and what stands before each; of a comment that deprecates what follows, that line stays in the statement. */
function statementsOf(text: string): readonly Statement[] {
  const statements: { statement: string; readonly comment: string }[] = [];
  let comment: string | undefined;
  let [deprecated, before] = ['', ''];
  for (const line of text.split('\n')) {
    if (comment === undefined && /^\s*\/\*\*/.test(line)) comment = '';
    if (comment !== undefined) {
      comment += ` ${line
        .replace(/^\s*(?:\/\*\*|\*(?!\/))/, '')
        .replace('*/', '')
        .trim()}`;
      if (!line.includes('*/')) continue;
      const [, why = ''] = /@deprecated\s+([^@]+)/.exec(comment) ?? [];
      if (why !== '') deprecated = `// Deprecated: ${why.trim()}\n`;
      before = comment.trim();
      comment = undefined;
    } else if (STATEMENT.test(line)) {
      statements.push({ statement: deprecated + line, comment: before });
      [deprecated, before] = ['', ''];
    } else if (line.trim() !== '') {
      const open = statements.at(-1);
      // Within a statement a deprecated member keeps its note.
      if (open) open.statement += `\n${deprecated}${line}`;
      [deprecated, before] = ['', ''];
    }
  }
  return statements.filter(({ statement }) => statement !== 'export {};');
}

/** Everything a file gives out: by its public name, where it is declared. Follows `export *` and renamed exports to their ends. */
export function exportsOfFile(file: string): ReadonlyMap<string, Elsewhere> {
  const { exported, all } = declarationsIn(file);
  const names = new Map<string, Elsewhere>();
  for (const other of all) for (const [name, where] of exportsOfFile(other)) names.set(name, where);
  for (const [name, where] of exported) names.set(name, whereDeclared(where));
  return names;
}

/** The file that declares it, through as many files as pass it on; a library's name stays where it is. */
export function whereDeclared(where: Elsewhere): Elsewhere {
  if (!where.file.startsWith('/') || where.name === '*') return where;
  const { declared, imported, exported, all } = declarationsIn(where.file);
  if (declared.has(where.name)) return where;
  const next = imported.get(where.name) ?? exported.get(where.name);
  if (next) return whereDeclared(next);
  for (const other of all) {
    const found = exportsOfFile(other).get(where.name);
    if (found) return found;
  }
  return where;
}
