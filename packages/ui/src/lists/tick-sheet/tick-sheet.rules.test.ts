import type { Column } from '@gongwei/domain/lists';
import { expect, it } from 'vitest';
import { isWideSheet, sharesOf } from './tick-sheet.rules.ts';

const column = (key: string, width: number): Column => ({ key, label: key, value: '', cell: 'text', width });

it('lies down where the columns do not fit upright, and always leaves room to write', () => {
  const few = [column('a', 100), column('b', 300)];
  const many = [...few, column('c', 300)];
  expect([isWideSheet(few), isWideSheet(many)]).toEqual([false, true]);
  for (const columns of [few, many]) {
    const taken = sharesOf(columns, isWideSheet(columns)).reduce((all, { share }) => all + Number.parseFloat(share), 0);
    expect(taken).toBeLessThan(85);
    expect(taken).toBeGreaterThan(50);
  }
});
