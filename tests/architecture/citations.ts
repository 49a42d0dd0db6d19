import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** `file › title`; a title is cited from its beginning, as far as it is the same for every test it stands for. Without one: the whole file. */
export type Citation = { readonly file: string; readonly title: string };

export const readDocument = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Every test that a text cites between backticks, with a title. */
export const citedTitles = (text: string): readonly Citation[] =>
  [...text.matchAll(/`([^`\s]+\.(?:test|e2e|contract)\.tsx?) › ([^`]*)`/g)].map(([, file = '', title = '']) => ({
    file,
    title: title.trim(),
  }));

/** How the source writes a title: quotes are escaped where they have to be. */
const written = (title: string): readonly string[] => [title, title.replaceAll("'", String.raw`\'`)];

/** What is wrong with a citation, if anything. */
export function troubleOf({ file, title }: Citation): string | undefined {
  if (!existsSync(join(ROOT, file))) return `${file} is not there`;
  if (title === '') return 'a citation names a test';
  const source = readDocument(file);
  return written(title).some((one) => source.includes(one)) ? undefined : `“${title}” does not stand in ${file}`;
}
