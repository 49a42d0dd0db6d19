import { describe, expect, it } from 'vitest';
import { loadForm } from '../catalogue/index.ts';
import { compileForm } from '../forms/index.ts';
import type { Plan } from '../plans/index.ts';
import { calendarDay } from '../shared/index.ts';
import { ndjsonOf, searchBundle } from './bundle.ts';
import { carePlansOf } from './care-plan.ts';
import { conditionsOf } from './condition.ts';
import { encounterOf } from './encounter.ts';
import { errors, published, recordOf, resident } from './fhir.fixture.ts';
import { patientOf } from './patient.ts';

describe('a visit', () => {
  it.each([
    ['1', 'AMB', '门诊'],
    ['2', 'HH', '家庭'],
    ['3', 'VR', '电话'],
    [undefined, 'AMB', '门诊'],
  ])('met by %s is a valid Encounter of class %s', async (followUpMode, code, display) => {
    const form = compileForm(await loadForm('hypertension-follow-up'));
    const encounter = encounterOf(form, recordOf(form, followUpMode === undefined ? {} : { followUpMode }));
    expect(encounter && errors(published.encounter(encounter))).toEqual([]);
    expect(encounter).toMatchObject({
      class: { code, display },
      subject: { reference: 'Patient/r1' },
      period: { start: '2026-11-20', end: '2026-11-20' },
    });
  });

  it('is not what a card, a cover or a result that came later tells of', async () => {
    for (const id of ['hypertension-card', 'archive-cover', 'supplement-urine-routine', 'appointment']) {
      const form = compileForm(await loadForm(id));
      expect(encounterOf(form, recordOf(form, {})), id).toBeUndefined();
    }
  });
});

describe('what somebody is owed', () => {
  const plan = (id: string, more: Partial<Plan>): Plan => ({
    id,
    programme: 'hypertension',
    what: '',
    formId: 'hypertension-follow-up',
    openedOn: calendarDay(2026, 8, 20),
    soonOn: calendarDay(2026, 11, 10),
    dueOn: calendarDay(2026, 11, 20),
    graceUntil: calendarDay(2026, 11, 27),
    state: 'due',
    ...more,
  });
  const done = plan('hypertension_a', {
    state: 'visited',
    soonOn: calendarDay(2026, 8, 10),
    dueOn: calendarDay(2026, 8, 20),
    closedOn: calendarDay(2026, 8, 19),
    closedBy: 'record-1',
  });
  const lost = plan('pregnancy_b', {
    programme: 'pregnancy',
    what: '第2次',
    formId: 'prenatal-visit',
    state: 'lost',
    reason: '外出打工',
    closedOn: calendarDay(2026, 11, 1),
  });

  it('is a valid CarePlan for each programme, its visits by their days and how far each is', () => {
    const plans = carePlansOf('r1', [lost, plan('hypertension_c', {}), done]).map(published.carePlan);
    expect(plans.flatMap(errors)).toEqual([]);
    expect(plans.map(({ title, status, period }) => [title, status, period?.end])).toEqual([
      ['高血压', 'active', undefined],
      ['产前随访', 'completed', '2026-11-01'],
    ]);
    expect(plans[0]?.activity).toMatchObject([
      { outcomeReference: [{ reference: 'QuestionnaireResponse/record-1' }], detail: { status: 'completed' } },
      { detail: { status: 'scheduled', scheduledPeriod: { start: '2026-11-10', end: '2026-11-20' } } },
    ]);
    expect(plans[1]?.activity?.[0]?.detail).toMatchObject({
      status: 'stopped',
      statusReason: { text: '外出打工' },
      code: { text: '第2次' },
    });
  });

  it('tells who may only look no day from which a birth could be reckoned', () => {
    const visits = [plan('child_r1_1', { programme: 'child', what: '满月' }), plan('hypertension_c', {})];
    const [chronic, child] = carePlansOf('r1', visits, 'looks').map(published.carePlan);
    expect(child && errors(child)).toEqual([]);
    expect(JSON.stringify(child)).not.toMatch(/2026/);
    expect(chronic?.period?.start).toBe('2026-08-20');
    expect(JSON.stringify(carePlansOf('r1', visits)[1])).toMatch(/2026-11-20/);
  });

  it('is nothing where no programme asks', () => expect(carePlansOf('r1', [])).toEqual([]));

  it('goes over together as a valid Bundle, and a line each for bulk transfer', () => {
    const found = [patientOf(resident), ...conditionsOf(resident), ...carePlansOf('r1', [done])];
    const bundle = searchBundle(found, {
      base: 'https://a/api/fhir',
      self: 'https://a/api/fhir/x',
      next: 'https://a/n',
    });
    expect(errors(published.bundle(bundle))).toEqual([]);
    expect(bundle.entry?.map(({ fullUrl }) => fullUrl)).toEqual([
      'https://a/api/fhir/Patient/r1',
      'https://a/api/fhir/Condition/r1-hypertension',
      'https://a/api/fhir/Condition/r1-diabetes',
      'https://a/api/fhir/CarePlan/r1-hypertension',
    ]);
    const lines = ndjsonOf(found).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(found);
  });
});
