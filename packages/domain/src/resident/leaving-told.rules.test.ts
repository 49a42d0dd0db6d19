import { expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import { endedSaid, leavingToldBy } from './leaving-told.rules.ts';
import { ARCHIVE_STATUSES } from './resident.ts';

it.each([
  [
    'a follow-up that ends for a death',
    'hypertension-follow-up',
    { disposition: '9', lostReason: '1', deathDate: '2026-03-02', deathCause: '脑出血' },
    { event: 'DIE', on: '2026-03-02', cause: '脑出血' },
  ],
  ['one that names no day', 'diabetes-follow-up', { disposition: '9', lostReason: '1' }, { event: 'DIE' }],
  ['one that ends for a move', 'copd-follow-up', { disposition: '2', lostReason: '2' }, { event: 'MOVE_OUT' }],
  ['one that ends otherwise', 'hypertension-follow-up', { disposition: '9', lostReason: '4' }, undefined],
  [
    'one that went on, with an answer left over',
    'hypertension-follow-up',
    { disposition: '1', lostReason: '1' },
    undefined,
  ],
  ['psychosis, by the day', 'psychosis-follow-up', { deathDate: '2026-03-02' }, { event: 'DIE', on: '2026-03-02' }],
  ['psychosis, where 1 is work elsewhere', 'psychosis-follow-up', { lostReason: '1' }, undefined],
  [
    'a treatment that a death stopped, on another day maybe',
    'tuberculosis-follow-up',
    { treatmentStopped: true, stopReason: '2', stopDate: '2026-03-01' },
    { event: 'DIE' },
  ],
  ['a treatment that was completed', 'tuberculosis-follow-up', { treatmentStopped: true, stopReason: '1' }, undefined],
  [
    'the card of a death',
    'surveillance-women-death',
    { deathTime: '2026-03-02T08:30' },
    { event: 'DIE', on: '2026-03-02' },
  ],
  [
    'a birth at which the mother died',
    'delivery-mother',
    { maternalOutcome: '2', deathTime: '2026-03-02T08:30:00' },
    { event: 'DIE', on: '2026-03-02' },
  ],
  ['a birth that names no day of it', 'delivery-mother', { maternalOutcome: '2' }, { event: 'DIE' }],
  ['a birth she lived through', 'delivery-mother', { maternalOutcome: '1', deathTime: '2026-03-02' }, undefined],
  [
    'the weeks after, of the mother and not of the child',
    'puerperium-status',
    { maternalOutcome: '3', maternalDeathTime: '2026-03-09T10:00:00', infantOutcome: '3' },
    { event: 'DIE', on: '2026-03-09' },
  ],
  ['a child that died alone', 'puerperium-status', { maternalOutcome: '1', infantOutcome: '3' }, undefined],
  [
    'a booklet closed for a move',
    'pregnancy-basic-info',
    { recordStatus: '1', cancellationReason: '2' },
    { event: 'MOVE_OUT' },
  ],
  [
    'a booklet closed for a death',
    'pregnancy-basic-info',
    { recordStatus: '1', cancellationReason: '1', cancellationDate: '2026-03-02' },
    { event: 'DIE' },
  ],
  ['a booklet that is open again', 'pregnancy-basic-info', { recordStatus: '0', cancellationReason: '2' }, undefined],
  ['a child’s card closed for a move', 'child-basic-info', { status: '1', closureReason: '2' }, { event: 'MOVE_OUT' }],
  ['any other sheet', 'health-check-up', { lostReason: '1', disposition: '9' }, undefined],
] as const)('%s', (_, formId, data, told) => {
  expect(leavingToldBy(formId, data)).toEqual(told);
});

it.each([
  ['2', 0, { event: 'DIE', on: '2026-03-02', cause: '死胎' }],
  ['3', 1, { event: 'DIE', on: '2026-03-02', cause: '死产' }],
  ['1', 0, undefined],
  // In the mother's file it tells nothing of her.
  ['2', 28, undefined],
  ['2', undefined, undefined],
] as const)('the sheet of a birth with the outcome %s, in the file of somebody of %s years', (outcome, age, told) => {
  const data = { deliveryOutcome: outcome, birthTime: '2026-03-02T08:30:00' };
  expect(leavingToldBy('delivery-newborn', data, age)).toEqual(told);
  const died = { event: 'DIE', on: '2026-03-09' };
  const lived = { ...data, deliveryOutcome: '1', deathTime: '2026-03-09T08:30:00' };
  expect(leavingToldBy('delivery-newborn', lived, age)).toEqual(age !== undefined && age < 10 ? died : undefined);
});

it('every file that is not in care says so on a new sheet, and the one in care does not', () => {
  expect(ARCHIVE_STATUSES.filter((status) => endedSaid(status) === undefined)).toEqual(['1']);
});

it('the file of somebody who died says since when, where it is known', () => {
  const day = '2026-05-01' as CalendarDay;
  expect(endedSaid('3', day)).toBe('这份档案已登记 2026-05-01 死亡：这里只补记生前的服务，日期不要晚于这一天。');
  expect(endedSaid('3')).toBe('这份档案已登记死亡：这里只补记生前的服务，日期不要晚于死亡日期。');
  expect(endedSaid('1', day)).toBeUndefined();
});
