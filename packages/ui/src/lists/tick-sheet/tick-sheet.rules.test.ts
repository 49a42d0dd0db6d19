import type { Column } from '@gongwei/domain/lists';
import { expect, it } from 'vitest';
import { isWideSheet, settingOf } from './tick-sheet.rules.ts';

const column = (key: string, width = 100): Column => ({ key, label: key, value: '', cell: 'text', width });
const sharesOf = (columns: readonly Column[], rows: readonly (readonly string[])[], wide = false) =>
  settingOf(columns, rows, wide).shares.map(({ share }) => Number.parseFloat(share));

it('lies down where the columns do not fit upright', () => {
  const few = [column('a', 100), column('b', 300)];
  expect([isWideSheet(few), isWideSheet([...few, column('c', 300)])]).toEqual([false, true]);
});

it('gives a number, a day and a name the room they need, and an empty column none of it', () => {
  const columns = [column('name'), column('idNumber'), column('day'), column('empty'), column('address')];
  const long = '望禾镇王庄村民委员会第十一组三十六号东侧平房两间';
  const [name, idNumber, day, empty, address] = sharesOf(columns, [
    ['欧阳淑兰', '320999********0004', '2026-11-20', '', long],
  ]);
  // Of 190 mm, in letters of 8.5 points.
  expect(name).toBeGreaterThan((4 * 3 * 100) / 190);
  expect(idNumber).toBeGreaterThan((18 * 1.67 * 100) / 190);
  expect(day).toBeGreaterThan((10 * 1.67 * 100) / 190);
  expect(empty).toBeLessThan(6);
  expect(address).toBeLessThan(20);
});

it('always leaves room to write, and makes letters smaller before it breaks a number', () => {
  const many = Array.from({ length: 14 }, (_, at) => column(`c${at}`));
  const row = many.map(() => '2026-11-20');
  const taken = sharesOf(many, [row], true).reduce((all, one) => all + one, 0);
  expect(taken).toBeLessThan(85);
  const { font } = settingOf(many, [row], true);
  expect(font).toBeLessThan(8.5);
  expect(font).toBeGreaterThanOrEqual(6);
  expect(settingOf(many.slice(0, 3), [row], true).font).toBe(8.5);
});
