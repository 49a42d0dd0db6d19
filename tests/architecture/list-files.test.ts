import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { WRITTEN_LISTS } from '@gongwei/domain/lists';
import { MEASURES } from '@gongwei/domain/measures';
import { expect, it } from 'vitest';

const DOMAIN = join(import.meta.dirname, '../../packages/domain/src');

it('loads every list there is a file of: its line in load-list.ts', () => {
  const folder = join(DOMAIN, 'lists/definitions');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.list.ts'));
  expect(files.map((name) => basename(name, '.list.ts')).toSorted()).toEqual([...WRITTEN_LISTS].toSorted());
});

/** What is written in a file of a folder, and the file that brings it together. */
it.each([
  ['data', 'all-measures.ts', ['waiting.data.ts']],
  ['examples', 'examples/index.ts', []],
  ['pages', 'load-analysis-page.ts', ['monitoring-groups.data.ts', 'page-groups.data.ts', 'plan-groups.data.ts']],
])('knows every file of measures/%s: its line in %s', (folder, register, besides) => {
  const known = readFileSync(join(DOMAIN, 'measures', register), 'utf8');
  const files = readdirSync(join(DOMAIN, 'measures', folder)).filter((name) => name.endsWith('.data.ts'));
  expect(files.filter((name) => !besides.includes(name) && !known.includes(`/${name}'`))).toEqual([]);
});

it('has every measure once: of two by one id the first would be gone without a word', async () => {
  const folder = join(DOMAIN, 'measures/data');
  const files = readdirSync(folder).filter((name) => name.endsWith('.data.ts') && name !== 'waiting.data.ts');
  const modules = await Promise.all(files.map(async (name) => import(join(folder, name)) as Promise<object>));
  const groups = modules.flatMap((one) => Object.values(one).filter(Array.isArray)) as readonly { id?: unknown }[][];
  const ids = groups.flat().flatMap(({ id }) => (typeof id === 'string' && MEASURES.has(id) ? [id] : []));
  expect(ids.length).toBeGreaterThanOrEqual(MEASURES.size);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
