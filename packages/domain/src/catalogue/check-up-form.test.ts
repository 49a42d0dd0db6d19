import { beforeAll, describe, expect, it } from 'vitest';
import {
  compileForm,
  createFormEngine,
  type Answers,
  type CompiledForm,
  type FormContext,
  type FormEngine,
} from '../forms/index.ts';
import { calendarDay } from '../shared/index.ts';
import { loadForm } from './load-form.ts';

/** Born 1960-03-02: 66 on the day of the check-up. */
const context: FormContext = {
  today: calendarDay(2026, 11, 20),
  resident: {
    id: 'r1',
    name: '测试甲',
    sex: 'female',
    birthDate: calendarDay(1960, 3, 2),
    age: 66,
    archiveNumber: '32098110410500042',
    known: [],
  },
  user: { id: 'doctor-1', name: '测试医生', institutionCode: '320981104' },
};

/** Worked example 2 of the check-up rules: an older woman, several findings for the first time; the ultrasound says slight fatty liver. */
const exampleTwo: Answers = {
  leftSystolic: 162,
  leftDiastolic: 88,
  rightSystolic: 158,
  rightDiastolic: 86,
  height: 158,
  weight: 70,
  waistCircumference: 92,
  fastingGlucose: 6.4,
  totalCholesterol: 6.35,
  triglycerides: 2.1,
  ldlCholesterol: 4,
  hdlCholesterol: 1.1,
  alt: 38,
  ast: 30,
  totalBilirubin: 11,
  creatinine: 70,
  hemoglobin: 112,
  whiteBloodCell: 5,
  platelet: 180,
  urineProtein: '0',
  urineOccultBlood: '1',
  ecg: '1',
  abdominalUltrasound: '2',
  smokingStatus: '1',
  drinkingFrequency: '1',
};

let form: CompiledForm;
beforeAll(async () => {
  form = compileForm(await loadForm('health-check-up'));
});
const opened = (answers: Answers = {}, more: Partial<FormContext> = {}): FormEngine => {
  const engine = createFormEngine(form, { ...context, ...more });
  engine.setMany(answers);
  return engine;
};
const troubles = (engine: FormEngine): readonly string[] =>
  engine
    .issues()
    .filter(({ severity }) => severity !== 'missing')
    .map(({ severity, field, message }) => `${severity} ${field}: ${message}`);

describe('the check-up', () => {
  it('begins with what is known of the resident and the user', () => {
    expect(opened().answers()).toEqual({
      name: '测试甲',
      archiveNo: '32098110410500042',
      sex: '2',
      age: 66,
      examDate: '2026-11-20',
      responsibleDoctor: 'doctor-1',
      examPurpose: ['2'],
      examInstitution: '320981104',
      riskFactorControl: ['3', '4', '6', '7'],
      vaccineAdvice: expect.stringContaining('流感'),
      riskFactorOther: expect.stringContaining('防跌倒'),
    });
  });

  it('proposes evaluation, guidance and risk factors of worked example 2', () => {
    const engine = opened(exampleTwo, { previous: { ultrasoundSeverity: 1 } });
    expect(troubles(engine)).toEqual([]);
    expect(engine.answers()).toMatchObject({
      bmi: 28.04,
      healthEvaluation: '2',
      abnormality1: '血压 162/88 mmHg↑（2 级水平，单纯收缩期）',
      abnormality2: '空腹血糖 6.40 mmol/L↑（空腹血糖受损）',
      abnormality3: expect.stringContaining('总胆固醇 6.35'),
      abnormality4: expect.stringContaining('28.04'),
      healthGuidance: ['2'],
      riskFactorControl: ['3', '4', '5', '6', '7'],
      targetWeight: 66.5,
    });
    expect(engine.state('healthEvaluation').origin).toBe('proposed');
  });

  it('lets the doctor differ, and asks when "no abnormality" is chosen against the findings', () => {
    const engine = opened(exampleTwo);
    engine.set('healthEvaluation', '1');
    expect(engine.state('healthEvaluation')).toMatchObject({ value: '1', proposal: '2', origin: 'entered' });
    expect(engine.state('abnormality1').visible).toBe(false);
    expect(troubles(engine)).toEqual([
      'warning healthEvaluation: 本次结果有异常项目，健康评价却选了“体检无异常”，请核对。',
    ]);
    engine.follow('healthEvaluation');
    expect(engine.state('healthEvaluation')).toMatchObject({ value: '2', origin: 'proposed' });
  });

  it('does not judge age or ranges by today when a check-up is entered late', () => {
    expect(opened({ examDate: '2025-03-01' }).answers()['age']).toBe(64);
  });

  it.each<readonly [what: string, answers: Answers, trouble: string]>([
    ['left pressures swapped', { leftSystolic: 80, leftDiastolic: 85 }, 'error leftSystolic'],
    ['right pressures equal', { rightSystolic: 85, rightDiastolic: 85 }, 'error rightSystolic'],
    ['arms apart by 20', { leftSystolic: 150, rightSystolic: 130 }, 'warning rightSystolic'],
    [
      'gave up before beginning',
      { smokingStatus: '2', smokingStartAge: 30, smokingQuitAge: 29 },
      'error smokingQuitAge',
    ],
    ['began to drink older than old', { drinkingFrequency: '2', drinkingStartAge: 67 }, 'error drinkingStartAge'],
    ['pulse apart in a regular rhythm', { heartRhythm: '1', heartRate: 80, pulseRate: 70 }, 'warning heartRate'],
    ['more pulse than heart beats', { heartRhythm: '3', heartRate: 80, pulseRate: 81 }, 'warning heartRate'],
    ['two glucose units that differ', { fastingGlucose: 7, fastingGlucoseMgdl: 131 }, 'error fastingGlucoseMgdl'],
    [
      'more conjugated than total bilirubin',
      { conjugatedBilirubin: 9, totalBilirubin: 8 },
      'error conjugatedBilirubin',
    ],
    [
      'lipids that do not add up',
      { totalCholesterol: 5, hdlCholesterol: 1.5, ldlCholesterol: 3.81 },
      'warning totalCholesterol',
    ],
    [
      'stay that ends before it begins',
      {
        hospitalizations: [
          { admissionDate: '2026-05-02', dischargeDate: '2026-05-01', reason: '肺炎', institutionName: '县医院' },
        ],
      },
      'error hospitalizations',
    ],
    [
      'stay of two years ago',
      {
        hospitalizations: [
          { admissionDate: '2024-05-02', dischargeDate: '2024-05-09', reason: '肺炎', institutionName: '县医院' },
        ],
      },
      'warning hospitalizations',
    ],
    [
      'vaccination of tomorrow',
      { vaccinations: [{ vaccineName: '流感疫苗', vaccinationDate: '2026-11-21', institutionName: '卫生院' }] },
      'error vaccinations',
    ],
    ['two kinds of main diet', { dietHabits: ['1', '2'] }, 'error dietHabits'],
    ['a goal above the weight', { ...exampleTwo, targetWeight: 70 }, 'warning targetWeight'],
    ['weight and height swapped', { height: 70, weight: 158 }, 'warning weight'],
  ])('notices: %s', (_, answers, trouble) => {
    expect(troubles(opened(answers)).map((text) => text.slice(0, text.indexOf(':')))).toContain(trouble);
  });

  it.each<readonly [what: string, answers: Answers]>([
    ['arms apart by 19', { leftSystolic: 149, rightSystolic: 130 }],
    ['the glucose of the other unit, rounded', { fastingGlucose: 2.97, fastingGlucoseMgdl: 53 }],
    ['lipids just within the allowance', { totalCholesterol: 5, hdlCholesterol: 1.5, ldlCholesterol: 3.8 }],
    [
      'a stay that reaches into the year',
      {
        hospitalizations: [
          { admissionDate: '2025-11-01', dischargeDate: '2025-11-20', reason: '骨折', institutionName: '县医院' },
        ],
      },
    ],
    ['ages of a smoker that are hidden again', { smokingStartAge: 99, smokingStatus: '1' }],
  ])('accepts: %s', (_, answers) => {
    expect(troubles(opened(answers))).toEqual([]);
  });

  it('asks women and the elderly what only they are asked', () => {
    expect(opened().state('cervicalSmear').visible && opened().state('elderCognition').visible).toBe(true);
    const man = opened({}, { resident: { id: 'r2', sex: 'male', birthDate: calendarDay(1990, 1, 1), age: 36 } });
    expect(man.state('cervicalSmear').visible || man.state('elderCognition').visible).toBe(false);
  });
});
