import { expect, it } from 'vitest';
import type { Reader } from '../shared/index.ts';
import { residentSearch } from './search-clauses.ts';

/** The fields a text is looked for in. */
const fieldsOf = (text: string, reader: Reader): readonly string[] =>
  [...JSON.stringify(residentSearch(text, reader)).matchAll(/"resident\W+(\w+)"/g)].map(([, field]) => field as string);

it.each([
  ['王秀', ['name']],
  ['wxy', ['initials', 'pinyin']],
  ['199 0000 7000', ['idNumber', 'phone']],
  ['7000', ['idNumber', 'idTail']],
  ['10100001', ['idNumber', 'archiveTail']],
  ['32099910110100001', ['idNumber', 'archiveNumber']],
  ['29900007000', ['idNumber']],
])('%s is looked for in %j', (text, fields) => {
  expect(fieldsOf(text, 'reveals')).toEqual(fields);
});

it('who may only look finds nobody by a telephone', () => {
  expect(fieldsOf('19900007000', 'looks')).toEqual([]);
});
