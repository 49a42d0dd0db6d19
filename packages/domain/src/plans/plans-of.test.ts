import { describe, expect, it } from 'vitest';
import type { HistoryRecord } from '../lists/index.ts';
import type { JsonObject } from '../shared/index.ts';
import type { CallResult, PlanHistory, PlanMark } from './plan.ts';
import { day, history, sheet, told } from './plan-history.fixture.ts';
import { plansOf } from './plans-of.ts';
import { anchorOf, nextFollowUpDue, pausedCare } from './plan.ts';

describe('planned visits of a person', () => {
  it('go from the card to the first visit and on, by the day the doctor wrote', () => {
    const of = history('1970-05-01', [
      sheet('hypertension-card', '2026-01-10', { cardDate: '2026-01-10', responsibleDoctor: 'u7' }),
      sheet('hypertension-follow-up', '2026-04-12', { followUpDate: '2026-04-12', nextFollowUpDate: '2026-04-26' }),
    ]);
    expect(told(of, '2026-04-22', 'hypertension')).toEqual(['visited 2026-04-10', 'upcoming 2026-04-26']);
    expect(told(of, '2026-04-23', 'hypertension')[1]).toBe('due 2026-04-26');
    expect(told(of, '2026-04-27', 'hypertension')[1]).toBe('overdue 2026-04-26');
    expect(plansOf(of, day('2026-04-22'))).toMatchObject({ turnsOn: '2026-04-23' });
    expect(plansOf(of, day('2026-04-22')).plans.find(({ programme }) => programme === 'hypertension')?.doctor).toBe(
      'u7',
    );
  });

  it('say how often somebody was called in vain, days counted once, and what the last call came to', () => {
    const of = history('1970-05-01', [
      sheet('hypertension-follow-up', '2026-01-10', { followUpDate: '2026-01-10', nextFollowUpDate: '2026-04-10' }),
    ]);
    const calls = (...noted: readonly (readonly [string, CallResult])[]) => {
      const planId = plansOf(of, day('2026-04-20')).plans.find(({ state }) => state === 'overdue')!.id;
      const marks = noted.map(([on, result]): PlanMark => ({ kind: 'attempt', planId, on: day(on), result }));
      const plans = plansOf({ ...of, marks: [...marks, { ...marks[0]!, planId: 'another' }] }, day('2026-04-20')).plans;
      const { attempts, lastCall } = plans.find(({ id }) => id === planId)!;
      return [attempts, lastCall];
    };
    expect(calls(['2026-04-12', 'not-reached'])).toEqual([1, 'not-reached']);
    expect(calls(['2026-04-12', 'not-reached'], ['2026-04-12', 'moved'])).toEqual([1, 'moved']);
    // Whoever was reached is not looked for any more: what comes behind counts from one.
    expect(calls(['2026-04-14', 'asked'], ['2026-04-12', 'refuses'])).toEqual([undefined, 'asked']);
    expect(
      calls(['2026-04-10', 'refuses'], ['2026-04-12', 'asked'], ['2026-04-14', 'moved'], ['2026-04-16', 'refuses']),
    ).toEqual([2, 'refuses']);
    expect(calls(['2026-04-14', 'asked'])).toEqual([undefined, 'asked']);
    expect(plansOf(of, day('2026-04-20')).plans.every((plan) => !('attempts' in plan) && !('lastCall' in plan))).toBe(
      true,
    );
  });

  it('rest until the day that was noted, unless taken up again before, and turn on it', () => {
    const of = history('1970-05-01', [
      sheet('diabetes-follow-up', '2026-01-10', { followUpDate: '2026-01-10', nextFollowUpDate: '2026-04-10' }),
    ]);
    const [plan] = plansOf(of, day('2026-04-20'))
      .plans.filter(({ programme }) => programme === 'diabetes')
      .slice(-1);
    const marks: PlanMark[] = [{ kind: 'pause', planId: plan!.id, on: day('2026-04-15'), until: day('2026-05-10') }];
    const resting = { ...of, marks };
    expect(told(resting, '2026-04-20', 'diabetes').at(-1)).toBe('upcoming 2026-05-10');
    expect(plansOf(resting, day('2026-04-20')).turnsOn).toBe('2026-05-10');
    expect(pausedCare(plansOf(resting, day('2026-05-09')).plans)).toEqual(['diabetes']);
    expect(pausedCare(plansOf(resting, day('2026-05-10')).plans)).toEqual([]);
    expect(told(resting, '2026-05-11', 'diabetes').at(-1)).toBe('overdue 2026-05-10');
    const resumed = { ...of, marks: [...marks, { kind: 'resume', planId: plan!.id, on: day('2026-04-20') } as const] };
    expect(told(resumed, '2026-04-20', 'diabetes').at(-1)).toBe('due 2026-04-20');
    // A visit made meanwhile is one.
    const visit = sheet('diabetes-follow-up', '2026-04-25', {
      followUpDate: '2026-04-25',
      nextFollowUpDate: '2026-07-25',
    });
    expect(told({ ...resting, records: [...of.records, visit] }, '2026-05-20', 'diabetes').slice(-2)).toEqual([
      'visited 2026-05-10',
      'upcoming 2026-07-25',
    ]);
  });

  it('say as 下次随访 the earliest open visit of any disease, and nothing once it is lost or over', () => {
    const of = history('1955-05-01', [
      sheet('hypertension-follow-up', '2026-05-01', { followUpDate: '2026-05-01', nextFollowUpDate: '2026-08-01' }),
      sheet('diabetes-follow-up', '2026-03-20', { followUpDate: '2026-03-20', nextFollowUpDate: '2026-06-20' }),
    ]);
    const next = (one: PlanHistory) => nextFollowUpDue(plansOf(one, day('2026-07-01')).plans);
    expect(next(of)).toBe('2026-06-20');
    const lost = sheet('diabetes-follow-up', '2026-06-25', { followUpDate: '2026-06-25', disposition: '2' });
    expect(next({ ...of, records: [...of.records, lost] })).toBe('2026-08-01');
    expect(next({ ...of, resident: { ...of.resident, status: '3' }, leftCareOn: day('2026-06-01') })).toBeUndefined();
    // The yearly check-up is owed, too, but is no follow-up.
    expect(next(history('1955-05-01', []))).toBeUndefined();
  });

  it('of a dead person are over, with the reason; of one merged there is none', () => {
    const records = [sheet('diabetes-card', '2026-01-10', { cardDate: '2026-01-10' })];
    const of = history('1970-05-01', records);
    const dead = { ...of, resident: { ...of.resident, status: '3' }, leftCareOn: day('2026-02-01') };
    expect(plansOf(dead, day('2026-06-01')).plans).toMatchObject([
      { programme: 'diabetes', state: 'ended', closedOn: '2026-02-01', reason: '已死亡' },
      { programme: 'check-up', state: 'ended', reason: '已死亡' },
    ]);
    expect(plansOf(dead, day('2026-06-01')).turnsOn).toBeUndefined();
  });

  it('ask for one check-up a year, however many reasons there are for it', () => {
    const of = history('1955-05-01', [
      sheet('hypertension-card', '2024-03-10', { cardDate: '2024-03-10' }),
      sheet('diabetes-card', '2024-03-10', { cardDate: '2024-03-10' }),
      sheet('health-check-up', '2025-06-01'),
    ]);
    expect(told(of, '2026-11-20', 'check-up')).toEqual([
      '2024年 ended 2024-12-31',
      '2025年 visited 2025-12-31',
      '2026年 due 2026-12-31',
    ]);
    expect(told(of, '2026-10-31', 'tcm')[2]).toBe('2026年 upcoming 2026-12-31');
  });

  it('follow a child’s age, from the stages that can still be made up for to the next one', () => {
    const of = history('2024-02-20', [
      sheet('newborn-home-visit', '2024-02-25'),
      sheet('child-check-up', '2024-03-20', { stageMonth: '1' }),
      sheet('child-check-up', '2024-06-30', { stageMonth: '3' }),
    ]);
    const stages = told(of, '2024-08-25', 'child');
    expect(stages.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '新生儿家庭访视 visited',
      '满月 visited',
      '3月龄 made-up',
      '6月龄 due',
      '8月龄 upcoming',
    ]);
    expect(told(of, '2024-10-25', 'child')[3]).toMatch(/^6月龄 ended/);
    expect(told(of, '2024-08-25', 'tcm').map((line) => line.split(' ')[0])).toEqual(['6月龄', '12月龄']);
  });

  it('ask for the next dose of every vaccine until it is given', () => {
    const card = sheet('immunization-record', '2026-02-21', { doses: [{ vaccine: 'BCG', date: '2026-02-20' }] });
    const first = plansOf(history('2026-02-20', [card]), day('2026-02-25')).plans.filter(
      ({ programme }) => programme === 'vaccination',
    );
    const one = first.find(({ what }) => what.includes('第1剂'))!;
    const [, , dose] = one.id.split('_');
    const vaccine = dose!.split('-')[0]!;
    const given = sheet('immunization-dose', '2026-02-26', { vaccine, decision: '1', date: '2026-02-26' });
    const after = plansOf(history('2026-02-20', [card, given]), day('2026-02-26')).plans.map(({ id }) => id);
    expect(after).not.toContain(one.id);
    expect(after).toContain(`vaccination_p_${vaccine}-2`);
  });

  it('follow a pregnancy by its weeks, end with the birth, and go on with the weeks after it', () => {
    const card = sheet('pregnancy-basic-info', '2026-02-10', { lastMenstrualPeriod: '2026-01-01', dueDateBasis: '1' });
    const first = sheet('first-prenatal-visit', '2026-02-12');
    expect(told(history('1998-05-01', [card, first]), '2026-05-01', 'pregnancy')).toEqual([
      '第1次 visited 2026-04-01',
      '第2次 due 2026-05-27',
      '第3次 upcoming 2026-06-24',
      '第4次 upcoming 2026-09-16',
      '第5次 upcoming 2026-10-14',
    ]);
    const born = history('1998-05-01', [card, first, sheet('delivery-mother', '2026-05-20')]);
    expect(told(born, '2026-05-24', 'pregnancy').map((line) => line.split(' ')[1])).toEqual([
      'visited',
      ...Array.from({ length: 4 }, () => 'ended'),
    ]);
    expect(told(born, '2026-05-24', 'puerperium')).toEqual([
      '产后访视 due 2026-05-27',
      '产后42天检查 upcoming 2026-07-15',
    ]);
  });

  it('end with the card of a pregnancy or a child that is closed, and come back with it', () => {
    const answers = { lastMenstrualPeriod: '2026-01-01', dueDateBasis: '1' };
    const first = sheet('first-prenatal-visit', '2026-02-12');
    const states = (standing: object, ...more: readonly HistoryRecord[]) => {
      const card = sheet('pregnancy-basic-info', '2026-02-10', { ...answers, ...standing });
      const of = history('1998-05-01', [card, first, ...more]);
      return (['pregnancy', 'puerperium'] as const).map((one) =>
        told(of, '2026-05-24', one).map((line) => line.split(' ')[1]),
      );
    };
    const lost = { recordStatus: '1', cancellationReason: '3', cancellationDate: '2026-05-10' };
    const ended = Array.from({ length: 4 }, () => 'ended');
    expect(states(lost)).toEqual([['visited', ...ended], []]);
    expect(states({ recordStatus: '3', terminationDate: '2026-05-10' })[0]).toEqual(['visited', ...ended]);
    expect(states({ recordStatus: '0' })[0]).toEqual(['visited', 'due', 'due', 'upcoming', 'upcoming']);
    expect(states({ ...lost, cancellationDate: '2026-05-22' }, sheet('delivery-mother', '2026-05-20'))[1]).toEqual([
      'ended',
      'ended',
    ]);

    const child = (standing: JsonObject) => history('2024-02-20', [sheet('child-basic-info', '2024-03-01', standing)]);
    const stages = (standing: JsonObject, on: string) =>
      told(child(standing), on, 'child').map((line) => line.split(' ').slice(0, 2).join(' '));
    const closed = { status: '1', closureReason: '2', closureDate: '2024-08-22' };
    expect(stages({ status: '0' }, '2024-08-25').slice(-2)).toEqual(['6月龄 due', '8月龄 upcoming']);
    expect(stages(closed, '2024-08-25').slice(-2)).toEqual(['6月龄 ended', '8月龄 ended']);
    expect(stages(closed, '2026-08-25').at(-1)).toBe('8月龄 ended');
  });

  it('follow a pregnancy that has no booklet by its first visit, and one whose first visit came before it', () => {
    const first = sheet('first-prenatal-visit', '2026-02-12', { lastMenstrualPeriod: '2026-01-01' });
    const visits = ['第1次 visited 2026-04-01', '第2次 due 2026-05-27', '第3次 upcoming 2026-06-24'];
    expect(told(history('1998-05-01', [first]), '2026-05-01', 'pregnancy').slice(0, 3)).toEqual(visits);
    const card = sheet('pregnancy-basic-info', '2026-02-20', { lastMenstrualPeriod: '2026-01-03', dueDateBasis: '1' });
    const both = told(history('1998-05-01', [first, card]), '2026-05-01', 'pregnancy');
    expect(both).toHaveLength(5);
    expect(both[0]).toBe('第1次 visited 2026-04-03');
    const unsure = { lastMenstrualPeriodKnown: '2', expectedDeliveryDate: '2026-10-08' };
    expect(told(history('1998-05-01', [{ ...first, data: unsure }]), '2026-05-01', 'pregnancy').slice(0, 3)).toEqual(
      visits,
    );
  });

  it('ask within two weeks what came of a referral, at whichever visit comes next, and not after the end', () => {
    const card = sheet('pregnancy-basic-info', '2026-02-10', { lastMenstrualPeriod: '2026-01-01', dueDateBasis: '1' });
    const first = sheet('first-prenatal-visit', '2026-02-12', { referral: '2' });
    const asked = (on: string, ...more: readonly HistoryRecord[]) =>
      told(history('1998-05-01', [card, first, ...more]), on, 'pregnancy').slice(5);
    expect(asked('2026-02-26')).toEqual(['转诊结果随访 due 2026-02-26']);
    expect(asked('2026-03-01')).toEqual(['转诊结果随访 overdue 2026-02-26']);
    const [plan] = plansOf(history('1998-05-01', [card, first]), day('2026-02-26')).plans.slice(-1);
    expect(anchorOf(plan!.id)).toBe(card.id);
    const second = sheet('prenatal-visit', '2026-03-03', { visitNumber: '9', referral: '2' });
    expect(asked('2026-03-04', second)).toEqual(['转诊结果随访 made-up 2026-02-26', '转诊结果随访 due 2026-03-17']);
    const ended = sheet('prenatal-visit', '2026-03-10', { visitNumber: '9', referral: '1', pregnancyStatus: '2' });
    expect(asked('2026-03-20', second, ended)).toEqual([
      '转诊结果随访 made-up 2026-02-26',
      '转诊结果随访 visited 2026-03-17',
    ]);
    const closed = { ...card, data: { ...card.data, recordStatus: '3', terminationDate: '2026-02-20' } };
    expect(told(history('1998-05-01', [closed, first]), '2026-03-20', 'pregnancy').at(-1)).toBe(
      '转诊结果随访 ended 2026-02-26',
    );
  });

  it('owe the examination after 42 days to whom only the visit at home tells of a birth, and end the pregnancy', () => {
    const card = sheet('pregnancy-basic-info', '2026-02-10', { lastMenstrualPeriod: '2026-01-01', dueDateBasis: '1' });
    const home = sheet('postpartum-visit', '2026-10-12', { deliveryDate: '2026-10-06', dischargeDate: '2026-10-09' });
    const born = history('1998-05-01', [card, home]);
    expect(told(born, '2026-11-10', 'puerperium')).toEqual([
      '产后访视 visited 2026-10-13',
      '产后42天检查 upcoming 2026-12-01',
    ]);
    expect(told(born, '2026-11-10', 'pregnancy').at(-1)).toBe('第5次 ended 2026-10-14');
    const booked = { ...card, data: { ...card.data, responsibleDoctor: 'u7' } };
    const whose = plansOf(history('1998-05-01', [booked, home]), day('2026-11-10')).plans;
    expect(new Set(whose.filter(({ formId }) => formId !== 'health-check-up').map(({ doctor }) => doctor))).toEqual(
      new Set(['u7']),
    );
    const written = history('1998-05-01', [card, home, sheet('delivery-mother', '2026-10-06')]);
    expect(told(written, '2026-11-10', 'puerperium')).toEqual(told(born, '2026-11-10', 'puerperium'));
  });

  it('follow the next pregnancy of the same half year, also without a booklet, and two booklets of one pregnancy once', () => {
    const card = sheet('pregnancy-basic-info', '2026-02-10', {
      ...{ lastMenstrualPeriod: '2026-01-01', dueDateBasis: '1', recordStatus: '3', terminationDate: '2026-02-20' },
    });
    const next = { lastMenstrualPeriod: '2026-03-25', dueDateBasis: '1' };
    const open = (of: PlanHistory) =>
      told(of, '2026-05-20', 'pregnancy').filter((line) => !line.includes('ended') && !line.includes('visited'));
    const visits = ['第2次 upcoming 2026-08-18', '第3次 upcoming 2026-09-15', '第4次 upcoming 2026-12-08'];
    const again = sheet('first-prenatal-visit', '2026-05-15', next);
    expect(open(history('1998-05-01', [card, again])).slice(0, 3)).toEqual(visits);
    const second = sheet('pregnancy-basic-info', '2026-05-12', next);
    const both = history('1998-05-01', [card, again, second]);
    expect(open(both).slice(0, 3)).toEqual(visits);
    expect(told(both, '2026-05-20', 'pregnancy')).toHaveLength(10);
    const elsewhere = sheet('pregnancy-basic-info', '2026-05-14', {
      ...{ lastMenstrualPeriod: '2026-04-02', dueDateBasis: '1' },
      ...{ recordStatus: '1', cancellationReason: '9', cancellationDate: '2026-05-16' },
    });
    expect(open(history('1998-05-01', [again, second, elsewhere]))).toEqual(
      open(history('1998-05-01', [again, second])),
    );
    expect(told(history('1998-05-01', [again, second, elsewhere]), '2026-05-20', 'pregnancy')).toHaveLength(5);
  });

  it('are found again by what they begin with', () => {
    expect(['hypertension_a_b', 'check-up_p_2026', 'pregnancy_card-1_2', 'vaccination_p_HepB-1'].map(anchorOf)).toEqual(
      ['a_b', 'p', 'card-1', 'p'],
    );
  });
});
