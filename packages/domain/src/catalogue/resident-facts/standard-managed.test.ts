import { describe, expect, it } from 'vitest';
import { standardManagedOf } from '../../chronic/follow-up/standard-managed.rules.ts';
import type { HistoryRecord } from '../../lists/index.ts';
import type { CalendarDay, JsonObject } from '../../shared/index.ts';
import { factsOf, person, record, TODAY, visit } from './resident-facts.fixture.ts';

describe('managed by the standard, from what is stored', () => {
  const card = record('hypertension-card', '2025-01-02', { cardDate: '2025-01-02', terminated: false });
  const checkUp = record('health-check-up', '2026-03-01');
  const year = (records: readonly HistoryRecord[], asOf = '2026-12-31') =>
    standardManagedOf(person(records), 'hypertension', asOf as CalendarDay);
  const four = ['2026-01-20', '2026-04-20', '2026-07-20', '2026-10-20'].map((on) => visit(on));

  it('is a year with its visits, no wide gap and a check-up', () => {
    expect(year([card, checkUp, ...four])).toMatchObject({ state: 'standard', requiredVisits: 4 });
    expect(year([card, ...four])).toMatchObject({ state: 'not-standard', failures: ['check-up'] });
    expect(year([card, checkUp, ...four.slice(1)])?.failures).toContain('visits');
  });

  it('does not count a telephone call, a lost patient, or a bad reading nobody came back for', () => {
    const [first, ...others] = four;
    expect(year([card, checkUp, visit('2026-01-20', { followUpMode: '3' }), ...others])?.failures).toContain('visits');
    expect(year([card, checkUp, visit('2026-01-20', { disposition: '2' }), ...others])?.failures).toContain('visits');
    expect(
      year([card, checkUp, first as HistoryRecord, visit('2026-04-20', { visitClass: '2' }), ...others.slice(1)])
        ?.failures,
    ).toEqual(['early-visit']);
  });

  it('asks for a visit within 14 days after a crisis too, whatever its class', () => {
    const held = record('diabetes-card', '2025-01-02', { cardDate: '2025-01-02', terminated: false });
    const days = ['2026-01-20', '2026-04-20', '2026-07-20', '2026-10-20'];
    const failures = (disease: 'hypertension' | 'diabetes', second: JsonObject, ...more: readonly HistoryRecord[]) =>
      standardManagedOf(
        person([
          disease === 'diabetes' ? held : card,
          checkUp,
          ...days.map((on, at) => ({
            ...visit(on, { fastingGlucose: 6.5, ...(at === 1 ? second : {}) }),
            formId: `${disease}-follow-up`,
          })),
          ...more,
        ]),
        disease,
        '2026-12-31' as CalendarDay,
      )?.failures;
    // 3.9 is controlled and a crisis at once; so is a diabetic with 6.5 and 180 mmHg.
    expect(failures('diabetes', { fastingGlucose: 3.9, nextManagementMeasure: '4' })).toEqual(['early-visit']);
    expect(failures('diabetes', { fastingGlucose: 3.9 })).toEqual(['early-visit']);
    expect(failures('diabetes', { systolic: 180 })).toEqual(['early-visit']);
    expect(failures('hypertension', { nextManagementMeasure: '4' })).toEqual(['early-visit']);
    const again = { ...visit('2026-05-04', { fastingGlucose: 6, followUpMode: '3' }), formId: 'diabetes-follow-up' };
    expect(failures('diabetes', { fastingGlucose: 3.9 }, again)).toEqual([]);
    // The doctor saw no crisis in it, and no crisis is none.
    expect(failures('diabetes', { systolic: 180, nextManagementMeasure: '1' })).toEqual([]);
    expect(failures('diabetes', { fastingGlucose: 4, systolic: 179 })).toEqual([]);
  });

  it('takes a sheet that only tells of a death for no visit', () => {
    const psychosis = (on: string, more: JsonObject = {}) =>
      record('psychosis-follow-up', on, {
        followUpDate: on,
        followUpMode: '1',
        visitClass: '3',
        riskGrade: '0',
        ...more,
      });
    const days = ['2026-01-20', '2026-04-20', '2026-07-20', '2026-10-20'];
    const history = [
      record('psychosis-card', '2025-01-02', { fillDate: '2025-01-02', informedConsent: '1' }),
      checkUp,
      ...days.map((on) => psychosis(on)),
      record('psychosis-follow-up', '2026-11-20', { followUpDate: '2026-11-20', deathDate: '2026-11-18' }),
    ];
    expect(standardManagedOf(person(history), 'psychosis', '2026-12-31' as CalendarDay)).toMatchObject({
      state: 'standard',
      faceToFaceVisits: 4,
    });
  });

  it('waits while the time has not come, and knows nothing of who is in nobody’s care', () => {
    const late = record('hypertension-card', '2026-05-01', { cardDate: '2026-05-01' });
    expect(year([late], '2026-06-15')).toMatchObject({ state: 'not-yet' });
    expect(factsOf(person([late]), TODAY)['standardHypertension']).toBeUndefined();
    expect(year([])).toBeUndefined();
  });

  it('of last year is kept as that year ended, whatever was visited since', () => {
    const held = record('hypertension-card', '2024-01-02', { cardDate: '2024-01-02', terminated: false });
    const before = [held, record('health-check-up', '2025-03-01')];
    const lastYear = ['2025-01-20', '2025-04-20', '2025-07-20', '2025-10-20'].map((on) => visit(on));
    const last = (records: readonly HistoryRecord[]) => factsOf(person(records), TODAY)['standardHypertensionLast'];
    const since = [visit('2026-02-01', { visitClass: '2' }), record('health-check-up', '2026-03-01')];
    expect([last([...before, ...lastYear]), last([...before, ...lastYear, ...since])]).toEqual([true, true]);
    expect([last([...before, ...lastYear.slice(1)]), last([...before, ...lastYear.slice(1), ...since])]).toEqual([
      false,
      false,
    ]);
    expect(last([record('hypertension-card', '2026-05-01', { cardDate: '2026-05-01' })])).toBeUndefined();
  });
});
