import { describe, expect, it } from 'vitest';
import { lifeCycleContract, type AnyLife } from '../life-cycle/life-cycle.contract.ts';
import type { CalendarDay } from '../shared/index.ts';
import { prescriptionAfter, prescriptionHanded, prescriptionLife } from './prescription.machine.ts';

const TODAY = '2026-06-15' as CalendarDay;
const complete = { type: 'COMPLETE', result: '1', note: '' } as const;
const stop = { type: 'STOP', reason: '2', note: '' } as const;
const resume = { type: 'RESUME', reason: '停错了' } as const;

lifeCycleContract(
  {
    title: 'A prescription of diet, exercise and habits',
    life: prescriptionLife as unknown as AnyLife,
    facts: () => ({ today: TODAY, validTo: '2026-06-15' }),
    events: [complete, stop, resume],
    table: ['1 COMPLETE 2', '1 STOP 3', '3 RESUME 1'],
    refused: [
      ['1', { ...complete, result: '' }, {}, /效果/],
      ['1', { ...stop, reason: '' }, {}, /停用原因/],
      ['1', { ...stop, reason: '9' }, {}, /其他停用原因/],
      ['3', { ...resume, reason: '' }, {}, /恢复/],
      ['3', resume, { validTo: '2026-06-14' }, /已过有效期/],
      ['2', stop, {}, /处方状态为“已完成”，不能“停用”/],
    ],
  },
  'packages/domain/src/chronic',
);

describe('a prescription', () => {
  it('goes on until the last of its days, and where it does not say how long it holds', () => {
    const again = (sheet: object) => prescriptionAfter({ state: '3', ...sheet }, resume, TODAY).ok;
    expect([
      again({ prescribeDate: '2026-06-01', validDays: 15 }),
      again({ prescribeDate: '2026-06-01', validDays: 14 }),
      again({ prescribeDate: '2026-06-01' }),
    ]).toEqual([true, false, true]);
  });

  it('is handed out while it holds, and says to whom', () => {
    expect(prescriptionHanded({}, ' 女儿 ', '2026-06-15T09:30')).toEqual({
      ok: true,
      value: { pushWay: '3', pushedAt: '2026-06-15T09:30', receivedBy: '女儿' },
    });
    expect(prescriptionHanded({}, ' ', '2026-06-15T09:30')).toEqual({ ok: false, failure: '请填写签收人' });
    expect(prescriptionHanded({ state: '3' }, '女儿', '2026-06-15T09:30')).toEqual({
      ...{ ok: false, failure: '处方已停用，不用再交付' },
    });
  });

  it('says how it ended, and nothing of it once it goes on', () => {
    expect(prescriptionAfter({}, { ...complete, note: ' 体重下降 ' }, TODAY)).toEqual({
      ok: true,
      value: { state: '2', stopReason: null, result: '1', stateNote: '体重下降', stateOn: TODAY },
    });
    expect(prescriptionAfter({ state: '3', prescribeDate: '2026-06-01', validDays: 90 }, resume, TODAY)).toEqual({
      ok: true,
      value: { state: '1', stopReason: null, result: null, stateNote: null, stateOn: null },
    });
    expect(prescriptionAfter({ state: '3', prescribeDate: '2026-01-01', validDays: 30 }, resume, TODAY).ok).toBe(false);
  });
});
