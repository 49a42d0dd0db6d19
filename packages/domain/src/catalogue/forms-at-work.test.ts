import { describe, expect, it } from 'vitest';
import { compileForm, createFormEngine, type Answers, type FormContext } from '../forms/index.ts';
import { calendarDay, type Json, type JsonObject } from '../shared/index.ts';
import { formIndex } from './form-index.ts';
import { loadForm } from './load-form.ts';

const woman = {
  id: 'r1',
  name: '张桂兰',
  sex: 'female',
  birthDate: calendarDay(1958, 3, 2),
  age: 68,
  idNumber: '32000019580302001X',
  known: [],
} as const;
const mother = { ...woman, birthDate: calendarDay(1996, 5, 1), age: 30 } as const;
const child = { ...woman, id: 'c1', name: '小宝', birthDate: calendarDay(2025, 11, 1), age: 1 } as const;

const contextOf = (resident: FormContext['resident'], previous: JsonObject = {}): FormContext => ({
  today: calendarDay(2026, 11, 20),
  ...(resident ? { resident } : {}),
  user: { id: 'doctor-1', name: '李医生', institutionCode: '320981104' },
  previous,
});

type Case = {
  readonly form: string;
  readonly of: NonNullable<FormContext['resident']>;
  readonly previous?: JsonObject;
  readonly answers: Answers;
  /** What the form then says by itself. */
  readonly says: { readonly [field: string]: Json | undefined };
  /** Checks that speak up. */
  readonly asks?: readonly string[];
};

const cases: readonly Case[] = [
  {
    form: 'diabetes-follow-up',
    of: woman,
    answers: {
      fastingGlucose: 7,
      systolic: 132,
      diastolic: 80,
      symptoms: ['1'],
      adverseDrugReaction: '1',
      medicationAdherence: '1',
    },
    says: { visitClass: '2', nextFollowUpDate: '2026-12-04', nextManagementMeasure: '2', referred: false, age: 68 },
  },
  {
    form: 'diabetes-follow-up',
    of: woman,
    answers: { fastingGlucose: 7, adverseDrugReaction: '1', visitClass: '1' },
    says: {},
    asks: ['satisfied-while-uncontrolled'],
  },
  {
    form: 'copd-follow-up',
    of: woman,
    answers: {
      exacerbationsLastYear: 0,
      hospitalizationsLastYear: 0,
      mmrc: '1',
      catScore: 6,
      fev1Predicted: 70,
      symptoms: ['2'],
      spo2: 96,
      respiratoryRate: 18,
      adverseDrugReaction: '1',
    },
    says: { managementLevel: '1', visitClass: '1', goldGroup: 'A', goldGrade: '2', nextFollowUpDate: '2027-05-20' },
  },
  {
    form: 'psychosis-follow-up',
    of: woman,
    answers: { riskGrade: '4', dangerousBehaviours: ['5'], selfHarmCount: 0, visitClass: '3' },
    says: {},
    asks: ['self-harm-count', 'unstable'],
  },
  {
    form: 'tuberculosis-follow-up',
    of: woman,
    previous: { treatmentStartDate: '2026-10-10', patientType: '1' },
    answers: { supervisor: '2', drugUsage: '1', missedDoses: 0, adverseDrugReaction: '1', complication: '1' },
    says: { treatmentMonth: 2, nextFollowUpDate: '2026-11-30', referred: false },
  },
  {
    form: 'hypertension-screening',
    of: woman,
    answers: {
      measurements: [
        { measuredDate: '2026-11-01', systolic: 142, diastolic: 84 },
        { measuredDate: '2026-11-08', systolic: 150, diastolic: 92 },
        { measuredDate: '2026-11-15', systolic: 146, diastolic: 88 },
      ],
    },
    says: { differentDays: 3, bloodPressureGrade: '1' },
    asks: ['refer-to-confirm'],
  },
  {
    form: 'child-check-up',
    of: child,
    previous: { gestationalWeeks: 39, gestationalDays: 2 },
    answers: { weight: 7.2, height: 69.8 },
    says: {
      stageMonth: '12',
      ageText: '1岁19天',
      ageMonths: 12,
      correctedAgeMonths: 12,
      weightForAgeLevel: '下',
      growthAssessment: '低体重、生长迟缓',
      weightLevel: '3',
      measurePosition: '1',
    },
  },
  {
    form: 'child-death-report',
    of: child,
    answers: { birthDate: '2026-11-18', birthTime: '22:00', deathDate: '2026-11-19', deathTime: '03:10' },
    says: { deathAgeYears: 0, deathAgeMonths: 0, deathAgeDays: 1, deathAgeHours: 5, deathAgeGroup: '早期新生儿' },
  },
  {
    form: 'pregnancy-basic-info',
    of: mother,
    answers: { lastMenstrualPeriod: '2026-08-15', gravidity: 1, vaginalDeliveries: 1, caesareanDeliveries: 0 },
    says: { expectedDeliveryDate: '2027-05-22', registrationGestationalWeek: 13, parity: 1, age: 30 },
    asks: ['parity', 'late-registration'],
  },
  {
    form: 'prenatal-visit',
    of: mother,
    previous: { countedFrom: '2026-07-01' },
    answers: { systolic: 150, diastolic: 95, hemoglobin: 120, weight: 60 },
    says: { gestationalWeek: 20, gestationalDay: 2, visitNumber: '2', classification: '2', referral: '2' },
  },
  { form: 'delivery-newborn', of: child, answers: { deliveryOutcome: '1', apgar1: 7 }, says: { asphyxia: '轻度' } },
  { form: 'delivery-newborn', of: child, answers: {}, says: { sex: '2' } },
  // Kept in the mother's file as long as the child has none: her sex is not the child's.
  { form: 'delivery-newborn', of: mother, answers: {}, says: { sex: undefined } },
  {
    form: 'postpartum-visit',
    of: mother,
    answers: { visitDate: '2026-11-20', deliveryDate: '2026-11-10', dischargeDate: '2026-11-13' },
    says: { postpartumDays: 10, nextVisitDate: '2026-12-22' },
  },
  {
    form: 'postpartum-visit',
    of: mother,
    answers: { visitDate: '2026-11-20', deliveryDate: '2026-10-09', dischargeDate: '2026-10-13' },
    says: { nextVisitDate: undefined },
  },
  {
    form: 'premarital-certificate',
    of: mother,
    answers: { issueDate: '2026-11-20', kinship: '2', medicalOpinion: '1' },
    says: { validUntil: '2027-02-20' },
    asks: ['opinion'],
  },
  {
    form: 'blood-pressure-patient',
    of: woman,
    previous: {
      readings: [
        { measuredAt: '2026-11-19T07:00', systolic: 142, diastolic: 88, timeSlot: '1' },
        { measuredAt: '2026-11-19T21:00', systolic: 132, diastolic: 80, timeSlot: '4' },
      ],
      dosesTaken: 9,
      dosesPlanned: 10,
    },
    answers: {},
    says: { average7d: '137.0/84.0', controlRate30d: 50, targetSystolic: 150, medicationCompliance: 90 },
  },
  {
    form: 'blood-glucose-reading',
    of: woman,
    answers: { value: 6.2, timePoint: '1', hoursAfterMeal: 5 },
    says: { glucoseLevel: '达标' },
    asks: ['fasting-too-soon'],
  },
  {
    form: 'blood-pressure-reading',
    of: woman,
    answers: { systolic: 185, diastolic: 90 },
    says: { bloodPressureGrade: '3', pulsePressure: 95 },
    asks: ['critical'],
  },
  {
    form: 'medication-record',
    of: woman,
    answers: {
      intakes: [
        { plannedAt: '2026-11-19T08:00', status: '1' },
        { plannedAt: '2026-11-20T08:00', status: '2' },
      ],
    },
    says: { adherenceRate: 50 },
    asks: ['low-adherence'],
  },
  {
    form: 'family-doctor-contract',
    of: woman,
    answers: { signDate: '2026-11-20', termYears: '1', packages: [{ price: 120, discount: 20 }] },
    says: { beginDate: '2026-11-20', endDate: '2027-11-19', totalFee: 100 },
  },
  {
    form: 'assessment-metabolic-syndrome',
    of: woman,
    answers: {
      weight: 60,
      height: 160,
      waist: 90,
      fastingGlucose: 6.5,
      systolic: 120,
      diastolic: 80,
      triglycerides: 1.9,
      hdlC: 1.2,
      diabetesTreated: false,
      hypertensionTreated: false,
    },
    says: { componentCount: 3, metabolicSyndrome: '2', bmi: 23.4 },
  },
  {
    form: 'elderly-self-care-assessment',
    of: woman,
    answers: { feeding: '1', grooming: '2', dressing: '3', toileting: '1', mobility: '2' },
    says: { totalScore: 5, selfCareGrade: '2' },
  },
  {
    form: 'supplement-ecg',
    of: woman,
    answers: { heartRate: 60, qtInterval: 400, findings: ['2'], ecgResult: '1' },
    says: { qtc: 400 },
    asks: ['result-and-findings'],
  },
  {
    form: 'nucleic-sample',
    of: woman,
    previous: { serial: '0007' },
    answers: { idNo: '32000019600229123X', sampleTime: '2026-11-20T08:30', sampleOrg: '320981104' },
    says: { age: 66, sampleNo: '9811042611200007' },
  },
  {
    form: 'nucleic-result',
    of: woman,
    answers: { ctOrf1ab: 33, nNoCt: true, tester: 'u2', reviewer: 'u2' },
    says: { result: '2' },
    asks: ['reviewer-is-tester'],
  },
  {
    form: 'resident-info-card',
    of: woman,
    previous: { pastDiseases: ['2', '7'], contactName: '李强' },
    answers: {},
    says: { name: '张桂兰', chronicDiseases: ['2', '4'], emergencyContactName: '李强' },
  },
  {
    form: 'appointment-session',
    of: woman,
    previous: { reserved: 12 },
    answers: { capacity: 10 },
    says: { reserved: 12, left: -2 },
    asks: ['capacity'],
  },
  {
    form: 'password-change',
    of: woman,
    answers: { oldPassword: 'abc12345', newPassword: 'abc12345', confirm: 'abc123456' },
    says: {},
    asks: ['same', 'confirm'],
  },
  {
    form: 'maternal-summary',
    of: woman,
    answers: { liveBirths: 400, maternalDeaths: 0, premaritalExamined: 10, earlyRegistered: 371 },
    says: { earlyRegistrationRate: 92.75, maternalMortality: 0 },
  },
];

describe('forms at work', () => {
  it.each(cases)('$form of $of.age', async ({ form, of, previous, answers, says, asks = [] }) => {
    const engine = createFormEngine(compileForm(await loadForm(form)), contextOf(of, previous));
    engine.setMany(answers);
    expect(Object.fromEntries(Object.keys(says).map((key) => [key, engine.state(key).value]))).toEqual(says);
    const told = engine.issues().map(({ code }) => code);
    expect(asks.filter((id) => !told.includes(`check:${id}`))).toEqual([]);
  });

  it.each(formIndex)('$id asks nothing before anything is answered', async ({ id }) => {
    const engine = createFormEngine(compileForm(await loadForm(id)), contextOf(undefined));
    expect(engine.issues().filter(({ severity }) => severity === 'warning')).toEqual([]);
  });
});
