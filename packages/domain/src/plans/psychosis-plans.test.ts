import { describe, expect, it } from 'vitest';
import type { HistoryRecord } from '../lists/index.ts';
import { day, history, sheet, told } from './plan-history.fixture.ts';
import { plansOf } from './plans-of.ts';

describe('planned visits', () => {
  it('of psychosis are owed to nobody who does not agree to be managed, and end when that is withdrawn', () => {
    const card = (informedConsent: string, consentDate = '2026-01-10') =>
      sheet('psychosis-card', '2026-01-10', { fillDate: '2026-01-10', informedConsent, consentDate });
    const seen = (on: string, next: string) =>
      sheet('psychosis-follow-up', on, { followUpDate: on, nextFollowUpDate: next, visitClass: '3' });
    const of = (...records: readonly HistoryRecord[]) =>
      told(history('1970-05-01', records), '2026-06-01', 'psychosis');
    expect(of(card('1'))).toEqual(['overdue 2026-02-10']);
    expect(of(card('0'))).toEqual([]);
    expect(of(card('0'), seen('2026-02-01', '2026-05-01'))).toEqual([]);
    expect(of(card('0', '2026-04-01'), seen('2026-02-01', '2026-05-01'))).toEqual([
      'visited 2026-02-10',
      'ended 2026-05-01',
    ]);
    const plans = plansOf(history('1970-05-01', [card('0')]), day('2026-12-20')).plans;
    expect(plans.filter(({ programme }) => programme === 'check-up')).toEqual([]);
  });

  it('of somebody in a mental hospital are asked about every two weeks, and never late', () => {
    const stay = sheet('psychosis-follow-up', '2026-03-01', {
      followUpDate: '2026-03-01',
      ...{ nextFollowUpDate: '2026-03-15', visitClass: '1', hospitalization: '1' },
    });
    const of = history('1970-05-01', [stay]);
    const at = (on: string, ...more: readonly HistoryRecord[]) =>
      told({ ...of, records: [...of.records, ...more] }, on, 'psychosis');
    expect(at('2026-03-15')).toEqual(['due 2026-03-15']);
    expect(at('2026-03-16')).toEqual(['upcoming 2026-03-29']);
    expect(plansOf(of, day('2026-03-15')).turnsOn).toBe('2026-03-16');
    expect(at('2026-07-01')).toEqual(['upcoming 2026-07-05']);
    const home = sheet('psychosis-follow-up', '2026-04-20', {
      followUpDate: '2026-04-20',
      ...{ nextFollowUpDate: '2026-05-04', visitClass: '2', hospitalization: '2' },
    });
    expect(at('2026-05-10', home)).toEqual(['visited 2026-04-26', 'overdue 2026-05-04']);
  });
});
