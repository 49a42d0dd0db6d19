import type { Walk } from '@gongwei/application/lists';
import { describe, expect, it } from 'vitest';
import { addressOfNext, counted, isDoneBy, isOfRow, stepOfKey } from './walk.rules.ts';

const walk = (rowId: string, residentId?: string): Walk => ({
  title: '随访',
  unit: '人',
  list: '/list',
  at: 1,
  of: 9,
  rowId,
  residentId,
  opens: `/cust/jkdn/${residentId}/form/visit`,
});

describe('the bar of a list that is worked through', () => {
  it('shows on the pages of the row and its person', () => {
    expect(isOfRow('/cust/jkdn/p1/form/visit', walk('r1', 'p1'))).toBe(true);
    expect(isOfRow('/drugs/edit/r1', walk('r1'))).toBe(true);
    expect(isOfRow('/cust/base', walk('r1', 'p1'))).toBe(false);
    expect(isOfRow('/cust/jkdn/p2', walk('r1', 'p1'))).toBe(false);
    expect(isOfRow('/sjgl/xyhz/xydetail?resident=p1', walk('r1', 'p1'))).toBe(true);
    expect(isOfRow('/sjgl/xyhz/xydetail?resident=p12', walk('r1', 'p1'))).toBe(false);
  });

  it('counts as staff do', () => {
    expect(['人', '人次', '份'].map(counted)).toEqual(['位', '条', '份']);
  });

  it('leads from a form to the same form of the next person, and from anywhere else to where the list opens', () => {
    const [from, to] = [walk('r1', 'p1'), walk('r2', 'p2')];
    expect(addressOfNext('/cust/jkdn/p1/form/visit/rec7', from, to, '/open')).toBe('/cust/jkdn/p2/form/visit');
    expect(addressOfNext('/cust/jkdn/p1', from, to, '/open')).toBe('/open');
    const own = '/cust/jkdn/p2/form/other';
    expect(addressOfNext('/cust/jkdn/p1/form/visit', from, to, own)).toBe(own);
    expect(addressOfNext('/cust/jkdn/p9/form/visit', from, to, '/open')).toBe('/open');
    expect(addressOfNext('/cust/jkdn/p1/form/visit', from, walk('r2'), '/open')).toBe('/open');
  });

  it('goes on by the sheet its row asked for, and by no other', () => {
    const sheet = { subjectId: 'p1', formId: 'visit', recordId: 'rec7' };
    expect(isDoneBy(walk('r1', 'p1'), sheet)).toBe(true);
    expect(isDoneBy(walk('r1', 'p1'), { ...sheet, formId: 'sit' })).toBe(false);
    expect(isDoneBy(walk('r1', 'p1'), { ...sheet, subjectId: 'p2' })).toBe(false);
    expect(isDoneBy({ ...walk('r1', 'p1'), opens: '/cust/jkdn/p1' }, sheet)).toBe(false);
  });
});

it('is led on by Alt+PageDown everywhere, by brackets only where nobody types', () => {
  const keys = [
    ...[stepOfKey('PageDown', true, true), stepOfKey('PageUp', true, false), stepOfKey('PageDown', false, false)],
    ...[
      stepOfKey(']', false, false),
      stepOfKey('[', false, false),
      stepOfKey(']', false, true),
      stepOfKey(']', true, false),
    ],
  ];
  expect(keys).toEqual([1, -1, undefined, 1, -1, undefined, undefined]);
  expect([stepOfKey('ArrowUp', true, true), stepOfKey('ArrowUp', false, false)]).toEqual(['list', undefined]);
  // Of a form Alt+↑ is the form's own.
  expect([stepOfKey('b', true, true), stepOfKey('b', false, true)]).toEqual(['list', undefined]);
});
