import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { entriesOf, importOf } from './package-manifest.ts';
import { ROOT } from './run-command.ts';
import { declarationsIn, exportsOfFile, whereDeclared, type Elsewhere } from './declarations.ts';

/** The packages whose promises are reviewed. */
export const REPORTED = ['domain', 'paper', 'application', 'adapters'] as const;
type Reported = (typeof REPORTED)[number];

export const reportsOf = (name: Reported): string => join(ROOT, 'docs/api', name);

/** The reports of a built package by area. `dist` is the folder of its built files. */
export const apiReports = (name: Reported, dist: string): ReadonlyMap<string, string> =>
  new Map(
    [...entriesOf(name)].map(([area, file]) => [area.replace('/', '-'), apiReport(importOf(name, area), dist, file)]),
  );

/** A word or two say no more than the name. */
const SHORTEST = 12;

/** What the areas of a built package export and no comment tells of: `area name`, functions and constants apart from types. */
export function untold(
  name: Reported,
  dist: string,
): { readonly values: readonly string[]; readonly types: readonly string[] } {
  const bare = [...entriesOf(name)].flatMap(([area, file]) =>
    [...exportsOfFile(join(dist, `${file}.d.ts`))]
      .filter(
        ([, where]) =>
          (isOurs(where) ? (declarationsIn(where.file).told.get(where.name) ?? '') : ' '.repeat(SHORTEST)).length <
          SHORTEST,
      )
      .map(([exported, where]) => ({ line: `${area} ${exported}`, kind: kindOf(where) })),
  );
  const of = (kind: Kind) => bare.filter((one) => one.kind === kind).map(({ line }) => line);
  return { values: of('value'), types: of('type') };
}

/** Of a constant whose type spells out data, so much; the rest is told by its digest. */
const LONGEST = 1500;

/**
 * What an entry of a built package promises, as text that is reviewed: every exported name with its declaration, by name, and below them the
 * types these name without exporting them, whose shape is promised with them. `dist` is the package's folder of built files.
 */
function apiReport(imported: string, dist: string, entry: string): string {
  const exported = [...exportsOfFile(join(dist, `${entry}.d.ts`))].sort(byName);
  const of = (kind: Kind) => exported.filter(([, where]) => kindOf(where) === kind).map(textOf);
  const behind = namedBehind(
    dist,
    exported.map(([, where]) => where),
  );
  return [
    `# ${imported}\n\nMade by \`npm run api-reports\`; ${of('value').length} functions and constants, ${of('type').length} types.\n`,
    part('Functions and constants', of('value')),
    part('Types', of('type')),
    part('Passed on', of('passed on')),
    part(
      'Named by these, not exported here',
      behind.map((where) => textOf([where.name, where])),
    ),
  ].join('');
}

const part = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n## ${title}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

const isOurs = ({ file, name }: Elsewhere): boolean => file.startsWith('/') && name !== '*';

const declarationOf = (where: Elsewhere): string | undefined =>
  isOurs(where) ? declarationsIn(where.file).declared.get(where.name) : undefined;

type Kind = 'value' | 'type' | 'passed on';

/** What another area or a library declares is neither here: its declaration stands there. */
function kindOf(where: Elsewhere): Kind {
  const declared = declarationOf(where);
  if (declared === undefined) return 'passed on';
  return /^(?:\/\/.*\n)?(?:export )?(?:declare )?(?:type|interface) /.test(declared) ? 'type' : 'value';
}

function textOf([name, where]: readonly [name: string, where: Elsewhere]): string {
  const declared = declarationOf(where);
  // Passed on from another area or a library: told where it comes from.
  if (declared === undefined)
    return `export { ${where.name === name ? name : `${where.name} as ${name}`} } from '${where.file}';`;
  const plain = declared
    .replace(/^export (?:declare )?/gm, '')
    .replace(/^declare /gm, '')
    .replaceAll('\t', '    ');
  const text = where.name === name ? plain : `${plain}\n// exported as ${name}`;
  if (text.length <= LONGEST) return text;
  const rest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …\n// and so on, ${text.length} characters in all, sha256 ${rest}`;
}

const isEntry = (dist: string, file: string): boolean =>
  /^(?:[\w-]+\/)*(?:index|public)\.d\.ts$/.test(relative(dist, file));

/** A property or an argument may be called as a function or constant is, which is meant only behind `typeof` or as a key in brackets. */
const isMeant = (where: Elsewhere, word: string, text: string): boolean =>
  kindOf(where) === 'type' || text.includes(`typeof ${word}`) || text.includes(`[${word}]`);

/** Types of the same area that what is exported names, and those these name, though nobody can import them by name. */
function namedBehind(dist: string, exported: readonly Elsewhere[]): readonly Elsewhere[] {
  const key = ({ file, name }: Elsewhere) => `${file}#${name}`;
  const seen = new Set(exported.map(key));
  const found: Elsewhere[] = [];
  const waiting = exported.filter(isOurs);
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { declared, imported } = declarationsIn(one.file);
    const text = (declared.get(one.name) ?? '').slice(0, LONGEST * 10);
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const from = imported.get(word) ?? (declared.has(word) ? { file: one.file, name: word } : undefined);
      // What comes from another area's entry is that area's promise.
      if (!from || !isOurs(from) || (from.file !== one.file && isEntry(dist, from.file))) continue;
      const where = whereDeclared(from);
      if (seen.has(key(where)) || declarationOf(where) === undefined || !isMeant(where, word, text)) continue;
      seen.add(key(where));
      found.push(where);
      waiting.push(where);
    }
  }
  return found.sort((a, b) => byName([a.name + a.file, a], [b.name + b.file, b]));
}
