import { expect, it } from 'vitest';
import { readSheetLines, type SheetColumn } from './sheet-lines.ts';

const COLUMNS: readonly SheetColumn[] = [
  { key: 'id', label: '编码（8位）', required: true },
  { key: 'now', label: '吸烟（目前）' },
  { key: 'aim', label: '吸烟（目标）' },
];
const read = (...heads: readonly string[]) =>
  readSheetLines([heads, heads.map((_, at) => String(at))], COLUMNS, ['id']);

it('tells columns apart that differ in brackets only, whatever is noted behind them', () => {
  expect(read('编码（必填）', '吸烟（目前）（支/天）', '吸 烟(目标)')).toMatchObject({
    value: { lines: [{ cells: { id: '0', now: '1', aim: '2' } }], unread: [] },
  });
});

it('takes no column where two could be meant', () => {
  expect(read('编码*', '吸烟', '吸烟（目标）')).toMatchObject({
    value: { lines: [{ cells: { id: '0', aim: '2' } }], unread: ['吸烟'] },
  });
});
