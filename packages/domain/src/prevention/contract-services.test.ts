import { expect, it } from 'vitest';
import type { HistoryRecord } from '../lists/index.ts';
import type { CalendarDay, JsonObject } from '../shared/index.ts';
import { contractServices } from './contract/contract-services.rules.ts';

const day = (text: string) => text as CalendarDay;
const sheet = (id: string, formId: string, on: string, data: JsonObject = {}): HistoryRecord => ({
  ...{ id, formId, occurredOn: day(on), data, institution: '990101101', createdBy: 'd', updatedBy: 'd', version: 1 },
  ...{ createdAt: `${on}T02:00:00.000Z`, updatedAt: `${on}T02:00:00.000Z` },
});
const FOLLOW_UPS = {
  ...{ packageCode: 'P1', itemCode: 'P1-1', itemName: '高血压随访', times: 4 },
  ...{ linkedForm: 'hypertension-follow-up', finishRule: '1' },
};
const signed = (id: string, beginDate: string, more: JsonObject = {}) =>
  sheet(id, 'family-doctor-contract', beginDate, {
    ...{ beginDate, termYears: '1', contractStatus: '1', services: [FOLLOW_UPS], ...more },
  });
const standings = (today: string, ...records: readonly HistoryRecord[]) =>
  contractServices(records, 'c1', day(today)).map(({ standing, madeUp }) => (madeUp ? `${standing}+` : standing));

it('each stands as its days say: to come, due, late, missed, done, made up for', () => {
  const visit = (on: string) => sheet('v1', 'hypertension-follow-up', on);
  const year = signed('c1', '2026-01-01');
  expect(standings('2026-01-02', year)).toEqual(['due', 'later', 'later', 'later']);
  expect(standings('2026-04-01', year)).toEqual(['due', 'later', 'later', 'later']);
  expect(standings('2026-04-02', year)).toEqual(['late', 'due', 'later', 'later']);
  expect(standings('2026-05-01', year)).toEqual(['late', 'due', 'later', 'later']);
  expect(standings('2026-05-02', year)).toEqual(['missed', 'due', 'later', 'later']);
  expect(standings('2026-05-02', year, visit('2026-03-01'))).toEqual(['done', 'due', 'later', 'later']);
  expect(standings('2026-05-02', year, visit('2026-04-20'))).toEqual(['done+', 'due', 'later', 'later']);
});

it('are those of one contract, ended with it, and none where it is not known what was agreed', () => {
  const other = signed('c0', '2025-01-01');
  expect(standings('2026-01-02', other, signed('c1', '2026-01-01'))).toHaveLength(4);
  expect(standings('2026-01-02', signed('c1', '2026-01-01', { contractStatus: '2' }))).toEqual(
    Array.from({ length: 4 }, () => 'ended'),
  );
  expect(standings('2026-01-02', signed('c1', '2026-01-01', { contractStatus: '4' }))).toEqual([]);
  expect(standings('2026-01-02', signed('c1', '2026-01-01', { services: null }))).toEqual([]);
});
