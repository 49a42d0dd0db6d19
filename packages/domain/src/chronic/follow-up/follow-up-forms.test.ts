import { describe, expect, it } from 'vitest';
import { compileForm, createFormEngine, type Answers, type FormContext, type FormModule } from '../../forms/index.ts';
import { calendarDay, type JsonObject } from '../../shared/index.ts';
import { formModule as copd } from '../copd/copd-follow-up.form-module.ts';
import { formModule as diabetes } from '../diabetes/diabetes-follow-up.form-module.ts';
import { DIABETES_VECTORS } from '../diabetes/diabetes-follow-up.vectors.data.ts';
import { previousFactsOf } from './follow-up-facts.rules.ts';
import { formModule as hypertension } from '../hypertension/hypertension-follow-up.form-module.ts';
import { formModule as psychosis } from '../psychosis/psychosis-follow-up.form-module.ts';
import { formModule as tuberculosis } from '../tuberculosis/tuberculosis-follow-up.form-module.ts';

const context = (previous: JsonObject): FormContext => ({
  today: calendarDay(2026, 9, 30),
  resident: { id: 'r1', sex: 'female', birthDate: calendarDay(1966, 3, 6), age: 60 },
  user: { id: 'doctor-1', name: '测试医生', institutionCode: '320981104' },
  previous,
});

/** What stands in the form when a doctor has answered so much and changed no proposal. */
function answered(module: FormModule, answers: Answers, previous: JsonObject = {}): Answers {
  const engine = createFormEngine(compileForm(module), context(previous));
  engine.setMany(answers);
  return engine.answers();
}

describe('the rules reach the fields', () => {
  it.each(DIABETES_VECTORS)('diabetes with $fastingGlucose mmol/L', (vector) => {
    const { followUpDate, fastingGlucose, systolic, diastolic, expect: expected } = vector;
    const previous = { uncontrolled: vector.previousUncontrolled, adverseReaction: vector.previousAdverseReaction };
    const stored = answered(
      diabetes,
      {
        followUpDate,
        fastingGlucose,
        systolic,
        diastolic,
        adverseDrugReaction: vector.adverseReaction ? '2' : '1',
        newOrWorseComplication: vector.newOrWorseComplication ? '2' : '1',
      },
      previous,
    );
    const { visitClass, measure, nextFollowUpDate } = expected;
    expect(stored).toMatchObject({
      visitClass,
      nextManagementMeasure: measure,
      nextFollowUpDate,
      referred: measure > '2',
    });
  });

  const calm: Answers = {
    followUpDate: '2026-03-05',
    riskGrade: '0',
    symptomLevel: '1',
    insight: '1',
    selfCare: '1',
    housework: '1',
    productiveWork: '9',
    learningAbility: '2',
    socialInteraction: '1',
    adverseDrugReaction: '1',
    severePhysicalDisease: false,
  };
  it('psychosis, with the doctor’s own class before the proposed one', () => {
    expect(answered(psychosis, calm)).toMatchObject({ visitClass: '3', referred: '1', nextFollowUpDate: '2026-06-05' });
    expect(answered(psychosis, { ...calm, riskGrade: '3' })).toMatchObject({
      visitClass: '1',
      referred: '2',
      nextFollowUpDate: '2026-03-19',
    });
    expect(answered(psychosis, { ...calm, visitClass: '2' })).toMatchObject({
      visitClass: '2',
      nextFollowUpDate: '2026-03-19',
    });
    expect(
      answered(
        psychosis,
        { ...calm, insight: '2' },
        previousFactsOf('psychosis-follow-up', [{ data: { visitClass: '2' } }]),
      ),
    ).toMatchObject({ visitClass: '2', nextFollowUpDate: '2026-04-05' });
  });

  it('psychosis: an ordinary visit meets losses and deaths only after its last question, and those ask for no findings', () => {
    const keys = psychosis.definition.sections.flatMap(({ fields }) => fields.map(({ key }) => key));
    expect(keys.slice(-4)).toEqual(['lostReason', 'deathDate', 'deathCause', 'deathDisease']);
    const engine = createFormEngine(compileForm(psychosis), context({}));
    engine.setMany({ followUpDate: '2026-03-05', lostReason: '4' });
    const missing = engine.issues().map(({ field }) => field);
    expect(missing).not.toContain('riskGrade');
    engine.setMany({ lostReason: undefined });
    expect(engine.issues().map(({ field }) => field)).toContain('riskGrade');
  });

  const treated: Answers = {
    followUpDate: '2026-03-05',
    treatmentMonth: 2,
    supervisor: '2',
    chemotherapyRegimen: '2HRZE/4HR',
    drugUsage: '1',
    missedDoses: 0,
    adverseDrugReaction: '1',
    complication: '1',
  };
  it('tuberculosis, by the phase of the regimen', () => {
    expect(answered(tuberculosis, treated)).toMatchObject({ nextFollowUpDate: '2026-03-15', referred: false });
    expect(answered(tuberculosis, { ...treated, treatmentMonth: 3 })).toMatchObject({ nextFollowUpDate: '2026-04-05' });
    expect(answered(tuberculosis, { ...treated, complication: '2' })).toMatchObject({
      referred: true,
      referralReason: '出现并发症或合并症',
    });
    expect(answered(tuberculosis, { ...treated, treatmentStopped: true })).not.toHaveProperty('nextFollowUpDate');
  });

  it('tuberculosis: the counts at its end follow from the visits of the course', () => {
    const visits = (...days: readonly (readonly [string, number | null])[]) =>
      days.map(([followUpDate, missedDoses]) => ({ followUpDate, missedDoses, drugUsage: '1' }));
    const stopped = { ...treated, followUpDate: '2026-07-01', missedDoses: 1, treatmentStopped: true, stopReason: '1' };
    const ended = { ...stopped, stopDate: '2026-07-01' };
    const previous = { treatmentStartDate: '2026-01-01', earlierVisits: visits(['2026-06-01', 2], ['2026-02-01', 3]) };
    const counts = { visitsDue: 11, visitsDone: 4, dosesDue: 181, dosesTaken: 175 };
    expect(answered(tuberculosis, ended, previous)).toMatchObject({ ...counts, medicationRate: 96.7 });
    // One of a treatment before, one of a later day and the sheet itself, opened once more, do not count.
    const others = visits(['2025-05-01', 9], ['2026-07-20', 9], ['2026-07-01', 1]);
    const more = { ...previous, earlierVisits: [...previous.earlierVisits, ...others] };
    expect(answered(tuberculosis, ended, more)).toMatchObject(counts);
    // A visit that does not say how many were missed leaves the doses open, not the visits.
    const open = answered(tuberculosis, ended, { ...previous, earlierVisits: visits(['2026-06-01', null]) });
    expect(open).toMatchObject({ visitsDue: 11, visitsDone: 3 });
    expect(open).not.toHaveProperty('dosesDue');
    expect(answered(tuberculosis, { ...ended, drugUsage: '2' }, previous)).not.toHaveProperty('dosesTaken');
    expect(answered(tuberculosis, stopped, previous)).not.toHaveProperty('visitsDone');
    expect(answered(tuberculosis, ended, {})).not.toHaveProperty('visitsDone');
  });

  const stable: Answers = {
    followUpDate: '2026-03-05',
    exacerbationsLastYear: 0,
    hospitalizationsLastYear: 0,
    fev1Predicted: 60,
    mmrc: '1',
    catScore: 8,
    spo2: 96,
    respiratoryRate: 18,
    adverseDrugReaction: '1',
  };
  it('COPD, with the doctor’s own level before the proposed one', () => {
    expect(answered(copd, stable)).toMatchObject({
      managementLevel: '1',
      goldGrade: '2',
      goldGroup: 'A',
      visitClass: '1',
      nextManagementMeasure: '1',
      nextFollowUpDate: '2026-09-05',
    });
    expect(answered(copd, { ...stable, managementLevel: '3' })).toMatchObject({
      visitClass: '2',
      nextManagementMeasure: '4',
      nextFollowUpDate: '2026-03-19',
      referred: true,
    });
    expect(answered(copd, { ...stable, exacerbationsLastYear: 2 })).toMatchObject({
      managementLevel: '2',
      goldGroup: 'E',
      nextFollowUpDate: '2026-06-05',
    });
  });
});

describe('complications and signs of a crisis, for which the sheets have no box', () => {
  const calm: readonly (readonly [string, FormModule, Answers])[] = [
    [
      'hypertension',
      hypertension,
      { followUpDate: '2026-03-05', symptoms: ['1'], systolic: 128, diastolic: 78, adverseDrugReaction: '1' },
    ],
    [
      'diabetes',
      diabetes,
      {
        followUpDate: '2026-03-05',
        symptoms: ['1'],
        fastingGlucose: 6.1,
        systolic: 128,
        diastolic: 78,
        adverseDrugReaction: '1',
      },
    ],
    [
      'copd',
      copd,
      {
        followUpDate: '2026-03-05',
        exacerbationsLastYear: 0,
        hospitalizationsLastYear: 0,
        fev1Predicted: 60,
        spo2: 96,
        respiratoryRate: 18,
        adverseDrugReaction: '1',
      },
    ],
  ];
  it.each(calm)('%s: a complication is class 4 and a referral', (_, module, answers) => {
    expect(answered(module, { ...answers, newOrWorseComplication: '1' })).toMatchObject({
      visitClass: '1',
      nextManagementMeasure: '1',
    });
    expect(answered(module, { ...answers, newOrWorseComplication: '2' })).toMatchObject({
      visitClass: '4',
      nextManagementMeasure: '3',
      referred: true,
      nextFollowUpDate: '2026-03-19',
    });
  });
  it.each(calm)('%s: altered consciousness is a crisis, “none” is not', (name, module, answers) => {
    const dizzy = name === 'hypertension' ? { ...answers, symptoms: ['2'] } : answers;
    expect(answered(module, { ...dizzy, crisisSigns: ['1'] })).toMatchObject({
      visitClass: '1',
      nextManagementMeasure: '1',
    });
    expect(answered(module, { ...dizzy, crisisSigns: ['2'] })).toMatchObject({
      nextManagementMeasure: '4',
      referred: true,
      nextFollowUpDate: '2026-03-19',
    });
  });
  it('hypertension asks for signs only when pressure or symptoms give a reason, and once they are denied asks no more', () => {
    const engine = createFormEngine(compileForm(hypertension), context({}));
    engine.setMany(calm[0]![2]);
    expect(engine.state('crisisSigns').visible).toBe(false);
    engine.set('symptoms', ['2']);
    expect(engine.state('crisisSigns').visible).toBe(true);
    const asked = (): boolean => engine.issues().some(({ code }) => code === 'check:symptoms-to-confirm');
    expect(asked()).toBe(true);
    engine.set('crisisSigns', ['1']);
    expect(asked()).toBe(false);
  });
  it('a woman with child is a crisis from 140/90 on', () => {
    const pregnant = { ...calm[0]![2], systolic: 142, crisisSigns: ['5'] };
    expect(answered(hypertension, pregnant)).toMatchObject({
      visitClass: '2',
      nextManagementMeasure: '4',
      referred: true,
    });
  });
  it('COPD: cyanosis and oedema count as new only against the visit before', () => {
    const blue = { ...calm[2]![2], cyanosis: '2' };
    expect(answered(copd, blue, { cyanosisBefore: false })).toMatchObject({
      visitClass: '2',
      nextManagementMeasure: '4',
      referralReason: '新出现紫绀',
    });
    expect(answered(copd, blue, { cyanosisBefore: true })).toMatchObject({ visitClass: '1', referred: false });
    expect(answered(copd, { ...calm[2]![2], peripheralEdema: '2' }, { edemaBefore: false })).toMatchObject({
      referralReason: '新出现外周水肿',
    });
  });
});
