import { describe, expect, it } from 'vitest';
import type { HistoryRecord } from '../lists/index.ts';
import type { CalendarDay, JsonObject } from '../shared/index.ts';
import { servicesCounted, servicesRule } from './contract/services-counted.rules.ts';
import { agreedTasks, serviceTasksOf } from './contract/service-tasks.rules.ts';

const day = (text: string) => text as CalendarDay;
const YEAR = { from: day('2026-01-01'), until: day('2026-07-10') };

let serial = 0;
const sheet = (formId: string, on: string, data: JsonObject = {}): HistoryRecord => ({
  ...{ institution: '990101101', createdBy: 'd', updatedBy: 'd', version: 1 },
  ...{ createdAt: `${on}T02:00:00.000Z`, updatedAt: `${on}T02:00:00.000Z` },
  ...{ id: `s${String((serial += 1)).padStart(4, '0')}`, formId, occurredOn: day(on), data },
});
const FOLLOW_UPS = {
  packageCode: 'FW002',
  itemCode: 'FW002-1',
  itemName: '高血压随访',
  times: 4,
  linkedForm: 'hypertension-follow-up',
  finishRule: '1',
};
const ADVICE = { packageCode: 'FW002', itemCode: 'FW002-2', itemName: '用药指导', times: 2, finishRule: '2' };
const contract = (more: JsonObject = {}) =>
  sheet('family-doctor-contract', '2026-01-01', {
    beginDate: '2026-01-01',
    termYears: '1',
    contractStatus: '1',
    services: [FOLLOW_UPS],
    ...more,
  });
const visit = (on: string) => sheet('hypertension-follow-up', on);
const counted = (...records: readonly HistoryRecord[]) => servicesCounted(records, YEAR, YEAR.until);

describe('the services of a contract', () => {
  it('are spread over its days: four a year are due by 1 April, 1 July, 30 September and 31 December', () => {
    const tasks = agreedTasks(contract());
    expect(tasks.map(({ windowEnd }) => windowEnd)).toEqual(['2026-04-01', '2026-07-01', '2026-09-30', '2026-12-31']);
    expect(tasks.map(({ windowStart }) => windowStart)).toEqual([
      '2026-01-01',
      '2026-04-02',
      '2026-07-02',
      '2026-10-01',
    ]);
    expect(agreedTasks(contract({ contractStatus: '4' }))).toEqual([]);
  });

  it('count those that are due and those done ahead: three of three, or one of two', () => {
    expect(counted(contract(), visit('2026-02-01'), visit('2026-05-01'), visit('2026-07-05'))).toEqual({
      due: 3,
      done: 3,
    });
    expect(counted(contract(), visit('2026-02-01'))).toEqual({ due: 2, done: 1 });
  });

  it('are not all done on one day: what is more than agreed upon is not counted', () => {
    expect(counted(contract(), visit('2026-02-01'), visit('2026-02-02'), visit('2026-02-03'))).toEqual({
      due: 2,
      done: 1,
    });
  });

  it('may be made up for within thirty days, the one due first before the next', () => {
    expect(counted(contract(), visit('2026-05-01'))).toEqual({ due: 2, done: 1 });
    const tasks = serviceTasksOf([contract(), visit('2026-05-01'), visit('2026-05-02')], YEAR.until);
    expect(tasks.map(({ state, finishedOn }) => [state, finishedOn])).toEqual([
      ['2', '2026-05-01'],
      ['2', '2026-05-02'],
      ['1', undefined],
      ['0', undefined],
    ]);
    // One day too late for the first: it is of the second.
    expect(serviceTasksOf([contract(), visit('2026-05-02')], YEAR.until).map(({ state }) => state)).toEqual([
      '1',
      '2',
      '1',
      '0',
    ]);
  });

  it('that no sheet shows are done as somebody wrote down; they are not done twice', () => {
    const done = (...days: readonly string[]) => ({
      services: [ADVICE],
      performances: days.map((finishedOn) => ({ itemCode: 'FW002-2', finishedOn, way: '门诊' })),
    });
    expect(counted(contract(done('2026-03-01')))).toEqual({ due: 1, done: 1 });
    expect(counted(contract(done('2026-03-01', '2026-03-02')))).toEqual({ due: 1, done: 1 });
    expect(
      counted(
        contract({
          ...done('2026-03-01'),
          performances: [{ itemCode: 'FW009-9', finishedOn: '2026-03-01', way: '门诊' }],
        }),
      ),
    ).toEqual({ due: 1, done: 0 });
  });

  it('end with the contract and come back with it; a contract that was dissolved counts no longer', () => {
    const dissolved = contract({ contractStatus: '2', terminateDate: '2026-06-01' });
    expect(serviceTasksOf([dissolved, visit('2026-02-01')], YEAR.until).map(({ state }) => state)).toEqual([
      '2',
      '3',
      '3',
      '3',
    ]);
    expect(counted(dissolved, visit('2026-02-01'))).toEqual({ due: 0, done: 0 });
    expect(counted(contract({ contractStatus: '5' }), visit('2026-02-01'))).toEqual({ due: 2, done: 1 });
  });

  it('are unknown for who never had a contract; of the year before as they ended, with what was made up for since', () => {
    expect(counted(visit('2026-02-01'))).toBeUndefined();
    const before = contract({ beginDate: '2025-01-01' });
    const history = { resident: {}, records: [before, visit('2025-02-01'), visit('2026-01-20')] };
    const work = (what: 'due' | 'done', which: 'running' | 'last') =>
      servicesRule(what, which).work(history, { required: () => undefined }, day('2026-07-10'));
    expect([work('due', 'last'), work('done', 'last'), work('due', 'running')]).toEqual([4, 2, 0]);
  });
});
