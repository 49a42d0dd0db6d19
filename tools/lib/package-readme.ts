import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREA_LABELS } from './package-areas.data.ts';
import { entriesOf, importOf, type PackageName } from './package-manifest.ts';
import { ROOT } from './run-command.ts';

export const readmeOf = (name: PackageName): string => join(ROOT, 'packages', name, 'README.md');

/** `<!-- examples/a.mjs -->` and the code block after it, which shows that file. */
const SHOWN = /(<!-- (examples\/[^ ]+) -->\n```\w+\n)[^]*?(```\n)/g;
/** The examples a README shows, as paths below the project: what is packed beside it, to be copied instead of typed. */
export const examplesOf = (name: PackageName): readonly string[] => [
  ...new Set([...readFileSync(readmeOf(name), 'utf8').matchAll(SHOWN)].map(([, , file = '']) => file)),
];

/** The rows of the table of areas, up to the empty line after it. */
const AREAS = /(\| entry \| what is in it \|\n\| --- \| --- \|\n)(?:\|.*\n)*/;

/**
 * The README of a package with its examples word for word as they are run, and its table of areas. Throws an `Error` for an area nobody has
 * described.
 */
export function currentReadme(name: PackageName): string {
  const words = AREA_LABELS[name];
  const rows = [...entriesOf(name).keys()].map((area) => {
    if (!words[area]) throw new Error(`package-areas.data.ts: what is in ${importOf(name, area)}?`);
    return `| \`${importOf(name, area)}\` | ${words[area]} |\n`;
  });
  return readFileSync(readmeOf(name), 'utf8')
    .replace(
      SHOWN,
      (_all, head: string, file: string, end: string) => `${head}${readFileSync(join(ROOT, file), 'utf8')}${end}`,
    )
    .replace(AREAS, (_all, head: string) => `${head}${rows.join('')}`);
}
