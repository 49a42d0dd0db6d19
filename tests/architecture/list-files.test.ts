import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { WRITTEN_LISTS } from '@gongwei/domain/lists';
import { expect, it } from 'vitest';

it('loads every list there is a file of', () => {
  const folder = join(import.meta.dirname, '../../packages/domain/src/lists/definitions');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.list.ts'));
  expect(files.map((name) => basename(name, '.list.ts')).toSorted()).toEqual([...WRITTEN_LISTS].toSorted());
});
