import type { Answers } from '@gongwei/domain/forms';
import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import { rounded } from '../seed-health.ts';
import { personName, testPhone } from '../seed-people.ts';
import { HOSPITAL, type ProgrammeLife, type ProgrammeSheet } from './programme.ts';

/** Women of 20 to 39 with a pregnancy that began within the last eleven months; more than there are, so that a small county has one. */
const PREGNANT = 0.08;
const BEGAN = { from: 60, to: 345 };

type Pregnancy = {
  readonly began: CalendarDay;
  readonly due: CalendarDay;
  readonly height: number;
  readonly weight: number;
  readonly births: number;
};

/** A pregnancy from booking to the 42nd day after birth, as far as it has come. */
export function pregnancySheets(life: ProgrammeLife): readonly ProgrammeSheet[] {
  const { resident, age, random, today } = life;
  if (resident.sex !== 'female' || age < 20 || age > 39 || resident.status !== '1' || !random.chance(PREGNANT))
    return [];
  const began = addDays(today, -random.integer(BEGAN.from, BEGAN.to));
  const height = random.integer(153, 168);
  const pregnancy: Pregnancy = {
    began,
    due: addDays(began, 280),
    height,
    weight: rounded(20 * (height / 100) ** 2 + random.next() * 14, 1),
    births: random.weighted([52, 42, 6]),
  };
  const born = addDays(pregnancy.due, random.integer(-12, 5));
  const weeks = (week: number): CalendarDay => addDays(began, week * 7 + random.integer(0, 5));
  const booked = weeks(9);
  const visits = [18, 23, 29, 34, 37, 38].map((week, at) =>
    prenatalVisit(life, pregnancy, { week, at, on: weeks(week) }),
  );
  return [
    { formId: 'pregnancy-basic-info', on: booked, given: booking(life, pregnancy, booked) },
    {
      formId: 'first-prenatal-visit',
      on: addDays(booked, 3),
      given: firstVisit(life, pregnancy),
      previous: datedFrom(pregnancy),
    },
    ...visits.filter(({ on }) => on < born && random.chance(0.9)),
    ...afterBirth(life, pregnancy, born),
  ].filter(({ on }) => on <= today);
}

const datedFrom = ({ began, due }: Pregnancy) => ({
  lastMenstrualPeriod: began,
  countedFrom: began,
  expectedDeliveryDate: due,
});

function booking(
  life: ProgrammeLife,
  { began, height, weight, births }: Pregnancy,
  registrationDate: CalendarDay,
): Answers {
  const { resident, index, random } = life;
  const none = [
    'inducedAbortions',
    'spontaneousAbortions',
    'medicalAbortions',
    'midTrimesterInductions',
    'pretermBirths',
    'dystociaCount',
    'fetalDeaths',
    'stillbirths',
    'birthDefects',
    'neonatalDeaths',
    'ectopicPregnancies',
    'hydatidiformMoles',
  ];
  return {
    ...Object.fromEntries(none.map((key) => [key, 0])),
    handbookNumber: `YF${resident.archiveNumber.slice(-11)}`,
    registrationDate,
    phone: resident.phone ?? testPhone(index + 500_000),
    householdAddress: resident.villageCode,
    residenceAddress: resident.villageCode,
    husbandName: personName(random, 'male', life.age + 2),
    menarcheAge: random.integer(12, 15),
    menstrualPeriodDays: 5,
    menstrualCycleDays: 28,
    menstrualVolume: '2',
    lastMenstrualPeriod: began,
    gravidity: births + 1,
    vaginalDeliveries: births,
    caesareanDeliveries: 0,
    height,
    prePregnancyWeight: weight,
    baselineSystolic: random.integer(102, 128),
    baselineDiastolic: random.integer(62, 80),
    recordStatus: '0',
  };
}

const firstVisit = ({ age, random }: ProgrammeLife, { began, due, height, weight, births }: Pregnancy): Answers => ({
  lastMenstrualPeriodKnown: '1',
  lastMenstrualPeriod: began,
  expectedDeliveryDate: due,
  gestationalWeek: 9,
  age,
  gravidity: births + 1,
  vaginalDeliveries: births,
  caesareanDeliveries: 0,
  height,
  weight,
  systolic: random.integer(102, 132),
  diastolic: random.integer(62, 84),
  hemoglobin: random.integer(112, 138),
  whiteBloodCell: 7.2,
  platelet: random.integer(160, 260),
  creatinine: 52,
  bloodUrea: 3.4,
  aboBloodType: random.pick(['1', '2', '3', '4']),
  guidance: ['1', '3', '4', '5'],
});

type At = { readonly week: number; readonly at: number; readonly on: CalendarDay };

const prenatalVisit = ({ random }: ProgrammeLife, pregnancy: Pregnancy, { week, at, on }: At): ProgrammeSheet => ({
  formId: 'prenatal-visit',
  on,
  previous: datedFrom(pregnancy),
  given: {
    visitNumber: ['2', '3', '4', '5'][at] ?? '9',
    serviceType: '1',
    lostToFollowUp: '1',
    gestationalWeek: week,
    weight: rounded(pregnancy.weight + (week - 9) * 0.4, 1),
    systolic: random.integer(104, 136),
    diastolic: random.integer(64, 86),
    hemoglobin: random.integer(108, 130),
    fundalHeight: Math.max(14, week - 2),
    abdominalCircumference: 70 + week,
    fetalHeartRate: random.integer(132, 152),
    guidance: ['1', '2', '5'],
  },
});

function afterBirth(life: ProgrammeLife, pregnancy: Pregnancy, born: CalendarDay): readonly ProgrammeSheet[] {
  const { random } = life;
  const caesarean = random.chance(0.44);
  const left = addDays(born, caesarean ? 5 : 3);
  const since = { deliveryDate: born, dischargeDate: left };
  const well = {
    generalHealth: '良好',
    psychologicalState: '良好',
    systolic: random.integer(104, 130),
    diastolic: random.integer(64, 82),
  };
  return [
    {
      formId: 'delivery-mother',
      on: born,
      previous: datedFrom(pregnancy),
      given: {
        deliveryTime: `${born}T0${random.integer(1, 9)}:30`,
        deliveryPlace: '12',
        deliveryInstitution: HOSPITAL,
        institutionalDelivery: '1',
        fetusCount: '1',
        deliveryMode: caesarean ? '5' : '1',
        midwife: personName(random, 'female', 40),
        totalBloodLoss: random.integer(180, 380),
        perineum: '1',
        hasComplication: '1',
        postpartumSystolic: random.integer(104, 132),
        postpartumDiastolic: random.integer(62, 84),
        maternalOutcome: '1',
      },
    },
    ...(random.chance(0.9)
      ? [{ formId: 'postpartum-visit', on: addDays(left, random.integer(3, 7)), given: { ...since, ...well } }]
      : []),
    ...(random.chance(0.88)
      ? [{ formId: 'postpartum-42-day', on: addDays(born, random.integer(42, 48)), given: { ...since, ...well } }]
      : []),
  ];
}
