import { expect, it } from 'vitest';
import type { Reader } from '../shared/index.ts';
import { residentSearch } from './search-clauses.ts';

/** The fields a text is looked for in. */
const fieldsOf = (text: string, reader: Reader): readonly string[] =>
  [...JSON.stringify(residentSearch(text, reader)).matchAll(/"resident\W+(\w+)"/g)].map(([, field]) => field as string);

it.each([
  ['王', ['name']],
  ['云素', ['name', 'givenName', 'givenNameBehindTwo']],
  ['w', ['initials', 'pinyin']],
  ['wxy', ['initials', 'pinyin', 'givenInitials', 'givenInitialsBehindTwo']],
  ['0571-1234567', ['wholePhone']],
  ['05711234567', ['idNumber', 'wholePhone']],
  ['199 0000 7000', ['idNumber', 'wholePhone']],
  ['7000', ['idNumber', 'idTail']],
  ['10100001', ['idNumber', 'archiveTail']],
  ['32099910110100001', ['idNumber', 'archiveNumber']],
  ['29900007000', ['idNumber']],
])('%s is looked for in %j', (text, fields) => {
  expect(fieldsOf(text, 'reveals')).toEqual(fields);
});

it.each(['19900007000', '0571-1234567', '云素', 'ys'])('who may only look finds nobody by %s', (text) => {
  expect(fieldsOf(text, 'looks')).toEqual([]);
});
