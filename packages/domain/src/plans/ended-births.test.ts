import { expect, it } from 'vitest';
import type { HistoryRecord } from '../lists/index.ts';
import type { JsonObject } from '../shared/index.ts';
import { day, history, sheet, told } from './plan-history.fixture.ts';
import { plansOf } from './plans-of.ts';

it('nothing is owed to a child that was born dead, whose file stands open all the same, and no more to one that died', () => {
  const card = sheet('immunization-record', '2026-05-21', { doses: [] });
  const birth = (data: JsonObject) => sheet('delivery-newborn', '2026-05-20', data);
  const child = (...records: readonly HistoryRecord[]) => {
    const resident = { id: 'c', status: '1', birthDate: '2026-05-20', filedOn: '2026-05-20', sex: 'male' };
    const { plans } = plansOf({ ...history('2026-05-20', [card, ...records]), resident }, day('2026-07-10'));
    return plans.map(({ programme, what, state }) => `${programme} ${what} ${state}`);
  };
  const alive = child(birth({ deliveryOutcome: '1' }));
  expect(alive).toEqual(child());
  expect(alive.length).toBeGreaterThan(3);
  expect(child(birth({ deliveryOutcome: '2' }))).toEqual([]);
  expect(child(birth({ deliveryOutcome: '3' }))).toEqual([]);
  // Where a visit says otherwise, one sheet is wrong: it stays told, and nothing is owed.
  const home = sheet('newborn-home-visit', '2026-05-27');
  expect(child(birth({ deliveryOutcome: '3' }), home)).toEqual(['child 新生儿家庭访视 ended']);
  const died = child(birth({ deliveryOutcome: '1', deathTime: '2026-06-10T08:00' }), home);
  expect(died).toEqual(['child 新生儿家庭访视 visited', 'child 满月 ended']);
  // Nobody is in childbed by the sheet of their own birth.
  expect(died.filter((one) => one.startsWith('puerperium'))).toEqual([]);
});

it('visits of a pregnancy end by the sheet of a child born dead, a summary or the follow-up of a couple', () => {
  const card = sheet('pregnancy-basic-info', '2026-02-10', { lastMenstrualPeriod: '2026-01-01', dueDateBasis: '1' });
  const visits = (...records: readonly HistoryRecord[]) =>
    told(history('1998-05-01', [card, ...records]), '2026-08-10', 'pregnancy');
  const open = (...records: readonly HistoryRecord[]) => visits(...records).filter((one) => /upcoming|due/.test(one));
  expect(open()).not.toEqual([]);
  const stillborn = sheet('delivery-newborn', '2026-07-20', { deliveryOutcome: '2' });
  expect(open(stillborn)).toEqual([]);
  // The weeks after it are her own, whatever came of the child; of twins they are owed once.
  const puerperium = (...records: readonly HistoryRecord[]) =>
    told(history('1998-05-01', [card, ...records]), '2026-08-10', 'puerperium').map((one) => one.split(' ')[0]);
  expect(puerperium(stillborn)).toEqual(['产后访视', '产后42天检查']);
  const twin = sheet('delivery-newborn', '2026-07-20', { deliveryOutcome: '1' });
  expect(puerperium(stillborn, twin, sheet('delivery-mother', '2026-07-20'))).toEqual(puerperium(stillborn));
  expect(open(sheet('prenatal-summary', '2026-07-22', { outcome: '3', deliveryOrEndDate: '2026-07-20' }))).toEqual([]);
  expect(open(sheet('prenatal-summary', '2026-07-22', { outcome: '1' }))).toEqual(open());
  const couple = { followUpResult: '1', outcomes: ['9'], endDate: '2026-07-20' };
  expect(open(sheet('prepregnancy-outcome-follow-up', '2026-08-01', couple))).toEqual([]);
});
