import { describe, expect, it } from 'vitest';
import { loadForm } from '../catalogue/index.ts';
import { lifeCycleContract, type AnyLife } from '../life-cycle/life-cycle.contract.ts';
import { loadList, type ListId } from '../lists/index.ts';
import type { CalendarDay } from '../shared/index.ts';
import { medicationAfter, medicationLife } from './medication/medication.machine.ts';
import { monitoringAfter, monitoringChange, monitoringLife } from './readings/monitoring.machine.ts';
import { healthReportAfter, healthReportChange, healthReportLife } from './report/health-report.machine.ts';
import { HANDLING_WAYS, readingAfter, readingLife } from './readings/reading.machine.ts';

const TODAY = '2026-06-15' as CalendarDay;
const pause = { type: 'PAUSE', reason: '2', note: '' } as const;
const remove = { type: 'REMOVE', reason: '4', note: '' } as const;
const restore = { type: 'RESTORE', reason: '回到本村' } as const;

lifeCycleContract(
  {
    title: 'Monitoring at home',
    life: monitoringLife as unknown as AnyLife,
    facts: () => ({ inCare: true, openWarnings: 0 }),
    events: [pause, { type: 'RESUME' }, remove, restore],
    table: ['1 PAUSE 2', '2 RESUME 1', '1 REMOVE 3', '2 REMOVE 3', '3 RESTORE 1'],
    refused: [
      ['1', { ...pause, reason: '' }, {}, /请选择原因/],
      ['1', { ...pause, reason: '9' }, {}, /其他原因/],
      ['1', remove, { openWarnings: 2 }, /还有 2 条 3、4 级预警/],
      ['3', { ...restore, reason: ' ' }, {}, /恢复管理的原因/],
      ['3', restore, { inCare: false }, /不在管/],
      ['2', { type: 'RESUME' }, { inCare: false }, /不在管/],
      ['2', pause, {}, /监测状态为“暂停”，不能“暂停”/],
    ],
  },
  'packages/domain/src/prevention/readings',
);

const handle = { type: 'HANDLE', way: '1', note: '已电话' } as const;
const spoil = { type: 'VOID', reason: '袖带松' } as const;
const back = { type: 'RESTORE', reason: '看错了' } as const;
lifeCycleContract(
  {
    title: 'A reading',
    life: readingLife as unknown as AnyLife,
    facts: () => ({ level: 3, handled: false }),
    events: [handle, spoil, back],
    table: ['2 HANDLE 2', '2 VOID 3', '3 RESTORE 2'],
    refused: [
      ['2', handle, { level: 1 }, /没有要处理的预警/],
      ['2', handle, { handled: true }, /已经处理/],
      ['2', { ...handle, way: '8' }, {}, /处理方式/],
      ['2', { ...handle, way: '9', note: '' }, {}, /怎样处理/],
      ['2', { ...spoil, reason: '' }, {}, /原因/],
      ['3', handle, {}, /读数状态为“已作废”，不能“处理预警”/],
    ],
  },
  'packages/domain/src/prevention/readings',
);

const stop = { type: 'STOP', reason: '2', on: TODAY } as const;
lifeCycleContract(
  {
    title: 'A medicine somebody takes',
    life: medicationLife as unknown as AnyLife,
    facts: () => ({ today: TODAY, startedOn: '2026-06-01' }),
    events: [stop, { type: 'RESUME', reason: '又用' }],
    table: ['1 STOP 0', '0 RESUME 1'],
    refused: [
      ['1', { ...stop, reason: '' }, {}, /停药原因/],
      ['1', { ...stop, on: undefined }, {}, /停药日期/],
      ['1', { ...stop, on: '2026-06-16' }, {}, /晚于今天/],
      ['1', { ...stop, on: '2026-05-31' }, {}, /早于开始日期/],
      ['0', { type: 'RESUME', reason: '' }, {}, /恢复在用/],
    ],
  },
  'packages/domain/src/prevention/medication',
);

describe('what the windows of the lists offer', () => {
  const offered = async (list: ListId, action: string, key: string) => {
    const found = (await loadList(list)).actions?.find(({ id }) => id === action)?.asks?.find((one) => one.key === key);
    const words = found?.words;
    return words && 'options' in words ? words.options.map(({ code, label }) => [code, label]) : [];
  };
  const inForm = async (form: Parameters<typeof loadForm>[0], key: string) => {
    const { sections } = (await loadForm(form)).definition;
    const field = sections.flatMap(({ fields }) => fields).find((one) => one.key === key);
    return field && 'options' in field ? field.options?.map(({ code, label }) => [code, label]) : undefined;
  };

  it.each([
    ['blood-pressure-patient-list', 'pause', 'reason', 'blood-pressure-patient', 'stateReason'],
    ['blood-glucose-patient-list', 'remove', 'reason', 'blood-glucose-patient', 'stateReason'],
    ['medication-records-bp', 'stop', 'reason', 'medication-record', 'changeReason'],
    ['management-prescription-list', 'complete', 'result', 'management-prescription', 'result'],
    ['management-prescription-list', 'stop', 'reason', 'management-prescription', 'stopReason'],
  ] as const)('%s, %s: %s are those of the sheet', async (list, action, key, form, field) => {
    expect((await offered(list, action, key)).length).toBeGreaterThan(2);
    expect(await offered(list, action, key)).toEqual(await inForm(form, field));
  });

  it('of the ways a warning is dealt with: those the machine knows', async () => {
    for (const list of ['blood-pressure-readings', 'blood-glucose-readings'] as const)
      expect(Object.fromEntries(await offered(list, 'handle', 'way'))).toEqual(HANDLING_WAYS);
  });
});

describe('what an event leaves in the sheet', () => {
  it('of monitoring: state, why, words and day, and none of them once it goes on', () => {
    expect(monitoringAfter({}, { ...pause, reason: '9', note: ' 出国 ' }, TODAY)).toEqual({
      ok: true,
      value: { state: '2', stateReason: '9', stateNote: '出国', stateOn: TODAY },
    });
    expect(monitoringAfter({ state: '2', stateReason: '9' }, { type: 'RESUME' }, TODAY)).toEqual({
      ok: true,
      value: { state: '1', stateReason: null, stateNote: null, stateOn: null },
    });
    expect(monitoringAfter({ state: '3' }, pause, TODAY)).toMatchObject({ ok: false });
  });

  it('where it was typed: only what the machine lets happen to this person', () => {
    const known = { inCare: true, openWarnings: 0, reason: '改' };
    const gone = { state: '3', stateReason: '4' };
    const said = (before: object, after: object, more: object = {}) => {
      const change = monitoringChange({ ...before }, { ...after }, { ...known, ...more });
      return change.ok ? change.value?.label : `${change.failure.why}: ${change.failure.message}`;
    };
    expect([said({}, { state: '1' }), said({}, gone), said(gone, {}), said({ state: '2' }, {})]).toEqual([
      ...[undefined, '移出管理', '恢复管理', '恢复'],
    ]);
    expect(said({}, gone, { openWarnings: 2 })).toMatch(/^guard: 还有 2 条/);
    expect(said(gone, {}, { inCare: false })).toMatch(/^guard: .*不在管/);
    expect(said(gone, {}, { reason: '' })).toMatch(/^guard: 请填写恢复管理的原因/);
    expect(said(gone, { state: '2' })).toMatch(/^state: 监测状态为“移出”，不能改为“暂停”/);
  });

  it('of a reading: who dealt with its warning, when and how, or that it does not count', () => {
    const doer = { by: 'doctor', at: '2026-06-15T09:30:00' };
    const high = { valid: true, warningLevel: '3级：血压明显升高，当日联系' };
    expect(readingAfter(high, handle, doer)).toEqual({
      ok: true,
      value: { handled: true, handledBy: 'doctor', handledAt: doer.at, handling: '电话随访：已电话' },
    });
    expect(readingAfter({ valid: true, warningLevel: '0级：血压达标' }, handle, doer)).toMatchObject({ ok: false });
    expect(readingAfter({ valid: true }, spoil, doer)).toEqual({
      ok: true,
      value: { valid: false, invalidReason: '袖带松' },
    });
    expect(readingAfter({ valid: false }, back, doer)).toEqual({
      ok: true,
      value: { valid: true, invalidReason: null },
    });
  });

  it('of a medicine: its last day and why', () => {
    expect(medicationAfter({ startDate: '2026-06-01' }, stop, TODAY)).toEqual({
      ok: true,
      value: { active: false, endDate: TODAY, changeReason: '2' },
    });
    expect(medicationAfter({ active: false }, { type: 'RESUME', reason: '又用' }, TODAY)).toMatchObject({
      value: { active: true, endDate: null, changeReason: null },
    });
    expect(medicationAfter({ startDate: '2026-06-20' }, stop, TODAY)).toMatchObject({ ok: false });
  });
});

const why = { reason: '测错人' } as const;
const given = { receivedBy: '本人' } as const;
lifeCycleContract(
  {
    title: 'A health report',
    life: healthReportLife as unknown as AnyLife,
    facts: () => ({ advised: true, openCritical: 0 }),
    events: [
      { type: 'REVIEW' },
      { type: 'WITHDRAW', ...why },
      { type: 'HAND_OUT', ...given },
      { type: 'READ', ...given },
      { type: 'DISCARD', ...why },
      { type: 'VOID', ...why },
    ],
    table: [
      '0 REVIEW 1',
      '1 WITHDRAW 0',
      '1 HAND_OUT 2',
      '2 READ 3',
      '0 DISCARD 4',
      '1 VOID 4',
      '2 VOID 4',
      '3 VOID 4',
    ],
    refused: [
      ['0', { type: 'REVIEW' }, { advised: false }, /写好医生建议/],
      ['0', { type: 'REVIEW' }, { openCritical: 2 }, /还有 2 条 4 级预警/],
      ['1', { type: 'WITHDRAW', reason: ' ' }, {}, /填写原因/],
      ['1', { type: 'HAND_OUT', receivedBy: '' }, {}, /收到或听取的人/],
      ['4', { type: 'REVIEW' }, {}, /报告状态为“已作废”，不能“审核”/],
    ],
  },
  'packages/domain/src/prevention/report',
);

describe('a health report', () => {
  const at = '2026-06-15T10:00';
  it('says who reviewed it and to whom it went', () => {
    expect(healthReportAfter({ advice: '少吃盐。' }, { type: 'REVIEW' }, { by: 'doctor', at })).toEqual({
      ...{ ok: true, value: { state: '1', reviewer: 'doctor', reviewedAt: at, stateReason: null } },
    });
    expect(healthReportAfter({}, { type: 'REVIEW' }, { by: 'doctor', at }).ok).toBe(false);
    expect(healthReportAfter({ state: '1' }, { type: 'HAND_OUT', receivedBy: ' 女儿 ' }, { by: 'doctor', at })).toEqual(
      {
        ...{ ok: true, value: { state: '2', pushWay: '3', pushedAt: at, receivedBy: '女儿' } },
      },
    );
  });
  it('has its words changed while it is a draft only', () => {
    expect(healthReportChange({ state: '0', advice: 'a' }, { state: '0', advice: 'b' }).ok).toBe(true);
    expect(healthReportChange({ state: '1', advice: 'a' }, { state: '1', advice: 'b' }).ok).toBe(false);
    expect(healthReportChange({ state: '1' }, { state: '3' }).ok).toBe(false);
  });
});
