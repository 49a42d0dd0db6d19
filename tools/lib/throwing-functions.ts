import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree, as far as it is walked here. */
type Node = { readonly type: string; readonly start: number; readonly [member: string]: unknown };
/** A name of a file. */
type Place = { readonly file: string; readonly name: string };
type Function = {
  /** It throws by itself, where nothing catches it. */
  readonly throws: boolean;
  /** Functions it calls by a plain name, where nothing catches what they throw. */
  readonly calls: readonly string[];
  /** What the comment before it says. */
  readonly told: string;
  /** The type it says it answers with, as it is written. */
  readonly answers: string;
};
type Source = {
  readonly functions: ReadonlyMap<string, Function>;
  readonly imported: ReadonlyMap<string, Place>;
  readonly exported: ReadonlyMap<string, Place>;
  /** Files all of whose exports go out, too. */
  readonly all: readonly string[];
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
const nameOf = (node: unknown): string =>
  String((node as { name?: string; value?: string })?.name ?? (node as { value?: string })?.value ?? '');

/** Throws and plain calls below a node, but for the part of a `try` whose failures are caught. */
function collect(node: Node, into: { throws: boolean; readonly calls: Set<string> }): void {
  if (node.type === 'ThrowStatement') into.throws = true;
  if (node.type === 'CallExpression' && (node['callee'] as Node).type === 'Identifier')
    into.calls.add(nameOf(node['callee']));
  for (const child of childrenOf(node))
    if (!(node.type === 'TryStatement' && node['handler'] && child === node['block'])) collect(child, into);
}

/** The comment that ends right before a place. */
function commentBefore(text: string, at: number): string {
  const before = text.slice(0, at).trimEnd();
  return before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
}

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression'];

/** The functions a statement declares, by name. */
function declaredBy(text: string, statement: Node): readonly (readonly [string, Function])[] {
  const outer =
    statement.type === 'ExportNamedDeclaration' && isNode(statement['declaration'])
      ? statement['declaration']
      : statement;
  const bodies: (readonly [unknown, Node, string])[] =
    outer.type === 'FunctionDeclaration'
      ? [[outer['id'], outer, '']]
      : outer.type === 'VariableDeclaration'
        ? (outer['declarations'] as Node[])
            .filter(({ init }) => isNode(init) && FUNCTIONS.includes(init.type))
            .map(({ id, init }) => [id, init as Node, typeText(text, id as Node)])
        : [];
  return bodies.map(([id, body, typed]) => {
    const found = { throws: false, calls: new Set<string>() };
    collect(body, found);
    const returned = isNode(body['returnType'])
      ? text.slice(body['returnType'].start, Number(body['returnType']['end']))
      : typed;
    return [
      nameOf(id),
      { ...found, calls: [...found.calls], told: commentBefore(text, statement.start), answers: returned },
    ] as const;
  });
}
const typeText = (text: string, id: Node): string =>
  isNode(id['typeAnnotation']) ? text.slice(id['typeAnnotation'].start, Number(id['typeAnnotation']['end'])) : '';

function read(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8');
  const functions = new Map<string, Function>();
  const [imported, exported] = [new Map<string, Place>(), new Map<string, Place>()];
  const all: string[] = [];
  const fileOf = (from: unknown): string => relative(root, join(root, dirname(file), nameOf(from)));
  for (const statement of parseSync(file, text).program.body as unknown as readonly Node[]) {
    for (const [name, one] of declaredBy(text, statement)) {
      functions.set(name, one);
      if (statement.type === 'ExportNamedDeclaration') exported.set(name, { file, name });
    }
    const specifiers = (statement['specifiers'] ?? []) as Node[];
    if (statement.type === 'ImportDeclaration')
      for (const one of specifiers)
        imported.set(nameOf(one['local']), {
          file: fileOf(statement['source']),
          name: nameOf(one['imported'] ?? one['local']),
        });
    else if (statement.type === 'ExportNamedDeclaration')
      for (const one of specifiers)
        exported.set(nameOf(one['exported']), {
          file: statement['source'] ? fileOf(statement['source']) : file,
          name: nameOf(one['local']),
        });
    else if (statement.type === 'ExportAllDeclaration') all.push(fileOf(statement['source']));
  }
  return { functions, imported, exported, all };
}

/** A function of the sources that gives a failure to whoever calls it, without a `Result`. */
export type Throwing = Place & {
  readonly told: string;
  readonly answers: string;
  /** It throws by itself, and does not only call what does. */
  readonly itself: boolean;
};

/** Every function below `root` that can throw, by file and name, each found from the sources themselves; `entries`: only what these files give out. */
export function throwingFunctions(root: string, entries: readonly string[]): readonly Throwing[] {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !/\.(?:test|fixture|contract)\.ts$/.test(file));
  const sources = new Map(files.map((file) => [file, read(root, file)]));
  const resolve = ({ file, name }: Place, seen = new Set<string>()): Place | undefined => {
    const source = sources.get(file);
    if (!source || seen.has(`${file} ${name}`)) return undefined;
    seen.add(`${file} ${name}`);
    if (source.functions.has(name)) return { file, name };
    const elsewhere = source.exported.get(name) ?? source.imported.get(name);
    const found =
      elsewhere && !(elsewhere.file === file && elsewhere.name === name) ? resolve(elsewhere, seen) : undefined;
    if (found) return found;
    for (const other of source.all) {
      const there = resolve({ file: other, name }, seen);
      if (there) return there;
    }
    return undefined;
  };
  const functionAt = (place: Place): Function | undefined => sources.get(place.file)?.functions.get(place.name);
  /** It throws where the caller is wrong, and says so: whoever calls it rightly need not. */
  const isDefect = (place: Place): boolean => /@throws[^@]*\bdefects?\b/.test(functionAt(place)?.told ?? '');
  const judged = new Map<string, boolean>();
  const throws = (place: Place): boolean => {
    const key = `${place.file} ${place.name}`;
    const known = judged.get(key);
    if (known !== undefined) return known;
    judged.set(key, false);
    const one = functionAt(place);
    const source = sources.get(place.file);
    const does =
      one !== undefined &&
      (one.throws ||
        one.calls.some((name) => {
          const called = source?.functions.has(name)
            ? { file: place.file, name }
            : source?.imported.has(name)
              ? resolve({ file: place.file, name })
              : undefined;
          return called !== undefined && !isDefect(called) && throws(called);
        }));
    judged.set(key, does);
    return does;
  };
  const given = entries.flatMap((entry) =>
    [...(sources.get(entry)?.exported.values() ?? [])].map((place) => resolve(place)),
  );
  const places = new Map(
    given.filter((place) => place !== undefined).map((place) => [`${place.file} ${place.name}`, place]),
  );
  return [...places.values()].filter(throws).map((place) => {
    const { told, answers, throws: itself } = functionAt(place) as Function;
    return { ...place, told, answers, itself };
  });
}
