import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** What reads text that somebody sent: rules, mappers, the server. */
const FOLDERS = [
  'packages/domain/src',
  'packages/paper/src',
  'packages/adapters/src',
  'packages/application/src',
  'packages/ui/src',
  'apps/server/src',
];
const SKIPPED = /\.(test|bench|fixture|contract)\.tsx?$|\/(testing|seed|bench)\//;

export type Pattern = { readonly where: string; readonly source: string; readonly flags: string };

/** Every regular expression written in the sources, and every `pattern` of a JSON schema or a form. */
export function patternsInSources(): readonly Pattern[] {
  const found = new Map<string, Pattern>();
  for (const folder of FOLDERS)
    for (const file of globSync('**/*.{ts,tsx}', { cwd: join(ROOT, folder) })) {
      const path = `${folder}/${file}`;
      if (SKIPPED.test(path)) continue;
      for (const pattern of patternsIn(readFileSync(join(ROOT, path), 'utf8')))
        found.set(`/${pattern.source}/${pattern.flags}`, { ...pattern, where: path });
    }
  return [...found.values()];
}

/** A regular expression where a value may stand; what is divided there stands behind a value and is none. */
const LITERAL =
  /(?<=[(,=:[!&|?{};>]\s*|return\s+)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([dgimsuvy]*)/g;
const SCHEMA_PATTERN = /\bpattern: '((?:\\.|[^'\\\n])*)'/g;
const CONSTANT = /^const (?:SORT|\w*PATTERN) = '((?:\\.|[^'\\\n])*)'/gm;

function patternsIn(text: string): readonly Omit<Pattern, 'where'>[] {
  const code = text.replaceAll(/^\s*(?:\*|\/\/|\/\*).*$/gm, '');
  const literals = [...code.matchAll(LITERAL)].map(([, source = '', flags = '']) => ({ source, flags }));
  const texts = [...code.matchAll(SCHEMA_PATTERN), ...code.matchAll(CONSTANT)].map(([, escaped = '']) => ({
    source: escaped.replaceAll('\\\\', '\\'),
    flags: 'u',
  }));
  return [...literals, ...texts].filter(isPattern);
}

function isPattern({ source, flags }: Omit<Pattern, 'where'>): boolean {
  try {
    return new RegExp(source, flags).source !== '';
  } catch {
    return false;
  }
}

/** Signs a pattern speaks of: its own letters and one of each class it names. */
function signsOf(source: string): readonly string[] {
  const classes: readonly (readonly [RegExp, string])[] = [
    [/\\d/, '1'],
    [/\\w/, 'a'],
    [/\\s/, ' '],
    [/\\p\{/, '张'],
    [/\.|\[\^/, 'x'],
  ];
  const own = source.replaceAll(/\\[a-zA-Z]|\\u\{?[\da-f]+\}?|[\\^$.|?*+()[\]{}]/gi, '');
  const escaped = [...source.matchAll(/\\([^\w\s])/g)].map(([, sign = '']) => sign);
  return [
    ...new Set([
      ...own.slice(0, 12),
      ...escaped.slice(0, 4),
      ...classes.flatMap(([named, sign]) => (named.test(source) ? [sign] : [])),
      '0',
      ' ',
    ]),
  ];
}

/** Texts that a pattern with two ways through the same signs takes long for: much of what it knows, and an end it does not expect. */
export function attacksOn(source: string, length: number): readonly string[] {
  const signs = signsOf(source);
  const pairs = signs.flatMap((one, at) => signs.slice(at + 1, at + 4).map((other) => one + other));
  return [...signs, ...pairs].map((piece) => `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}\u{1}`);
}
