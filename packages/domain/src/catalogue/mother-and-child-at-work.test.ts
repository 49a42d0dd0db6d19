import { expect, it } from 'vitest';
import { compileForm, createFormEngine, type Answers, type FormContext } from '../forms/index.ts';
import { calendarDay, type Json, type JsonObject } from '../shared/index.ts';
import { loadForm } from './load-form.ts';

const mother = { id: 'r1', sex: 'female', birthDate: calendarDay(1990, 5, 1), age: 36 } as const;
const infant = { id: 'c1', sex: 'male', birthDate: calendarDay(2026, 5, 1), age: 0 } as const;
const contextOf = (resident: FormContext['resident'], previous: JsonObject = {}): FormContext => ({
  today: calendarDay(2026, 11, 20),
  ...(resident ? { resident } : {}),
  user: { id: 'doctor-1', name: '李医生', institutionCode: '320981104' },
  previous,
});

type Case = readonly [
  form: string,
  what: string,
  of: FormContext['resident'],
  previous: JsonObject,
  answers: Answers,
  says: { readonly [field: string]: Json | undefined },
  asks: readonly string[],
];

const CASES: readonly Case[] = [
  [
    'pregnancy-basic-info',
    'proposes factors from age and history and a level from the factors',
    mother,
    {},
    {
      registrationDate: '2026-11-20',
      birthDate: '1990-05-01',
      height: 142,
      prePregnancyWeight: 50,
      caesareanDeliveries: 0,
    },
    { riskLevel: '2' },
    [],
  ],
  [
    'pregnancy-basic-info',
    'takes the level from the factors that the doctor ticked',
    mother,
    {},
    { riskFactors: ['Y1.1'] },
    { riskLevel: '2' },
    [],
  ],
  [
    'prenatal-visit',
    'takes the level of the day from the factors ticked at the visit',
    mother,
    {},
    { riskFactors: ['Y1.1'], systolic: 118, diastolic: 70 },
    { riskLevel: '2' },
    [],
  ],
  [
    'prenatal-visit',
    'grades nobody of whom no factor was looked at',
    mother,
    {},
    { systolic: 118 },
    { riskLevel: undefined },
    [],
  ],
  [
    'delivery-mother',
    'asks about a haemorrhage by the mode of birth',
    mother,
    {},
    { totalBloodLoss: 600, deliveryMode: '1', gestationalWeek: 39 },
    {},
    ['haemorrhage'],
  ],
  [
    'delivery-mother',
    'says that a birth before 37 weeks is early',
    mother,
    { countedFrom: '2026-03-01' },
    { deliveryTime: '2026-11-14T08:00' },
    { gestationalWeek: 36 },
    ['preterm'],
  ],
  [
    'premarital-certificate',
    'is valid for three months',
    mother,
    {},
    { issueDate: '2026-11-20' },
    { validUntil: '2027-02-20' },
    [],
  ],
  [
    'prepregnancy-early-follow-up',
    'notes a visit after the twelfth week',
    mother,
    {},
    { followUpResult: '1', lastMenstrualPeriod: '2026-07-01', visitDate: '2026-11-20' },
    {},
    ['within-12-weeks'],
  ],
  [
    'prepregnancy-outcome-follow-up',
    'notes a visit more than six weeks after the end',
    mother,
    {},
    { followUpResult: '1', endDate: '2026-09-01', visitDate: '2026-11-20' },
    {},
    ['within-6-weeks'],
  ],
  [
    'frail-child-follow-up',
    'comes back after two weeks with anaemia for the first time',
    infant,
    { enrolDate: '2026-11-20', frailTypes: ['04'], firstVisit: true },
    { visitDate: '2026-11-20' },
    { nextVisitDate: '2026-12-04' },
    [],
  ],
  [
    'frail-child-follow-up',
    'refers after a month of treatment without effect',
    infant,
    { enrolDate: '2026-10-01' },
    { visitDate: '2026-11-20', effect: '3' },
    { nextVisitDate: '2026-12-20', referral: '2', referralReason: '治疗满1个月无效' },
    [],
  ],
  [
    'child-hearing-exam',
    'notes a second screening after day 42',
    infant,
    {},
    { stage: '2', examDate: '2026-06-13' },
    {},
    ['second-screening-late'],
  ],
  [
    'child-hearing-exam',
    'notes a late diagnosis and late help',
    infant,
    {},
    { examDate: '2026-11-20', diagnosed: true, diagnosisDate: '2026-08-02', interventionDate: '2026-11-02' },
    {},
    ['diagnosis-late'],
  ],
  [
    'child-psychology-exam',
    'works out the quotient',
    infant,
    {},
    {
      examDate: '2026-11-01',
      scaleType: ['1'],
      grossMotorMentalAge: 6,
      fineMotorMentalAge: 6,
      adaptiveMentalAge: 5.4,
      languageMentalAge: 6.3,
      socialMentalAge: 6.3,
    },
    { mentalAge: 6, developmentQuotient: 100, dqLevel: '中等' },
    [],
  ],
  [
    'child-check-up',
    'refers what has to be referred',
    infant,
    {},
    { followUpDate: '2026-11-01', stageMonth: '6', hearing: '2' },
    { referral: '2', referralReason: '听力未通过' },
    [],
  ],
  [
    'child-check-up',
    'lets the doctor decide otherwise, but asks',
    infant,
    {},
    { followUpDate: '2026-11-01', stageMonth: '6', hearing: '2', referral: '1' },
    { referral: '1' },
    ['findings-without-referral'],
  ],
  [
    'immunization-dose',
    'says when a vaccine is not due',
    infant,
    { doses: [] },
    { date: '2026-11-20T09:00', decision: '1', vaccine: 'MPSV-AC' },
    { doseAdvice: 'A群C群流脑多糖疫苗第1剂：未到（2029-05-01 起，2030-05-01 前）' },
    ['too-early'],
  ],
  [
    'immunization-record',
    'names the doses at a wrong interval',
    infant,
    {},
    {
      birthDate: '2026-05-01',
      sex: '1',
      doses: [
        { vaccine: 'HepB', doseNumber: 1, date: '2026-05-01' },
        { vaccine: 'HepB', doseNumber: 2, date: '2026-05-03' },
      ],
    },
    { invalidDoses: '乙肝疫苗 2026-05-03' },
    ['dose-too-early'],
  ],
];

it.each(CASES)('%s %s', async (form, _what, of, previous, answers, says, asks) => {
  const engine = createFormEngine(compileForm(await loadForm(form)), contextOf(of, previous));
  engine.setMany(answers);
  expect(Object.fromEntries(Object.keys(says).map((key) => [key, engine.state(key).value]))).toEqual(says);
  const told = engine.issues().map(({ code }) => code);
  expect(asks.filter((id) => !told.includes(`check:${id}`))).toEqual([]);
});

it('the weight gained in the first month is judged by the weight at birth', async () => {
  const of = { ...infant, birthDate: calendarDay(2026, 10, 20) };
  const engineWith = async (previous: JsonObject) => {
    const engine = createFormEngine(compileForm(await loadForm('child-check-up')), contextOf(of, previous));
    engine.setMany({ followUpDate: '2026-11-19', stageMonth: '1', weight: 3.8 });
    return engine;
  };
  expect((await engineWith({ birthWeight: 3.3 })).state('findings').value).toBe('满月增重不足 600 g，评估喂养');
  expect((await engineWith({ birthWeight: 3.1 })).state('findings').value).toBeUndefined();
  expect((await engineWith({})).state('findings').value).toBeUndefined();
});
