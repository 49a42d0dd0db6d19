import fc from 'fast-check';
import { expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { repeats } from '../testing/long-runs.ts';
import { damaged } from '../uploads/upload-fuzz.fixture.ts';
import { readSheet } from './read-sheet.ts';

it('a workbook or text with any bytes damaged is read or refused in a sentence, and never waited for', async () => {
  const rows = [
    ['机构编码', '机构名称'],
    ['990101', '甲'],
    ['=1+1', ''],
  ].map((row) => row.map((value) => ({ value })));
  const files = [new Uint8Array(await writeXlsxFile(rows).toBuffer()), Buffer.from('机构编码,机构名称\n990101,"甲')];
  const told = new Set<string>();
  await fc.assert(
    fc.asyncProperty(damaged(files), async (bytes) => {
      const read = await readSheet(bytes);
      told.add(read.ok ? 'read' : 'refused');
      if (read.ok) expect(read.value.every((cells) => cells.every((text) => typeof text === 'string'))).toBe(true);
      else expect(read.failure).toMatch(/\p{Script=Han}/u);
    }),
    { numRuns: repeats(150, 3_000) },
  );
  expect([...told].toSorted()).toEqual(['read', 'refused']);
}, 120_000);
