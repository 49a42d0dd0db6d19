import { describe, expect, it } from 'vitest';
import { calendarDay, type JsonObject } from '../shared/index.ts';
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
const today = calendarDay(2026, 6, 15);
const ABOVE = { above: true, reason: '撤回审核：数字有误', today };
const OWN = { above: false, reason: '', today };
const OPINION = { item: '档案真实性', opinion: '抽查份数不足' };
const ANSWERED = { ...OPINION, answer: '已补抽 10 份' };
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
    expect(told(selfCheckChange(sheet('1'), sheet('3'), ABOVE))).toEqual([
      'guard',
      expect.stringContaining('退回意见'),
    ]);
    expect(told(selfCheckChange(sheet('1'), sheet('3', { opinions: [OPINION] }), ABOVE))).toBe('退回');
    // What was answered before is no opinion of this time.
    const again = { opinions: [ANSWERED] };
    expect(told(selfCheckChange(sheet('1', again), sheet('3', again), ABOVE))[0]).toBe('guard');
    expect(told(selfCheckChange(sheet('2'), sheet('1'), ABOVE))).toBe('撤回审核');
    expect(told(selfCheckChange(sheet('2'), sheet('0'), ABOVE))[0]).toBe('state');
  });

  it('is handed in again when every opinion has its reply, and no opinion goes away by itself', () => {
    const back = (opinions: JsonObject[]) => sheet('3', { opinions });
    const handedIn = (opinions: JsonObject[]) => sheet('1', { opinions });
    expect(told(selfCheckChange(back([OPINION]), handedIn([OPINION]), OWN))).toEqual([
      'guard',
      expect.stringContaining('还有 1 条退回意见没有回应'),
    ]);
    expect(told(selfCheckChange(back([OPINION]), back([ANSWERED]), OWN))).toBe('stays');
    expect(told(selfCheckChange(back([ANSWERED]), handedIn([ANSWERED]), OWN))).toBe('提交');
    for (const fewer of [[], [{ ...ANSWERED, opinion: '很好' }]])
      expect(told(selfCheckChange(back([OPINION]), back(fewer), OWN))).toEqual([
        'guard',
        expect.stringContaining('不能改动或删除'),
      ]);
    // Drawn back, it is still to be answered.
    expect(told(selfCheckChange(sheet('0', { opinions: [OPINION] }), handedIn([OPINION]), OWN))[0]).toBe('guard');
    expect(told(selfCheckChange(handedIn([ANSWERED]), handedIn([{ ...OPINION, answer: '改口' }]), OWN))).toEqual([
      'guard',
      expect.stringContaining('回应不能再改'),
    ]);
    expect(told(selfCheckChange(undefined, sheet('0', { opinions: [OPINION] }), OWN))[0]).toBe('guard');
    // Whoever sent it back takes that back again.
    expect(told(selfCheckChange(back([OPINION]), sheet('1'), ABOVE))).toBe('提交');
  });

  it('keeps what its reviewer wrote, as long as it is reviewed, and takes it from nobody else', () => {
    const reviewed = (reviewNote?: string) => sheet('2', reviewNote === undefined ? {} : { reviewNote });
    expect(told(selfCheckChange(sheet('1'), reviewed('属实'), ABOVE))).toBe('审核');
    for (const [before, after] of [
      [reviewed('属实'), reviewed('很好')],
      [reviewed('属实'), reviewed()],
      [sheet('1'), sheet('1', { reviewNote: '属实' })],
      [undefined, sheet('0', { reviewNote: '属实' })],
    ] as const)
      expect(told(selfCheckChange(before, after, OWN))).toEqual(['guard', '审核意见由上级机构填写，不能改动']);
    expect(told(selfCheckChange(sheet('0', { reviewNote: '属实' }), sheet('0'), OWN))).toBe('stays');
  });

  it('is not handed in with figures that were taken more than a week ago', () => {
    const item = { ...ITEM, itemName: '上传率', auto: true };
    const taken = (day: string) => ({ items: [item], taken: [{ item: '上传率', takenAt: `${day}T09:00:00` }] });
    const handIn = (day: string) => told(selfCheckChange(sheet('0', taken(day)), sheet('1', taken(day)), OWN));
    expect(handIn('2026-06-08')).toBe('提交');
    expect(handIn('2026-06-07')).toEqual(['guard', expect.stringContaining('1 项的取数已超过 7 天')]);
  });
});
