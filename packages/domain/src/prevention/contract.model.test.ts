import { describe, expect, it } from 'vitest';
import { lifeCycleContract, type AnyLife } from '../life-cycle/life-cycle.contract.ts';
import { loadList } from '../lists/index.ts';
import type { CalendarDay, JsonObject } from '../shared/index.ts';
import { contractBefore } from './contract/contract-before.rules.ts';
import { contractChange } from './contract/contract-change.rules.ts';
import { TERMINATE_REASONS } from './contract/contract-command.rules.ts';
import { contractExpired, contractWithFile, contractWithoutFile } from './contract/contract-of-file.rules.ts';
import { serviceTaskLife, type ServiceTaskFacts } from './contract/service-task.machine.ts';
import { familyDoctorContract } from './contract/family-doctor-contract.form.ts';
import { contractLife, type ContractFacts } from './contract/contract.machine.ts';

const day = (text: string) => text as CalendarDay;
const FACTS: ContractFacts = {
  ...{ today: day('2026-06-15'), endsOn: day('2026-06-14'), terminatedOn: day('2026-06-08') },
  ...{ signed: true, another: false, inCare: true },
};
const terminate = { type: 'TERMINATE', reason: '04', on: '2026-06-15' };
const takeBack = { type: 'UNTERMINATE', reason: '登记错了' };
const back = (type: string) => ({ ...takeBack, type });

const TASK: ServiceTaskFacts = {
  ...{ today: day('2026-06-15'), windowStart: day('2026-04-02'), lastDay: day('2026-07-31'), finishRule: '1' },
};
const TASK_FACTS: { readonly [type: string]: Partial<ServiceTaskFacts> } = {
  FINISH: { finishRule: '2' },
  PHOTO: { finishRule: '3' },
};
const made = { type: 'RECORD_SAVED', on: '2026-06-01' };
const finish = { type: 'FINISH', on: '2026-06-01', way: '门诊' };
const photo = { type: 'PHOTO', on: '2026-06-01', evidence: 'file-1' };

lifeCycleContract(
  {
    title: 'A service of a contract',
    life: serviceTaskLife as unknown as AnyLife,
    facts: (type) => ({ ...TASK, ...TASK_FACTS[type] }),
    events: [
      ...['CONFIRM', 'RECORD_VOIDED', 'CONTRACT_ENDED', 'CONTRACT_RESTORED'].map((type) => ({ type })),
      ...[made, finish, photo, { type: 'UNDO_FINISH', reason: '记错了人' }],
    ],
    table: [
      ...['0 CONFIRM 1', '1 RECORD_SAVED 2', '1 FINISH 2', '1 PHOTO 2', '2 RECORD_VOIDED 1', '2 UNDO_FINISH 1'],
      ...['0 CONTRACT_ENDED 3', '1 CONTRACT_ENDED 3', '3 CONTRACT_RESTORED 1'],
    ],
    refused: [
      ['0', { type: 'CONFIRM' }, { windowStart: day('2026-06-16') }, /还没有到/],
      ['1', made, { finishRule: '2' }, /人工确认/],
      ['1', { ...made, on: '2026-06-16' }, {}, /晚于今天/],
      ['1', { ...finish, on: '2026-04-01' }, {}, /早于/],
      ['1', { ...finish, on: '2026-06-01' }, { lastDay: day('2026-05-31') }, /补做期限/],
      ['1', { ...finish, way: '' }, {}, /方式/],
      ['1', { ...photo, evidence: '' }, {}, /照片/],
      ['1', finish, { finishRule: '1' }, /人工确认/],
      ['1', photo, { finishRule: '1' }, /不用照片/],
      ['2', { type: 'RECORD_VOIDED' }, { finishRule: '2' }, /不是由记录/],
      ['2', { type: 'UNDO_FINISH', reason: '' }, {}, /原因/],
      ['2', made, {}, /状态为“已完成”/],
    ],
  },
  'packages/domain/src/prevention/contract',
);

lifeCycleContract(
  {
    title: 'A contract with a family doctor',
    life: contractLife as unknown as AnyLife,
    facts: () => FACTS,
    events: [
      ...['APPLY', 'SIGN', 'RENEW', 'CONFIRM', 'CONFIRM_RENEWAL', 'EXPIRE', 'RESIDENT_GONE'].map((type) => ({ type })),
      ...[terminate, takeBack, back('UNTERMINATE_RENEWAL'), back('UNTERMINATE_PENDING')],
    ],
    table: [
      ...['0 APPLY 4', '0 SIGN 1', '0 RENEW 3', '4 CONFIRM 1', '1 EXPIRE 5', '3 EXPIRE 5'],
      ...['4 CONFIRM_RENEWAL 3', '4 TERMINATE 2', '1 TERMINATE 2', '3 TERMINATE 2', '2 UNTERMINATE 1'],
      ...['4 RESIDENT_GONE 2', '1 RESIDENT_GONE 2', '3 RESIDENT_GONE 2'],
      ...['2 UNTERMINATE_RENEWAL 3', '2 UNTERMINATE_PENDING 4'],
    ],
    refused: [
      ['0', { type: 'SIGN' }, { inCare: false }, /不在管/],
      ['0', { type: 'SIGN' }, { another: true }, /另有一份有效签约/],
      ['4', { type: 'CONFIRM' }, { signed: false }, /签字/],
      ['1', { type: 'EXPIRE' }, { endsOn: day('2026-06-15') }, /还没有到期/],
      ['1', { ...terminate, reason: '' }, {}, /解约原因/],
      ['1', { ...terminate, reason: '99' }, {}, /其他解约原因/],
      ['1', { ...terminate, on: '2026-06-16' }, {}, /不能晚于今天/],
      ['2', takeBack, { terminatedOn: day('2026-06-07') }, /超过 7 天/],
      ['2', takeBack, { another: true }, /另有一份/],
      ['2', { ...takeBack, reason: ' ' }, {}, /原因/],
      ['2', back('UNTERMINATE_RENEWAL'), { another: true }, /另有一份/],
      ['2', back('UNTERMINATE_PENDING'), { terminatedOn: day('2026-06-07') }, /超过 7 天/],
      ['5', terminate, {}, /签约状态为“已到期”，不能“解约”/],
    ],
  },
  'packages/domain/src/prevention/contract',
);

describe('a save of a contract', () => {
  const sheet = (more: JsonObject = {}): JsonObject => ({
    ...{ contractStatus: '1', beginDate: '2026-01-01', termYears: '1' },
    ...{ residentSignature: 'a', doctorSignature: 'b', ...more },
  });
  const saved = (
    before: JsonObject | undefined,
    after: JsonObject,
    others: readonly JsonObject[] = [],
    reason = '',
  ) => {
    const change = contractChange({ before, after, today: day('2026-06-15'), inCare: true, reason, others });
    return change && (change.ok ? change.value : change.failure.message);
  };
  const ended = sheet({ contractStatus: '2', terminateReason: '04', terminateDate: '2026-06-15' });

  it('is an event where it changes the state, and asks for the letter of it', () => {
    expect([saved(undefined, sheet()), saved(sheet(), sheet({ remark: '改' })), saved(sheet(), ended)]).toEqual([
      ...['E', undefined, 'M'],
    ]);
    expect(saved(ended, sheet(), [], '登记错了')).toBe('M');
  });
  it('is none where the machine knows no such way', () => {
    expect(saved(sheet(), sheet({ contractStatus: '3' }))).toMatch(/不能改为“已续约”；续约、重新签约请另建一份/);
    expect(saved(sheet({ contractStatus: '5' }), sheet())).toMatch(/不能改为“已签约”/);
    expect(saved(sheet(), sheet({ contractStatus: '5' }))).toMatch(/还没有到期/);
  });
  it('may begin on the day after another ends, and not a day earlier', () => {
    const renewed = (beginDate: string) => saved(undefined, sheet({ contractStatus: '3', beginDate }), [sheet()]);
    expect([renewed('2027-01-01'), renewed('2026-12-31')]).toEqual(['E', '居民在这段时间另有一份有效签约']);
    expect(saved(undefined, sheet(), [ended])).toBe('E');
  });
  it('of one that holds may not move into the days of another, nor asks that of one that ended', () => {
    const other = sheet({ beginDate: '2027-01-01' });
    const moved = (before: JsonObject, more: JsonObject) => saved(before, { ...before, ...more }, [other]);
    expect(moved(sheet(), { termYears: '2' })).toBe('居民在这段时间另有一份有效签约，不能改成这个期限');
    expect([moved(sheet(), { beginDate: '2025-12-01' }), moved(ended, { beginDate: '2026-06-01' })]).toEqual([
      ...[undefined, undefined],
    ]);
  });
});

describe('a contract and the file of its person', () => {
  const today = day('2026-06-15');
  const sheet: JsonObject = { contractStatus: '1', beginDate: '2026-01-01', termYears: '1', signDate: '2026-01-01' };
  const ended = (event: string, on = '2026-06-10', more: JsonObject = {}) => {
    const after = contractWithoutFile({ ...sheet, ...more }, { event, on: day(on), today });
    return after.ok ? Object.values(after.value).filter((one) => one !== null) : after.failure.why;
  };
  it('ends with it for the reason of the file, and never before it was signed', () => {
    expect(ended('DIE')).toEqual(['2', '2026-06-10', '03']);
    expect(ended('MOVE_OUT', '2025-12-01')).toEqual(['2', '2026-01-01', '02']);
    expect(ended('END')).toEqual(['2', '2026-06-10', '99', '档案已注销']);
    expect(ended('DIE', '2026-06-10', { contractStatus: '5' })).toBe('state');
  });
  it('comes back with it within a week, after a mistake always, and never beside another', () => {
    const back = (endedOn: string, mistaken: boolean, others: readonly JsonObject[] = []) =>
      contractWithFile({ ...sheet, contractStatus: '2' }, '1', { today, endedOn: day(endedOn), mistaken, others }).ok;
    expect([back('2026-06-08', false), back('2026-06-07', false), back('2026-01-01', true)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(back('2026-06-08', true, [sheet])).toBe(false);
  });
  it('runs out on the day after its last one', () => {
    const out = (on: string) => contractExpired(sheet, day(on)).ok;
    expect([out('2026-12-31'), out('2027-01-01')]).toEqual([false, true]);
  });
});

describe('reasons and takings over', () => {
  it('the window of 解约 and the jobs say the reasons of the sheet', async () => {
    const fields = familyDoctorContract.sections.flatMap((section) => section.fields);
    const field = fields.find(({ key }) => key === 'terminateReason');
    const options = field && 'options' in field ? (field.options ?? []) : [];
    const { actions } = await loadList('sign-up-record-list');
    const words = actions?.find(({ id }) => id === 'terminate')?.asks?.[0]?.words;
    const asked = words && 'options' in words ? words.options : [];
    for (const each of [options, asked])
      expect(Object.fromEntries(each.map(({ code, label }) => [code, label]))).toEqual(TERMINATE_REASONS);
  });
  it('a new contract follows the one that holds, the last of them', () => {
    const until = (...sheets: readonly JsonObject[]) => contractBefore(sheets).contractUntil;
    const of = (beginDate: string, contractStatus = '1'): JsonObject => ({ beginDate, termYears: '1', contractStatus });
    expect([until(), until(of('2025-01-01', '2')), until(of('2025-01-01'), of('2026-01-01', '3'))]).toEqual([
      ...[undefined, undefined, '2026-12-31'],
    ]);
  });
});
