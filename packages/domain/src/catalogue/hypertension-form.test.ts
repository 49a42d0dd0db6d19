import { beforeAll, describe, expect, it } from 'vitest';
import {
  compileForm,
  createFormEngine,
  type Answers,
  type CompiledForm,
  type FormContext,
  type FormEngine,
} from '../forms/index.ts';
import { calendarDay, type JsonObject } from '../shared/index.ts';
import { loadForm } from './load-form.ts';

let form: CompiledForm;
beforeAll(async () => {
  form = compileForm(await loadForm('hypertension-follow-up'));
});

/** Turns 65 on 2026-03-06, the day after the visit of the worked examples. */
const context = (previous: JsonObject): FormContext => ({
  today: calendarDay(2026, 3, 6),
  resident: { id: 'r1', sex: 'male', birthDate: calendarDay(1961, 3, 6), age: 65, known: ['hypertension'] },
  user: { id: 'doctor-1', name: '测试医生', institutionCode: '320981104' },
  previous,
});
const visited = (answers: Answers, previous: JsonObject = {}): FormEngine => {
  const engine = createFormEngine(form, context(previous));
  engine.setMany({ followUpDate: '2026-03-05', symptoms: ['1'], adverseDrugReaction: '1', ...answers });
  return engine;
};
const messages = (engine: FormEngine): readonly string[] =>
  engine
    .issues()
    .filter(({ severity }) => severity !== 'missing')
    .map(({ severity, field }) => `${severity} ${field}`);

describe('the follow-up of hypertension', () => {
  it.each<readonly [answers: Answers, previous: JsonObject, proposed: Answers]>([
    [
      { systolic: 139, diastolic: 89 },
      {},
      { visitClass: '1', nextManagementMeasure: '1', nextFollowUpDate: '2026-06-05', referred: false },
    ],
    [
      { systolic: 140, diastolic: 89 },
      {},
      { visitClass: '2', nextManagementMeasure: '2', nextFollowUpDate: '2026-03-19', referred: false },
    ],
    [
      { systolic: 149, diastolic: 89, followUpDate: '2026-03-06' },
      {},
      { visitClass: '1', nextFollowUpDate: '2026-06-06' },
    ],
    [
      { systolic: 145, diastolic: 92 },
      { uncontrolled: true },
      { visitClass: '2', nextManagementMeasure: '3', nextFollowUpDate: '2026-03-19', referred: true },
    ],
    [
      { systolic: 130, diastolic: 80, adverseDrugReaction: '2' },
      { adverseReaction: true },
      { visitClass: '3', nextManagementMeasure: '3' },
    ],
    [
      { systolic: 180, diastolic: 100 },
      {},
      { visitClass: '2', nextManagementMeasure: '4', nextFollowUpDate: '2026-03-19', referred: true },
    ],
  ])('%o after %o proposes %o', (answers, previous, proposed) => {
    const engine = visited(answers, previous);
    expect(engine.answers()).toMatchObject(proposed);
    expect(messages(engine)).toEqual([]);
  });

  it.each<readonly [answers: Answers, trouble: string]>([
    [{ systolic: 80, diastolic: 80 }, 'error systolic'],
    [{ systolic: 140, diastolic: 80, visitClass: '1' }, 'error visitClass'],
    [{ systolic: 120, diastolic: 80, adverseDrugReaction: '2', visitClass: '1' }, 'error visitClass'],
    [{ systolic: 180, diastolic: 100, referred: false }, 'warning referred'],
    [{ systolic: 120, diastolic: 80, symptoms: ['2'] }, 'warning symptoms'],
    [{ systolic: 120, diastolic: 80, nextFollowUpDate: '2026-03-05' }, 'error nextFollowUpDate'],
    [{ systolic: 150, diastolic: 95, nextFollowUpDate: '2026-06-05' }, 'warning nextFollowUpDate'],
    [{ followUpDate: '2026-03-07' }, 'error followUpDate'],
  ])('notices %o: %s', (answers, trouble) => {
    expect(messages(visited(answers))).toContain(trouble);
  });

  it('asks only for the reason when the patient is lost or has died', () => {
    const engine = visited({ disposition: '9', lostReason: '1', symptoms: [] });
    expect(engine.issues().map(({ field }) => field)).toEqual([]);
    expect(engine.state('deathDate').visible).toBe(true);
    expect(engine.answers()['visitClass']).toBeUndefined();
    engine.set('lostReason', undefined);
    expect(engine.issues().map(({ field }) => field)).toEqual(['lostReason']);
  });
});
