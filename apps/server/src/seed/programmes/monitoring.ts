import type { Answers } from '@gongwei/domain/forms';
import { addDays, addMonths, type CalendarDay } from '@gongwei/domain/shared';
import { DRUGS } from '../names.data.ts';
import { rounded, treatedReading, type Constitution } from '../seed-health.ts';
import { departmentCare } from './department-readings.ts';
import { reportSheets } from './health-reports.ts';
import type { ProgrammeLife, ProgrammeSheet } from './programme.ts';

/** Per cent of those in care who measure at home, and of them who have a prescription and an assessment; assumptions of the project. */
const SHARES = { monitored: 22, prescribed: 55, assessed: 70, handled: 60 };
/** Days of readings before today. */
const MONTH = 30;
const MINUTES = ['00', '05', '10', '20', '30', '40'] as const;

/** Monitoring at home of hypertensives and diabetics: plan, readings of the last month, medicines, a prescription, an assessment of risk. */
export function monitoringSheets(life: ProgrammeLife, body: Constitution): readonly ProgrammeSheet[] {
  const { resident, random } = life;
  const [pressure, glucose] = [resident.conditions.includes('hypertension'), resident.conditions.includes('diabetes')];
  if (resident.status !== '1' || (!pressure && !glucose) || random.next() * 100 >= SHARES.monitored) return [];
  const sheets = [
    ...(pressure ? pressureSheets(life) : []),
    ...(glucose ? glucoseSheets(life, body) : []),
    ...(random.next() * 100 < SHARES.prescribed ? [prescription(life, body, pressure)] : []),
    ...(pressure && random.next() * 100 < SHARES.assessed ? [assessment(life, body)] : []),
  ];
  return [...sheets, ...reportSheets(life, sheets)];
}

/** Days of the last month on which somebody measured: the last of them lately, for few long ago, today nobody yet. */
function readingDays({ today, random }: ProgrammeLife): readonly CalendarDay[] {
  const silent = random.chance(0.15) ? random.integer(15, 25) : random.integer(1, 4);
  const days: CalendarDay[] = [];
  for (let back = MONTH - 1; back >= silent; back -= random.integer(2, 6)) days.push(addDays(today, -back));
  return days;
}

/** A warning that came some days ago has mostly been dealt with. */
const handled = ({ today, resident, random }: ProgrammeLife, on: CalendarDay, high: boolean): Answers =>
  high && on < addDays(today, -3) && random.next() * 100 < SHARES.handled
    ? {
        ...{ handled: true, handledBy: resident.doctorId, handledAt: `${addDays(on, 1)}T09:20:00` },
        handling: random.pick(['电话随访：已嘱按时服药', '上门：复测后达标', '预约门诊：本周来院']),
      }
    : {};

function pressureSheets(life: ProgrammeLife): readonly ProgrammeSheet[] {
  const { resident, age, today, random } = life;
  const began = addDays(today, -random.integer(60, 240));
  const controlled = random.chance(0.62);
  const rests = random.chance(0.05) ? addDays(today, -random.integer(1, 20)) : undefined;
  const plan: ProgrammeSheet = {
    formId: 'blood-pressure-patient',
    on: began,
    given: {
      patientType: resident.conditions.includes('diabetes') ? '3' : '1',
      onAntihypertensive: true,
      responsibleDoctor: resident.doctorId,
      planStart: began,
      ...(random.chance(0.5) ? { device: `BP${random.integer(10_000, 99_999)}` } : {}),
      ...(rests ? { state: '2', stateReason: '3', stateOn: rests } : {}),
    },
    ...(rests && { updatedOn: rests }),
  };
  const readings = readingDays(life).map((on): ProgrammeSheet => {
    const { systolic, diastolic } = treatedReading(age, controlled ? random.chance(0.9) : random.chance(0.25), random);
    const morning = random.chance(0.6);
    return {
      formId: 'blood-pressure-reading',
      on,
      given: {
        measuredAt: `${on}T${morning ? '07' : '20'}:${random.pick(MINUTES)}:00`,
        timeSlot: morning ? '1' : '4',
        ...{ systolic, diastolic, pulseRate: random.integer(60, 88), arm: '1' },
        measurementSource: random.pick(['2', '2', '2', '1', '5']),
        entrySource: random.pick(['1', '1', '2']),
        ...handled(life, on, systolic >= 135 || diastolic >= 85),
      },
    };
  });
  const { drugName, drugClass, dosePerTime, timesPerDay, doseUnit } = random.pick(DRUGS);
  const medicine = {
    ...{ disease: '1', drugName, drugClassHypertension: drugClass, dosePerTime, timesPerDay, doseUnit, route: ORAL },
    ...{ frequency: timesPerDay === 2 ? 'bid' : 'qd', startDate: began, dataSource: '1', adverseDrugReaction: '1' },
  };
  return [plan, ...readings, { formId: 'medication-record', on: began, given: medicine }];
}

const ORAL = '001';

function glucoseSheets(life: ProgrammeLife, { glucose }: Constitution): readonly ProgrammeSheet[] {
  const { resident, today, random } = life;
  const began = addDays(today, -random.integer(60, 240));
  const controlled = random.chance(0.55);
  const usual = controlled ? 6.4 : Math.max(8.2, glucose);
  const care = departmentCare(life, usual);
  const plan: ProgrammeSheet = {
    formId: 'blood-glucose-patient',
    on: began,
    given: {
      ...{ patientType: '1', treatmentMode: random.chance(0.2) ? ['2', '3'] : ['2'] },
      ...{ responsibleDoctor: resident.doctorId, planStart: began },
      ...(random.chance(0.5) ? { device: `BG${random.integer(10_000, 99_999)}` } : {}),
      ...care.plan,
    },
  };
  const readings = readingDays(life).map((on): ProgrammeSheet => {
    const fasting = random.chance(0.65);
    const low = random.chance(0.02);
    const value = low ? random.integer(30, 38) / 10 : Math.max(4, usual + (fasting ? 0 : 2.1) + random.normal(0, 0.9));
    const measuredAt = `${on}T${fasting ? '06' : '09'}:${random.pick(MINUTES)}:00`;
    const measurementSource = random.pick(['2', '2', '1']);
    return {
      formId: 'blood-glucose-reading',
      on,
      given: {
        measuredAt,
        timePoint: fasting ? '1' : '2',
        value: rounded(value, 1),
        measurementSource,
        ...(measurementSource === '1' && { department: '95' }),
        entrySource: random.pick(['1', '1', '2']),
        ...handled(life, on, low || value > 10),
      },
    };
  });
  const medicine = {
    ...{
      disease: '2',
      drugName: '盐酸二甲双胍片',
      drugClassDiabetes: '2',
      dosePerTime: 0.5,
      timesPerDay: 3,
      doseUnit: 'g',
    },
    ...{ route: ORAL, frequency: 'tid', startDate: began, dataSource: '1', adverseDrugReaction: '1' },
  };
  return [plan, ...readings, ...care.readings, { formId: 'medication-record', on: began, given: medicine }];
}

function prescription({ today, random }: ProgrammeLife, body: Constitution, pressure: boolean): ProgrammeSheet {
  const on = addDays(today, -random.integer(5, 110));
  const height = rounded(body.height, 1);
  return {
    formId: 'management-prescription',
    on,
    given: {
      ...{ prescribeDate: on, validDays: 90, prescriptionKinds: ['1', '2', '7'] },
      targetProblems: [pressure ? '1' : '2', ...(body.bmi >= 24 ? ['4'] : [])],
      ...{ guideWay: pressure ? '2' : '3', height, weight: rounded(body.bmi * (body.height / 100) ** 2, 1) },
      ...{ activityLevel: '2', kcalPerKg: body.bmi >= 24 ? 22 : 28, stapleGrams: 250 },
      ...{ exerciseTypes: ['1'], intensity: '2', bpMonitoring: '2', glucoseMonitoring: pressure ? '6' : '2' },
    },
  };
}

function assessment({ resident, age, today, random }: ProgrammeLife, body: Constitution): ProgrammeSheet {
  const on = addDays(today, -random.integer(3, 200));
  const { systolic, diastolic } = treatedReading(age, random.chance(0.5), random);
  return {
    formId: 'assessment-hypertension',
    on,
    given: {
      ...{
        assessDate: on,
        systolic1: systolic,
        diastolic1: diastolic,
        hypertensionDiagnosed: true,
        antihypertensive: true,
      },
      smoking: resident.sex === 'male' && random.chance(0.4) ? '3' : '1',
      ...{ height: rounded(body.height, 1), weight: rounded(body.bmi * (body.height / 100) ** 2, 1) },
      waist: rounded(body.bmi * (resident.sex === 'male' ? 3.6 : 3.5), 0),
      ...{ fastingGlucose: rounded(body.glucose, 1), totalCholesterol: rounded(body.cholesterol, 1) },
      ...{
        earlyCvdFamilyHistory: random.chance(0.1),
        targetOrganDamage: ['10'],
        ckdStage: '1',
        clinicalComplications: ['16'],
      },
      diabetesStatus: resident.conditions.includes('diabetes') ? '2' : '1',
      ...{ managementAdvice: ['1', '2', '4', '9'], nextAssessDate: addMonths(on, random.pick([3, 6, 6])) },
    },
  };
}
