import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  DECLARES,
  declarationsIn,
  exportsOfFile,
  forgetDeclarations,
  STATEMENT,
  whereDeclared,
  type Elsewhere,
} from './declarations.ts';

/** What stands in one file of declarations after they were put together. */
type Rolled = {
  /** Names under which it gives out what is declared, here or elsewhere. */
  readonly exported: ReadonlyMap<string, Elsewhere>;
  /** What is declared in it, by key, what is given out first. */
  readonly held: Map<string, Elsewhere>;
};

/** A comment, a text, a name behind an `import("…")`, or a name by itself. */
const TOKENS =
  /\/\*[^]*?\*\/|import\("([^"]+)"\)\.([\w$]+)|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<![.\w$])([A-Za-z_$][\w$]*)/g;

const keyOf = ({ file, name }: Elsewhere): string => `${file}#${name}`;
const isOurs = ({ file }: Elsewhere): boolean => file.startsWith('/');

/**
 * Puts the declarations of each area into the file of its entry, and leaves out those nobody reaches: in a tarball a file costs a header, an import
 * on either side and a new start of the compression, and what only runs inside is promised to nobody. What another area names without its being
 * public stands in `inner.d.ts` beside the entry. Comments stay as they are. `entries`: the files of the entries.
 */
export function rollUpDeclarations(dist: string, entries: readonly string[]): void {
  const layOut = layOutOf(entries);
  const written = new Map([...layOut.files].map(([file, rolled]) => [file, textOf(file, rolled, layOut)]));
  for (const file of globSync(join(dist, '**/*.d.ts'))) rmSync(file);
  for (const [file, text] of written) writeFileSync(file, text);
  forgetDeclarations();
}

type LayOut = {
  readonly files: ReadonlyMap<string, Rolled>;
  /** The file that holds a declaration. */
  readonly fileOf: (declared: Elsewhere) => string;
};

/** Where every declaration that an entry leads to will stand. */
function layOutOf(entries: readonly string[]): LayOut {
  const files = new Map<string, Rolled>(
    entries.map((file) => [file, { exported: exportsOfFile(file), held: new Map() }]),
  );
  const homes = entries
    .filter((file) => /\/(?:index|public)\.d\.ts$/.test(file))
    .map((file) => ({ file, folder: `${dirname(file)}/` }))
    .sort((a, b) => b.folder.length - a.folder.length);
  const homeOf = ({ file }: Elsewhere): string => {
    if (files.has(file)) return file;
    const home = homes.find(({ folder }) => file.startsWith(folder));
    if (!home) throw new Error(`${file}: of which entry is it a part?`);
    return home.file;
  };
  const reached = new Map<string, Elsewhere>();
  const waiting = [...files.values()].flatMap(({ exported }) => [...exported.values()]);
  for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
    if (!isOurs(one) || reached.has(keyOf(one))) continue;
    reached.set(keyOf(one), one);
    waiting.push(...namedBy(one).values());
  }
  const inner = innerOf([...reached.values()], files, homeOf);
  const fileOf = (declared: Elsewhere): string => {
    const home = homeOf(declared);
    return inner.has(keyOf(declared)) ? join(dirname(home), 'inner.d.ts') : home;
  };
  for (const declared of reached.values()) {
    const file = fileOf(declared);
    const rolled = files.get(file) ?? { exported: new Map<string, Elsewhere>(), held: new Map() };
    files.set(file, rolled);
    rolled.held.set(keyOf(declared), declared);
  }
  return { files, fileOf };
}

/** What is named from another file than that of its area though the area does not give it out, and what that names in its turn. */
function innerOf(
  reached: readonly Elsewhere[],
  entries: ReadonlyMap<string, Rolled>,
  homeOf: (declared: Elsewhere) => string,
): ReadonlySet<string> {
  const isPublic = (one: Elsewhere): boolean =>
    [...(entries.get(homeOf(one))?.exported.values() ?? [])].some((given) => keyOf(given) === keyOf(one));
  const inner = new Set<string>();
  const outside = [
    ...reached.flatMap((one) =>
      [...namedBy(one).values()].filter((named) => isOurs(named) && homeOf(named) !== homeOf(one)),
    ),
    ...[...entries].flatMap(([file, { exported }]) =>
      [...exported.values()].filter((one) => isOurs(one) && homeOf(one) !== file),
    ),
  ];
  for (let one = outside.pop(); one !== undefined; one = outside.pop()) {
    if (inner.has(keyOf(one)) || isPublic(one)) continue;
    inner.add(keyOf(one));
    outside.push(...[...namedBy(one).values()].filter(isOurs));
  }
  return inner;
}

/** What a declaration names, by how it does: a name, or `path#name` of an `import("path")`. Names of the language's own are not in it. */
function namedBy({ file, name }: Elsewhere): ReadonlyMap<string, Elsewhere> {
  const named = new Map<string, Elsewhere>();
  for (const [, path, there, word] of (wholeOf(file).get(name) ?? '').matchAll(TOKENS)) {
    if (path !== undefined && there !== undefined) {
      if (path.startsWith('.'))
        named.set(
          `${path}#${there}`,
          whereDeclared({ file: join(dirname(file), path.replace(/\.js$/, '.d.ts')), name: there }),
        );
    } else if (word !== undefined) {
      const { imported, declared } = declarationsIn(file);
      const from = imported.get(word) ?? (declared.has(word) ? { file, name: word } : undefined);
      if (from) named.set(word, whereDeclared(from));
    }
  }
  return named;
}

/** One file: what it imports, what it declares, what it passes on. */
function textOf(file: string, { exported, held }: Rolled, { files, fileOf }: LayOut): string {
  const isInner = !exported.size;
  const given = new Map([...exported].map(([name, one]) => [keyOf(one), name]));
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const take = (one: Elsewhere, wanted: string): string => {
    let name = wanted;
    for (let more = 2; taken.has(name); more += 1) name = `${wanted}_${more}`;
    taken.add(name);
    names.set(keyOf(one), name);
    return name;
  };
  // What is given out keeps its name.
  const ordered = [...held.values()].sort((a, b) => Number(given.has(keyOf(b))) - Number(given.has(keyOf(a))));
  for (const one of ordered) take(one, given.get(keyOf(one)) ?? one.name);
  const imports = new Map<string, string[]>();
  const localName = (one: Elsewhere): string => {
    const known = names.get(keyOf(one));
    if (known !== undefined) return known;
    if (one.name === '*') throw new Error(`${file}: a whole library, ${one.file}`);
    const from = isOurs(one) ? fileOf(one) : one.file;
    const there = isOurs(one) ? nameIn(one, files.get(from)) : one.name;
    const here = take(one, given.get(keyOf(one)) ?? there);
    imports.set(from, [...(imports.get(from) ?? []), here === there ? here : `${there} as ${here}`]);
    return here;
  };
  const declared = [...held.values()].map((one) => {
    const plain = renamed(one, names.get(keyOf(one)) as string, localName);
    const isGiven = isInner || given.has(keyOf(one));
    return isGiven ? plain.replace(/^(?=(?:declare|type|interface|abstract) )/gm, 'export ') : plain;
  });
  const passedOn = [...exported].flatMap(([name, one]) => {
    if (held.has(keyOf(one)))
      return names.get(keyOf(one)) === name ? [] : [`export { ${names.get(keyOf(one))} as ${name} };`];
    const from = isOurs(one) ? fileOf(one) : one.file;
    const there = isOurs(one) ? nameIn(one, files.get(from)) : one.name;
    return [`export { ${there === name ? name : `${there} as ${name}`} } from '${addressOf(from, file)}';`];
  });
  return [
    ...[...imports].map(([from, all]) => `import type { ${all.join(', ')} } from '${addressOf(from, file)}';`),
    ...declared,
    ...passedOn,
    'export {};\n',
  ].join('\n');
}

/** The name under which a file gives something out. */
const nameIn = (one: Elsewhere, rolled: Rolled | undefined): string =>
  [...(rolled?.exported ?? [])].find(([, given]) => keyOf(given) === keyOf(one))?.[0] ?? one.name;

function addressOf(to: string, from: string): string {
  if (!to.startsWith('/')) return to;
  const path = relative(dirname(from), to).replace(/\.d\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

/** A declaration as it stands, with nothing before it and each name as it is called here. */
function renamed(one: Elsewhere, ownName: string, localName: (named: Elsewhere) => string): string {
  const named = namedBy(one);
  return (wholeOf(one.file).get(one.name) ?? '')
    .replace(/^export (?=(?:declare|type|interface|abstract) )/gm, '')
    .replace(TOKENS, (token: string, path?: string, there?: string, word?: string) => {
      if (word !== undefined && word === one.name) return ownName;
      const meant = named.get(path === undefined ? (word ?? '') : `${path}#${there}`);
      return meant ? localName(meant) : token;
    });
}

const wholes = new WeakMap<object, ReadonlyMap<string, string>>();

/** The declarations of a file by name, with what stands before each and in it. */
function wholeOf(file: string): ReadonlyMap<string, string> {
  const read = declarationsIn(file);
  const known = wholes.get(read);
  if (known) return known;
  const whole = new Map<string, string>();
  let [name, before, inComment] = ['', '', false];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('/**') || inComment) {
      inComment = !line.includes('*/');
      before += `${line}\n`;
    } else if (line !== '') {
      if (STATEMENT.test(line)) name = DECLARES.exec(line)?.[1] ?? '';
      const text = whole.get(name);
      whole.set(name, text === undefined ? before + line : `${text}\n${before}${line}`);
      before = '';
    }
  }
  wholes.set(read, whole);
  return whole;
}
