import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../shared/index.ts';
import { selfCheckChange } from './self-check.machine.ts';

const ITEM = {
  category: '1',
  itemName: '档案真实性',
  total: 20,
  problems: 1,
  measure: '逐份核对',
  deadline: '2026-07-01',
};
const sheet = (state: string, more: JsonObject = {}): JsonObject => ({
  year: 2026,
  period: '1',
  items: [ITEM],
  state,
  ...more,
});
const ABOVE = { above: true, reason: '撤回审核：数字有误' };
const OWN = { above: false, reason: '' };
const told = (answer: ReturnType<typeof selfCheckChange>) =>
  answer.ok ? (answer.value?.label ?? 'stays') : [answer.failure.why, answer.failure.message];

describe('a save of a self-check', () => {
  it('begins with a draft', () => {
    expect(told(selfCheckChange(undefined, sheet('0'), OWN))).toBe('stays');
    expect(told(selfCheckChange(undefined, sheet('2'), ABOVE))).toEqual(['state', expect.stringContaining('草稿')]);
  });

  it('hands in what is filled in, and says how many items are not', () => {
    expect(told(selfCheckChange(sheet('0'), sheet('1'), OWN))).toBe('提交');
    const items = [ITEM, { itemName: '体检完整性' }, { actual: 95 }, { itemName: '上传及时率', actual: 95 }];
    expect(told(selfCheckChange(sheet('0', { items }), sheet('1', { items }), OWN))).toEqual([
      'guard',
      expect.stringContaining('还有 2 项'),
    ]);
  });

  it('leaves what is handed in as it is, but for what was done about it', () => {
    const mended = { items: [{ ...ITEM, measure: '已补正', done: true }] };
    const changed = { items: [{ ...ITEM, problems: 0 }] };
    for (const state of ['1', '2']) {
      expect(told(selfCheckChange(sheet(state), sheet(state, mended), OWN))).toBe('stays');
      expect(told(selfCheckChange(sheet(state), sheet(state, changed), OWN))).toEqual([
        'state',
        expect.stringContaining('已提交'),
      ]);
      expect(told(selfCheckChange(sheet(state), sheet(state, { year: 2025 }), OWN))[0]).toBe('state');
    }
    for (const state of ['0', '3'])
      expect(told(selfCheckChange(sheet(state), sheet(state, changed), OWN))).toBe('stays');
    // Nobody draws back and changes in one go.
    expect(told(selfCheckChange(sheet('1'), sheet('0', changed), OWN))[0]).toBe('state');
  });

  it('is reviewed from above alone, sent back with why, and reopened', () => {
    expect(told(selfCheckChange(sheet('1'), sheet('2'), ABOVE))).toBe('审核');
    expect(told(selfCheckChange(sheet('1'), sheet('2'), OWN))).toEqual(['guard', expect.stringContaining('上级机构')]);
    expect(told(selfCheckChange(sheet('1'), sheet('3'), ABOVE))).toEqual(['guard', '请填写原因']);
    expect(told(selfCheckChange(sheet('1'), sheet('3', { reviewNote: '第 1 项抽查不足' }), ABOVE))).toBe('退回');
    expect(told(selfCheckChange(sheet('2'), sheet('1'), ABOVE))).toBe('撤回审核');
    expect(told(selfCheckChange(sheet('2'), sheet('0'), ABOVE))[0]).toBe('state');
  });
});
