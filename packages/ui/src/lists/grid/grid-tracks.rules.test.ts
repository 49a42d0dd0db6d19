import type { Column, ListAction } from '@gongwei/domain/lists';
import { describe, expect, it } from 'vitest';
import { actionsWidth, tracksOf } from './grid-tracks.rules.ts';

const action = (label: string, rare?: true): ListAction => ({
  id: label,
  label,
  on: 'row',
  letter: 'E',
  does: { dialog: 'any' },
  ...(rare && { rare }),
});

describe('the column of buttons', () => {
  it('has none without actions', () => expect(actionsWidth([])).toBe(0));
  it('has room for the two longest, and for the menu of what there is besides', () => {
    const [two, more] = [[action('随访'), action('合并档案')], action('打印')];
    expect(actionsWidth([...two, more])).toBeGreaterThan(actionsWidth(two));
    expect(actionsWidth([...two, action('打'), action('印')])).toBe(actionsWidth([...two, more]));
  });
  it('has room for one of those that a row never offers together', () => {
    const begin = (label: string): ListAction => ({ ...action(label), slot: 'begin' });
    const view = action('查看档案');
    expect(actionsWidth([begin('开始随访'), begin('开始儿童检查'), begin('开始中医指导'), view])).toBe(
      actionsWidth([begin('开始儿童检查'), view]),
    );
  });
  it('is no wider for long words that stand in the menu only', () => {
    const merge = action('合并档案');
    expect(actionsWidth([merge, action('登记拒绝管理', true)])).toBe(actionsWidth([merge, action('注销', true)]));
  });
});

describe('what a wide screen has left over', () => {
  const column = (key: string, width: number, grows?: true): Column => ({
    ...{ key, label: key, value: key, cell: 'text', width },
    ...(grows && { grows }),
  });
  const columns = [column('name', 200, true), column('state', 80), column('day', 100)];

  it('goes to the column that grows, and to all in proportion once that is three times as wide', () => {
    expect(tracksOf(columns, {}, true, 72)).toEqual({
      template: '40px minmax(200px, 600fr) minmax(80px, 80fr) minmax(100px, 100fr) 72px',
      widths: [200, 80, 100],
      width: 492,
    });
  });
  it('goes to the last one where none grows, and to none that was pulled', () => {
    const [, ...others] = columns;
    expect(tracksOf(others, {}, false, 0).template).toBe('minmax(80px, 80fr) minmax(100px, 300fr)');
    expect(tracksOf(columns, { widths: { state: 120 } }, false, 0).template).toBe(
      'minmax(200px, 600fr) 120px minmax(100px, 100fr)',
    );
  });
});
