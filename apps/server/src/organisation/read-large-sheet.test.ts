import { expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { childrenOf } from '../testing/child-processes.ts';
import { readSheet } from './read-sheet.ts';

const ROWS = 4_000;
const texts = (at: number): string[] => [`${330_000_000_000 + at}`, `第${at}村卫生室`, '云溪县东镇'];
const rows = Array.from({ length: ROWS }, (_, at) => texts(at));
const bytes = new Uint8Array(
  await writeXlsxFile(
    rows.map((cells) => cells.map((value) => ({ value, type: String }))),
    { sheet: '机构' },
  ).toBuffer(),
);
const processes = (): readonly number[] => childrenOf(process.pid, 'sheet-process.ts');

it('reads a large sheet in a process beside this one, which ends with it', async () => {
  const [read, here] = [readSheet(bytes), readSheet(new TextEncoder().encode('编码,名称'))];
  expect(await here).toEqual({ ok: true, value: [['编码', '名称']] });
  await expect.poll(processes, { interval: 1 }).toHaveLength(1);
  expect(await read).toEqual({ ok: true, value: rows });
  expect(processes()).toEqual([]);
});

it('says so where that process is killed', async () => {
  const read = readSheet(bytes);
  await expect.poll(() => processes().map((pid) => process.kill(pid, 'SIGKILL')), { interval: 1 }).toEqual([true]);
  expect(await read).toMatchObject({ ok: false, failure: expect.stringContaining('意外中断') });
});
