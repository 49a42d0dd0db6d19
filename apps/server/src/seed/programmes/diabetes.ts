import type { Answers } from '@gongwei/domain/forms';
import { addDays, fullYears, type CalendarDay, type Json } from '@gongwei/domain/shared';
import { FOLLOW_UP } from '../proportions.data.ts';
import { visitDays } from '../seed-follow-ups.ts';
import { rounded, treatedReading, type Constitution } from '../seed-health.ts';
import { endOf, HOSPITAL, type ProgrammeLife, type ProgrammeSheet } from './programme.ts';

const DRUGS: readonly Json[] = [
  { drugName: '盐酸二甲双胍片', drugClass: '2', timesPerDay: 3, dosePerTime: 0.5, doseUnit: 'g' },
  { drugName: '格列美脲片', drugClass: '1', timesPerDay: 1, dosePerTime: 2, doseUnit: 'mg' },
  { drugName: '阿卡波糖片', drugClass: '3', timesPerDay: 3, dosePerTime: 50, doseUnit: 'mg' },
];
const ADULT = 18;
/** Per cent of the visits with a fasting glucose below 7.0 mmol/L; an assumption of the project. */
const CONTROLLED = 58;

/** The card of a diabetic of type 2 and three years of visits, every three months, after two weeks where glucose was high. */
export function diabetesSheets(
  life: ProgrammeLife,
  body: Constitution,
  cardOn: CalendarDay,
): readonly ProgrammeSheet[] {
  const { resident, today, random } = life;
  const insulin = random.chance(0.12);
  const drug = random.pick(DRUGS);
  const controlledNow = random.next() * 100 < CONTROLLED;
  const overdue = random.next() * 100 < FOLLOW_UP.overdue;
  const last = addDays(today, overdue ? -random.integer(95, 190) : -random.integer(0, controlledNow ? 84 : 13));
  const days = [...visitDays(today, random).filter((day) => day < addDays(last, -14)), last].filter(
    // The service is for adults; the form says nothing of the next visit of a child.
    (on) => on > cardOn && fullYears(resident.birthDate, on) >= ADULT,
  );
  const visits = days.map((on) => {
    const controlled = on === last ? controlledNow : random.next() * 100 < CONTROLLED;
    return { formId: 'diabetes-follow-up', on, given: visitAnswers(life, body, { on, controlled, drug, insulin }) };
  });
  return [{ ...cardOf(life, body, cardOn, drug, insulin) }, ...visits].map((sheet) =>
    sheet.formId === 'diabetes-card' && resident.status !== '1' ? { ...sheet, updatedOn: life.until } : sheet,
  );
}

const glucose = ({ random }: ProgrammeLife, controlled: boolean): number =>
  rounded(controlled ? 5 + random.next() * 1.9 : 7 + random.next() ** 2 * 6, 1);

function cardOf(
  life: ProgrammeLife,
  body: Constitution,
  on: CalendarDay,
  drug: Json,
  insulin: boolean,
): ProgrammeSheet {
  const { random } = life;
  return {
    formId: 'diabetes-card',
    on,
    given: {
      caseSource: random.pick(['3', '3', '4', '5', '6']),
      diabetesType: '2',
      confirmedDate: addDays(on, -random.integer(0, 2_200)),
      confirmedInstitution: HOSPITAL,
      familyHistory: random.chance(0.3) ? ['2'] : ['5'],
      symptoms: random.chance(0.7) ? ['1'] : ['2', '4'],
      usesOralDrug: true,
      medications: [drug],
      usesInsulin: insulin,
      ...(insulin ? { insulinType: '甘精胰岛素', insulinDailyDose: 16 } : {}),
      ...measured(life, body, random.chance(0.5), on),
      fastingGlucose: glucose(life, false),
      ...endOf(life),
    },
  };
}

function measured(life: ProgrammeLife, body: Constitution, controlled: boolean, on: CalendarDay): Answers {
  const pressure = treatedReading(fullYears(life.resident.birthDate, on), controlled, life.random);
  return {
    ...pressure,
    height: rounded(body.height, 1),
    weight: rounded(body.bmi * (body.height / 100) ** 2 + life.random.normal(0, 0.8), 1),
  };
}

type Visit = { readonly on: CalendarDay; readonly controlled: boolean; readonly drug: Json; readonly insulin: boolean };

function visitAnswers(life: ProgrammeLife, body: Constitution, { on, controlled, drug, insulin }: Visit): Answers {
  const { random, resident } = life;
  const pulse = random.weighted([93, 6, 1]);
  return {
    followUpDate: on,
    disposition: '1',
    followUpMode: ['1', '2', '3'][random.weighted(FOLLOW_UP.wayWeights)]!,
    symptoms: controlled || random.chance(0.6) ? ['1'] : [random.pick(['2', '4', '5', '7'])],
    ...measured(life, body, random.chance(0.75), on),
    dorsalisPedisPulse: String(pulse + 1),
    ...(pulse === 0 ? {} : { dorsalisPedisPulseSide: random.pick(['1', '2', '3']) }),
    smokingPerDay: resident.sex === 'male' && random.chance(0.4) ? random.integer(5, 20) : 0,
    alcoholPerDay: 0,
    exerciseTimesPerWeek: random.integer(2, 7),
    exerciseMinutesPerTime: random.pick([20, 30, 30, 40]),
    stapleFoodPerDay: random.pick([200, 250, 250, 300, 350]),
    psychologicalAdjustment: random.chance(0.86) ? '1' : '2',
    complianceBehaviour: random.chance(0.8) ? '1' : '2',
    fastingGlucose: glucose(life, controlled),
    ...(random.chance(0.3)
      ? { hba1c: rounded(controlled ? 5.9 + random.next() : 7.1 + random.next() * 2, 1), hba1cDate: on }
      : {}),
    medicationAdherence: controlled || random.chance(0.6) ? '1' : '2',
    adverseDrugReaction: '1',
    hypoglycemiaReaction: random.chance(0.94) ? '1' : '2',
    medications: [drug],
    ...(insulin ? { insulinType: '甘精胰岛素', insulinUsage: '每晚睡前皮下注射 16 U' } : {}),
  };
}
